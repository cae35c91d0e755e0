/**
 * Remark plugin: pictures in Markdown are files of their own. Docusaurus puts
 * those below 10 kB as data URI into the page, its script and the feeds, where
 * no cache keeps them and readers often drop them; its one switch for that is
 * an environment variable, which a build without it would silently miss.
 *
 * And the first picture of a file does not wait: it is the header of a post,
 * the largest thing in view, while the theme loads all pictures late.
 */
import {visit} from 'unist-util-visit';

type Node = Parameters<typeof visit>[0];
type Attribute = {type: string; name?: string; value?: unknown};

const AT_ONCE = {type: 'mdxJsxAttribute', name: 'loading', value: 'eager'};

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

/** Runs behind Docusaurus's own plugin, which makes `<img>` of `![]()`. */
export default function emittedImages() {
  return (tree: Node) => {
    let isFirst = true;
    visit(tree, (node) => {
      const {name, attributes = []} = node as {
        name?: string;
        attributes?: Attribute[];
      };
      if (name === 'img') {
        rewriteStrings(attributes.find((item) => item.name === 'src')?.value);
        if (isFirst) {
          attributes.push(AT_ONCE);
        }
        isFirst = false;
      }
    });
  };
}
