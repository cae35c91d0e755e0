import {createContext} from 'react';
import type {ReactNode} from 'react';
// Not '@theme/CodeBlock', which mounts each block again after hydration.
import CodeBlock from '@theme/CodeBlock/Content/String';
import {codeOf} from './codeOf';

/** Read by src/theme/CodeBlock/Content. */
export const HighlightedHtml = createContext<string | undefined>(undefined);

type Props = {
  readonly html: string;
  readonly className: string;
  readonly title?: string;
};

/** A code block that the build has highlighted (plugins/content/highlightedCode). */
export default function HighlightedCode({html, ...props}: Props): ReactNode {
  return (
    <HighlightedHtml value={html}>
      <CodeBlock {...props}>{codeOf(html)}</CodeBlock>
    </HighlightedHtml>
  );
}
