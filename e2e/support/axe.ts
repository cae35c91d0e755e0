import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect} from './test.ts';

/** WCAG 2.2 AA with all it builds on, and axe's best practices. */
const ALL = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/**
 * The rules that look at colours, for a second look in the other mode; code
 * has the same colours in both.
 */
const COLORS = ['color-contrast', 'link-in-text-block'];

/** No violation at all; each one found is named with where it is. */
export async function expectAccessible(
  page: Page,
  state: string,
  {colorsOnly = false} = {},
): Promise<void> {
  const axe = new AxeBuilder({page})
    // No frames to visit, so no second page to gather results in.
    .setLegacyMode(true)
    // What passes is not described: that is most of axe's work.
    .options({resultTypes: ['violations']});
  const {violations} = await (
    colorsOnly
      ? axe.withRules(COLORS).exclude('.theme-code-block')
      : axe.withTags(ALL)
  ).analyze();
  const found = violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => ({
      id,
      target: target.join(' '),
      failureSummary,
    })),
  );
  expect(found, `axe, ${state}`).toEqual([]);
}
