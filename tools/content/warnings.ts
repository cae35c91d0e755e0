/**
 * Rules for writers. They warn and never fail: a first short post is fine.
 * Build errors (links, placeholders, ids) are Docusaurus's and plugins/settings'.
 */
import leven from 'leven';
import {allPlatforms} from '../../data/facts/platforms.ts';
import type {Platform} from '../../data/facts/platforms.ts';
import {fillText} from '../../plugins/settings/fill.ts';
import {parseYaml} from '../../plugins/settings/yamlFile.ts';
import {findHardcodedFacts} from './findHardcodedFacts.ts';

export type Warning = {line: number; message: string};

/** A search result shows about 160 characters; fewer than 70 say little. */
const DESCRIPTION = {min: 70, max: 160};

/** What Docusaurus documents for documents and posts, and our `questions`. */
const KEYS = `authors custom_edit_url date description displayed_sidebar draft
  hide_table_of_contents hide_title id image keywords last_update
  pagination_label pagination_next pagination_prev parse_number_prefixes
  questions sidebar_class_name sidebar_custom_props sidebar_label sidebar_position slug
  tags title title_meta toc_max_heading_level toc_min_heading_level unlisted`.split(
  /\s+/,
);

export type Source = {
  /** 'docs/commands.mdx' */
  file: string;
  text: string;
  /** Values of placeholders, as lengths are those that visitors see. */
  values: Readonly<Record<string, string>>;
  /** The ids in sidebars.ts. */
  sidebar: readonly string[];
};

function frontMatterWarnings({text, values, file}: Source): Warning[] {
  const [, raw = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
  const lines = raw.split('\n');
  // After the opening dashes.
  const lineOf = (key: string) =>
    lines.findIndex((line) => line.startsWith(`${key}:`)) + 2;
  const data = (parseYaml(fillText(raw, values, file), file, 2) ??
    {}) as Record<string, unknown>;
  const unknown = Object.keys(data)
    .filter((key) => !KEYS.includes(key))
    .map((key) => {
      const nearest = KEYS.toSorted((a, b) => leven(a, key) - leven(b, key))[0];
      return {
        line: lineOf(key),
        message: `unknown front matter '${key}'; did you mean '${nearest}'?`,
      };
    });
  const {length} = String(data.description ?? '');
  const fits = length >= DESCRIPTION.min && length <= DESCRIPTION.max;
  const found = length === 0 ? 'is missing' : `has ${length} characters`;
  return [
    ...unknown,
    ...(fits
      ? []
      : [
          {
            line: Math.max(lineOf('description'), 1),
            message: `the description ${found}; search results and llms.txt show ${DESCRIPTION.min} to ${DESCRIPTION.max}`,
          },
        ]),
  ];
}

function sidebarWarnings({file, sidebar}: Source): Warning[] {
  const id = file.replace(/^docs\/|\.mdx?$/g, '');
  return file.startsWith('docs/') && !sidebar.includes(id)
    ? [{line: 1, message: `add '${id}' to sidebars.ts, or no menu shows it`}]
    : [];
}

function factWarnings({text}: Source): Warning[] {
  return findHardcodedFacts(text).map(({line, found, write}) => ({
    line,
    message: `'${found}' is a fact of the product: write ${write}`,
  }));
}

/** Lines about a platform that isn't offered. */
export function platformWarnings(
  text: string,
  all: readonly Platform[] = allPlatforms,
): Warning[] {
  const gone = all.filter(({isOffered}) => !isOffered);
  return text.split('\n').flatMap((content, at) =>
    gone
      .filter(({mention}) => mention.test(content))
      .map(({label}) => ({
        line: at + 1,
        message: `mentions ${label}, which data/facts/platforms.ts doesn't offer`,
      })),
  );
}

/** Authors and tags: their pages show the description, as search results do. */
export function listWarnings(text: string, file: string): Warning[] {
  const list = parseYaml(text, file) as Record<string, {description?: string}>;
  return Object.entries(list ?? {})
    .filter(([, entry]) => !entry?.description)
    .map(([key]) => ({
      // A key with a placeholder is quoted.
      line:
        text
          .split('\n')
          .findIndex((line) => line.replace(/^['"]/, '').startsWith(key)) + 1,
      message: `'${key}' has no description, which its page shows`,
    }));
}

export function warningsOf(source: Source): Warning[] {
  return [
    ...[frontMatterWarnings, sidebarWarnings, factWarnings].flatMap((rule) =>
      rule(source),
    ),
    ...platformWarnings(source.text),
  ];
}
