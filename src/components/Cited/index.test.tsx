import {expect, it} from 'vitest';
import {render} from '../../../tests/helpers/render';
import Cited from '.';

it('marks a sentence with a link to its entry in the list of sources', () => {
  const {html, text} = render(<Cited tool="mava">Mava lists email.</Cited>);
  expect(text).toMatch(/^Mava lists email\./);
  expect(html).toContain('href="#source-mava"');
  expect(html).toContain('aria-label="Source for Mava"');
});

it('links to the page that says it, if one is named', () => {
  const {html} = render(
    <Cited tool="mava" page="fields">
      A ticket has a status.
    </Cited>,
  );
  expect(html).toContain('href="#source-mava-fields"');
  expect(html).toContain('aria-label="Source for Mava: fields"');
});
