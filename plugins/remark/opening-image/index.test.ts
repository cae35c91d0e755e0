import {expect, it} from 'vitest';
import remarkOpeningImage from './index.ts';

const image = () => ({type: 'mdxJsxTextElement', name: 'img', attributes: []});
const paragraph = (...children: object[]) => ({type: 'paragraph', children});
const eager = [{type: 'mdxJsxAttribute', name: 'loading', value: 'eager'}];

it('loads only the image that opens a page eagerly', () => {
  const [opening, later] = [image(), image()];
  remarkOpeningImage()({
    type: 'root',
    children: [{type: 'mdxjsEsm'}, paragraph(opening), paragraph(later)],
  } as never);
  expect(opening.attributes).toEqual(eager);
  expect(later.attributes).toEqual([]);
});

it('leaves a page that opens with text alone', () => {
  const later = image();
  remarkOpeningImage()({
    type: 'root',
    children: [paragraph({type: 'text'}), paragraph(later)],
  } as never);
  expect(later.attributes).toEqual([]);
});
