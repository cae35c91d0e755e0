/** The three modes: how the assistant behaves in a place's channels. */
import {limits, shown} from './limits.ts';
import type {PermissionSetId} from './permissions.ts';

type Mode = {
  readonly name: string;
  /** The value for `/mode set mode:`. */
  readonly option: string;
  readonly href: string;
  readonly permissionSet: PermissionSetId;
  readonly messageContent: string;
  readonly where: string;
  readonly starts: string;
  readonly answers: string;
  readonly followUps: string;
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
    where: 'Text or forum channels that you choose',
    starts: 'Every new message or post',
    answers: 'In a thread per question, or in the channel',
    followUps: "The asker's further messages in the thread",
    unsure: 'Says so and offers a handover',
    silent: 'When staff reply in the thread, until someone runs `/resume`',
  },
  all: {
    name: 'Answer in all channels',
    option: 'all',
    href: '/docs/automation-modes/answer-in-all-channels',
    permissionSet: 'base',
    messageContent: 'Needed, except for mention-only answers',
    where: 'Every channel it can see, except the ones you exclude',
    starts: 'A question that clears the answer bar, or a mention',
    answers: 'As a reply to the message',
    followUps: "Replies to the assistant's message",
    unsure: 'Stays silent',
    silent: `For ${shown(limits.silence.minutes)} minutes in a channel where staff just replied to the same person`,
  },
  tickets: {
    name: 'Ticket automation',
    option: 'tickets',
    href: '/docs/automation-modes/ticket-automation',
    permissionSet: 'tickets',
    messageContent: 'Needed',
    where: 'Tickets that a ticket bot opens',
    starts: "The ticket's first message from the person who opened it",
    answers: 'In the ticket',
    followUps: "The opener's further messages, until staff reply",
    unsure: 'Says so and pings the staff role once',
    silent: 'When staff reply, until someone runs `/resume`',
  },
} as const satisfies Record<string, Mode>;

export type ModeId = keyof typeof modes;

/** How sure it must be before it answers on its own; set per place. */
export const answerBars = ['relaxed', 'balanced', 'strict'] as const;
