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
        'Find out what the assistant does, invite it to your server, and look up any link you need.',
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
        'Choose where the assistant answers on Discord: in one support channel, in every channel, or in the tickets your members open.',
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
        'Give the assistant something to answer from, and choose the kind of source that fits.',
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
        'Tell the assistant how to answer, what to leave alone and when to get your staff.',
      items: [
        'custom-instructions/index',
        'custom-instructions/prompt-placeholders',
      ],
    }),
    category({
      label: 'Integrations',
      slug: 'integrations',
      description:
        'Bring the assistant to your Telegram group and to your website, with or without a Discord server.',
      items: ['integrations/telegram', 'integrations/web-widget'],
    }),
    category({
      label: 'Custom Discord bot',
      slug: 'custom-discord-bot',
      description:
        'Give the assistant your own name and avatar by running it as your own Discord bot.',
      items: ['custom-bot'],
    }),
    'commands',
    // Where support leads work; they wouldn't look for it under its page's name.
    {
      type: 'link',
      label: 'Conversations',
      href: '/docs/common-tips-and-tricks#conversations',
    },
    category({
      label: 'Troubleshooting',
      title: 'Troubleshooting and conversations',
      slug: 'troubleshooting--tips',
      description:
        "Fix a bot that isn't responding or gets something wrong, and review what people asked.",
      items: ['common-tips-and-tricks'],
    }),
    category({
      label: 'Developer API',
      title: 'Developer API and example projects',
      slug: 'developer-api',
      description:
        'Build on the assistant: ask questions from your own program, keep its knowledge up to date and react to events.',
      items: ['api-developers/api', 'api-developers/example-projects'],
    }),
  ],
} satisfies SidebarsConfig;
