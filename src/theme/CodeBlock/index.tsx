// Change: code arrives highlighted from the build (src/plugins/highlighted-code)
// or, from a tool in a page, as plain text. Upstream highlights in the browser
// and builds every block a second time once the page has woken up.
import {useRef, useState} from 'react';
import type {ReactNode, RefObject} from 'react';
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

type ButtonsProps = {
  readonly code: string;
  readonly block: RefObject<HTMLPreElement | null>;
  readonly isWrapped: boolean;
  readonly onWrap: () => void;
};

/** Upstream's, with what they read: a text, and whether it is to be wrapped. */
function ButtonsOf({code, block, isWrapped, onWrap}: ButtonsProps): ReactNode {
  // Upstream's hook sets the state of every block, seen or not, once the page
  // has woken up, and all of them are drawn anew in one task.
  const overflows = useOverflows(block);
  const metadata = {
    codeInput: code,
    code,
    className: '',
    language: '',
    title: undefined,
    lineNumbersStart: undefined,
    lineClassNames: {},
  };
  const wordWrap = {
    codeBlockRef: block,
    isEnabled: isWrapped,
    isCodeScrollable: overflows,
    toggle: onWrap,
  };
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <Buttons />
    </CodeBlockContextProvider>
  );
}

export default function CodeBlock({
  children = '',
  html,
  language = 'text',
  className = `language-${language}`,
  title,
}: Props): ReactNode {
  const ref = useRef<HTMLPreElement>(null);
  const [isWrapped, setWrapped] = useState(false);
  // The API page has eighty blocks, and most visitors see three. What is near
  // none is as few parts as can be.
  const isNear = useNear(ref);
  const pre = {
    ref,
    tabIndex: 0,
    className: clsx(styles.codeBlockText, 'thin-scrollbar', className),
    style: isWrapped ? WRAPPED : undefined,
  };
  return (
    <div
      className={clsx(
        styles.codeBlock,
        ThemeClassNames.common.codeBlock,
        className,
      )}>
      {title && <div className={styles.codeBlockTitle}>{title}</div>}
      <div className={styles.codeBlockContent}>
        {html === undefined ? (
          <pre {...pre}>
            <code>{children}</code>
          </pre>
        ) : (
          <pre
            {...pre}
            dangerouslySetInnerHTML={{__html: `<code>${html}</code>`}}
          />
        )}
        {isNear && (
          <ButtonsOf
            code={html === undefined ? children : codeOf(html)}
            block={ref}
            isWrapped={isWrapped}
            onWrap={() => setWrapped(!isWrapped)}
          />
        )}
      </div>
    </div>
  );
}
