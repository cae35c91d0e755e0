/** Callout numbers: written at the end of a label, explained by a list. */
const NUMBERED = /^(.*) \((\d)\)$/s;

/**
 * @example
 * readLabel('Save (2)') // {text: 'Save', number: 2}
 * readLabel('Save') // {text: 'Save'}
 */
export function readLabel(label: string): {text: string; number?: number} {
  const [, text, number] = NUMBERED.exec(label) ?? [];
  return text === undefined ? {text: label} : {text, number: Number(number)};
}

/** Every number in a drawing, wherever its labels are. */
export function numbersIn(part: unknown): number[] {
  if (typeof part === 'string') {
    return [readLabel(part).number ?? []].flat();
  }
  return typeof part === 'object' && part !== null
    ? Object.values(part).flatMap(numbersIn)
    : [];
}
