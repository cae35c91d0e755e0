/**
 * A conversation as it would look in a chat: a figure with a caption and an
 * ordered list of turns. Author and role are text, avatars are decoration, so
 * it reads the same aloud, in a feed and as plain text.
 */
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Turn from './Turn';
import styles from './styles.module.css';

/** Product names, which no translation changes. */
const PLACES = {
  discord: 'Discord',
  telegram: 'Telegram',
  widget: 'Web widget',
} as const;

type TranscriptProps = {
  place: keyof typeof PLACES;
  /** What the conversation shows; the figure's accessible name. */
  label: string;
  children: ReactNode;
};

export default function Transcript({
  place,
  label,
  children,
}: TranscriptProps): ReactNode {
  return (
    <figure className={styles.transcript} data-place={place}>
      <figcaption>
        <strong>{PLACES[place]}</strong>
        {': '}
        {label}
      </figcaption>
      {/* Safari takes the role away from a list without markers. */}
      <ol className={styles.turns} role="list">
        {children}
      </ol>
    </figure>
  );
}

type MessageProps = {
  from: string;
  /** Left out where the name says it: 'Visitor'. */
  role?: 'Member' | 'Staff';
  children: ReactNode;
};

export function Message({from, role, children}: MessageProps): ReactNode {
  return (
    <Turn by={role === 'Staff' ? 'staff' : 'person'} name={from} note={role}>
      {children}
    </Turn>
  );
}

type HandoverProps = {
  /** Who takes over, for example 'Support team'. */
  to: string;
  /** The assistant's name, where a custom bot has one of its own. */
  from?: string;
  children?: ReactNode;
};

export function Handover({to, from, children}: HandoverProps): ReactNode {
  return (
    <Turn
      by="handover"
      name={from}
      note={
        <Translate id="site.Transcript.handover" values={{to}}>
          {'Handover to {to}'}
        </Translate>
      }>
      {children}
    </Turn>
  );
}
