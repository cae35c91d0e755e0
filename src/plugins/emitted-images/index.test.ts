import {describe, expect, it} from 'vitest';
import emittedImages from './index.ts';

const request = (limit: number) =>
  `!/m/url-loader/dist/cjs.js?limit=${limit}&name=assets/images/[name].[ext]&fallback=/m/file-loader!./header.svg`;

/** As Docusaurus 3.10.2 leaves an image: source and syntax tree. */
const image = (name: string, limit: number) => ({
  type: 'root',
  children: [
    {
      type: 'mdxJsxTextElement',
      name,
      attributes: [
        {type: 'mdxJsxAttribute', name: 'alt', value: request(limit)},
        {
          type: 'mdxJsxAttribute',
          name: 'src',
          value: {
            type: 'mdxJsxAttributeValueExpression',
            value: `require("${request(limit)}").default`,
            data: {
              estree: {
                body: [
                  {
                    type: 'Literal',
                    value: request(limit),
                    raw: `"${request(limit)}"`,
                  },
                ],
              },
            },
          },
        },
      ],
      children: [],
    },
  ],
});

const run = (tree: ReturnType<typeof image>) => {
  emittedImages()(tree);
  return JSON.stringify(tree);
};

describe('emittedImages', () => {
  it('never inlines an image, however small', () => {
    const tree = image('img', 10000);
    run(tree);
    const [alt, src] = tree.children[0]!.attributes;
    expect(JSON.stringify(src)).toBe(
      JSON.stringify(image('img', 0).children[0]!.attributes[1]),
    );
    expect(alt!.value).toBe(request(10000));
  });

  it('leaves other elements alone', () => {
    expect(run(image('video', 10000))).toBe(
      JSON.stringify(image('video', 10000)),
    );
  });

  it('puts a picture first that opens the page, and no other', () => {
    const page = (...before: object[]) => {
      const picture = {type: 'mdxJsxTextElement', name: 'img', attributes: []};
      const paragraph = {type: 'paragraph', children: [picture]};
      emittedImages()({
        type: 'root',
        children: [...before, paragraph],
      } as never);
      return picture.attributes;
    };
    expect(page({type: 'yaml'})).toMatchObject([
      {name: 'fetchPriority', value: 'high'},
    ]);
    expect(page({type: 'paragraph', children: [{type: 'text'}]})).toEqual([]);
  });
});
