/**
 * Questions and search words of visitors, which each page's front matter has by
 * heading id (`top` is the page itself). They are indexed and never shown.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {fillText} from '../../settings/fill.ts';
import {parseYaml} from '../../settings/yamlFile.ts';

/** By heading id. */
export type Questions = Readonly<Record<string, string[]>>;

/** The key of a page's own questions. */
export const TOP = 'top';

/** A document's file, relative to the site's folder. */
export type Document = {file: string; route: string};

/**
 * @param values of placeholders
 * @example
 * readQuestions('---\nquestions:\n  top: invite; add bot\n---\n', 'a.mdx', {})
 * // {top: ['invite', 'add bot']}
 */
export function readQuestions(
  markdown: string,
  file: string,
  values: Readonly<Record<string, string>>,
): Questions {
  const [, yaml = ''] = /^---\n([^]*?)\n---\n/.exec(markdown) ?? [];
  const {questions = {}} = (parseYaml(fillText(yaml, values, file), file, 2) ??
    {}) as {
    questions?: Record<string, unknown>;
  };
  return Object.fromEntries(
    Object.entries(questions).map(([id, text]) => [
      id,
      String(text)
        .split(';')
        .map((question) => question.trim())
        .filter((question) => question !== ''),
    ]),
  );
}

/** Of each page, by its route. */
export async function readAllQuestions(
  documents: readonly Document[],
  siteDir: string,
  values: Readonly<Record<string, string>>,
): Promise<Map<string, Questions>> {
  const entries = documents.map(async ({file, route}) => {
    const text = await fs.readFile(path.join(siteDir, file), 'utf8');
    return [route, readQuestions(text, file, values)] as const;
  });
  return new Map(await Promise.all(entries));
}
