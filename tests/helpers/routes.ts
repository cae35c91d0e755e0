/**
 * The routes in section 2 of the specification. Tests compare the build with
 * this list; it isn't derived from the content.
 */
import settings from '../../site.settings.ts';

const brand = settings.brand.slug;

export const siteRoutes = ['/', '/search', '/markdown-page'];

export const docRoutes = [
  'api-developers/api',
  'api-developers/example-projects',
  'automation-modes/ai-support-channel',
  'automation-modes/answer-in-all-channels',
  'automation-modes/ticket-automation',
  'commands',
  'common-tips-and-tricks',
  'custom-bot',
  'custom-instructions',
  'custom-instructions/prompt-placeholders',
  'getting-started/intro',
  'getting-started/invite-bot',
  'getting-started/quick-links',
  'integrations/telegram',
  'integrations/web-widget',
  'knowledge-bases',
  'knowledge-bases/differences',
  'knowledge-bases/faqs',
].map((id) => `/docs/${id}`);

export const categoryRoutes = [
  'getting-started',
  'bot-setup-modes',
  'knowledge-sources',
  'custom-instructions-prompts',
  'troubleshooting--tips',
  'custom-discord-bot',
  'developer-api',
  'integrations',
].map((slug) => `/docs/category/${slug}`);

export const brandedPostSlugs = (slug: string) => [
  `how-${slug}-custom-bot-automated-discord-support`,
  `how-${slug}-was-born`,
  `${slug}-knowledge-channel-workflow`,
  `${slug}-philosophy`,
];

export const postRoutes = [
  'ai-support-alternatives-comparison-2025',
  // "a customer story about a 30-minute widget setup"
  'customer-story-30-minute-widget-setup',
  'discord-ai-web-widget-launch',
  'discord-conversation-summarizer',
  'discord-ticket-bots-comparison-2025',
  'generate-how-tos-from-your-code-with-ai-agents',
  // "a comparison of another support bot with {brand}'s advanced support"
  'mava-vs-advanced-ai-support',
  'minecraft-plugin-passive-income-discord-support-automation',
  'why-every-telegram-group-needs-ai-support',
  ...brandedPostSlugs(brand),
].map((slug) => `/blog/${slug}`);

export const specTags = [
  'ai',
  'ai-support',
  'api',
  'automation',
  'comparison',
  'custom-bot',
  'discord',
  'docs',
  'gaming',
  'history',
  'integration',
  'knowledge',
  'minecraft',
  'origin',
  'passive-income',
  'philosophy',
  'plugin',
  'product-design',
  'productivity',
  'story',
  'success-story',
  'summarization',
  'support',
  'telegram',
  'ticket-bots',
  'web-addon',
  'web-widget',
  'website',
  'workflow',
];

/** "Several competitor-alternative tags also exist … {other}-alternative" */
export const alternativeTags = [
  'ticket-tool',
  'tickets',
  'discord-tickets',
  'mava',
  'kapa',
  'inkeep',
  'chatbase',
  'intercom-fin',
  'zendesk-ai',
  'answer-overflow',
].map((other) => `${other}-alternative`);

/** "some tags name ticket bots or a Telegram variant of the product" */
export const namingTags = [
  'ticket-tool',
  'discord-tickets',
  `${brand}-telegram`,
];

export const tagRoutes = [...specTags, ...alternativeTags, ...namingTags].map(
  (tag) => `/blog/tags/${tag}`,
);

export const authorRoute = '/blog/authors/team';

export const blogListRoutes = [
  '/blog',
  '/blog/page/2',
  '/blog/archive',
  '/blog/authors',
  authorRoute,
  '/blog/tags',
];

export const allRoutes = [
  ...siteRoutes,
  ...docRoutes,
  ...categoryRoutes,
  ...blogListRoutes,
  ...tagRoutes,
  ...postRoutes,
];

/** One page of each kind, for tests that apply to all kinds. */
export const pageTypes = {
  home: '/',
  document: '/docs/knowledge-bases/differences',
  'document with code': '/docs/api-developers/api',
  category: '/docs/category/bot-setup-modes',
  'blog list': '/blog',
  post: postRoutes[0]!,
  tags: '/blog/tags',
  tag: '/blog/tags/discord',
  archive: '/blog/archive',
  authors: '/blog/authors',
  author: authorRoute,
  search: '/search',
};
