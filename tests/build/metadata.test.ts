import fs from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import {attribute} from '../../plugins/postbuild/page-model/hast.ts';
import {inlineText} from '../../plugins/postbuild/page-model/text.ts';
import {all, buildDir, readBuilt} from '../helpers/built.ts';
import {allRoutes, categoryRoutes, docRoutes} from '../helpers/routes.ts';

const root = path.resolve(import.meta.dirname, '../..');

type DocsData = {
  path: string;
  versions: {
    name: string;
    label: string;
    isLast: boolean;
    mainDocId: string;
    docs: {id: string; path: string; sidebar: string}[];
    sidebars: Record<string, unknown>;
  }[];
};

const globalData = JSON.parse(
  fs.readFileSync(path.join(root, '.docusaurus/globalData.json'), 'utf8'),
) as Record<string, {default: DocsData}>;
const docs = globalData['docusaurus-plugin-content-docs']!.default;
const [version] = docs.versions;

describe('docs metadata', () => {
  it('has the version current, labelled Next', () => {
    expect(docs.versions).toHaveLength(1);
    expect(version).toMatchObject({name: 'current', label: 'Next'});
  });

  it('has one sidebar', () => {
    expect(docs.path).toBe('/docs');
    expect(Object.keys(version!.sidebars)).toEqual(['docs']);
  });

  it('has getting-started/intro as its main document', () => {
    expect(version!.mainDocId).toBe('getting-started/intro');
  });

  it('has id, path and sidebar for each document', () => {
    expect(version!.docs.map((doc) => doc.path).toSorted()).toEqual(
      [...docRoutes, ...categoryRoutes].toSorted(),
    );
    for (const doc of version!.docs) {
      expect(doc).toEqual({
        id: expect.any(String),
        path: doc.path,
        sidebar: 'docs',
      });
    }
  });
});

describe('heads of pages', () => {
  const heads = [...fs.globSync('**/*.html', {cwd: buildDir})].map((file) => {
    const tree = fromHtml(readBuilt(file));
    const meta = (name: string) =>
      all(tree, (element) => attribute(element, 'name') === name).map(
        (element) => attribute(element, 'content'),
      );
    const [title] = all(tree, ({tagName}) => tagName === 'title');
    return {
      file,
      title: inlineText(title!),
      description: meta('description').join(),
      themeColor: meta('theme-color'),
    };
  });

  it.each(['title', 'description'] as const)('no two share a %s', (field) => {
    const pages = Map.groupBy(heads, (head) => head[field]);
    const shared = [...pages]
      .filter(([, {length}]) => length > 1)
      .map(([text, list]) => [text, list.map(({file}) => file)]);
    expect(shared).toEqual([]);
  });

  it('have the theme colour of the default mode', () => {
    const others = heads.filter(
      ({themeColor}) => themeColor.join() !== '#100d17',
    );
    expect(others).toEqual([]);
  });
});

describe('pages', () => {
  it('have no sign-in, forms or editing', () => {
    for (const route of allRoutes) {
      const file = route === '/' ? 'index' : route.slice(1);
      const html = fs.readFileSync(
        path.join(root, 'build', `${file}.html`),
        'utf8',
      );
      expect(html, route).not.toMatch(
        // The search button works before hydration through a form.
        /<form(?! action="\/search")[^>]*(action|method)=/,
      );
      expect(html, route).not.toMatch(/type="?(password|file|email)/);
    }
  });
});
