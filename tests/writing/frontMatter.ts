/** The schema of documents' and posts' front matter. */
import {parse} from 'yaml';
import {z} from 'zod';
import {fillText} from '../../plugins/settings/fill.ts';

const FRONT_MATTER = /^---\n(.*?)\n---\n/s;

/** Search engines truncate longer descriptions; shorter ones say little. */
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
 * Returns the problems, each with its path. Lengths are measured with
 * placeholders filled in.
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
  // YAML's `core` schema leaves dates as strings.
  const data: unknown = parse(fillText(raw, values, 'front matter'));
  const {error} = schemas[kind].safeParse(data);
  return (error?.issues ?? []).map(
    ({path, message}) => `${path.join('.')}: ${message}`,
  );
}
