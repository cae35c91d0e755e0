import {expect, it} from 'vitest';
import {render} from '../../../tests/helpers/render';
import {tools} from '../../../data/comparisons/tools';
import Sources from '.';

it('lists only the pages it is given', () => {
  const {html} = render(<Sources tools={['mava']} pages={['fields']} />);
  expect(html).toContain(tools.mava.sources.fields.href);
  expect(html).not.toContain(tools.mava.sources.permissions.href);
});

it('lists the pages of each product and the day they were read', () => {
  const {html, text} = render(<Sources tools={['mava', 'kapa']} />);
  expect(html).toContain('id="source-mava"');
  for (const {href} of Object.values(tools.mava.sources)) {
    expect(html).toContain(`href="${href}"`);
  }
  expect(html).toContain('id="source-mava-fields"');
  expect(html).toContain('id="source-kapa"');
  expect(html.match(/<time dateTime="\d{4}-\d{2}-\d{2}">/g)).toHaveLength(2);
  const {contents} = tools.mava.sources;
  expect(text.startsWith(`Mava: ${contents.label}`)).toBe(true);
  expect(text).toMatch(/, checked on \d+ \w+ \d{4} ?\./);
});
