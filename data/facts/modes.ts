/**
 * The three modes: how the assistant behaves in a server's channels. Where modes
 * overlap, tickets come before support channels, and those before all channels.
 *
 * Decided:
 * - Support: a thread is named after the question. Answering in place, a staff
 *   reply silences it in the whole channel until someone runs `/resume`. "Hi" or
 *   "thanks" gets one sentence in the channel, and no thread opens.
 * - All: `/mode off channel:` excludes a channel from every mode, and
 *   `/mode set` with the same channel includes it again; `/ask` works there anyway.
 * - Tickets: a name pattern ignores case, and `*` stands for any characters. The
 *   opener is the author of the first message that isn't a bot's.
 *   Tickets opened before the mode was set are left alone, and an answer uses
 *   nothing from other tickets.
 */
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
    where: 'The text and forum channels you choose',
    starts: 'Every new message or post',
    answers: 'In a thread per question, or in the channel',
    followUps: "The asker's later messages in the thread",
    unsure: 'Says so and shows **Get staff**',
    silent: 'When staff reply in the thread, until someone runs `/resume`',
  },
  all: {
    name: 'Answer in all channels',
    option: 'all',
    href: '/docs/automation-modes/answer-in-all-channels',
    permissionSet: 'base',
    messageContent: 'Needed, except for mention-only answers',
    where: 'Every channel it can see, except those you exclude',
    starts: 'A question that clears the answer bar, or a mention',
    answers: 'As a reply to the message',
    followUps: "Replies to the assistant's messages",
    unsure: 'Stays silent, unless someone mentioned it',
    silent: `For ${shown(limits.silence.minutes)} minutes after staff reply to that person in the channel`,
  },
  tickets: {
    name: 'Ticket automation',
    option: 'tickets',
    href: '/docs/automation-modes/ticket-automation',
    permissionSet: 'tickets',
    messageContent: 'Needed',
    where: 'Tickets your ticket bot opens',
    starts: "The opener's first message",
    answers: 'In the ticket',
    followUps: "The opener's later messages, until staff reply",
    unsure: 'Says so and pings the staff role once',
    silent: 'When staff reply, until someone runs `/resume`',
  },
} as const satisfies Record<string, Mode>;

export type ModeId = keyof typeof modes;

/**
 * How sure it must be before it answers on its own. An FAQ that matches is used at
 * every level. Strict: only what a source
 * says directly. Balanced (the default): also what follows from the sources.
 * Relaxed: also if they cover only part of the question, and it says which part
 * they don't. Below the bar it never answers. It belongs to the workspace, which
 * is what `/bar set` and the API use; a place can have its own in the panel. The
 * introduction shows one question at each level.
 */
export const answerBars = ['strict', 'balanced', 'relaxed'] as const;
