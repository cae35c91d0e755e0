import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {formatDate} from '../formatDate';

type Props = {date: string; readingTime?: number};

/** '2 December 2025 · 6 min read' */
export default function PostInfo({date, readingTime}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const minutes = Math.ceil(readingTime ?? 0);
  return (
    <>
      <time dateTime={date}>{formatDate(date)}</time>
      {minutes > 0 && (
        <>
          {' · '}
          {selectMessage(
            minutes,
            translate(
              {
                id: 'theme.blog.post.readingTime.plurals',
                message: 'One min read|{readingTime} min read',
              },
              {readingTime: minutes},
            ),
          )}
        </>
      )}
    </>
  );
}
