/**
 * Remark plugin: puts the SVG that opens a page into the page, where it needs
 * no request and can use the design tokens, so it follows colour mode and brand.
 * The page exports it as `openingImage`, for its card in lists.
 */
import fs from 'node:fs';
import path from 'node:path';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root, RootContent} from 'mdast';

const INVISIBLE = new Set(['yaml', 'mdxjsEsm']);
const SVG =
  /<svg\b[^>]*\bviewBox="(?<viewBox>[^"]+)"[^>]*>(?<content>[^]*)<\/svg>/;

/** The content of a file, or undefined if Docusaurus should report it. */
function readSvg(file: string) {
  return fs.existsSync(file)
    ? SVG.exec(fs.readFileSync(file, 'utf8'))?.groups
    : undefined;
}

const NAME = {type: 'Identifier', name: 'openingImage'};

const program = (statement: object) => ({
  estree: {type: 'Program', sourceType: 'module', body: [statement]},
});

/** `export const openingImage = {…}` */
const declaration = (props: object) => ({
  type: 'mdxjsEsm',
  value: '',
  data: program({
    type: 'ExportNamedDeclaration',
    specifiers: [],
    attributes: [],
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        {type: 'VariableDeclarator', id: NAME, init: valueToEstree(props)},
      ],
    },
  }),
});

/** `<svg {...openingImage} />` */
const element = {
  type: 'mdxJsxFlowElement',
  name: 'svg',
  attributes: [
    {
      type: 'mdxJsxExpressionAttribute',
      value: '',
      data: program({
        type: 'ExpressionStatement',
        expression: {
          type: 'ObjectExpression',
          properties: [{type: 'SpreadElement', argument: NAME}],
        },
      }),
    },
  ],
  children: [],
};

/** Runs before the Docusaurus plugin that turns `![]()` into `<img>`. */
export default function remarkOpeningImage() {
  return ({children}: Root, {dirname}: {dirname?: string}) => {
    const at = children.findIndex(({type}) => !INVISIBLE.has(type));
    const opening = children[at];
    const image =
      opening?.type === 'paragraph' ? opening.children[0] : undefined;
    if (image?.type !== 'image' || !image.url.endsWith('.svg')) {
      return;
    }
    const svg = readSvg(path.resolve(dirname ?? '', image.url));
    if (svg) {
      const {viewBox, content = ''} = svg;
      const props = {
        className: 'opening-image',
        role: 'img',
        'aria-label': image.alt ?? '',
        viewBox,
        dangerouslySetInnerHTML: {
          __html: content.trim().replace(/>\s+</g, '><'),
        },
      };
      const parts = [declaration(props), element] as unknown as RootContent[];
      children.splice(at, 1, ...parts);
    }
  };
}
