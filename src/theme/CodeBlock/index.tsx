// Change: code arrives highlighted from the build (src/plugins/highlighted-code)
// or, from a tool in a page, as plain text. Upstream highlights in the browser
// and builds every block a second time once the page has woken up.
import {startTransition, useEffect, useState} from 'react';
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

/**
 * Buttons are made once the page has woken up, and in slices: the API page has
 * eighty blocks, whose buttons made in one go would hold it up.
 */
function useWoken(): boolean {
  const [isWoken, setWoken] = useState(false);
  useEffect(() => startTransition(() => setWoken(true)), []);
  return isWoken;
}

export default function CodeBlock({
  children = '',
  html,
  language = 'text',
  className = `language-${language}`,
  title,
}: Props): ReactNode {
  const wordWrap = useCodeWordWrap();
  const isWoken = useWoken();
  // What upstream's buttons read, so the code is not worked out before them.
  const metadata = {
    codeInput: children,
    get code() {
      return html === undefined ? children : codeOf(html);
    },
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
              <code>{children}</code>
            ) : (
              <code dangerouslySetInnerHTML={{__html: html}} />
            )}
          </pre>
          {isWoken && <Buttons />}
        </div>
      </div>
    </CodeBlockContextProvider>
  );
}
