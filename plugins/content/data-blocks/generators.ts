/** The elements that pages may use, with the function that generates each. */
import {changesTable} from '../../openapi/changes.ts';
import {readApi} from '../../openapi/document.ts';
import {
  callSections,
  callsTable,
  eventTabs,
  objectSection,
} from '../../openapi/reference.ts';
import {factTables} from './tables/index.ts';
import {exampleFile} from './exampleFile.ts';

export type Attributes = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, string>>;

/** Throws on an unknown name, so that a typo doesn't leave a gap. */
function pick<T>(known: Readonly<Record<string, T>>, name = ''): T {
  if (!Object.hasOwn(known, name)) {
    throw new Error(
      `unknown "${name}"; known: ${Object.keys(known).join(', ')}`,
    );
  }
  return known[name]!;
}

export const generators: Readonly<
  Record<string, (attributes: Attributes, values: Values) => string>
> = {
  FactTable: ({of}) => pick(factTables, of)(),
  ApiCallTable: (_, values) => callsTable(readApi(values)),
  ApiCalls: ({of = ''}, values) => callSections(readApi(values), of),
  ApiObject: ({name = ''}, values) => objectSection(readApi(values), name),
  ApiChanges: changesTable,
  ApiEvents: (_, values) => eventTabs(readApi(values)),
  ExampleFile: exampleFile,
};
