// Change: code arrives highlighted from the build (src/plugins/highlighted-code)
// or, from a tool in a page, as plain text. Upstream highlights in the browser
// and builds every block a second time once the page has woken up.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  CodeBlockContextProvider,
  useCodeWordWrap,
} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import clsx from 'clsx';
import {codeOf} from './codeOf';
import styles from './styles.module.css';

type Props = {
  readonly children?: string;
  /** Made by the build, in place of children. */
  readonly html?: string;
  readonly className?: string;
  readonly language?: string;
  readonly title?: string;
};

export default function CodeBlock({
  children = '',
  html,
  language = 'text',
  className = `language-${language}`,
  title,
}: Props): ReactNode {
  const wordWrap = useCodeWordWrap();
  const code = html === undefined ? children : codeOf(html);
  // What upstream's buttons read.
  const metadata = {
    codeInput: code,
    code,
    className,
    language,
    title,
    lineNumbersStart: undefined,
    lineClassNames: {},
  };
  // Upstream's hook gives its ref together with its state.
  /* eslint-disable react-hooks/refs */
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <div
        className={clsx(
          styles.codeBlock,
          ThemeClassNames.common.codeBlock,
          className,
        )}>
        {title && <div className={styles.codeBlockTitle}>{title}</div>}
        <div className={styles.codeBlockContent}>
          <pre
            ref={wordWrap.codeBlockRef}
            tabIndex={0}
            className={clsx(styles.codeBlockText, 'thin-scrollbar', className)}>
            {html === undefined ? (
              <code>{code}</code>
            ) : (
              <code dangerouslySetInnerHTML={{__html: html}} />
            )}
          </pre>
          <Buttons />
        </div>
      </div>
    </CodeBlockContextProvider>
  );
}
