import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Category = {
  label: string;
  /** Under /docs/category/; fixed by the specification. */
  slug: string;
  description: string;
  /** The category page's title, if a document already has the label as title. */
  title?: string;
  /** Documents by id. */
  items: string[];
};

function category({label, slug, description, title, items}: Category) {
  return {
    type: 'category' as const,
    label,
    link: {
      type: 'generated-index' as const,
      slug: `/category/${slug}`,
      title: title ?? label,
      description,
    },
    items,
  };
}

export default {
  docs: [
    category({
      label: 'Getting started',
      slug: 'getting-started',
      description:
        'What the assistant is, how to invite it, and where to find everything.',
      items: [
        'getting-started/intro',
        'getting-started/invite-bot',
        'getting-started/quick-links',
      ],
    }),
    category({
      label: 'Bot setup and modes',
      slug: 'bot-setup-modes',
      description:
        'Choose an AI support channel if you can send members to one place, all channels if questions come up everywhere, and ticket automation if members already open tickets.',
      items: [
        'automation-modes/ai-support-channel',
        'automation-modes/answer-in-all-channels',
        'automation-modes/ticket-automation',
      ],
    }),
    category({
      label: 'Knowledge sources',
      slug: 'knowledge-sources',
      description:
        'What the assistant answers from, which source to use, and how soon a change takes effect.',
      items: [
        'knowledge-bases/index',
        'knowledge-bases/differences',
        'knowledge-bases/faqs',
      ],
    }),
    category({
      label: 'Custom instructions and prompts',
      slug: 'custom-instructions-prompts',
      description:
        'Set the tone, the scope and when to hand over, with placeholders filled in for each question.',
      items: [
        'custom-instructions/index',
        'custom-instructions/prompt-placeholders',
      ],
    }),
    category({
      label: 'Troubleshooting and tips',
      slug: 'troubleshooting--tips',
      description:
        'What to check, and how to fix it, when the bot is quiet, offline or wrong.',
      items: ['common-tips-and-tricks'],
    }),
    category({
      label: 'Custom Discord bot',
      slug: 'custom-discord-bot',
      description:
        'Run the assistant as your own Discord bot, with your own name and avatar.',
      items: ['custom-bot'],
    }),
    category({
      label: 'Developer API',
      title: 'Developer API and example projects',
      slug: 'developer-api',
      description:
        'Ask questions, stream answers and manage knowledge over HTTP, with webhooks and example projects.',
      items: ['api-developers/api', 'api-developers/example-projects'],
    }),
    category({
      label: 'Integrations',
      slug: 'integrations',
      description: 'Add the assistant to Telegram groups and to your website.',
      items: ['integrations/telegram', 'integrations/web-widget'],
    }),
    'commands',
  ],
} satisfies SidebarsConfig;
