import {expect, it} from 'vitest';
import {render} from '../../testing/render';
import Cited from './index';

it('puts every source and the day behind the sentence', () => {
  const {html, text} = render(<Cited tool="mava">Mava lists email.</Cited>);
  expect(text).toMatch(/^Mava lists email\./);
  expect(html).toContain('href="https://mava.gitbook.io"');
  expect(html).toContain('href="https://mava.app/blog"');
  expect(html).toMatch(/<time dateTime="\d{4}-\d{2}-\d{2}">/);
});
