import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';

const COUNT = 4;

type Page = {title: string; path: string};

type FooterGroup = {items?: {label?: string; to?: string}[]};

/**
 * Pages for visitors who didn't find theirs: those that seem near, then the
 * footer's first group. The number doesn't change when the near ones are known,
 * so nothing moves.
 */
export default function HelpfulPages({near = []}: {near?: Page[]}): ReactNode {
  const [group] = (useThemeConfig().footer?.links ?? []) as FooterGroup[];
  const usual = (group?.items ?? []).flatMap(({label, to}) =>
    label && to ? [{title: label, path: to}] : [],
  );
  const pages = [
    ...near,
    ...usual.filter(({path}) => !near.some((page) => page.path === path)),
  ].slice(0, COUNT);
  return (
    <>
      <Heading as="h2">Pages that may help</Heading>
      <ul>
        {pages.map(({title, path}) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
