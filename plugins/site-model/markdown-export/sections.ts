/**
 * Each section of a page as Markdown of its own, so that an agent that follows
 * a link with an anchor doesn't have to read the page. Pure functions.
 */
import type {Heading, Root, RootContent} from 'mdast';
import {sectionPath} from '../../../data/paths.ts';
import type {PageModel} from '../page-model/types.ts';
import {render} from './toMarkdown.ts';

/** A longer section has links to the sections below it instead of their text. */
const MAX_LENGTH = 4_000;

const isHeading = (node: RootContent): node is Heading =>
  node.type === 'heading';

export type Part = {
  anchor: string;
  /** Its headings, the page's title first and its own last. */
  path: string[];
  depth: number;
  /** Its heading and what follows, up to the next heading. */
  nodes: RootContent[];
};

/** The parts after the introduction; together, they are the rest of the page. */
export function partsOf({title}: PageModel, {children}: Root): Part[] {
  const above: {depth: number; text: string}[] = [];
  const parts: Part[] = [];
  for (const node of children) {
    const anchor = isHeading(node) ? node.data?.anchor : undefined;
    if (isHeading(node) && anchor !== undefined) {
      const {depth} = node;
      while (above.length > 0 && above.at(-1)!.depth >= depth) {
        above.pop();
      }
      above.push({depth, text: textOf(node)});
      const path = [title, ...above.map(({text}) => text)];
      parts.push({anchor, path, depth, nodes: [node]});
    } else {
      parts.at(-1)?.nodes.push(node);
    }
  }
  return parts;
}

const markdownOf = (nodes: RootContent[]): string =>
  render({type: 'root', children: nodes});

const textOf = ({children}: Heading): string =>
  markdownOf([{type: 'paragraph', children}]).trim();

const asText = (...parts: readonly Part[]): string =>
  markdownOf(parts.flatMap(({nodes}) => nodes));

/** What a section alone lacks, by its anchor. */
export type Notes = Readonly<Record<string, string>>;

type SectionFile = {anchor: string; title: string; file: string; text: string};

export function sectionFiles(
  page: PageModel,
  tree: Root,
  notes: Notes,
): SectionFile[] {
  const parts = partsOf(page, tree);
  return parts.map((part, at) => {
    const {anchor, path, depth} = part;
    const after = parts.slice(at + 1);
    const end = after.findIndex((other) => other.depth <= depth);
    const below = end < 0 ? after : after.slice(0, end);
    const whole = asText(part, ...below);
    const links = below.map(
      (other) => `- [${other.path.at(-1)}](${page.url}#${other.anchor})\n`,
    );
    const lines = [
      `> ${path.join(' › ')}: ${page.url}#${anchor}`,
      ...(notes[anchor] ? [`> ${notes[anchor]}`] : []),
    ];
    return {
      anchor,
      title: path.at(-1)!,
      file: sectionPath(page.route, anchor).slice(1),
      text: `${lines.join('\n>\n')}\n\n${
        whole.length <= MAX_LENGTH || below.length === 0
          ? whole
          : `${asText(part)}\nBelow it:\n\n${links.join('')}`
      }`,
    };
  });
}
