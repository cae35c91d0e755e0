/** Typical visits, written once and run in three browsers. */
import {afterAll, beforeAll, describe, it} from 'vitest';
import type {Driver} from './driver.ts';
import {Page} from './Page.ts';
import networkPaths from './paths/network.ts';
import readingPaths from './paths/reading.ts';
import searchPaths from './paths/search.ts';
import toolPaths from './paths/tools.ts';
import {openSite} from './site.ts';
import type {Site} from './site.ts';

/** A test that starts as a new visitor. */
export type Path = (name: string, walk: (page: Page) => Promise<void>) => void;

const firstPort = Number(process.env.E2E_BROWSERS_PORT ?? 4180);

/** `index` gives browsers that run in parallel different ports. */
export function visitorPaths(index: number, start: () => Promise<Driver>) {
  let driver: Driver | undefined;
  let site: Site | undefined;

  beforeAll(async () => {
    site = await openSite(firstPort + 4 * index);
    driver = await start();
  });
  afterAll(async () => {
    await driver?.close();
    await site?.close();
  });

  const path: Path = (name, walk) =>
    it(name, async () => {
      const visit = await driver!.visit();
      try {
        await walk(new Page(visit, site!));
      } finally {
        site!.network.isWell();
        await visit.close();
      }
    });

  describe('reading', () => readingPaths(path));
  describe('search', () => searchPaths(path));
  describe('tools', () => toolPaths(path));
  describe('a slow or failing network', () => networkPaths(path));
}
