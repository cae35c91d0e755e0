import {describe, expect, it} from 'vitest';
import {elements} from './hast.ts';
import {kindOf} from './kind.ts';
import {readPage, routeOf} from './readPage.ts';
import {
  BREADCRUMBS,
  docSource,
  heading,
  pageSource,
} from '../../../tests/helpers/builtPages.ts';
import {inlineText} from './text.ts';

describe('routeOf', () => {
  it.each([
    ['index.html', '/'],
    ['404.html', '/404'],
    ['docs/a/b.html', '/docs/a/b'],
    ['docs/a/index.html', '/docs/a'],
  ])('%s is %s', (file, route) => {
    expect(routeOf(file)).toBe(route);
  });
});

describe('kindOf', () => {
  it.each([
    ['/', 'plugin-pages', 'home'],
    ['/404', 'plugin-native', 'not-found'],
    ['/find', 'plugin-search-algolia', 'search'],
    ['/docs/a', 'plugin-docs docs-doc-page docs-doc-id-a', 'doc'],
    ['/docs/category/a', 'plugin-docs docs-doc-page', 'category'],
    ['/docs/tags', 'plugin-docs docs-tags-list-page', 'list'],
    ['/blog/a', 'plugin-blog blog-wrapper blog-post-page', 'post'],
    ['/blog', 'plugin-blog blog-wrapper blog-list-page', 'list'],
    ['/blog/archive', 'plugin-blog', 'list'],
    ['/about', 'plugin-pages mdx-page', 'page'],
  ])('%s with %s is %s', (route, classes, kind) => {
    expect(kindOf(route, classes.split(' '))).toBe(kind);
  });
});

describe('readPage', () => {
  it("reads a document's metadata", () => {
    const page = readPage(docSource('<p>Text.'))!;
    expect(page).toMatchObject({
      file: 'docs/guide/first.html',
      route: '/docs/guide/first',
      url: 'https://docs.acme.test/docs/guide/first',
      kind: 'doc',
      title: 'First steps',
      description: 'How to begin & go on.',
      breadcrumbs: ['Guide', 'First'],
      language: 'en',
      docusaurusTag: 'docs-default-current',
      docsVersion: 'current',
      noindex: false,
      published: null,
      lastUpdate: '2026-11-15T00:43:17.000Z',
      ownImage: null,
    });
  });

  it('returns the content as a clean tree, without the h1', () => {
    const {main} = readPage(
      docSource(
        `${heading(2, 'one', 'One')}<p>Text<a href=/x>link<svg></svg></a></p><ul role=tablist><li role=tab>A</ul><div role=tabpanel hidden><p>Panel</div><button>Copy</button>`,
      ),
    )!;
    const tags = [...elements(main)].map(({tagName}) => tagName);
    expect(tags).toEqual(['header', 'h2', 'p', 'a', 'ul', 'li', 'div', 'p']);
    expect(inlineText(main)).toBe('One Textlink A Panel');
  });

  it('reads a post: title above the body, two dates', () => {
    const page = readPage(
      pageSource({
        file: 'blog/story.html',
        htmlClass: 'blog-wrapper blog-post-page plugin-blog plugin-id-default',
        head: '<meta name=docsearch:docusaurus_tag content=default /><meta property=og:image content=https://docs.acme.test/own.png />',
        layout:
          '<aside class="col col--3"><nav><h3>2025</h3><ul><li>Other</ul></nav></aside><main class="col col--7"><article><header><h1 class=title_OC51>A story</h1><div><time datetime=2025-01-02T00:00:00.000Z>January 2</time> · <!-- -->3 min read</div></header><div id=__blog-post-container class=markdown><p>Once.</p></div><footer><span class=theme-last-updated>on <time datetime=2026-03-04T00:00:00.000Z>x</time></span></footer></article></main>',
      }),
    )!;
    expect(page).toMatchObject({
      kind: 'post',
      title: 'A story',
      breadcrumbs: [],
      published: '2025-01-02T00:00:00.000Z',
      lastUpdate: '2026-03-04T00:00:00.000Z',
      ownImage: 'https://docs.acme.test/own.png',
    });
    expect(inlineText(page.main)).toBe('Once.');
  });

  it('reads a category without its navigation', () => {
    const page = readPage(
      pageSource({
        file: 'docs/category/guide.html',
        htmlClass: 'plugin-docs docs-doc-page',
        layout: `<aside><ul><li>Sidebar</ul></aside><main><div>${BREADCRUMBS}<header><h1>Guide</h1><p>All of it.</header><footer><nav class=pagination-nav>Next</nav></footer></div></main>`,
      }),
    )!;
    expect(page.kind).toBe('category');
    expect([page.title, inlineText(page.main)]).toEqual([
      'Guide',
      'All of it.',
    ]);
  });

  it('returns null for HTML that is not a page', () => {
    const html = '<!doctype html><meta http-equiv=refresh content="0; url=/a">';
    expect(readPage({...docSource(''), html})).toBeNull();
  });
});
