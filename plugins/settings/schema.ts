import * as z from 'zod';

const url = z
  .url({protocol: /^https?$/})
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

/** For search over HTTP; the key is the public, search-only one. */
const searchIndex = {
  appId: z.string().min(1),
  apiKey: z.string().min(1),
  indexName: z.string().min(1),
};

const search = z.discriminatedUnion('provider', [
  /** Algolia's own hosts, derived from the application id. */
  z.strictObject({provider: z.literal('algolia'), ...searchIndex}),
  /** Our service. 'same-origin' is the host that serves the page. */
  z.strictObject({
    provider: z.literal('self'),
    hosts: z.array(z.union([z.literal('same-origin'), url])).min(1),
    ...searchIndex,
  }),
  /** In the visitor's browser, from a static file; no server needed. */
  z.strictObject({
    provider: z.literal('static'),
    indexName: z.string().min(1),
  }),
]);

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

const hosting = z.strictObject({
  /** 'server': nginx and the search service, as in deploy/; 'static': files. */
  kind: z.enum(['server', 'static']),
  /** HSTS for all subdomains of the site's host, too. */
  hstsIncludeSubDomains: z.boolean(),
});

const fields = z.strictObject({
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
  hosting,
  search,
  crawlers,
  widget: z
    .strictObject({
      id: z.string().regex(/^wgt_\w+$/, {error: "must start with 'wgt_'"}),
    })
    .nullable(),
  announcement: announcement.nullable(),
});

/** What the chosen host can't do would be a dead link: refuse it here. */
const settingsSchema = fields.superRefine((settings, context) => {
  const {hosting, search, urls} = settings;
  const refuse = (path: string[], message: string) =>
    context.addIssue({code: 'custom', path, message});
  if (hosting.kind === 'server') {
    if (new URL(urls.site).pathname !== '/') {
      refuse(
        ['urls', 'site'],
        "must have no path: deploy/nginx serves a whole host; a static host (hosting.kind: 'static') can have one",
      );
    }
    return;
  }
  if (search.provider === 'self' && search.hosts.includes('same-origin')) {
    refuse(
      ['search', 'hosts'],
      "a static host runs no search service: use provider 'static' or 'algolia', or the URL of a service elsewhere",
    );
  }
  if (urls.mcp && new URL(urls.mcp).origin === new URL(urls.site).origin) {
    refuse(
      ['urls', 'mcp'],
      'a static host runs no MCP server: use null, or the URL of a service elsewhere',
    );
  }
});

export type Settings = z.infer<typeof settingsSchema>;
export type SearchSettings = Settings['search'];

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
