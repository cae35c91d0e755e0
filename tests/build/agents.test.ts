/** What agents read: llms.txt and llms-full.txt. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {buildDir, markdownFile, readBuilt, routesOf} from '../helpers/site.ts';

const {site, mcp} = settings.urls;

describe('llms.txt', () => {
  const text = readBuilt('llms.txt');

  it.each(routesOf('doc', 'category', 'post'))('lists %s', (route) => {
    expect(text).toMatch(`](${site}/${markdownFile(route)}): `);
  });

  it('has no broken links and no empty descriptions', () => {
    const links = [...text.matchAll(/\]\((https?:[^)]+)\)/g)];
    const missing = links
      .map(([, link]) => path.join(buildDir, link!.slice(site.length)))
      .filter((file) => !fs.existsSync(file));
    expect(missing).toEqual([]);
    expect(text).not.toMatch(/\): *$/m);
    expect(text.includes('MCP')).toBe(mcp !== null);
  });
});

it.each(routesOf('doc', 'post'))('llms-full.txt contains %s', (route) => {
  const markdown = readBuilt(markdownFile(route));
  expect(readBuilt('llms-full.txt')).toContain(markdown);
});
