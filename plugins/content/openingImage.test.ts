import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import remarkOpeningImage from './openingImage.ts';

const dirname = fs.mkdtempSync(path.join(os.tmpdir(), 'opening-image-'));
fs.writeFileSync(
  path.join(dirname, 'a.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 2">\n  <rect/>\n</svg>\n',
);

const image = (url: string) => ({
  type: 'paragraph',
  children: [{type: 'image', url, alt: 'A box'}],
});

function transform(...children: object[]) {
  remarkOpeningImage()({type: 'root', children} as never, {dirname});
  return children;
}

it('puts only the SVG that opens a page into it', () => {
  const later = image('./a.svg');
  const [, exported, opening, last] = transform(
    {type: 'mdxjsEsm'},
    image('./a.svg'),
    later,
  );
  expect(opening).toMatchObject({name: 'svg'});
  const text = JSON.stringify(exported);
  expect(text).toContain('"value":"0 0 1 2"');
  expect(text).toContain('"value":"A box"');
  expect(text).toContain('"<rect/>"');
  expect(last).toBe(later);
});

it.each(['./b.svg', './a.png'])('leaves %s to Docusaurus', (url) => {
  const opening = image(url);
  expect(transform(opening)).toEqual([opening]);
});
