import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {IconName} from './src/components/Icon/paths.ts';

type Category = {
  label: string;
  /** Under /docs/category/; the specification fixes it. */
  slug: string;
  description: string;
  /** Documents by id, each with the icon of its card. */
  items: Record<string, IconName>;
};

function category({label, slug, description, items}: Category) {
  return {
    type: 'category' as const,
    label,
    link: {
      type: 'generated-index' as const,
      slug: `/category/${slug}`,
      title: label,
      description,
    },
    items: Object.entries(items).map(([id, icon]) => ({
      type: 'doc' as const,
      id,
      customProps: {icon},
    })),
  };
}

export default {
  docs: [
    category({
      label: 'Getting started',
      slug: 'getting-started',
      description:
        'What the assistant is, how to invite it, and where everything is.',
      items: {
        'getting-started/intro': 'spark',
        'getting-started/invite-bot': 'robot',
        'getting-started/quick-links': 'link',
      },
    }),
    category({
      label: 'Bot setup and modes',
      slug: 'bot-setup-modes',
      description:
        'Three ways the assistant can behave in your channels, and how to choose.',
      items: {
        'automation-modes/ai-support-channel': 'chat',
        'automation-modes/answer-in-all-channels': 'layers',
        'automation-modes/ticket-automation': 'ticket',
      },
    }),
    category({
      label: 'Knowledge sources',
      slug: 'knowledge-sources',
      description:
        'What the assistant may answer from, how fresh it is, and which source to use when.',
      items: {
        'knowledge-bases/index': 'book',
        'knowledge-bases/differences': 'columns',
        'knowledge-bases/faqs': 'question',
      },
    }),
    category({
      label: 'Custom instructions and prompts',
      slug: 'custom-instructions-prompts',
      description:
        'Set the tone, the scope and the moment of handover, with values filled in for each question.',
      items: {
        'custom-instructions/index': 'sliders',
        'custom-instructions/prompt-placeholders': 'braces',
      },
    }),
    category({
      label: 'Troubleshooting and tips',
      slug: 'troubleshooting--tips',
      description: 'From symptom to check to fix, beginning with /status.',
      items: {'common-tips-and-tricks': 'wrench'},
    }),
    category({
      label: 'Custom Discord bot',
      slug: 'custom-discord-bot',
      description:
        'Run the assistant under your own application, with your own name and avatar.',
      items: {'custom-bot': 'robot'},
    }),
    category({
      label: 'Developer API',
      slug: 'developer-api',
      description:
        'Ask, stream, summarize and manage knowledge over HTTP, with webhooks and example projects.',
      items: {
        'api-developers/api': 'code',
        'api-developers/example-projects': 'flask',
      },
    }),
    category({
      label: 'Integrations',
      slug: 'integrations',
      description:
        'Bring the assistant to Telegram groups and to your website.',
      items: {
        'integrations/telegram': 'plane',
        'integrations/web-widget': 'window',
      },
    }),
    'commands',
  ],
} satisfies SidebarsConfig;
