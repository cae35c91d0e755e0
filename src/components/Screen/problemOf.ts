/** What a writer has to fix in a drawing. It fails the build. */
import type {Line} from './types';

type Drawing = {
  menu?: readonly string[];
  at?: string;
  show: readonly Line[];
};

/** An object, so that the compiler asks for every key of a line. */
const KNOWN: Record<keyof Line, 1> = {
  heading: 1,
  text: 1,
  check: 1,
  item: 1,
  field: 1,
  value: 1,
  choices: 1,
  chosen: 1,
  note: 1,
  problem: 1,
  toggle: 1,
  quiet: 1,
  button: 1,
  dialog: 1,
  show: 1,
};

function problemOfLine(line: Line): string | undefined {
  const unknown = Object.keys(line).find((key) => !Object.hasOwn(KNOWN, key));
  if (unknown !== undefined) {
    return `unknown part '${unknown}'; known: ${Object.keys(KNOWN).join(', ')}`;
  }
  if (line.chosen !== undefined && !line.choices?.includes(line.chosen)) {
    return `'${line.chosen}' isn't one of the choices`;
  }
  return line.show?.map(problemOfLine).find(Boolean);
}

export function problemOf({menu, at, show}: Drawing): string | undefined {
  if (at !== undefined && !menu?.includes(at)) {
    return `'${at}' isn't in the menu`;
  }
  return show.map(problemOfLine).find(Boolean);
}
