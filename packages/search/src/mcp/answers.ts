/** The tools' results. Pure functions. */
import {unescapeHtml} from '../escape.ts';
import {LEVELS} from '../record.ts';
import type {Page} from '../pages.ts';
import {LIMITS} from '../request.ts';
import {getResult} from '../results/index.ts';
import type {Index} from '../service/store.ts';

export type Place = {title: string; url: string; text: string};

/** The best sections for a query, with their URLs. */
export function findPlaces(
  {search}: Index,
  query: string,
  limit: number,
): Place[] {
  const {hits} = getResult(search, {
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

export function placesText(query: string, places: readonly Place[]): string {
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

/** Part of a page, and how to read on. */
export function pageText({markdown}: Page, from: number): string {
  const end = from + LIMITS.pageCharacters;
  const part = markdown.slice(from, end);
  return end < markdown.length
    ? `${part}\n\n[${markdown.length - end} more characters: call get_page with "from": ${end}]`
    : part;
}

export function listText(pages: readonly Page[]): string {
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
