import type {ReactNode} from 'react';
import {formatDate} from '../components/formatDate';

type Props = {date: string; readingTime?: number};

/** '2 December 2025 · 6 min read' */
export default function PostInfo({date, readingTime}: Props): ReactNode {
  const minutes = Math.ceil(readingTime ?? 0);
  return (
    <>
      <time dateTime={date}>{formatDate(date)}</time>
      {minutes > 0 && (
        <>
          {' · '}
          {minutes} min read
        </>
      )}
    </>
  );
}
