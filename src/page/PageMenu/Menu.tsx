/** The open menu, following the ARIA Authoring Practices menu pattern. */
import {useEffect, useRef} from 'react';
import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {markdownPath} from '../../../data/paths';
import type {SiteCustomFields} from '../../../plugins/settings/customFields';
import type {Opening} from './opening';
import styles from './styles.module.css';

type Props = {
  path: string;
  opening: Opening;
  button: RefObject<HTMLButtonElement | null>;
  close: (status?: ReactNode) => void;
};

/** Assistants that accept a question in the URL. */
const ASSISTANTS = {
  ChatGPT: 'https://chatgpt.com/?q=',
  Claude: 'https://claude.ai/new?q=',
};

async function fetchMarkdown(url: string): Promise<Blob> {
  const response = await fetch(url);
  // Some hosts answer unknown paths with an HTML page.
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.startsWith('text/html')) {
    throw new Error(`${url}: ${response.status} ${type}`);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}

/**
 * WebKit allows clipboard writes only during the click, so it gets a promise.
 * Firefox before 127 has no ClipboardItem, but allows a later write.
 */
async function copyMarkdown(url: string): Promise<void> {
  const markdown = fetchMarkdown(url);
  if ('ClipboardItem' in window) {
    await navigator.clipboard.write([
      new ClipboardItem({'text/plain': markdown}),
    ]);
  } else {
    await navigator.clipboard.writeText(await (await markdown).text());
  }
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

/** Closes the menu on a press or focus outside it. */
function useLeave(
  menu: RefObject<HTMLElement | null>,
  button: Props['button'],
  close: Props['close'],
) {
  useEffect(() => {
    const leave = ({target}: Event) => {
      const inside = [menu, button].some(({current}) =>
        current?.contains(target as Node),
      );
      if (!inside) {
        close();
      }
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  });
}

export default function Menu({path, opening, button, close}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {mcpUrl} = siteConfig.customFields as SiteCustomFields;
  const menu = useRef<HTMLDivElement>(null);
  useLeave(menu, button, close);
  useEffect(() => {
    itemsOf(menu.current!)
      .at(opening === 'first' ? 0 : -1)
      ?.focus();
  }, [opening]);

  const onKeyDown = (event: KeyboardEvent) => {
    const list = itemsOf(menu.current!);
    const at = list.indexOf(document.activeElement as HTMLElement);
    const targets: Record<string, number> = {
      ArrowDown: (at + 1) % list.length,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      list.at(target)?.focus();
    } else if (event.key === 'Escape') {
      button.current?.focus();
      close();
    } else if (event.key === 'Tab') {
      close();
    }
  };
  const copy = async (task: Promise<void>) => {
    button.current?.focus();
    await task.then(
      () => close('Copied'),
      () => close("Couldn't copy"),
    );
  };
  const markdownUrl = markdownPath(path);
  const question = `Read ${`${siteConfig.url}${path}`} so that I can ask questions about it.`;
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={'Use this page'}
      className={clsx('dropdown__menu', styles.menu)}
      onKeyDown={onKeyDown}>
      <button
        type="button"
        role="menuitem"
        className="dropdown__link"
        tabIndex={-1}
        onClick={() => void copy(copyMarkdown(markdownUrl))}>
        Copy as Markdown
      </button>
      <Link
        role="menuitem"
        className="dropdown__link"
        tabIndex={-1}
        to={`pathname://${markdownUrl}`}>
        View as Markdown
      </Link>
      {Object.entries(ASSISTANTS).map(([name, url]) => (
        <Link
          key={name}
          role="menuitem"
          className="dropdown__link"
          tabIndex={-1}
          href={url + encodeURIComponent(question)}
          onClick={() => close()}>
          Open in {name}
        </Link>
      ))}
      {mcpUrl !== null && (
        <button
          type="button"
          role="menuitem"
          className="dropdown__link"
          tabIndex={-1}
          onClick={() => void copy(navigator.clipboard.writeText(mcpUrl))}>
          Copy the MCP URL
        </button>
      )}
    </div>
  );
}
