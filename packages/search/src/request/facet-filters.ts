import type {FacetFilters} from '../reply/index.ts';
import {badRequest} from './errors.ts';
import {LIMITS} from './limits.ts';
import {parseJson, readString} from './values.ts';

const NAME = 'facetFilters';

/**
 * "a:1", ["a:1", "b:2"] (AND) or ["a:1", ["b:2", "b:3"]] (AND of ORs).
 *
 * @example readFacetFilters(['a:1', ['b:2', 'b:3']]) // [['a:1'], ['b:2', 'b:3']]
 */
export function readFacetFilters(value: unknown): FacetFilters {
  const list = typeof value === 'string' ? fromText(value) : value;
  if (!Array.isArray(list)) {
    throw badRequest(
      `Invalid value for "${NAME}" parameter, expected array of strings or of arrays`,
    );
  }
  checkLength(list, LIMITS.facetFilterGroups);
  return list
    .map((group: unknown) => (Array.isArray(group) ? group : [group]))
    .map((group: unknown[]) => {
      checkLength(group, LIMITS.facetFiltersInGroup);
      return group.map((item) =>
        readString(NAME, item, LIMITS.facetFilterLength),
      );
    })
    .filter((group) => group.length > 0);
}

function fromText(text: string): unknown {
  if (text.trim() === '') {
    return [];
  }
  return text.trimStart().startsWith('[') ? parseJson(text) : [text];
}

function checkLength(list: readonly unknown[], max: number): void {
  if (list.length > max) {
    throw badRequest(
      `Too many values for "${NAME}" parameter, expected at most ${max}`,
    );
  }
}
