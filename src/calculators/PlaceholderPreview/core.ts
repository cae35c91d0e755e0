/** Fills placeholders in custom instructions as the product does. Pure functions. */
import leven from 'leven';
import {promptPlaceholders} from '../../../data/facts/promptPlaceholders.ts';
import type {PromptPlaceholder} from '../../../data/facts/promptPlaceholders.ts';

export type Part =
  | {type: 'text'; text: string}
  | {type: 'value'; name: string; text: string}
  | {type: 'empty'; name: string}
  /** Kept as typed; `nearest` is the probable name. */
  | {type: 'unknown'; text: string; nearest: string | null};

export type Situation = {
  /** An id of data/facts/platforms.ts. */
  platform: string;
  /** Whether the condition of a value is met: the visitor is identified … */
  condition: boolean;
};

/** The maximum edit distance for a suggestion. */
const NEAR = 3;

function nearest(name: string): string | null {
  const [best] = promptPlaceholders
    .map(({name: known}) => ({
      name: known,
      distance: leven(name.trim().toLowerCase(), known),
    }))
    .toSorted((a, b) => a.distance - b.distance);
  return best && best.distance <= NEAR ? best.name : null;
}

/** Null if the platform has no such value. */
function valueOf(
  {availability, example}: PromptPlaceholder,
  {platform, condition}: Situation,
): string | null {
  const available = availability[platform];
  if (available === undefined || (available !== true && !condition)) {
    return null;
  }
  return typeof example === 'string' ? example : (example[platform] ?? null);
}

function fillOne(typed: string, name: string, situation: Situation): Part {
  const known = promptPlaceholders.find((it) => it.name === name);
  if (!known) {
    return {type: 'unknown', text: typed, nearest: nearest(name)};
  }
  const text = valueOf(known, situation);
  return text === null ? {type: 'empty', name} : {type: 'value', name, text};
}

/**
 * @example
 * fill('Hi {{user.name}}!', {platform: 'discord', condition: false})
 * // text 'Hi ', value 'Ada', text '!'
 */
export function fill(instructions: string, situation: Situation): Part[] {
  return instructions
    .split(/(\{\{[^{}]*\}\})/)
    .map((part): Part => {
      const name = /^\{\{([^{}]*)\}\}$/.exec(part)?.[1];
      return name === undefined
        ? {type: 'text', text: part}
        : fillOne(part, name, situation);
    })
    .filter((part) => part.type !== 'text' || part.text !== '');
}
