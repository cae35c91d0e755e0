import * as z from 'zod';

const url = z
  .url({
    protocol: /^https?$/,
    error: ({input}) =>
      `must start with https://, not ${JSON.stringify(input)}`,
  })
  .refine((value) => !value.endsWith('/'), {
    error: 'must not end with a slash',
  });

/** Pages append paths to it. */
const siteUrl = url.regex(/^[^?#]*$/, {error: 'must have no query or hash'});

/** Inserted into YAML, HTML and code, so without quotes and brackets. */
const plainText = z.string().regex(/^[^'"`\\{}<>\n]+$/, {
  error: 'must not contain quotes, brackets, backslashes or line breaks',
});

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'must be lower-case words joined by hyphens',
});

/** As RFC 9116 requires: a mailto: or https: URL. */
const contact = z.union([
  z.string().regex(/^mailto:[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/),
  z.url({protocol: /^https$/}),
]);

/** Algolia's public, search-only key. */
const algolia = z.strictObject({
  appId: z.string().min(1),
  apiKey: z.string().min(1),
  indexName: z.string().min(1),
});

const announcement = z.strictObject({
  /** A new id shows the bar again to those who dismissed the last one. */
  id: z.string().min(1),
  /** HTML; links and emphasis only. */
  content: z.string().min(1),
});

/** Which crawlers robots.txt allows, by purpose. */
const crawlers = z.strictObject({
  /** Search engines: an index with links to the pages. */
  search: z.boolean(),
  /** Assistants that read a page to answer a question about it. */
  answers: z.boolean(),
  /** Training of models. */
  training: z.boolean(),
});

/** One or more hosts, in the syntax of a Content-Security-Policy. */
const source = z
  .string()
  .regex(/^(?:(?:https|wss):\/\/[\w*.:/-]+|data:|blob:)$/, {
    error: ({input}) =>
      `must be like 'https://host.example', not ${JSON.stringify(input)}`,
  });

/** What pages may load besides the site's own files. */
const contentSecurity = z.partialRecord(
  z.enum([
    ...(['connect-src', 'font-src', 'form-action', 'frame-src'] as const),
    ...(['img-src', 'media-src', 'script-src', 'style-src'] as const),
  ]),
  z.array(source).min(1),
);

const settingsSchema = z.strictObject({
  brand: z.strictObject({
    name: plainText.max(30),
    slug,
    tagline: plainText.max(80),
    copyrightYear: z.int().min(2000).max(2100),
  }),
  urls: z.strictObject({
    site: siteUrl,
    panel: url,
    community: url,
    invite: url,
    api: url,
    widget: url,
    repository: url,
    feedback: url,
    mcp: url.nullable(),
    pricing: url.nullable(),
    status: url.nullable(),
    privacyPolicy: url.nullable(),
  }),
  blog: z.boolean(),
  editPath: z.string().regex(/^[\w./-]+$/),
  telegramBot: z
    .string()
    .regex(/^@\w{5,32}$/, {
      error: "must be '@' and 5 to 32 letters, digits or underscores",
    })
    .nullable(),
  aiProvider: plainText.max(80).nullable(),
  hostingRegion: plainText.max(80).nullable(),
  securityContact: contact,
  hstsIncludeSubDomains: z.boolean(),
  contentSecurity,
  search: z.strictObject({algolia: algolia.nullable()}),
  crawlers,
  widget: z
    .strictObject({
      id: z.string().regex(/^wgt_\w+$/, {error: "must start with 'wgt_'"}),
    })
    .nullable(),
  announcement: announcement.nullable(),
});

export type Settings = z.infer<typeof settingsSchema>;
export type AlgoliaSettings = z.infer<typeof algolia>;

/** Validates the owner's settings; the error lists every problem with its path. */
export function defineSettings(input: Settings): Settings {
  const result = settingsSchema.safeParse(input);
  if (!result.success) {
    throw new Error(
      `site.settings.ts is not valid:\n${z.prettifyError(result.error)}`,
    );
  }
  return result.data;
}
