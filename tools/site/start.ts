/**
 * `npm start`: the dev server. Search, feeds and Markdown come from the last
 * build; the first start makes one.
 */
import fs from 'node:fs';
import {SEARCH_FILE} from 'docs-search/searchFile';
import {docusaurus} from './docusaurus.ts';

if (!fs.existsSync(`build/${SEARCH_FILE}`)) {
  console.log('Building once to create the search index…');
  process.exitCode = await docusaurus(['build']);
}
process.exitCode ||= await docusaurus(['start', ...process.argv.slice(2)]);
