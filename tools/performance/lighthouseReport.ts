/** Summarizes several Lighthouse runs of a page. Pure functions. */
import type Report from 'lighthouse/types/lhr/lhr.js';
import {median} from './median.ts';

/** Minimum scores, out of 100. */
export const CATEGORIES = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;

type Category = keyof typeof CATEGORIES;
const categories = Object.keys(CATEGORIES) as Category[];

export type Summary = {
  scores: Record<Category, number>;
  /** Lighthouse's benchmark index of the machine's CPU. */
  machineIndex: number;
  /** Audits that fail in most runs, with elements. */
  failing: string[];
};

type Audit = Report['audits'][string];

/** Audits with a score, or informative ones that need a fix. */
const fails = ({score, scoreDisplayMode}: Audit) =>
  score !== null && score < 1 && scoreDisplayMode !== 'informative';

/** The first few elements or files of an audit. */
function places({details}: Audit): string[] {
  const items: unknown[] =
    details && 'items' in details ? (details.items as unknown[]) : [];
  return items
    .map((item) => {
      const {node, url} = item as {node?: {selector?: string}; url?: unknown};
      return node?.selector ?? (typeof url === 'string' ? url : '');
    })
    .filter((place) => place !== '')
    .slice(0, 3);
}

function describe(id: string, category: string, audit: Audit): string {
  const where = places(audit).join(', ');
  return [category, id, audit.displayValue, where].filter(Boolean).join(' · ');
}

export function summary(reports: readonly Report[]): Summary {
  const scoreOf = (category: Category) =>
    median(
      reports.map((report) => 100 * (report.categories[category]?.score ?? 0)),
    );
  const failing = categories.flatMap((category) =>
    (reports[0]?.categories[category]?.auditRefs ?? []).flatMap(({id}) => {
      const failed = reports
        .map(({audits}) => audits[id]!)
        .filter((audit) => audit && fails(audit));
      return failed.length > reports.length / 2
        ? [describe(id, category, failed[0]!)]
        : [];
    }),
  );
  const scores = Object.fromEntries(
    categories.map((category) => [category, Math.round(scoreOf(category))]),
  ) as Record<Category, number>;
  const machineIndex = Math.round(
    median(reports.map(({environment}) => environment.benchmarkIndex)),
  );
  return {scores, machineIndex, failing};
}

/** The categories below their minimum. */
export const tooLow = ({scores}: Summary): string[] =>
  categories
    .filter((category) => scores[category] < CATEGORIES[category])
    .map((category) => `${category} ${scores[category]}`);
