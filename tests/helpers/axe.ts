import type {Page} from '@playwright/test';
import axe from 'axe-core';
import type {RunOptions} from 'axe-core';
import {expect, tablesMeasured} from './test.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** WCAG 2.2 AA including earlier versions and level A, and best practices. */
const ALL = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/**
 * The rules about colours, for a second run in the other mode; code has the
 * same colours in both.
 */
const COLORS = ['color-contrast', 'link-in-text-block'];

/** For a tab that visits many pages: faster than injecting axe into each. */
export const addAxe = (page: Page): Promise<unknown> =>
  page.addInitScript(axe.source);

/** Fails on any violation and lists them with their elements. */
export async function expectAccessible(
  page: Page,
  state: string,
  {colorsOnly = false} = {},
): Promise<void> {
  await tablesMeasured(page);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  const options: RunOptions = {
    runOnly: colorsOnly ? COLORS : ALL,
    // Skips details of passed rules, which take most of axe's time.
    resultTypes: ['violations'],
  };
  const violations = await page.evaluate(
    async ([exclude, options]) =>
      (await window.axe!.run({exclude}, options)).violations,
    [colorsOnly ? ['.theme-code-block'] : [], options] as const,
  );
  const found = violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => ({
      id,
      target: target.join(' '),
      failureSummary,
    })),
  );
  expect(found, `axe, ${state}`).toEqual([]);
}
