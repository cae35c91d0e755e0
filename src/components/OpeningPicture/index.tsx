/**
 * A picture that opens a page is what its reader sees largest, so it is asked
 * for at once and before the scripts. In a list of posts each one opens with a
 * picture, and only the first is in sight.
 */
import {createContext, useContext} from 'react';
import type {ComponentProps, ReactNode} from 'react';
import Img from '@theme/MDXComponents/Img';

/** Whether the text around is seen first. Of a page, it is. */
export const SeenFirst = createContext(true);

/** Of a list, the permalink of the post on top. */
export const TopPost = createContext<string | null>(null);

/** `fetchPriority` marks an opening picture: src/plugins/emitted-images. */
export default function OpeningPicture({
  fetchPriority,
  ...props
}: ComponentProps<'img'>): ReactNode {
  const seenFirst = useContext(SeenFirst);
  return (
    <Img
      {...props}
      {...(fetchPriority === 'high' &&
        seenFirst && {fetchPriority, loading: 'eager'})}
    />
  );
}
