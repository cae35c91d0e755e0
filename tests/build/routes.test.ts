import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {authorRoute, allRoutes} from '../helpers/routes.ts';

const build = path.resolve(import.meta.dirname, '../../build');

/** @example toRoute('docs/commands.html') // '/docs/commands' */
const toRoute = (file: string) =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;

const built = fs
  .readdirSync(build, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map(toRoute);

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
    const sitemap = fs.readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url!).pathname,
    );
    expect(listed.toSorted()).toEqual(
      built.filter((route) => !['/search', '/404'].includes(route)).toSorted(),
    );
  });
});
