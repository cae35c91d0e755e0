import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect, tablesMeasured} from './test.ts';

/** WCAG 2.2 AA including earlier versions and level A, and best practices. */
const ALL = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** Between the two modes, only colours differ, and code has the same ones. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/** Fails on any violation and lists them with their elements. */
export async function expectAccessible(
  page: Page,
  state: string,
  {colorsOnly = false, part = 'html'} = {},
): Promise<void> {
  await tablesMeasured(page);
  const axe = new AxeBuilder({page}).include(part).setLegacyMode();
  const {violations} = await (
    colorsOnly
      ? axe.withRules(COLORS).exclude('.theme-code-block')
      : axe.withTags(ALL)
  ).analyze();
  const found = violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => ({id, target, failureSummary})),
  );
  expect(found, `axe, ${state}`).toEqual([]);
}
