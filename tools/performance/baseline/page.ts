/**
 * Turns the Markdown version of our page into a page of the baseline site: the
 * same text, with components as plain Markdown. Pure functions.
 */
import {parse, stringify} from 'yaml';

export type BaselinePage = {
  frontMatter: Record<string, unknown>;
  /** Adds a truncate marker, for posts. */
  truncate?: boolean;
};

const FRONT_MATTER = /^---\n(?<yaml>.*?)^---\n/ms;
/** The line for agents, and the title, which is in the front matter. */
const TOP = /^\s*> All pages, for agents: \S+\s+# [^\n]*\n/;
const FIRST_SECTION = /^## /m;

/** The build's images; the baseline site has them in its static folder. */
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
    throw new Error('Markdown without front matter');
  }
  const {title, description} = parse(head.groups!.yaml!) as {
    title: string;
    description: string;
  };
  const text = markdown
    .slice(head[0].length)
    .replace(TOP, '')
    // Relative to the site, so that the router handles them.
    .replaceAll(`](${siteUrl}/`, '](/')
    .replaceAll(`](${IMAGES.built}`, `](${IMAGES.baseline}`);
  const body = truncate
    ? text.replace(FIRST_SECTION, '<!-- truncate -->\n\n## ')
    : text;
  return `---\n${stringify({title, description, ...frontMatter})}---\n\n${body}`;
}
