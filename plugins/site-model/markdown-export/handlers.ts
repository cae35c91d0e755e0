/**
 * Converts the site's components (tabs, cards, transcripts, …) to Markdown.
 * hast-util-to-mdast converts everything else.
 */
import type {Element, ElementContent} from 'hast';
import {defaultHandlers} from 'hast-util-to-mdast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {
  BlockContent,
  Code,
  Heading,
  Paragraph,
  PhrasingContent,
} from 'mdast';
import {
  attribute,
  byTag,
  elements,
  find,
  hasClass,
  isElement,
} from '../page-model/hast.ts';
import {
  BLOCK_TAGS,
  codeText,
  inlineText,
  languageOf,
} from '../page-model/text.ts';

declare module 'mdast' {
  interface HeadingData {
    /** Its id, which search results link to. */
    anchor?: string | undefined;
  }
  interface Data {
    /** The tab that a block is in. */
    tab?: Tab;
    /** Only names the tab of the next blocks. */
    isTabLabel?: true;
  }
}

export type Tab = {
  label: string;
  /** What opens it in a URL (src/theme/Tabs.tsx): `language=python`. */
  query: string | undefined;
};

const HEADING = /^h[1-6]$/;

const heading: Handle = (state, element) => {
  const made = defaultHandlers.h2!(state, element) as Heading;
  made.data = {anchor: attribute(element, 'id')};
  return made;
};

/** A line in bold that introduces what follows, without being a heading. */
function label(text: string): Paragraph {
  return {
    type: 'paragraph',
    children: [{type: 'strong', children: [{type: 'text', value: text}]}],
  };
}

function flow(state: State, children: ElementContent[]): BlockContent[] {
  const nodes = state.all({type: 'root', children});
  return state.toFlow(nodes) as BlockContent[];
}

function code(_: State, element: Element): (Code | Paragraph)[] {
  const pre = element.tagName === 'pre' ? element : find(element, byTag('pre'));
  const title = find(element, (child) => hasClass(child, 'codeBlockTitle'));
  const block: Code = {
    type: 'code',
    lang: languageOf(element),
    value: pre ? codeText(pre) : '',
  };
  return title ? [label(inlineText(title)), block] : [block];
}

/** A blockquote that starts with the admonition's title. */
function admonition(state: State, element: Element) {
  const heading = find(element, (child) =>
    hasClass(child, 'admonitionHeading'),
  );
  const rest = element.children.filter((child) => child !== heading);
  const text = heading ? inlineText(heading) : '';
  const title = text.charAt(0).toUpperCase() + text.slice(1);
  const children = flow(state, rest);
  return {
    type: 'blockquote' as const,
    children: title === '' ? children : [label(title), ...children],
  };
}

/** Labels each panel with the name of its tab. */
function tabs(state: State, element: Element): BlockContent[] {
  const names = [...elements(element)]
    .filter((child) => attribute(child, 'role') === 'tab')
    .map((tab) => ({
      label: inlineText(tab),
      query: attribute(tab, 'dataTab'),
    }));
  const panels = [...elements(element)].filter(
    (child) => attribute(child, 'role') === 'tabpanel',
  );
  return panels.flatMap((panel, index) => {
    const tab = names[index] ?? {label: '', query: undefined};
    const blocks = flow(state, panel.children);
    return [
      {...label(tab.label), data: {isTabLabel: true}},
      ...blocks.map((block) => ({...block, data: {tab, ...block.data}})),
    ];
  });
}

/** A conversation: blockquotes, each under the speaker's name. */
function transcript(state: State, figure: Element): BlockContent[] {
  const turns = find(figure, byTag('ol'))?.children.filter(isElement) ?? [];
  const lines = turns.flatMap((turn) => flow(state, turn.children));
  return [caption(figure), {type: 'blockquote', children: lines}];
}

/** The diagram's text alternative: one item per arrow. */
function diagram(state: State, figure: Element): BlockContent[] {
  const words = find(figure, byTag('details'))?.children ?? [];
  const list = words.filter((child) => !isElement(child) || !isSummary(child));
  return [caption(figure), ...flow(state, list)];
}

const isSummary = byTag('summary');

function caption(element: Element): Paragraph {
  const text = find(element, byTag('figcaption'));
  return label(text ? inlineText(text) : '');
}

/** A Markdown cell is one line, so a cell's paragraphs are joined. */
function cellContent(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child, index): ElementContent[] => {
    if (!isElement(child)) {
      return [child];
    }
    if (child.tagName === 'br') {
      return [{type: 'text', value: ' · '}];
    }
    const inside = cellContent(child.children);
    if (!BLOCK_TAGS.has(child.tagName)) {
      return [{...child, children: inside}];
    }
    const before = index > 0 ? [space()] : [];
    const after = index < children.length - 1 ? [space()] : [];
    return [...before, ...inside, ...after];
  });
}

const space = (): ElementContent => ({type: 'text', value: ' '});

const cell: Handle = (state, element) =>
  defaultHandlers.td!(state, {
    ...element,
    children: cellContent(element.children),
  });

const table: Handle = (state, element) => {
  const title = find(element, byTag('caption'));
  const rows = defaultHandlers.table!(state, element);
  return title ? [label(inlineText(title)), rows] : rows;
};

/** A description list becomes a list with its terms in bold. */
const definitions: Handle = (state, list) => {
  const items: {term: Element; values: Element[]}[] = [];
  for (const element of elements(list)) {
    if (element.tagName === 'dt') {
      items.push({term: element, values: []});
    } else if (element.tagName === 'dd') {
      items.at(-1)?.values.push(element);
    }
  }
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map(({term, values}) => {
      const name = state.all(term) as PhrasingContent[];
      const [first, ...rest] = values.flatMap((value) =>
        flow(state, value.children),
      );
      const start: PhrasingContent[] = [{type: 'strong', children: name}];
      const head: Paragraph =
        first?.type === 'paragraph'
          ? {
              type: 'paragraph',
              children: [
                ...start,
                {type: 'text', value: ': '},
                ...first.children,
              ],
            }
          : {type: 'paragraph', children: start};
      const after = first && first.type !== 'paragraph' ? [first] : [];
      return {
        type: 'listItem' as const,
        spread: false,
        children: [head, ...after, ...rest],
      };
    }),
  };
};

const container: Handle = (state, element) => {
  if (hasClass(element, 'theme-code-block')) {
    return code(state, element);
  }
  if (hasClass(element, 'theme-admonition')) {
    return admonition(state, element);
  }
  if (hasClass(element, 'theme-tabs-container')) {
    return tabs(state, element);
  }
  return defaultHandlers.div!(state, element);
};

const figure: Handle = (state, element) => {
  if (attribute(element, 'dataPlace') !== undefined) {
    return transcript(state, element);
  }
  if (attribute(element, 'dataScreen') !== undefined) {
    return label(`Drawing: ${inlineText(element)}`);
  }
  if (hasClass(element, 'diagram')) {
    return diagram(state, element);
  }
  return defaultHandlers.figure!(state, element);
};

/** A mark such as [source] isn't part of the word before it. */
const mark: Handle = (state, element) => [
  {type: 'text', value: ' '},
  ...state.all(element),
];

/** The method and path of an API call. */
const span: Handle = (state, element) =>
  hasClass(element, 'endpoint')
    ? {type: 'inlineCode', value: inlineText(element)}
    : state.all(element);

const link: Handle = (state, element) => {
  const made = defaultHandlers.a!(state, element);
  // Around a decorative image.
  return 'children' in made && made.children.length === 0 ? undefined : made;
};

/** Items with headings are sections; a list would only indent them. */
const list: Handle = (state, element) =>
  find(element, ({tagName}) => HEADING.test(tagName))
    ? element.children
        .filter(isElement)
        .flatMap((item) => flow(state, item.children))
    : defaultHandlers.ul!(state, element);

const image: Handle = (state, element) =>
  attribute(element, 'alt') && !hasClass(element, 'avatar__photo')
    ? defaultHandlers.img!(state, element)
    : undefined;

/** Without the spaces of no width that stand for `wbr`. */
const inlineCode: Handle = (_, element) => ({
  type: 'inlineCode',
  value: inlineText(element),
});

const labelled: Handle = (_, element) => label(inlineText(element));
const nothing: Handle = () => undefined;

export const handlers: Record<string, Handle> = {
  a: link,
  code: inlineCode,
  // Menu paths read as plain text.
  kbd: (state, element) => state.all(element),
  div: container,
  dl: definitions,
  ...Object.fromEntries([2, 3, 4, 5, 6].map((level) => [`h${level}`, heading])),
  figcaption: labelled,
  figure,
  img: image,
  ol: list,
  ul: list,
  // A tool's form fields aren't content.
  input: nothing,
  select: nothing,
  span,
  textarea: nothing,
  pre: code,
  summary: labelled,
  sup: mark,
  table,
  td: cell,
  th: cell,
};
