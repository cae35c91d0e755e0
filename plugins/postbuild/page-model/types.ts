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

/** One piece of text in reading order, free of markup. */
export type Block =
  | {type: 'paragraph'; text: string}
  | {type: 'item'; text: string}
  /** Names what follows: a tab, a summary, an admonition, a table's caption. */
  | {type: 'label'; text: string}
  /** `text` is the cells joined; `header` is empty where a table has none. */
  | {type: 'row'; text: string; cells: string[]; header: string[]}
  /** Line breaks and indentation kept. */
  | {
      type: 'code';
      text: string;
      language: string | null;
      title: string | null;
    };

export type Section = {
  /** 1 is the page itself, 2 to 6 its headings. */
  level: number;
  heading: string;
  /** The id that leads to the heading, without '#'. */
  anchor: string | null;
  blocks: Block[];
};

/** What a built page says, read once for everything made from it. */
export type PageModel = {
  /** Path of the HTML file inside the build folder. */
  file: string;
  /** Without a slash at its end, but for '/'. */
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
  /** A page that search engines are asked to leave out. */
  noindex: boolean;
  /** ISO 8601; posts only. */
  published: string | null;
  /** ISO 8601. */
  lastUpdate: string | null;
  /** A picture for previews that the page's front matter names. */
  ownImage: string | null;
  /**
   * The content without the h1 (which is `title`), navigation, buttons, what
   * carries `data-markdown-ignore` (tools) and whatever a reader does not see or
   * hear. Panels of tabs are all there.
   */
  main: Element;
  /** At least one: the first is the page itself, with what opens it. */
  sections: Section[];
  /** Text of the scripts in the page itself that a browser would run. */
  inlineScripts: string[];
  /** Offset in the file behind `<title>`, where head tags can be added. */
  headOffset: number;
};
