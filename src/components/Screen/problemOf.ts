/** What a writer has to fix in a drawing. It fails the build. */
import {numbersIn, readLabel} from './numbers';
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
  badge: 1,
  problem: 1,
  toggle: 1,
  quiet: 1,
  button: 1,
  dialog: 1,
  show: 1,
};

const isOneOf = (text: string, labels: readonly string[] = []) =>
  labels.some((label) => readLabel(label).text === text);

function problemOfLine(line: Line): string | undefined {
  const unknown = Object.keys(line).find((key) => !Object.hasOwn(KNOWN, key));
  if (unknown !== undefined) {
    return `unknown part '${unknown}'; known: ${Object.keys(KNOWN).join(', ')}`;
  }
  if (line.chosen !== undefined && !isOneOf(line.chosen, line.choices)) {
    return `'${line.chosen}' isn't one of the choices`;
  }
  return line.show?.map(problemOfLine).find(Boolean);
}

function problemOfNumbers(drawing: Drawing, steps: number): string | undefined {
  if (steps === 0) {
    return 'needs steps that explain its numbers';
  }
  const numbers = numbersIn(drawing);
  const unexplained = numbers.find((number) => number < 1 || number > steps);
  if (unexplained !== undefined) {
    return `no step explains number ${unexplained}`;
  }
  for (let step = 1; step <= steps; step += 1) {
    if (!numbers.includes(step)) {
      return `step ${step} has no number in the drawing`;
    }
  }
  return undefined;
}

export function problemOf(drawing: Drawing, steps: number): string | undefined {
  const {menu, at, show} = drawing;
  if (at !== undefined && !isOneOf(at, menu)) {
    return `'${at}' isn't in the menu`;
  }
  return (
    show.map(problemOfLine).find(Boolean) ?? problemOfNumbers(drawing, steps)
  );
}
