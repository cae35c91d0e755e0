/**
 * What has to hold against the bare engine, as ratios. Two pages may have
 * more JavaScript than their bare twins, because they do more.
 */
import {ratio} from './results.ts';
import type {Measured, PageResult} from './results.ts';
import type {PageType} from './pages.ts';

type Limits = Partial<Record<keyof Measured, number>>;

const EVERY_PAGE: Limits = {scriptBytes: 1};
const DOCUMENT: Limits = {
  scriptBytes: 0.85,
  bytes: 0.9,
  tbt: 0.9,
  fcp: 1,
  lcp: 1,
};
/** Shown as 0.00: the bar that e2e/browser/stability.spec.ts holds. */
const MAX_SHIFT = 0.005;

const EXEMPT: Partial<Record<PageType, string>> = {
  home: 'shows latest posts and transcripts where the template has three pictures',
  'API page': 'has a tool, and tabs of samples where the bare page has blocks',
};

/** What is missed, in words; empty when all holds. */
export function missed({page, ours, bare}: PageResult): string[] {
  const limits = page === 'document with code' ? DOCUMENT : EVERY_PAGE;
  const beyond = Object.entries(limits).flatMap(([name, limit]) => {
    const metric = name as keyof Measured;
    const found = ratio(ours[metric], bare[metric]);
    const excused = metric === 'scriptBytes' && EXEMPT[page];
    return found > limit && !excused
      ? [`${page}: ${name} is ${found.toFixed(3)} of bare, not ${limit}`]
      : [];
  });
  return ours.cls > MAX_SHIFT
    ? [...beyond, `${page}: layout shifts by ${ours.cls.toFixed(4)}`]
    : beyond;
}
