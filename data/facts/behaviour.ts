/**
 * How the assistant behaves in each place. Pages link to the table
 * (`/docs/getting-started/intro#behaviour-by-place`) instead of repeating it.
 *
 * Decided:
 * - A mention or `/ask` always gets a reply, even "I don't know". Only questions
 *   that nobody addressed to it can get silence.
 * - It hands over when someone asks (`/handover`, Get staff, the widget's
 *   button, or in words), when only a person can do it (a refund, a change to an
 *   account), when the instructions say so, and in a ticket when unsure. Reasons
 *   of the event, in this order: person, person, instruction, unsure.
 * - Asking in words only works with a message it would answer at all: in
 *   all-channels mode and on Telegram, a mention or a reply to it.
 * - Telegram has no roles to ping and the widget no live chat, so both show or
 *   mention a contact. Everywhere the conversation is marked in the panel.
 * - It reads text only, doesn't answer an edited question again, and keeps its
 *   answer to a deleted one. Direct messages get one link to the server.
 * - It never replies to staff or to other bots on its own.
 * - Small talk isn't recorded. Unanswered means that no source cleared the bar;
 *   staff may have replied.
 */
import {modes} from './modes.ts';
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

const {support, all, tickets} = modes;

const ignored = 'Ignores it';
const replies = 'Replies with one sentence';
const pings = 'Stops and pings the staff role';

export const behaviours: readonly Behaviour[] = onListedPlatforms([
  {
    platform: 'discord',
    place: support.name,
    href: support.href,
    smallTalk: replies,
    followUps: support.followUps,
    unsure: support.unsure,
    handover: pings,
  },
  {
    platform: 'discord',
    place: all.name,
    href: all.href,
    smallTalk: ignored,
    followUps: all.followUps,
    unsure: all.unsure,
    handover: pings,
  },
  {
    platform: 'discord',
    place: tickets.name,
    href: tickets.href,
    smallTalk: ignored,
    followUps: tickets.followUps,
    unsure: tickets.unsure,
    handover: pings,
  },
  {
    platform: 'telegram',
    place: 'Telegram group',
    href: '/docs/integrations/telegram',
    smallTalk: ignored,
    followUps: all.followUps,
    unsure: all.unsure,
    handover: 'Stops and mentions your contact, if you set one',
  },
  {
    platform: 'web',
    place: 'Web widget',
    href: '/docs/integrations/web-widget',
    smallTalk: replies,
    followUps: 'Every message in the conversation',
    unsure: 'Says so and shows **Contact the team**',
    handover: "Shows how to reach you; there's no live chat",
  },
  {
    platform: 'api',
    place: 'API',
    href: '/docs/api-developers/api',
    smallTalk: 'Treats it as a question',
    followUps: 'Requests in the same conversation',
    unsure: 'Returns `unanswered`',
    handover: 'Suggests one; your program decides',
  },
]);
