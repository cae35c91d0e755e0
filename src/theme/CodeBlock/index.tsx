// Change: code arrives highlighted from the build (src/plugins/highlighted-code)
// or, from a tool in a page, as plain text. Upstream highlights in the browser
// and builds every block a second time once the page has woken up.
import {useState} from 'react';
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {CodeBlockContextProvider} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import clsx from 'clsx';
import {useOverflows} from '../../components/useOverflows';
import {codeOf} from './codeOf';
import {useNear} from './useNear';
import styles from './styles.module.css';

type Props = {
  readonly children?: string;
  /** Made by the build, in place of children. */
  readonly html?: string;
  readonly className?: string;
  readonly language?: string;
  readonly title?: string;
};

/** Very long words and strings are broken too. */
const WRAPPED = {whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'} as const;

export default function CodeBlock({
  children = '',
  html,
  language = 'text',
  className = `language-${language}`,
  title,
}: Props): ReactNode {
  // Upstream's hook sets the state of every block, seen or not, once the page
  // has woken up, and all of them are drawn anew in one task.
  const {ref, overflows} = useOverflows<HTMLPreElement>();
  const [isWrapped, setWrapped] = useState(false);
  // The API page has eighty blocks, and most visitors see three.
  const isNear = useNear(ref);
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
  const wordWrap = {
    codeBlockRef: ref,
    isEnabled: isWrapped,
    isCodeScrollable: overflows,
    toggle: () => setWrapped(!isWrapped),
  };
  const style = isWrapped ? WRAPPED : undefined;
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
            ref={ref}
            tabIndex={0}
            className={clsx(styles.codeBlockText, 'thin-scrollbar', className)}>
            {html === undefined ? (
              <code style={style}>{children}</code>
            ) : (
              <code style={style} dangerouslySetInnerHTML={{__html: html}} />
            )}
          </pre>
          {isNear && <Buttons />}
        </div>
      </div>
    </CodeBlockContextProvider>
  );
}
