/** A page's text in reading order, by heading. */
import type {Element, ElementContent} from 'hast';
import {
  attribute,
  byTag,
  classNames,
  elements,
  find,
  hasClass,
  isElement,
} from './hast.ts';
import {BLOCK_TAGS, codeText, inlineText} from './text.ts';
import {tableBlocks} from './table.ts';
import type {Block, Section} from './types.ts';

/** The block type of text that isn't in a block element. */
type Flow = 'paragraph' | 'item';

const HEADING = /^h([1-6])$/;

/** On what repeats the text next to it, such as a mock-up's steps. */
const NOT_SEARCHED = 'dataSearchIgnore';

function isBlock(node: ElementContent): node is Element {
  return isElement(node) && (BLOCK_TAGS.has(node.tagName) || holdsBlock(node));
}

function holdsBlock(element: Element): boolean {
  return find(element, ({tagName}) => BLOCK_TAGS.has(tagName)) !== undefined;
}

/** The type, which an admonition shows if it has no title. */
function admonitionType(admonition: Element): string | undefined {
  const prefix = 'theme-admonition-';
  return classNames(admonition)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);
}

class Reader {
  readonly sections: Section[];
  /** Labels of the panels still to come, the next one first. */
  private tabs: string[] = [];

  constructor(title: string) {
    this.sections = [{level: 1, heading: title, anchor: null, blocks: []}];
  }

  private add(block: Block) {
    if (block.text !== '') {
      this.sections.at(-1)!.blocks.push(block);
    }
  }

  read(nodes: ElementContent[], flow: Flow) {
    let inline: ElementContent[] = [];
    const flush = () => {
      this.add({type: flow, text: inlineText(...inline)});
      inline = [];
    };
    for (const node of nodes) {
      if (isBlock(node)) {
        flush();
        this.readBlock(node, flow);
      } else {
        inline.push(node);
      }
    }
    flush();
  }

  private readBlock(element: Element, flow: Flow) {
    if (attribute(element, NOT_SEARCHED) !== undefined) {
      return;
    }
    const level = HEADING.exec(element.tagName)?.[1];
    if (level) {
      return this.readHeading(element, Number(level));
    }
    if (attribute(element, 'role') === 'tablist') {
      const names = element.children
        .filter(isElement)
        .map((tab) => inlineText(tab));
      // Prepended: tabs inside a panel come before the panels after it.
      this.tabs = [...names, ...this.tabs];
      return;
    }
    if (attribute(element, 'role') === 'tabpanel') {
      this.add({type: 'label', text: this.tabs.shift() ?? ''});
      return this.read(element.children, flow);
    }
    if (hasClass(element, 'theme-admonition')) {
      return this.readAdmonition(element, flow);
    }
    if (hasClass(element, 'theme-code-block')) {
      return this.readCode(element);
    }
    switch (element.tagName) {
      case 'a':
        return this.add({type: 'item', text: inlineText(element)});
      case 'caption':
      case 'summary':
        return this.add({type: 'label', text: inlineText(element)});
      case 'dl':
        return this.readDefinitions(element);
      case 'li':
        return this.read(element.children, 'item');
      case 'pre':
        return this.readCode(element);
      case 'table':
        return tableBlocks(element).forEach((block) => this.add(block));
      default:
        return this.read(element.children, flow);
    }
  }

  private readHeading(element: Element, level: number) {
    const heading = inlineText(element);
    if (heading !== '') {
      const anchor = attribute(element, 'id') ?? null;
      this.sections.push({level, heading, anchor, blocks: []});
    }
  }

  private readAdmonition(element: Element, flow: Flow) {
    const [first, ...rest] = element.children;
    if (!isElement(first) || !hasClass(first, 'admonitionHeading')) {
      return this.read(element.children, flow);
    }
    const text = inlineText(first);
    if (text.toLowerCase() !== admonitionType(element)) {
      this.add({type: 'label', text});
    }
    this.read(rest, flow);
  }

  private readCode(element: Element) {
    const pre =
      element.tagName === 'pre' ? element : find(element, byTag('pre'));
    if (pre) {
      this.add({type: 'code', text: codeText(pre)});
    }
  }

  private readDefinitions(list: Element) {
    let term = '';
    for (const element of elements(list)) {
      if (element.tagName === 'dt') {
        term = inlineText(element);
      } else if (element.tagName === 'dd') {
        const text = inlineText(element);
        this.add({type: 'item', text: `${term}: ${text}`});
      }
    }
  }
}

/**
 * @param main content from `clean`
 * @param title the page's title, the heading of the first section
 */
export function readSections(main: Element, title: string): Section[] {
  const reader = new Reader(title);
  reader.read(main.children, 'paragraph');
  return reader.sections;
}
