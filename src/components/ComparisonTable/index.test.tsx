import {describe, expect, it} from 'vitest';
import {render} from '../../../tests/helpers/render';
import ComparisonTable from './index';
import type {Comparison} from '../../../data/comparisons/types';

const data: Comparison<'other' | 'own'> = {
  tools: {other: 'Other tool', own: true},
  rows: [
    {
      criterion: 'Channels',
      statements: {
        other: {
          value: 'Email',
          sources: [
            {label: 'docs', href: 'https://other.test/docs'},
            {label: 'blog', href: 'https://other.test/blog'},
          ],
          checked: '2026-11-14',
        },
        own: {value: 'Not covered', checked: '2026-11-13'},
      },
    },
  ],
};
const {html, text} = render(
  <ComparisonTable caption="Two tools compared" data={data} />,
);

describe('ComparisonTable', () => {
  it('shows source and date of each statement', () => {
    expect(text).toContain('Email docs , blog · checked 2026-11-14');
    expect(text).toContain('Not covered checked 2026-11-13');
    expect(html).toContain('<a href="https://other.test/docs">docs</a>');
    expect(html).toContain('<time dateTime="2026-11-14">2026-11-14</time>');
  });

  it("takes our product's name from the settings", () => {
    expect(text).toContain('Criterion Other tool Acme Channels');
    expect(html).toContain('data-tool="Acme"');
  });

  it('has a named scroll area that is focusable', () => {
    expect(html).toMatch(
      /^<div [^>]*role="region" aria-label="Two tools compared" tabindex="0">/,
    );
  });

  it('keeps its ARIA roles when not displayed as a table', () => {
    for (const [role, count] of [
      ['table', 1],
      ['row', 2],
      ['columnheader', 3],
      ['rowheader', 1],
      ['cell', 2],
    ] as const) {
      expect(html.match(RegExp(`role="${role}"`, 'g'))).toHaveLength(count);
    }
  });
});
