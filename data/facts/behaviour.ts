/**
 * How the assistant behaves in each place. Pages link to the table
 * (`/docs/getting-started/intro#behaviour-by-place`) instead of repeating it.
 */
import {modes} from './modes.ts';

type Behaviour = {
  readonly place: string;
  readonly href: string;
  readonly answerBar: string;
  readonly smallTalk: string;
  readonly followUps: string;
  readonly unsure: string;
  readonly handover: string;
};

const {support, all, tickets} = modes;

/** The same in every place. */
export const language =
  'Answers in the language of the question, unless your instructions fix one';

const server = "Uses the server's, set with `/bar set`";
const ignored = 'Ignores it';
const replies = 'Replies with one short sentence, without sources';
const pings = 'Stops and pings the staff role';
const marked = 'the conversation is marked in the panel';

export const behaviours: readonly Behaviour[] = [
  {
    place: support.name,
    href: support.href,
    answerBar: server,
    smallTalk: replies,
    followUps: support.followUps,
    unsure: 'Says so and shows **Get staff**',
    handover: pings,
  },
  {
    place: all.name,
    href: all.href,
    answerBar: server,
    smallTalk: ignored,
    followUps: all.followUps,
    unsure: all.unsure,
    handover: pings,
  },
  {
    place: tickets.name,
    href: tickets.href,
    answerBar: server,
    smallTalk: ignored,
    followUps: tickets.followUps,
    unsure: tickets.unsure,
    handover: pings,
  },
  {
    place: 'Telegram group',
    href: '/docs/integrations/telegram',
    answerBar: "Uses the group's, set in the panel",
    smallTalk: ignored,
    followUps: all.followUps,
    unsure: all.unsure,
    handover: `Stops; ${marked}, and your contact is mentioned if you set one`,
  },
  {
    place: 'Web widget',
    href: '/docs/integrations/web-widget',
    answerBar: "Uses the website's, set in the panel",
    smallTalk: replies,
    followUps: 'Every message in the conversation',
    unsure: 'Says so and shows **Contact the team**',
    handover: `Shows how to reach you; ${marked}. No live chat`,
  },
  {
    place: 'API',
    href: '/docs/api-developers/api',
    answerBar: "Uses the workspace's default",
    smallTalk: 'Treats it as a question',
    followUps: 'Requests that send the same `conversation_id`',
    unsure: 'Returns `status: "unanswered"`',
    handover: `Nothing in the chat: your program decides; ${marked}`,
  },
];
