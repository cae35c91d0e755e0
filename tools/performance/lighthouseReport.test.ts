import {describe, expect, it} from 'vitest';
import {summary, tooLow} from './lighthouseReport.ts';

type Reports = Parameters<typeof summary>[0];

/** The parts of a report that the summary uses. */
const report = (performance: number, linkText: number | null) => ({
  environment: {benchmarkIndex: 1000 * performance},
  categories: {
    performance: {score: performance, auditRefs: []},
    accessibility: {score: 1, auditRefs: []},
    'best-practices': {score: 1, auditRefs: [{id: 'hint'}]},
    seo: {score: linkText ?? 1, auditRefs: [{id: 'link-text'}]},
  },
  audits: {
    hint: {score: 0, scoreDisplayMode: 'informative'},
    'link-text': {
      score: linkText,
      scoreDisplayMode: 'binary',
      displayValue: '2 links found',
      details: {items: [{node: {selector: 'article > a'}}, {url: '/blog'}]},
    },
  },
});
const of = (...reports: ReturnType<typeof report>[]) =>
  summary(reports as unknown as Reports);

describe('summary', () => {
  it('has the median of each score', () => {
    const found = of(report(0.99, 1), report(0.5, 1), report(0.98, 1));
    expect(found.scores).toEqual({
      performance: 98,
      accessibility: 100,
      'best-practices': 100,
      seo: 100,
    });
    expect(found.machineIndex).toBe(980);
    expect(tooLow(found)).toEqual([]);
  });

  it('lists audits that fail in most runs, with elements, but no hints', () => {
    expect(of(report(1, 0), report(1, 0), report(1, 1)).failing).toEqual([
      'seo · link-text · 2 links found · article > a, /blog',
    ]);
    expect(of(report(1, 0), report(1, 1), report(1, null)).failing).toEqual([]);
  });

  it('lists scores that are too low', () => {
    expect(tooLow(of(report(0.94, 0.92)))).toEqual([
      'performance 94',
      'seo 92',
    ]);
  });
});
