/**
 * Icon and main sections of each document in a category, for the category's
 * page, which would be nearly empty. Read from the source, because
 * Docusaurus compiles a document only for its own page; its check of anchors
 * fails if an id differs.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {IconName} from '../../src/components/Icon/paths.ts';
import {docIcons} from '../../data/docIcons.ts';
import settings from '../../site.settings.ts';
import {contentValues} from '../settings/contentValues.ts';
import {withOptionalParts} from '../settings/optionalParts.ts';
import {fillMarkdown} from '../settings/fill.ts';

type Section = {id: string; text: string};
export type CategoryItem = {icon: IconName; sections: Section[]};

/** Next to other documents; one that is alone shows all of its sections. */
const MAX_SECTIONS = 4;

const FENCED = /^(`{3,})[^]*?^\1$/gm;
const HEADING = /^## (.+?)(?: \{\/\* #([\w-]+) \*\/\})?$/gm;

/** As Docusaurus makes ids of headings; a wrong one fails the build. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

function sectionsOf(markdown: string): Section[] {
  const headings = markdown.replace(FENCED, '').matchAll(HEADING);
  return [...headings].map(([, words = '', id]) => {
    const text = words.replaceAll('`', '');
    return {id: id ?? slugOf(text), text};
  });
}

export default function categorySections({siteDir}: LoadContext): Plugin {
  return {
    name: 'category-sections',
    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!
        .default as LoadedContent;
      const found = loadedVersions.flatMap(({docs, sidebars}) =>
        Object.values(sidebars)
          .flat()
          .flatMap((item) =>
            item.type === 'category'
              ? item.items.map((child) => ({child, all: item.items.length}))
              : [],
          )
          .flatMap(({child, all}) => {
            const doc = docs.find(
              ({id}) => child.type === 'doc' && id === child.id,
            );
            return doc ? [{...doc, all}] : [];
          })
          .map(({id, permalink, source, all}) => {
            const file = source.replace('@site/', '');
            const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
            const present = withOptionalParts(text, settings, file);
            const filled = fillMarkdown(present, contentValues(settings), file);
            const sections = sectionsOf(filled);
            const item: CategoryItem = {
              icon: docIcons[id] ?? 'doc',
              sections: all > 1 ? sections.slice(0, MAX_SECTIONS) : sections,
            };
            return [permalink, item];
          }),
      );
      await actions.createData('sections.json', Object.fromEntries(found));
    },
  };
}
