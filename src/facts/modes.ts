/** The three modes: how the assistant behaves in a place's channels. */
import {limits, shown} from './limits.ts';
import type {PermissionSetId} from './permissions.ts';

type Mode = {
  readonly name: string;
  /** What `/mode set mode:` takes. */
  readonly option: string;
  readonly href: string;
  readonly permissionSet: PermissionSetId;
  readonly messageContent: string;
  readonly where: string;
  readonly starts: string;
  readonly answers: string;
  readonly unsure: string;
  readonly silent: string;
};

export const modes = {
  support: {
    name: 'AI support channel',
    option: 'support',
    href: '/docs/automation-modes/ai-support-channel',
    permissionSet: 'default',
    messageContent: 'Needed',
    where: 'Chosen text or forum channels',
    starts: 'Every new message or post',
    answers: 'In a thread per question, or in place',
    unsure: 'Says so, offers handover',
    silent: 'When staff reply in the thread, until `/resume`',
  },
  all: {
    name: 'Answer in all channels',
    option: 'all',
    href: '/docs/automation-modes/answer-in-all-channels',
    permissionSet: 'base',
    messageContent: 'Needed, except for mention-only',
    where: 'Every channel it can see, less an exclusion list',
    starts: 'A question that clears the answer bar, or a mention',
    answers: 'As a reply in place',
    unsure: 'Stays silent',
    silent: `For ${shown(limits.silence.minutes)} minutes where staff just replied to the same person`,
  },
  tickets: {
    name: 'Ticket automation',
    option: 'tickets',
    href: '/docs/automation-modes/ticket-automation',
    permissionSet: 'tickets',
    messageContent: 'Needed',
    where: 'Tickets that a ticket bot opens',
    starts: "The ticket's first message by its opener",
    answers: 'In the ticket',
    unsure: 'Says so, pings the staff role once',
    silent: 'For good once staff reply, until `/resume`',
  },
} as const satisfies Record<string, Mode>;

export type ModeId = keyof typeof modes;

/** Where modes overlap in one channel, the first of these wins. */
export const modePrecedence: readonly ModeId[] = ['tickets', 'support', 'all'];

/** How sure it must be before it answers on its own; set per server. */
export const answerBars = ['relaxed', 'balanced', 'strict'] as const;
export const defaultAnswerBar: (typeof answerBars)[number] = 'balanced';
