import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {tagRoutes} from '../helpers/routes.ts';

const build = path.resolve(import.meta.dirname, '../../build');

describe('tags', () => {
  it.each(tagRoutes)('%s is used by at least one post', (route) => {
    const html = fs.readFileSync(path.join(build, `${route}.html`), 'utf8');
    expect(html).toMatch(/<article/);
  });
});
