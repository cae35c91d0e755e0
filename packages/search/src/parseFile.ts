import type * as z from 'zod';

/** Throws an error that describes the problem. */
export function parseFile<Content>(
  kind: 'snapshot' | 'pages',
  schema: z.ZodType<Content>,
  text: string,
): Content {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`${kind} refused: not JSON (truncated?)`);
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    throw new Error(`${kind} refused: ${firstIssue(parsed.error)}`);
  }
  return parsed.data;
}

/** @example 'requests.0.query: Too big (and 1 more)' */
export function firstIssue({issues}: z.ZodError): string {
  const [issue] = issues;
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : '';
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  return `${where}${issue?.message ?? 'invalid'}${more}`;
}
