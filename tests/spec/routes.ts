/**
 * The specification's contract: routes, tags and texts that the site must have.
 * It may have more. With other content, edit these lists or delete tests/spec/.
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

export const blogListRoutes = [
  '/blog',
  '/blog/page/2',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
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
  `how-${brand}-custom-bot-automated-discord-support`,
  `how-${brand}-was-born`,
  'minecraft-plugin-passive-income-discord-support-automation',
  `${brand}-knowledge-channel-workflow`,
  `${brand}-philosophy`,
  'why-every-telegram-group-needs-ai-support',
].map((slug) => `/blog/${slug}`);

export const tagRoutes = [
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
  // "Several competitor-alternative tags … {other}-alternative"
  'mava-alternative',
  'ticket-tool-alternative',
  // "some tags name ticket bots or a Telegram variant of the product"
  'ticket-tool',
  `${brand}-telegram`,
].map((tag) => `/blog/tags/${tag}`);
