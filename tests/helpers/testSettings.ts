/** Settings for unit tests, which hold whatever the owner sets. */
import {defineSettings} from '../../plugins/settings/schema.ts';

export const testSettings = defineSettings({
  brand: {
    name: 'Acme',
    slug: 'acme',
    tagline: 'Answers for chat communities',
    copyrightYear: 2025,
  },
  urls: {
    site: 'https://docs.acme.test',
    panel: 'https://panel.acme.test',
    community: 'https://acme.test/discord',
    invite: 'https://acme.test/invite',
    api: 'https://api.acme.test/v1',
    widget: 'https://widget.acme.test/v1.js',
    repository: 'https://git.acme.test/docs',
    feedback: 'https://acme.test/feedback',
    mcp: 'https://docs.acme.test/mcp',
    pricing: null,
    status: null,
    privacyPolicy: null,
  },
  blog: true,
  editPath: 'edit/main',
  telegramBot: '@acme_support_bot',
  aiProvider: null,
  hostingRegion: null,
  securityContact: 'mailto:security@acme.test',
  hstsIncludeSubDomains: false,
  contentSecurity: {},
  search: {algolia: null},
  crawlers: {search: true, answers: true, training: true},
  widget: null,
  announcement: null,
});
