/**
 * Remark plugin: pictures in Markdown are files of their own. Docusaurus puts
 * those below 10 kB as data URI into the page, its script and the feeds, where
 * no cache keeps them and readers often drop them; its one switch for that is
 * an environment variable, which a build without it would silently miss.
 * A picture that opens a page is marked: src/components/OpeningPicture loads it
 * at once where it is seen first.
 */
import {visit} from 'unist-util-visit';

type Node = Parameters<typeof visit>[0];
type Attribute = {type?: string; name?: string; value?: unknown};
type Element = {
  type: string;
  name?: string;
  attributes?: Attribute[];
  children?: Element[];
};

/**
 * @example
 * withoutInlining('!url-loader?limit=10000&name=a!./b.svg')
 * // '!url-loader?limit=0&name=a!./b.svg'
 */
export function withoutInlining(request: string): string {
  return request.replace(/(url-loader[^!]*\?limit=)\d+/, '$10');
}

/** Every string below a value: the expression's source and its parsed form. */
function rewriteStrings(value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    return;
  }
  const fields = value as Record<string, unknown>;
  for (const [key, field] of Object.entries(fields)) {
    if (typeof field === 'string') {
      fields[key] = withoutInlining(field);
    } else {
      rewriteStrings(field);
    }
  }
}

const NOT_SHOWN = new Set(['yaml', 'mdxjsEsm']);

function putFirst({children = []}: Element): void {
  const opening = children.find(({type}) => !NOT_SHOWN.has(type));
  const [picture] = opening?.children ?? [];
  if (picture?.name === 'img') {
    picture.attributes?.push({
      type: 'mdxJsxAttribute',
      name: 'fetchPriority',
      value: 'high',
    });
  }
}

/** Runs behind Docusaurus's own plugin, which makes `<img>` of `![]()`. */
export default function emittedImages() {
  return (tree: Node) => {
    visit(tree, (node) => {
      const {name, attributes} = node as Element;
      if (name === 'img') {
        rewriteStrings(attributes?.find((item) => item.name === 'src')?.value);
      }
    });
    putFirst(tree as Element);
  };
}
