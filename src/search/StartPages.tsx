import {useEffect, useState} from 'react';
import type {ReactNode, RefObject} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';

const MAX_PAGES = 5;

/** Where DocSearch shows 'No recent searches', which has no slot. */
const SCREEN = '.DocSearch-StartScreen';

type FooterLink = {to?: string; label?: string};

/** Below 'No recent searches': the pages of the footer's first group. */
export default function StartPages({
  modal,
}: {
  modal: RefObject<HTMLElement | null>;
}): ReactNode {
  const [screen, setScreen] = useState<Element | null>(null);
  useEffect(() => {
    const root = modal.current!;
    const update = () => setScreen(root.querySelector(SCREEN));
    const observer = new MutationObserver(update);
    observer.observe(root, {subtree: true, childList: true});
    update();
    return () => observer.disconnect();
  }, [modal]);

  const [group] = useThemeConfig().footer?.links ?? [];
  const links = ((group?.items ?? []) as FooterLink[]).filter(({to}) => to);
  return (
    screen &&
    createPortal(
      <ul className="DocSearch-StartPages">
        {links.slice(0, MAX_PAGES).map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>,
      screen,
    )
  );
}
