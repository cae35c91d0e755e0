/** The tools' results. Pure functions. */
import {unescapeHtml} from '../escape.ts';
import {LEVELS} from '../record.ts';
import type {Page} from '../pages.ts';
import {defaultParams, reply} from '../reply/index.ts';
import type {LoadedIndex} from '../service/store.ts';

export type Found = {title: string; url: string; text: string};

/** The best sections for a query, with their URLs. */
export function findPlaces(
  {snapshot, search}: LoadedIndex,
  query: string,
  limit: number,
): Found[] {
  const {hits} = reply(search, {
    ...defaultParams(snapshot.settings),
    query,
    hitsPerPage: limit,
    attributesToHighlight: [],
    attributesToSnippet: [],
  });
  return hits.map(({url, hierarchy, content}) => ({
    title: LEVELS.slice(1)
      .flatMap((level) => hierarchy?.[level] ?? [])
      .map(unescapeHtml)
      .join(' › '),
    url: unescapeHtml(url ?? ''),
    text: unescapeHtml(content ?? ''),
  }));
}

export function placesText(query: string, places: readonly Found[]): string {
  if (places.length === 0) {
    return `Nothing found for "${query}". Try fewer or other words, or list_pages.`;
  }
  return places
    .map(
      ({title, url, text}, at) =>
        `${at + 1}. ${title}\n   ${url}${text && `\n   ${text}`}`,
    )
    .join('\n');
}

export type Listed = Omit<Page, 'markdown'>;

export function listedPages(pages: readonly Page[]): Listed[] {
  return pages.map(({url, title, description, section, updated}) => ({
    url,
    title,
    description,
    section,
    updated,
  }));
}

export function listText(pages: readonly Listed[]): string {
  const sections = Map.groupBy(pages, ({section}) => section);
  return [...sections]
    .map(([section, list]) =>
      [
        `## ${section}`,
        ...list.map(
          ({title, url, description}) => `- [${title}](${url}): ${description}`,
        ),
      ].join('\n'),
    )
    .join('\n\n');
}
