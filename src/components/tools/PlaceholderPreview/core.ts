/** Custom instructions, filled in as the product does it. Pure. */
import leven from 'leven';
import {promptPlaceholders} from '../../../../data/facts/promptPlaceholders.ts';
import type {
  Platform,
  PromptPlaceholder,
} from '../../../../data/facts/promptPlaceholders.ts';

export type Part =
  | {type: 'text'; text: string}
  | {type: 'value'; name: string; text: string}
  | {type: 'empty'; name: string}
  /** Kept as typed; `nearest` is a name that was probably meant. */
  | {type: 'unknown'; text: string; nearest: string | null};

export type Situation = {
  platform: Platform;
  /** Whether what a value depends on is so: the visitor is identified … */
  condition: boolean;
};

/** Further from every name than this, no name was meant. */
const NEAR = 3;

function nearest(name: string): string | null {
  const [best] = promptPlaceholders
    .map((known) => ({name: known.name, distance: leven(name, known.name)}))
    .toSorted((a, b) => a.distance - b.distance);
  return best && best.distance <= NEAR ? best.name : null;
}

/** Null where the place has no such value. */
function valueOf(
  {availability, example}: PromptPlaceholder,
  {platform, condition}: Situation,
): string | null {
  const available = availability[platform];
  if (available === false || (available !== true && !condition)) {
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
    .map((piece): Part => {
      const name = /^\{\{([^{}]*)\}\}$/.exec(piece)?.[1];
      return name === undefined
        ? {type: 'text', text: piece}
        : fillOne(piece, name, situation);
    })
    .filter((part) => part.type !== 'text' || part.text !== '');
}
