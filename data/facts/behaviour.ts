/**
 * How the assistant behaves in each place; `modes.ts` says how the modes differ.
 *
 * Decided:
 * - Below the answer bar it says that it couldn't find an answer, and how to
 *   reach staff. It makes no claim about what a source says, and cites nothing.
 * - A mention or `/ask` always gets a reply, even "I couldn't find an answer".
 *   Only questions that nobody addressed to it can get silence.
 * - If sources give different answers depending on something the asker didn't say
 *   (a version, a platform, a plan), it asks for that, once, and cites those
 *   sources. That counts as an answer (`answer.created`). In all-channels mode and
 *   on Telegram it gives the variants instead.
 * - It hands over when someone asks (`/handover`, Get staff, the widget's
 *   button, or in words), when only staff can do it (a refund, a change to an
 *   account), when the instructions say so, and in a ticket when unsure. Reasons
 *   of the event, in this order: person, person, instruction, unsure.
 * - Asking in words, or for what only staff can do, works in every place and
 *   mode with a message it would answer at all: in all-channels mode and on
 *   Telegram, a mention or a reply to it.
 * - A handover stops it until `/resume`, except for the unsure case in a ticket,
 *   where it answers the opener until staff reply, and in the widget, where nobody
 *   can take over. Over the API, only the two built-in cases set
 *   `handover_suggested`.
 * - The page of a widget visitor is known through placeholders only; passages are
 *   retrieved with the question alone.
 * - Telegram has no roles to ping and the widget no live chat, so both show or
 *   mention a contact. Everywhere the conversation is marked in the panel.
 * - It reads text only, doesn't answer an edited question again, and keeps its
 *   answer to a deleted one. Direct messages get one link to the server.
 * - It never replies to staff or to other bots on its own.
 * - Small talk isn't recorded. Unanswered means that no source cleared the bar;
 *   staff may have replied.
 */
import {onListedPlatforms} from './platforms.ts';

type Behaviour = {
  readonly platform: string;
  readonly place: string;
  readonly href: string;
  readonly smallTalk: string;
  readonly followUps: string;
  readonly unsure: string;
  readonly handover: string;
};

/** Where the modes of a Discord server differ, one table compares them. */
const BY_MODE =
  'Depends on the [mode](/docs/automation-modes/ai-support-channel#which-mode-support-channel-all-channels-or-tickets)';

export const behaviours: readonly Behaviour[] = onListedPlatforms([
  {
    platform: 'discord',
    place: 'Discord server',
    href: '/docs/getting-started/invite-bot',
    smallTalk: 'One sentence in a support channel, ignored elsewhere',
    followUps: BY_MODE,
    unsure: BY_MODE,
    handover: 'Stops and pings the staff role',
  },
  {
    platform: 'telegram',
    place: 'Telegram group',
    href: '/docs/integrations/telegram',
    smallTalk: 'Ignored',
    followUps: "Replies to the assistant's messages",
    unsure: 'Stays silent, unless someone mentioned it or used `/ask`',
    handover: 'Stops and mentions your contact, if you set one',
  },
  {
    platform: 'web',
    place: 'Web widget',
    href: '/docs/integrations/web-widget',
    smallTalk: 'One sentence',
    followUps: 'Every message in the conversation',
    unsure: 'Says so and shows **Contact the team**',
    handover: 'Shows how to reach you',
  },
  {
    platform: 'api',
    place: 'API',
    href: '/docs/api-developers/api',
    smallTalk: 'Treated as a question',
    followUps: 'Requests in the same conversation',
    unsure: 'Returns `unanswered`',
    handover: 'Suggests one, and your program decides',
  },
]);
