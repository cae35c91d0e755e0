/**
 * Finds statements about other products without source or date in a built page.
 * A paragraph, list item or cell that names a product must link to one of its
 * sources and contain a `<time>`, or have a footnote link to an entry that does.
 * Headings and captions name products but state nothing.
 */
import type {Element} from 'hast';
import {
  attribute,
  byTag,
  elements,
  find,
} from '../../plugins/site-model/page-model/hast.ts';
import {inlineText} from '../../plugins/site-model/page-model/text.ts';
import {sourceId} from '../../data/comparisons/sourceId.ts';
import {tools} from '../../data/comparisons/tools.ts';
import type {ToolId} from '../../data/comparisons/tools.ts';

const STATING = new Set(['p', 'li', 'td', 'dd', 'blockquote']);

/** Without links to other posts and pages, whose titles state nothing. */
function ownWords(block: Element): Element {
  const children = block.children.filter(
    (child) =>
      child.type !== 'element' ||
      !(
        (child.tagName === 'a' && attribute(child, 'href')?.startsWith('/')) ||
        STATING.has(child.tagName) ||
        ['ul', 'ol'].includes(child.tagName)
      ),
  );
  return {...block, children};
}

function isAbout(block: Element, id: ToolId): boolean {
  const {name, mention} = tools[id];
  return (
    attribute(block, 'dataTool') === name ||
    mention.test(inlineText(ownWords(block)))
  );
}

function links(block: Element): string[] {
  return [...elements(block)].flatMap((it) => attribute(it, 'href') ?? []);
}

/** Whether it has a link to the product's page and the date it was read. */
function hasSource(block: Element, id: ToolId): boolean {
  const hosts = Object.values(tools[id].sources).map(
    ({href}) => new URL(href).host,
  );
  const linked = links(block).some(
    (href) => href.startsWith('https://') && hosts.includes(new URL(href).host),
  );
  const time = find(block, byTag('time'));
  const date = time && attribute(time, 'dateTime');
  return linked && /^\d{4}-\d{2}-\d{2}$/.test(date ?? '');
}

/** A source, or a footnote link to one in the list of sources. */
function hasEvidence(block: Element, id: ToolId, main: Element): boolean {
  const entry = find(main, (it) => attribute(it, 'id') === sourceId(id));
  const marked = links(block).some((href) =>
    `${href}-`.startsWith(`#${sourceId(id)}-`),
  );
  return hasSource(block, id) || (marked && !!entry && hasSource(entry, id));
}

/** Each as 'Tool: statement'. */
export function uncited(main: Element): string[] {
  return [...elements(main)]
    .filter(({tagName}) => STATING.has(tagName))
    .flatMap((block) =>
      (Object.keys(tools) as ToolId[])
        .filter((id) => isAbout(block, id) && !hasEvidence(block, id, main))
        .map((id) => `${tools[id].name}: ${inlineText(block)}`),
    );
}
