/** Medians, ratios and the table. Pure functions. */
import type {Load} from './load.ts';
import {median} from './median.ts';
import type {PageType} from './pages.ts';

export type Measured = Load & {executedBytes: number};
export type PageResult = {page: PageType; ours: Measured; baseline: Measured};

type Metric = keyof Measured;

export function medians(loads: readonly Load[], executed: number): Measured {
  const of = (metric: keyof Load) => median(loads.map((load) => load[metric]));
  return {
    requests: of('requests'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    styleBytes: of('styleBytes'),
    htmlBytes: of('htmlBytes'),
    prefetchedBytes: of('prefetchedBytes'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    scriptMs: of('scriptMs'),
    executedBytes: executed,
  };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const whole = (value: number) => value.toFixed(0);
const COLUMNS: {metric: Metric; title: string; show: (n: number) => string}[] =
  [
    {metric: 'scriptBytes', title: 'JS kB', show: kilobytes},
    {metric: 'styleBytes', title: 'CSS kB', show: kilobytes},
    {metric: 'htmlBytes', title: 'HTML kB', show: kilobytes},
    {metric: 'bytes', title: 'total kB', show: kilobytes},
    {metric: 'requests', title: 'requests', show: whole},
    {metric: 'fcp', title: 'FCP ms', show: whole},
    {metric: 'lcp', title: 'LCP ms', show: whole},
    {metric: 'cls', title: 'CLS', show: (n) => n.toFixed(4)},
    {metric: 'tbt', title: 'TBT ms', show: whole},
    {metric: 'executedBytes', title: 'JS executed kB', show: kilobytes},
    {metric: 'scriptMs', title: 'script ms', show: whole},
    {metric: 'prefetchedBytes', title: 'prefetched kB', show: kilobytes},
  ];

/** 0 / 0 is 1; anything else divided by 0 is Infinity. */
export function ratio(ours: number, baseline: number): number {
  return baseline === 0 ? (ours === 0 ? 1 : Infinity) : ours / baseline;
}

export function table(results: readonly PageResult[]): string {
  const rows = [
    ['page', '', ...COLUMNS.map(({title}) => title)],
    ...results.flatMap(({page, ours, baseline}) => [
      [page, 'ours', ...COLUMNS.map((c) => c.show(ours[c.metric]))],
      ['', 'stock', ...COLUMNS.map((c) => c.show(baseline[c.metric]))],
      [
        '',
        'ratio',
        ...COLUMNS.map(({metric}) =>
          metric === 'cls'
            ? ''
            : ratio(ours[metric], baseline[metric]).toFixed(2),
        ),
      ],
    ]),
  ];
  const widths = rows[0]!.map((_, at) =>
    Math.max(...rows.map((row) => row[at]!.length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at < 2 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
