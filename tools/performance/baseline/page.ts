/**
 * A page of the bare site from the Markdown markdown of ours: the same words, with
 * components as what they mean. Pure.
 */
import {parse, stringify} from 'yaml';

export type BaselinePage = {
  frontMatter: Record<string, unknown>;
  /** Goes where readers of lists stop; documents have none. */
  truncate?: boolean;
};

const FRONT_MATTER = /^---\n(?<yaml>.*?)^---\n/ms;
/** The markdown's line for agents and its title, which front matter brings. */
const TOP = /^\s*> All pages, for agents: \S+\s+# [^\n]*\n/;
const FIRST_SECTION = /^## /m;

/** Pictures that the build made; the bare site has them in its static folder. */
export const IMAGES = {built: '/assets/images/', baseline: '/img/pages/'};

/**
 * @example
 * baselinePage('---\ntitle: A\n---\n> All pages…\n\n# A\n\nText', siteUrl, {…})
 */
export function baselinePage(
  markdown: string,
  siteUrl: string,
  {frontMatter, truncate = false}: BaselinePage,
): string {
  const head = FRONT_MATTER.exec(markdown);
  if (!head) {
    throw new Error('a markdown without front matter');
  }
  const {title, description} = parse(head.groups!.yaml!) as {
    title: string;
    description: string;
  };
  const text = markdown
    .slice(head[0].length)
    .replace(TOP, '')
    // Links within the site are the router's, as a writer would set them.
    .replaceAll(`](${siteUrl}/`, '](/')
    .replaceAll(`](${IMAGES.built}`, `](${IMAGES.baseline}`);
  const body = truncate
    ? text.replace(FIRST_SECTION, '<!-- truncate -->\n\n## ')
    : text;
  return `---\n${stringify({title, description, ...frontMatter})}---\n\n${body}`;
}
