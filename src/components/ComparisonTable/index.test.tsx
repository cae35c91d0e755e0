import {describe, expect, it} from 'vitest';
import {render} from '../../../tests/helpers/render';
import ComparisonTable from '.';
import type {Comparison} from '../../../data/comparisons/types';

const data: Comparison<'mava' | 'own'> = {
  tools: {mava: 'Mava', own: true},
  rows: [
    {
      criterion: 'Channels',
      statements: {
        mava: {value: 'Email', source: 'mava'},
        own: {value: 'Discord', href: '/docs/commands'},
      },
    },
  ],
};

const {html, text} = render(
  <ComparisonTable caption="Two tools compared" data={data} />,
);

describe('ComparisonTable', () => {
  it('links a statement to its sources, and one about us to a document', () => {
    expect(text).toContain('Email source');
    expect(html).toContain('href="#source-mava"');
    expect(html).toContain('<a href="/docs/commands">Discord</a>');
  });

  it("takes our product's name from the settings", () => {
    expect(text).toContain('Criterion Mava Acme Channels');
    expect(html).toContain('data-label="Acme"');
  });
});
