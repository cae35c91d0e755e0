import type {ReactNode} from 'react';

/** MDX doesn't parse attributes, and steps need no more than this. */
const MARKED = /(\*\*.+?\*\*|`.+?`)/;

/** @example inlineMarkdown('**Save**') // [<strong>Save</strong>] */
export function inlineMarkdown(text: string): ReactNode[] {
  return text.split(MARKED).map((part, index) => {
    if (part.startsWith('**')) {
      return <strong key={index}>{part.slice(2, -2)}</strong>;
    }
    return part.startsWith('`') ? (
      <code key={index}>{part.slice(1, -1)}</code>
    ) : (
      part
    );
  });
}
