/** What every post has, and how the blog lists them. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  attribute,
  byTag,
  find,
  hasClass,
} from '../../plugins/postbuild/page-model/hast.ts';
import {inlineText} from '../../plugins/postbuild/page-model/text.ts';
import {all, linksOf, modelOf, treeOf} from '../helpers/built.ts';
import {authorRoute, postRoutes, tagRoutes} from '../helpers/routes.ts';

const blogDir = path.resolve(import.meta.dirname, '../../blog');
const posts = fs.globSync('*/index.mdx', {cwd: blogDir}).map((file) => ({
  file,
  source: fs.readFileSync(path.join(blogDir, file), 'utf8'),
}));

const slugOf = (href: string) => href.slice(href.lastIndexOf('/') + 1);
const articlesOf = (route: string) =>
  all(treeOf(route), byTag('article')).flatMap((article) => {
    const heading = find(article, byTag('h2'));
    return heading ? slugOf(linksOf(heading)[0] ?? '') : [];
  });

describe('the posts', () => {
  it('are thirteen', () => {
    expect(postRoutes).toHaveLength(13);
    expect(posts).toHaveLength(13);
  });

  it.each(posts)('$file has a truncate marker', ({source}) => {
    const marks = source.match(/^\{\/\* truncate \*\/\}$/gm);
    expect(marks).toHaveLength(1);
  });
});

describe.each(postRoutes)('%s', (route) => {
  const {main, sections, description} = modelOf(route);
  const body = (tagName: string) => all(main, byTag(tagName));

  it('has 800 to 2,000 words, without code', () => {
    const words = sections
      .flatMap(({heading, blocks}) => [
        heading,
        ...blocks.flatMap((block) => (block.type === 'code' ? [] : block.text)),
      ])
      .join(' ')
      .split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(800);
    expect(words).toBeLessThanOrEqual(2000);
  });

  it('opens with an image and has more than plain text', () => {
    expect(body('img')).not.toHaveLength(0);
    const blocks = [
      ...body('figure'),
      ...body('table'),
      ...body('img').slice(1),
    ];
    expect(blocks).not.toHaveLength(0);
  });

  it('has a description that fits a search result', () => {
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('links to three documents or more', () => {
    const documents = linksOf(main)
      .filter((href) => href.startsWith('/docs/'))
      .map((href) => href.replace(/#.*/, ''));
    expect(new Set(documents).size).toBeGreaterThanOrEqual(3);
  });

  it('has a self-contained summary with a link to the post', () => {
    const [summary] = sections;
    const words = summary!.blocks
      .map(({text}) => text)
      .join(' ')
      .split(/\s+/);
    expect(words.length).toBeGreaterThan(50);
    expect(words.length).toBeLessThan(160);
  });
});

describe('worked examples', () => {
  const stories = posts.filter(({source}) => /tags:.*story/.test(source));
  const examples = stories.filter(({source}) =>
    source.includes('success-story'),
  );

  it.each(examples)('$file states it in its first line', ({source}) => {
    const [, body] = source.split('.svg)\n\n');
    expect(body).toMatch(
      /^\*\*This is a worked example, not a real customer: all names and figures are illustrative\.\*\*\n/,
    );
  });

  it('are three', () => {
    expect(examples).toHaveLength(3);
  });
});

describe('the lists', () => {
  it('show ten posts, then three, and no post twice', () => {
    const first = articlesOf('/blog');
    const second = articlesOf('/blog/page/2');
    expect(first).toHaveLength(10);
    expect(second).toHaveLength(3);
    expect([...first, ...second].toSorted()).toEqual(
      postRoutes.map(slugOf).toSorted(),
    );
  });

  it('group the sidebar by year', () => {
    const sidebar = find(treeOf('/blog'), byTag('aside'))!;
    const years = all(sidebar, (element) =>
      hasClass(element, 'yearGroupHeading'),
    ).map((heading) => inlineText(heading));
    expect(years).toEqual(['2025', '2024']);
    expect(linksOf(sidebar)).toHaveLength(13);
  });

  it('group the archive by year', () => {
    const headings = all(treeOf('/blog/archive'), byTag('h2')).map((heading) =>
      inlineText(heading),
    );
    expect(headings.filter((text) => /^\d{4}/.test(text))).toEqual([
      expect.stringContaining('2025'),
      expect.stringContaining('2024'),
    ]);
  });
});

describe.each([...tagRoutes, authorRoute])('%s', (route) => {
  const tree = treeOf(route);

  it('has a description and posts', () => {
    const meta = all(
      tree,
      (element) => attribute(element, 'name') === 'description',
    ).map((element) => attribute(element, 'content'));
    expect(meta).toHaveLength(1);
    expect(meta[0]!.length).toBeGreaterThan(20);
    // On the page too, not only in the head.
    const layout = find(tree, (element) => hasClass(element, 'main-wrapper'))!;
    expect(inlineText(layout)).toContain(meta[0]);
    expect(all(tree, byTag('article'))).not.toHaveLength(0);
  });
});

describe('tags', () => {
  it('are all declared in tags.yml', () => {
    const pages = fs
      .globSync('blog/tags/*.html', {cwd: path.join(blogDir, '../build')})
      .map((file) => `/${file.replace(/\.html$/, '')}`);
    expect(pages.toSorted()).toEqual(tagRoutes.toSorted());
  });
});
