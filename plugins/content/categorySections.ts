/**
 * The main sections of each document that is alone in its category, for the
 * category's page, which would be nearly empty. Read from the source, because
 * Docusaurus compiles a document only for its own page; its check of anchors
 * fails if an id differs.
 */
import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import settings from '../../site.settings.ts';
import {contentValues} from '../settings/contentValues.ts';
import {withOptionalParts} from '../settings/optionalParts.ts';
import {fillMarkdown} from '../settings/fill.ts';

export type Section = {id: string; text: string};

const FENCED = /^(`{3,})[^]*?^\1$/gm;
const HEADING = /^(#+) (.+?)(?: \{\/\* #([\w-]+) \*\/\})?$/gm;

/** @example sectionsOf('## Limits') // [{id: 'limits', text: 'Limits'}] */
export function sectionsOf(markdown: string): Section[] {
  const slugger = createSlugger();
  const headings = markdown.replace(FENCED, '').matchAll(HEADING);
  return [...headings].flatMap(([, marks, words = '', id]) => {
    const text = words.replaceAll('`', '');
    const section = {id: id ?? slugger.slug(text), text};
    return marks === '##' ? [section] : [];
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
            item.type === 'category' && item.items.length === 1
              ? item.items
              : [],
          )
          .flatMap((only) => {
            const doc = docs.find(
              ({id}) => only.type === 'doc' && id === only.id,
            );
            return doc ? [doc] : [];
          })
          .map(({permalink, source}) => {
            const file = source.replace('@site/', '');
            const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
            const present = withOptionalParts(text, settings, file);
            const filled = fillMarkdown(present, contentValues(settings), file);
            return [permalink, sectionsOf(filled)];
          }),
      );
      await actions.createData('sections.json', Object.fromEntries(found));
    },
  };
}
