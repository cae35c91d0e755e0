/** Every statement about another product has its source and date. */
import {describe, expect, it} from 'vitest';
import {uncited} from '../writing/uncited.ts';
import {tools} from '../../data/comparisons/tools.ts';
import {inlineText} from '../../plugins/postbuild/page-model/text.ts';
import {all, modelOf} from '../helpers/built.ts';
import {docRoutes, postRoutes} from '../helpers/routes.ts';

const comparisons = postRoutes.filter((route) =>
  /comparison-2025|mava-vs/.test(route),
);

describe.each([...postRoutes, ...docRoutes])('%s', (route) => {
  it('states nothing about other products without source and date', () => {
    expect(uncited(modelOf(route).main)).toEqual([]);
  });
});

describe.each(comparisons)('%s', (route) => {
  const {main, sections} = modelOf(route);
  const headings = sections.map(({heading}) => heading);
  const order = (pattern: RegExp) =>
    headings.findIndex((heading) => pattern.test(heading));

  it('has criteria, a table, when to choose the other tool, and a trial', () => {
    const places = [
      order(/^Criteria for/),
      order(/by category$|compared$/),
      order(/better choice$/),
      order(/side by side$/),
    ];
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('renders statements about others with ComparisonTable', () => {
    const names = new Set(Object.values(tools).map(({name}) => name as string));
    const cells = all(main, ({properties}) =>
      names.has(String(properties.dataTool)),
    );
    expect(cells.length).toBeGreaterThanOrEqual(4);
  });

  it('names no price', () => {
    expect(inlineText(main)).not.toMatch(/[$€£]\s?\d|\d\s?(USD|EUR)\b/);
  });
});
