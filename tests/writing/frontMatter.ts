/** What stands at the top of a document or post, and how long it may be. */
import {parse} from 'yaml';
import {z} from 'zod';
import {fillText} from '../../plugins/settings/fill.ts';

const FRONT_MATTER = /^---\n(.*?)\n---\n/s;

/** A description is cut off in search results above, and says little below. */
const description = z.string().min(70).max(160);
const title = z.string().min(1).max(80);

const doc = z.strictObject({
  title,
  sidebar_label: z.string().min(1).max(30),
  description,
  slug: z.string().startsWith('/').optional(),
});

const post = z.strictObject({
  slug: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/),
  title,
  description,
  authors: z.tuple([z.literal('team')]),
  tags: z.array(z.string()).min(1),
  last_update: z.strictObject({date: z.iso.date()}).optional(),
});

const schemas = {doc, post};

/**
 * What is wrong, each with its path; nothing when all is well. Lengths count
 * as readers see them, with placeholders filled in.
 */
export function frontMatterProblems(
  kind: keyof typeof schemas,
  markdown: string,
  values: Readonly<Record<string, string>>,
): string[] {
  const [, raw] = FRONT_MATTER.exec(markdown) ?? [];
  if (raw === undefined) {
    return ['no front matter'];
  }
  // The schema `core` leaves dates as they are typed.
  const data: unknown = parse(fillText(raw, values, 'front matter'));
  const {error} = schemas[kind].safeParse(data);
  return (error?.issues ?? []).map(
    ({path, message}) => `${path.join('.')}: ${message}`,
  );
}
