/** Builds a page's search records: one per heading and per chunk of text. */
import {escapeHtml} from 'docs-search/escape';
import {EMPTY_HIERARCHY, LEVELS} from 'docs-search/record';
import type {Hierarchy, Level} from 'docs-search/record';
import type {PackedRecord} from 'docs-search/searchFile';
import type {Tab} from '../markdown-export/handlers.ts';
import type {PageModel} from '../page-model/types.ts';
import {chunks} from './chunks.ts';
import type {Questions} from './questions.ts';
import {TOP} from './questions.ts';
import {sectionsOf} from './sections.ts';
import type {Part, Section} from './sections.ts';

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

/** "Site builders › Webflow": a tab's label says nothing by itself. */
const withTab = (hierarchy: Hierarchy, section: Section, {label}: Tab) => ({
  ...hierarchy,
  [levelOf(section)]: escapeHtml(`${section.heading} › ${label}`),
});

/** By text, as a section may repeat one. */
function textsOf(page: PageModel, {level, parts}: Section): Part[] {
  const opening: Part[] =
    level === 1 ? [{text: page.description, isCode: false}] : [];
  const found = new Map<string, Part>();
  for (const {text, isCode, tab} of [...opening, ...parts]) {
    for (const chunk of chunks(text)) {
      if (chunk.length >= MIN_CONTENT && !found.has(chunk)) {
        found.set(chunk, {text: chunk, isCode, tab});
      }
    }
  }
  return [...found.values()];
}

export function pageRecords(
  page: PageModel,
  questions: Questions = {},
): PackedRecord[] {
  let hierarchy: Hierarchy = {
    ...EMPTY_HIERARCHY,
    lvl0: escapeHtml(categoryOf(page)),
  };
  let anchor: string | null = null;
  return sectionsOf(page).flatMap((section) => {
    hierarchy = descend(hierarchy, section);
    // A heading without an id uses the last one before it.
    anchor = section.anchor ?? anchor;
    const hash = anchor === null ? '' : `#${anchor}`;
    const shared = {
      url: `${page.url}${hash}`,
      anchor,
      hierarchy,
      language: page.language,
      version: page.docsVersion ?? '',
      docusaurus_tag: page.docusaurusTag,
    };
    const asked = questions[section.anchor ?? TOP]?.map(escapeHtml);
    return [
      {
        ...shared,
        type: levelOf(section),
        content: null,
        ...(asked && {questions: asked}),
      },
      ...textsOf(page, section).map(({text, isCode, tab}) => ({
        ...shared,
        ...(tab && {
          url: `${page.url}${tab.query ? `?${tab.query}` : ''}${hash}`,
          hierarchy: withTab(shared.hierarchy, section, tab),
        }),
        type: 'content' as const,
        content: escapeHtml(text),
        ...(isCode && {isCode}),
      })),
    ];
  });
}

/** @param questions by route */
export function searchRecords(
  pages: PageModel[],
  questions: ReadonlyMap<string, Questions> = new Map(),
): PackedRecord[] {
  return pages
    .filter(isSearchable)
    .flatMap((page) => pageRecords(page, questions.get(page.route)));
}
