import type {IconName} from '../src/components/Icon/paths.ts';

/** Icons of documents on category pages, by id; others have a sheet. */
export const docIcons: Readonly<Record<string, IconName>> = {
  'getting-started/intro': 'book',
  'getting-started/invite-bot': 'robot',
  'getting-started/quick-links': 'link',
  'automation-modes/ai-support-channel': 'chat',
  'automation-modes/answer-in-all-channels': 'layers',
  'automation-modes/ticket-automation': 'ticket',
  'knowledge-bases/index': 'book',
  'knowledge-bases/differences': 'columns',
  'knowledge-bases/faqs': 'question',
  'custom-instructions/index': 'sliders',
  'custom-instructions/prompt-placeholders': 'braces',
  'integrations/telegram': 'plane',
  'integrations/web-widget': 'window',
  'custom-bot': 'robot',
  'common-tips-and-tricks': 'wrench',
  'api-developers/api': 'code',
  'api-developers/example-projects': 'flask',
};
