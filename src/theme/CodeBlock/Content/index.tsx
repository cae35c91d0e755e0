// Change: shows code highlighted by the build or, for tools, as plain text.
// Upstream (theme-classic 3.10.2) loads Prism and highlights in the browser.
import {useContext} from 'react';
import type {ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import {HighlightedHtml} from '../../../components/HighlightedCode';
import styles from './styles.module.css';

export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata: {code},
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const html = useContext(HighlightedHtml);
  return (
    <pre
      ref={codeBlockRef}
      tabIndex={0}
      className={clsx(className, styles.block, 'thin-scrollbar')}>
      {html === undefined ? (
        <code className={styles.lines}>{code}</code>
      ) : (
        <code
          className={styles.lines}
          dangerouslySetInnerHTML={{__html: html}}
        />
      )}
    </pre>
  );
}
