/** Formats the results as a Markdown table. Pure functions. */
import type {Run} from './command.ts';
import type {Outcome} from './outcome.ts';

type Site = Outcome & Omit<Run, 'output'>;

export type Growth = {
  documents: number;
  baseline: Site;
  ours: Site & {
    records: number;
    /** CPU seconds of our steps, in a first and in an incremental build. */
    steps: Record<string, number>;
    stepsAgain: Record<string, number>;
  };
};

const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
const kilobytes = (bytes: number) => whole(bytes / 1000);
const sum = (steps: Record<string, number>) =>
  Object.values(steps).reduce((all, seconds) => all + seconds, 0);

const ROWS: [title: string, show: (growth: Growth) => string][] = [
  ['documents', ({documents}) => whole(documents)],
  ['build, stock / ours, s', (it) => pair(it, ({seconds}) => whole(seconds))],
  [
    'CPU, stock / ours, s',
    (it) => pair(it, ({cpuSeconds}) => whole(cpuSeconds)),
  ],
  [
    'memory, stock / ours, MB',
    (it) => pair(it, ({megabytes}) => whole(megabytes)),
  ],
  [
    'main.js, stock / ours, kB brotli',
    (it) => pair(it, ({mainBrotli}) => kilobytes(mainBrotli)),
  ],
  [
    'sidebar chunk, stock / ours, kB (brotli)',
    (it) =>
      pair(
        it,
        ({sidebarBytes, sidebarBrotli}) =>
          `${kilobytes(sidebarBytes)} (${kilobytes(sidebarBrotli)})`,
      ),
  ],
  [
    'HTML of a document, stock / ours, kB',
    (it) => pair(it, ({htmlMedian}) => kilobytes(htmlMedian)),
  ],
  ['records', ({ours}) => whole(ours.records)],
  [
    'Markdown files / cards',
    ({ours}) => `${whole(ours.markdownFiles)} / ${whole(ours.cards)}`,
  ],
  ['our steps, first build, CPU s', ({ours}) => whole(sum(ours.steps))],
  ['our steps, next build, CPU s', ({ours}) => whole(sum(ours.stepsAgain))],
  [
    'share of the stock build, first / next',
    ({ours, baseline}) =>
      `${(sum(ours.steps) / baseline.cpuSeconds).toFixed(2)} / ${(sum(ours.stepsAgain) / baseline.cpuSeconds).toFixed(2)}`,
  ],
];

function pair({baseline, ours}: Growth, show: (site: Site) => string): string {
  return `${show(baseline)} / ${show(ours)}`;
}

/** Every step that takes at least a second in some build. */
function stepRows(results: readonly Growth[]): string[][] {
  const names = Object.keys(results.at(-1)?.ours.steps ?? {}).filter((name) =>
    results.some(({ours}) => (ours.steps[name] ?? 0) >= 1),
  );
  return names.map((name) => [
    `${name}, s`,
    ...results.map(
      ({ours}) =>
        `${(ours.steps[name] ?? 0).toFixed(1)} / ${(ours.stepsAgain[name] ?? 0).toFixed(1)}`,
    ),
  ]);
}

export function growthTable(results: readonly Growth[]): string {
  const [head, ...rows] = [
    ...ROWS.map(([title, show]) => [title, ...results.map(show)]),
    ...stepRows(results),
  ];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head!.map(() => '---');
  return [head!, rule, ...rows].map(line).join('\n');
}
