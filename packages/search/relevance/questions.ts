/** What visitors type, with the pages that answer it. */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
export const QUESTION_SETS = {
  public: 'packages/search/relevance/public.tsv',
  tuning: 'packages/search/relevance/tuning.tsv',
  'held out': 'packages/search/relevance/held-out.tsv',
  owner: 'packages/search/relevance/owner.tsv',
  'support lead': 'packages/search/relevance/support-lead.tsv',
  'developer or sceptic': 'packages/search/relevance/developer-sceptic.tsv',
};

const ABSENT = 'packages/search/relevance/absent.txt';

export const readAbsentWords = (): string[] =>
  linesOf(ABSENT).filter((line) => !line.startsWith('#'));

const linesOf = (file: string): string[] =>
  fs.readFileSync(path.join(root, file), 'utf8').split('\n').filter(Boolean);

export type Question = {query: string; accepted: string[]; kind: string};
export function readQuestions(file: string): Question[] {
  return linesOf(file)
    .filter((line) => !/^(?:#|query\t)/.test(line))
    .map((line) => {
      const [query = '', accepted = '', kind = ''] = line.split('\t');
      return {query, accepted: accepted.split(','), kind};
    });
}
