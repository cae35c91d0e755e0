/**
 * The code theme: dark violet with green, in both colour modes. The background
 * and text repeat --site-code-surface and --site-code-text, because Prism
 * writes them into the page; contrast.test.ts holds the two together.
 */
import type {PrismTheme} from 'prism-react-renderer';

const violet = '#c4a7ff';
const lilac = '#e3b8f5';
const green = '#7fe0ab';
const mint = '#b5ecd0';
const sand = '#f0d492';
const rose = '#ff9fb0';
const grey = '#a39abb';

export const prismTheme: PrismTheme = {
  plain: {color: '#e9e4f5', backgroundColor: '#171228'},
  styles: [
    {types: ['comment', 'prolog', 'cdata'], style: {color: grey}},
    {types: ['punctuation', 'operator'], style: {color: '#c3bbd6'}},
    {
      types: ['keyword', 'tag', 'selector', 'atrule', 'important', 'method'],
      style: {color: violet},
    },
    {
      types: ['function', 'class-name', 'builtin', 'request-target', 'url'],
      style: {color: lilac},
    },
    {
      types: ['string', 'char', 'attr-value', 'inserted', 'header-value'],
      style: {color: green},
    },
    {
      types: ['property', 'attr-name', 'header-name', 'key', 'parameter'],
      style: {color: mint},
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'variable', 'regex'],
      style: {color: sand},
    },
    {types: ['deleted'], style: {color: rose}},
    {types: ['italic'], style: {fontStyle: 'italic'}},
    {types: ['bold'], style: {fontWeight: 'bold'}},
  ],
};
