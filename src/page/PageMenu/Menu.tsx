/** The open menu, following the ARIA Authoring Practices menu pattern. */
import {useEffect, useRef} from 'react';
import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {claudeCommand, installLinks} from '../../../data/mcpInstall';
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
  const {feedbackUrl, mcp} = siteConfig.customFields as SiteCustomFields;
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
  const write = (text: string) => navigator.clipboard.writeText(text);
  const markdownUrl = markdownPath(path);
  const {url: origin, baseUrl} = siteConfig;
  const question = `Read ${origin}${markdownUrl} so that I can ask questions about it. ${origin}${baseUrl}llms.txt lists all pages.`;
  const feedback = new URL(feedbackUrl);
  feedback.searchParams.set('page', path);
  const items: Record<string, string | (() => Promise<void>)> = {
    'Copy as Markdown': () => copyMarkdown(markdownUrl),
    'View as Markdown': `pathname://${markdownUrl}`,
    ...Object.fromEntries(
      Object.entries(ASSISTANTS).map(([name, url]) => [
        `Open in ${name}`,
        url + encodeURIComponent(question),
      ]),
    ),
    ...(mcp && {
      ...Object.fromEntries(
        Object.entries(installLinks(mcp)).map(([editor, url]) => [
          `Add the docs to ${editor} (MCP)`,
          url,
        ]),
      ),
      'Copy the Claude Code command (MCP)': () => write(claudeCommand(mcp)),
      'Copy the MCP URL': () => write(mcp.url),
    }),
    'Was this page wrong or unclear?': feedback.href,
  };
  return (
    <div
      ref={menu}
      role="menu"
      aria-label="Use this page"
      className={clsx('dropdown__menu', styles.menu)}
      onKeyDown={onKeyDown}>
      {Object.entries(items).map(([label, action]) =>
        typeof action === 'string' ? (
          <Link
            key={label}
            role="menuitem"
            className="dropdown__link"
            tabIndex={-1}
            to={action}
            onClick={() => close()}>
            {label}
          </Link>
        ) : (
          <button
            key={label}
            type="button"
            role="menuitem"
            className="dropdown__link"
            tabIndex={-1}
            onClick={() => void copy(action())}>
            {label}
          </button>
        ),
      )}
    </div>
  );
}
