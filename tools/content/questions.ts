/**
 * Rules for the questions in a document's front matter: ids that exist, no
 * section without any, and no question that two sections claim.
 */
import {createSlugger} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Node, Parent} from 'unist';
import {expand} from '../../plugins/content/data-blocks/index.ts';
import {fillMarkdown} from '../../plugins/settings/fill.ts';
import {
  readQuestions,
  TOP,
} from '../../plugins/site-model/search-index/questions.ts';
import type {Source, Warning} from './warnings.ts';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** The comment at the end of a heading. */
const ID = /#([\w-]+)/;

/** Deeper ones are parts of a section. */
const MAX_LEVEL = 3;

/** A list of links, such as next steps, answers nothing itself. */
const isNavigation = (node: Node): boolean =>
  node.type === 'list' &&
  (node as Parent).children.every((item) => {
    const [paragraph] = (item as Parent).children as Parent[];
    return paragraph?.children?.some(({type}) => type === 'link');
  });

type Heading = {id: string; answers: boolean; line?: number | undefined};

/** The headings of API calls are inside `div`s. */
const unwrapped = (node: Node): Node[] =>
  (node as {name?: string}).name === 'div'
    ? (node as Parent).children.flatMap(unwrapped)
    : [node];

/** With those that data blocks generate. */
function headingsOf({text, file, values}: Source): Heading[] {
  const tree = parser.parse(fillMarkdown(text, values, file)) as Parent;
  expand(tree, values, (part) => parser.parse(part), file);
  const slugger = createSlugger();
  const headings: Heading[] = [];
  for (const node of tree.children.flatMap(unwrapped)) {
    if (node.type === 'heading') {
      const {children, depth} = node as Parent & {depth: number};
      const comment = children.find(({type}) => type === 'mdxTextExpression');
      const given = ID.exec((comment as {value?: string})?.value ?? '')?.[1];
      const words = children.filter((child) => child !== comment);
      const title = words
        .map((word) => toString(word))
        .join('')
        .trim();
      const id = given ?? slugger.slug(title);
      headings.push({
        id,
        answers: false,
        line: depth > MAX_LEVEL ? undefined : (node.position?.start.line ?? 1),
      });
    } else if (headings.length > 0 && !isNavigation(node)) {
      headings.at(-1)!.answers = true;
    }
  }
  return headings;
}

/** @param claimed by whom, so far; filled with this document's */
export function questionWarnings(
  source: Source,
  claimed: Map<string, string>,
): Warning[] {
  const {text, file, values} = source;
  const questions = readQuestions(text, file, values);
  const headings = headingsOf(source);
  const ids = [TOP, ...headings.map(({id}) => id)];
  const lines = text.split('\n');
  const lineOf = (id: string) =>
    lines.findIndex((line) => line.startsWith(`  ${id}:`)) + 1;
  const unknown = Object.keys(questions).filter((id) => !ids.includes(id));
  const missing = headings.filter(
    ({id, answers, line}) => line && answers && !questions[id],
  );
  const twice = Object.entries(questions).flatMap(([id, list]) =>
    list.flatMap((question) => {
      const key = question.toLowerCase();
      const other = claimed.get(key);
      claimed.set(key, `${file}#${id}`);
      return other ? [{id, question, other}] : [];
    }),
  );
  return [
    ...unknown.map((id) => ({
      line: lineOf(id),
      message: `questions of '${id}', which is no heading's id here`,
    })),
    ...missing.map(({id, line}) => ({
      line: line ?? 1,
      message: `no questions for '${id}': what would visitors type to find this section?`,
    })),
    ...(questions[TOP]
      ? []
      : [{line: 1, message: `no questions for '${TOP}', the page itself`}]),
    ...twice.map(({id, question, other}) => ({
      line: lineOf(id),
      message: `'${question}' is also a question of ${other}`,
    })),
  ];
}
