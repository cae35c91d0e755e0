/** Builds a page's search records: one per heading and per chunk of text. */
import {createHash} from 'node:crypto';
import {escapeHtml} from 'docs-search/escape';
import {EMPTY_HIERARCHY, LEVELS} from 'docs-search/record';
import type {Hierarchy, Level, SearchRecord} from 'docs-search/record';
import type {PageModel, Section} from '../page-model/types.ts';
import {chunks} from './chunks.ts';

/** A single character is useless as a search result. */
const MIN_CONTENT = 2;

/**
 * Only documents: Docusaurus's filters always admit the tag `default`, which
 * posts, home and 404 have, so those would show up in every search. Category
 * pages repeat their documents' titles and would outrank them.
 */
export function isSearchable({kind, docusaurusTag, noindex}: PageModel) {
  return kind === 'doc' && docusaurusTag.startsWith('docs-') && !noindex;
}

/** The sidebar's category, under which hits are grouped. */
function categoryOf({breadcrumbs}: PageModel): string {
  return (breadcrumbs.length > 1 && breadcrumbs[0]) || 'Documentation';
}

function levelOf({level}: Section): Level {
  return LEVELS[level] ?? 'lvl6';
}

/** Keeps the headings above a section, clears its own level and below. */
function descend(parent: Hierarchy, section: Section): Hierarchy {
  const own = LEVELS.indexOf(levelOf(section));
  const next = {...parent};
  LEVELS.forEach((level, index) => {
    if (index >= own) {
      next[level] = index === own ? escapeHtml(section.heading) : null;
    }
  });
  return next;
}

/** As in DocSearch: 100 for lvl0, 10 less for each level, 0 for text. */
function levelWeight(type: SearchRecord['type']): number {
  return type === 'content' ? 0 : 100 - 10 * LEVELS.indexOf(type);
}

function textsOf(page: PageModel, section: Section): string[] {
  const opening = section === page.sections[0] ? [page.description] : [];
  const texts = [...opening, ...section.blocks.map(({text}) => text)].flatMap(
    (text) => chunks(text),
  );
  return [...new Set(texts)].filter(({length}) => length >= MIN_CONTENT);
}

class PageRecords {
  readonly records: SearchRecord[] = [];
  private readonly used = new Map<string, number>();

  private readonly page: PageModel;

  constructor(page: PageModel) {
    this.page = page;
  }

  /** Derived from the record's position, so other pages never change it. */
  private objectID(url: string, type: string): string {
    const key = `${url} ${type}`;
    const count = this.used.get(key) ?? 0;
    this.used.set(key, count + 1);
    const hash = createHash('sha256').update(`${key} ${count}`);
    return hash.digest('hex').slice(0, 20);
  }

  add(
    type: SearchRecord['type'],
    content: string | null,
    {anchor, hierarchy}: {anchor: string | null; hierarchy: Hierarchy},
  ) {
    const {page} = this;
    const url = anchor === null ? page.url : `${page.url}#${anchor}`;
    this.records.push({
      objectID: this.objectID(url, type),
      url,
      url_without_anchor: page.url,
      anchor,
      type,
      content: content === null ? null : escapeHtml(content),
      hierarchy,
      language: page.language,
      version: page.docsVersion ?? '',
      docusaurus_tag: page.docusaurusTag,
      weight: {
        level: levelWeight(type),
        position: this.records.length,
      },
    });
  }
}

export function pageRecords(page: PageModel): SearchRecord[] {
  const result = new PageRecords(page);
  let hierarchy: Hierarchy = {
    ...EMPTY_HIERARCHY,
    lvl0: escapeHtml(categoryOf(page)),
  };
  let anchor: string | null = null;
  for (const section of page.sections) {
    hierarchy = descend(hierarchy, section);
    // A heading without an id uses the last one before it.
    anchor = section.anchor ?? anchor;
    result.add(levelOf(section), null, {anchor, hierarchy});
    for (const text of textsOf(page, section)) {
      result.add('content', text, {anchor, hierarchy});
    }
  }
  return result.records;
}

export function searchRecords(pages: PageModel[]): SearchRecord[] {
  return pages.filter(isSearchable).flatMap(pageRecords);
}
