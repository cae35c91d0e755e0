// Change: every tag with what it is about and how many posts it has, in one
// list. Upstream (theme-classic 3.10.2) shows bare labels under a heading for
// each letter and keeps the descriptions for tooltips.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {Props} from '@theme/TagsListByLetter';
import styles from './styles.module.css';

function useCountText() {
  const {selectMessage} = usePluralForm();
  return (count: number) =>
    selectMessage(
      count,
      translate(
        {id: 'site.tags.posts', message: 'One post|{count} posts'},
        {count},
      ),
    );
}

export default function TagsList({tags}: Props): ReactNode {
  const countText = useCountText();
  const sorted = tags.toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <ul className={styles.list}>
      {sorted.map(({label, permalink, description, count}) => (
        <li key={permalink} className={styles.tag}>
          <Link className={styles.link} to={permalink} rel="tag">
            {label}
          </Link>{' '}
          <span className={styles.count}>{countText(count)}</span>{' '}
          {description && <span className={styles.about}>{description}</span>}
        </li>
      ))}
    </ul>
  );
}
