/**
 * Everything an owner sets: brand, URLs, search, announcement. Nothing here is
 * secret: all of it ends up in public pages. Content uses these values through
 * placeholders (`{brand}`, see plugins/settings/placeholders.ts).
 */
import {defineSettings} from './plugins/settings/schema.ts';

export default defineSettings({
  brand: {
    name: 'Jackdaw',
    slug: 'jackdaw',
    tagline: 'AI support assistant for chat communities',
    copyrightYear: 2025,
  },
  urls: {
    /** May have a path: `https://acme.github.io/docs`. */
    site: 'https://docs.jackdaw.example',
    panel: 'https://panel.jackdaw.example',
    community: 'https://jackdaw.example/discord',
    invite: 'https://jackdaw.example/invite',
    api: 'https://api.jackdaw.example/v1',
    widget: 'https://widget.jackdaw.example/v1.js',
    repository: 'https://git.jackdaw.example/docs',
    /** Target of 'Let us know.'; the search is added as `query`. */
    feedback: 'https://jackdaw.example/feedback',
    /** The MCP endpoint for agents (agents/), or null without one. */
    mcp: 'https://docs.jackdaw.example/mcp',
    /** Optional: links in the footer and in the docs; null leaves them out. */
    pricing: null,
    status: null,
    /** Optional: your privacy policy, linked where the docs say what is stored. */
    privacyPolicy: null,
  },
  /** Without a blog, delete blog/ too. */
  blog: true,
  /** Path between the repository and a file, for 'Edit this page'. */
  editPath: 'edit/main',
  /** Or null, if you don't offer Telegram: see data/facts/platforms.ts. */
  telegramBot: '@jackdaw_support_bot',
  /** Optional: who processes questions, and where, as the docs should name it. */
  aiProvider: null,
  hostingRegion: null,
  /** For vulnerability reports: `mailto:` or https (/.well-known/security.txt). */
  securityContact: 'mailto:security@jackdaw.example',
  /** Force HTTPS on every subdomain of the site's host too, for two years. */
  hstsIncludeSubDomains: false,
  /**
   * What pages may load from other hosts, by directive:
   * `{'script-src': ['https://stats.example']}` (handbook/your-own-site.md).
   */
  contentSecurity: {},
  /**
   * Without Algolia, visitors' browsers search; with it:
   * `{appId: '…', apiKey: '…', indexName: '…'}` (the search-only key).
   */
  search: {algolia: null},
  /** Which crawlers robots.txt allows, by purpose. */
  crawlers: {search: true, answers: true, training: true},
  /** Your own assistant on these pages, for example `{id: 'wgt_…'}`. */
  widget: null,
  announcement: {
    id: 'widget-site-builders',
    content:
      'Add the assistant to WordPress, Shopify or <a href="/docs/integrations/web-widget?site-builder=webflow#site-builders">Webflow</a> with the web widget.',
  },
});
