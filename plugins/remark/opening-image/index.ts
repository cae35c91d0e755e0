/**
 * Remark plugin: loads the image that opens a page eagerly. Docusaurus loads
 * every image lazily, which delays the largest contentful paint.
 */
type Node = {
  type: string;
  name?: string;
  attributes?: {type: string; name: string; value: string}[];
  children?: Node[];
};

const INVISIBLE = new Set(['yaml', 'mdxjsEsm']);

/** Runs after the Docusaurus plugin that turns `![]()` into `<img>`. */
export default function remarkOpeningImage() {
  return ({children = []}: Node) => {
    const opening = children.find(({type}) => !INVISIBLE.has(type));
    const [image] = opening?.children ?? [];
    if (image?.name === 'img') {
      image.attributes?.push({
        type: 'mdxJsxAttribute',
        name: 'loading',
        value: 'eager',
      });
    }
  };
}
