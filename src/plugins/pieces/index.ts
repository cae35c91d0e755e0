/**
 * Makes a box of each section below the first screen, so that a browser can
 * lay it out when it comes near: all of the API page at once takes a phone a
 * quarter of a second. src/boot/pieces.ts says when, src/css/prose.css how.
 */
import type {Element, ElementContent, Root, RootContent} from 'hast';

/** No less than a screen: what is seen at once should not wait to be found. */
const SECTIONS_AT_ONCE = 2;

const isHeading = (node: RootContent): boolean =>
  node.type === 'element' && /^h[23]$/.test(node.tagName);

/** Infima styles the children of `markdown`; here they are its grandchildren. */
const box = (): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {className: ['markdown', 'piece']},
  children: [],
});

export default function rehypePieces() {
  return (tree: Root) => {
    const pieces: Element[] = [];
    let headings = 0;
    const first = tree.children.filter((node) => {
      if (isHeading(node)) {
        headings += 1;
        if (headings > SECTIONS_AT_ONCE) {
          pieces.push(box());
        }
      }
      // Imports and exports are of the module, not of the page.
      if (pieces.length === 0 || (node.type as string) === 'mdxjsEsm') {
        return true;
      }
      pieces.at(-1)!.children.push(node as ElementContent);
      return false;
    });
    tree.children = [...first, ...pieces];
  };
}
