/**
 * A chat conversation: a figure with a caption and an ordered list. Author and
 * role are text and avatars are decorative, so it also works in screen readers,
 * feeds and plain text.
 */
import type {ReactNode} from 'react';
import Turn from './Turn';
import styles from './styles.module.css';

/** Product names, not translated. */
const PLACES = {
  discord: 'Discord',
  telegram: 'Telegram',
  widget: 'Web widget',
  api: 'API',
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
    <figure
      className={styles.transcript}
      data-place={place}
      data-search-ignore="">
      <figcaption>
        <strong>{PLACES[place]}</strong>
        {': '}
        {label}
      </figcaption>
      {/* Safari drops the list role from lists without markers. */}
      <ol className={styles.turns} role="list">
        {children}
      </ol>
    </figure>
  );
}

type MessageProps = {
  from: string;
  /** Omitted if the name is the role: 'Visitor'. */
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
  /** The custom bot's name, if it isn't the brand's. */
  from?: string;
  children?: ReactNode;
};

export function Handover({to, from, children}: HandoverProps): ReactNode {
  return (
    <Turn by="handover" name={from} note={<>Handover to {to}</>}>
      {children}
    </Turn>
  );
}
