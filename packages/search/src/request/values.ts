/**
 * Parses single parameter values. The same parameter may be JSON or, inside a
 * `params` string, text: 20 or "20", ["a"] or '["a"]' or "a".
 */
import {badRequest} from './errors.ts';

export function readString(
  name: string,
  value: unknown,
  maxLength: number,
): string {
  if (typeof value !== 'string') {
    throw badRequest(`Invalid value for "${name}" parameter, expected string`);
  }
  if (value.length > maxLength) {
    throw badRequest(
      `Value too long for "${name}" parameter, expected at most ${maxLength} characters`,
    );
  }
  return value;
}

export function readInteger(name: string, value: unknown, max: number): number {
  const number =
    typeof value === 'string' && /^\d{1,9}$/.test(value)
      ? Number(value)
      : value;
  if (
    typeof number !== 'number' ||
    !Number.isInteger(number) ||
    number < 0 ||
    number > max
  ) {
    throw badRequest(
      `Invalid value for "${name}" parameter, expected integer between 0 and ${max}`,
    );
  }
  return number;
}

export function readList(
  name: string,
  value: unknown,
  maxItems: number,
  maxLength: number,
): string[] {
  const list = typeof value === 'string' ? splitList(value) : value;
  if (!Array.isArray(list)) {
    throw badRequest(
      `Invalid value for "${name}" parameter, expected array of strings`,
    );
  }
  if (list.length > maxItems) {
    throw badRequest(
      `Too many values for "${name}" parameter, expected at most ${maxItems}`,
    );
  }
  return list.map((item) => readString(name, item, maxLength));
}

/** @example splitList('a,b') // ['a', 'b'] */
function splitList(text: string): unknown {
  return text.trimStart().startsWith('[')
    ? parseJson(text)
    : text
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '');
}

/** Undefined if it isn't JSON, which then fails validation. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
