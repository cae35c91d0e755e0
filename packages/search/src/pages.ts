/**
 * The file format shared by the build, which writes the pages as Markdown, and
 * the service, which serves them to agents.
 */
import * as z from 'zod';
import {parseFile} from './parseFile.ts';

export const PAGES_FORMAT = 1;

const page = z.object({
  /** Canonical and absolute. */
  url: z.url({protocol: /^https?$/}),
  title: z.string().min(1),
  description: z.string(),
  /** A category, 'Blog' … */
  section: z.string().min(1),
  /** ISO 8601. */
  updated: z.string().nullable(),
  /** The page's Markdown version. */
  markdown: z.string().min(1),
});

const pages = z.object({
  format: z.literal(PAGES_FORMAT),
  /** The site's name, shown in lists of MCP servers. */
  name: z.string().min(1),
  /** Without a trailing slash. */
  siteUrl: z.url({protocol: /^https?$/}),
  pages: z.array(page).min(1),
});

/** What list_pages returns. */
export const listedPage = page.omit({markdown: true});

export type Page = z.infer<typeof page>;
export type Pages = z.infer<typeof pages>;

/** Throws an error that describes the problem. */
export function parsePages(text: string): Pages {
  return parseFile('pages', pages, text);
}
