import type {Element} from 'hast';

export type PageKind =
  | 'home'
  | 'doc'
  | 'category'
  | 'post'
  /** Lists of posts, tags and authors, the archive. */
  | 'list'
  | 'page'
  | 'search'
  | 'not-found';

/** The content and metadata of a built page, parsed once for all outputs. */
export type PageModel = {
  /** Path of the HTML file inside the build folder. */
  file: string;
  /** Without a trailing slash, except for '/'. */
  route: string;
  /** Absolute. */
  url: string;
  kind: PageKind;
  /** The page's h1, else its title without the site's name. */
  title: string;
  description: string;
  /** Labels from the sidebar, the page's own last; empty outside the docs. */
  breadcrumbs: string[];
  language: string;
  docusaurusTag: string;
  docsVersion: string | null;
  noindex: boolean;
  /** ISO 8601; posts only. */
  published: string | null;
  /** ISO 8601. */
  lastUpdate: string | null;
  /** The preview image from the page's front matter. */
  ownImage: string | null;
  /**
   * The content without the h1 (which is `title`), navigation, buttons, hidden
   * elements and those with `data-markdown-ignore` (tools). Contains all tab
   * panels.
   */
  main: Element;
  /** The code of inline scripts, without data such as JSON-LD. */
  inlineScripts: string[];
};
