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

  it('loads the first image of a file at once, the others late', () => {
    const tree = image('img', 10000);
    tree.children.push(...image('img', 10000).children);
    run(tree);
    expect(
      tree.children.map(({attributes}) =>
        attributes.some(
          ({name, value}) => `${name}=${String(value)}` === 'loading=eager',
        ),
      ),
    ).toEqual([true, false]);
  });

  it('leaves other elements alone', () => {
    expect(run(image('video', 10000))).toBe(
      JSON.stringify(image('video', 10000)),
    );
  });
});
