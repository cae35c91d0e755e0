import {Fragment} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Conversation, Home, Turn} from '../../data/home.ts';
import Transcript, {Handover, Message} from '../components/Transcript';
import Answer from '../components/Transcript/Answer';
import Facts from './Facts';
import RichText from './RichText';
import styles from './styles.module.css';

/** Strings in their colour; no page loads a highlighter. */
function Code({children}: {children: string}): ReactNode {
  return (
    <pre className={styles.code}>
      <code>
        {children.split(/("[^"]*")/).map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <span key={index} className="code-string">
              {part}
            </span>
          ),
        )}
      </code>
    </pre>
  );
}

function Said({by, name = '', text, isCode, sources = []}: Turn): ReactNode {
  const body = isCode ? <Code>{text}</Code> : <RichText>{text}</RichText>;
  switch (by) {
    case 'assistant':
      return (
        <Answer sources={sources.map((title) => ({title}))}>{body}</Answer>
      );
    case 'handover':
      return <Handover to={name}>{body}</Handover>;
    case 'staff':
      return (
        <Message from={name} role="Staff">
          {body}
        </Message>
      );
    default:
      return <Message from={name}>{body}</Message>;
  }
}

function Panel({
  conversation: {place, label, turns, unsure, handover, more},
  terms,
}: {
  conversation: Conversation;
  terms: {unsure: string; handover: string};
}): ReactNode {
  return (
    <div className={styles.panel}>
      <Transcript place={place} label={label}>
        {turns.map((turn, index) => (
          <Said key={index} {...turn} />
        ))}
      </Transcript>
      <Facts
        facts={[
          {term: terms.unsure, text: unsure},
          {term: terms.handover, text: handover},
        ]}
      />
      <p>
        <Link to={more.to}>{more.label}</Link>
      </p>
    </div>
  );
}

/**
 * One conversation per platform, all in one place: the tallest gives the
 * height. Radio buttons switch them, without script.
 */
export default function Conversations({
  label,
  list,
  ...terms
}: Home['conversations']): ReactNode {
  return (
    <fieldset className={styles.conversations}>
      <legend>{label}</legend>
      {list.map((conversation, index) => (
        <Fragment key={conversation.platform}>
          <input
            type="radio"
            name="conversation"
            id={`conversation-${conversation.platform}`}
            defaultChecked={index === 0}
          />
          <label htmlFor={`conversation-${conversation.platform}`}>
            {conversation.name}
          </label>
          <Panel conversation={conversation} terms={terms} />
        </Fragment>
      ))}
    </fieldset>
  );
}
