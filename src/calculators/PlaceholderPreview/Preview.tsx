import type {ReactNode} from 'react';
import {Status} from '../Tool';
import type {Part} from './core';
import styles from './styles.module.css';

function PreviewPart({part}: {part: Part}): ReactNode {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'value':
      return <span className={styles.value}>{part.text}</span>;
    case 'empty':
      return <span className={styles.empty}>empty</span>;
    case 'unknown':
      return <mark className={styles.unknown}>{part.text}</mark>;
  }
}

/** Unique names, in the order of the text. */
const once = (texts: string[]) => [...new Set(texts)].join(', ');

function remarks(parts: Part[]): string[] {
  const empty = parts.flatMap((part) =>
    part.type === 'empty' ? `{{${part.name}}}` : [],
  );
  const unknown = parts.flatMap((part) => {
    if (part.type !== 'unknown') {
      return [];
    }
    return part.nearest
      ? `${part.text} (did you mean ${`{{${part.nearest}}}`}?)`
      : part.text;
  });
  return [
    empty.length > 0 && `Empty here: ${once(empty)}.`,
    unknown.length > 0 && `Unknown, left as typed: ${once(unknown)}.`,
  ].filter((remark) => remark !== false);
}

function verdict(parts: Part[]): string {
  const notes = remarks(parts);
  if (notes.length > 0) {
    return notes.join(' ');
  }
  return parts.some(({type}) => type === 'value')
    ? 'Every placeholder has a value here.'
    : 'There are no placeholders in this text.';
}

export default function Preview({parts}: {parts: Part[]}): ReactNode {
  const bad = parts.some(({type}) => type === 'unknown');
  return (
    <>
      <p className={styles.preview}>
        {parts.map((part, index) => (
          <PreviewPart key={index} part={part} />
        ))}
      </p>
      <Status tone={bad ? 'bad' : 'plain'}>{verdict(parts)}</Status>
    </>
  );
}
