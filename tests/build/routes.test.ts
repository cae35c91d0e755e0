import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {routeOf} from '../../plugins/postbuild/page-model/read-page.ts';
import {buildDir, readBuilt} from '../helpers/built.ts';
import {authorRoute, allRoutes} from '../helpers/routes.ts';

const built = fs
  .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map(routeOf);

/** Further pages of a list, which the specification includes in the list. */
const isFurtherPage = (route: string) =>
  /^\/blog\/tags\/[^/]+\/page\/\d+$/.test(route) ||
  new RegExp(`^${authorRoute}/page/\\d+$`).test(route);

describe('HTML routes of the build', () => {
  it('are those of the specification, none missing, none extra', () => {
    expect(built.filter((route) => !isFurtherPage(route)).toSorted()).toEqual(
      [...allRoutes, '/404'].toSorted(),
    );
  });

  it('are in the sitemap, except search and not-found', () => {
    const sitemap = readBuilt('sitemap.xml');
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url!).pathname,
    );
    expect(listed.toSorted()).toEqual(
      built.filter((route) => !['/search', '/404'].includes(route)).toSorted(),
    );
  });
});
