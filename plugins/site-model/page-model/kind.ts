import type {PageKind} from './types.ts';

/**
 * Docusaurus adds classes for the plugin and the page type to `<html>`.
 *
 * @example kindOf('/blog/tags', ['plugin-blog', 'blog-tags-list-page']) // 'list'
 */
export function kindOf(route: string, classes: string[]): PageKind {
  const has = (name: string) => classes.includes(name);
  if (route === '/') {
    return 'home';
  }
  if (route === '/404') {
    return 'not-found';
  }
  if (has('plugin-search-algolia')) {
    return 'search';
  }
  if (has('docs-doc-page')) {
    // A generated index has the class of a document, but no document id.
    return classes.some((name) => name.startsWith('docs-doc-id-'))
      ? 'doc'
      : 'category';
  }
  if (has('blog-post-page')) {
    return 'post';
  }
  return has('plugin-blog') || has('plugin-docs') ? 'list' : 'page';
}
