import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Icon from '../../Icon';
import type {IconName} from '../../Icon';
import styles from './styles.module.css';

type Props = {
  icon?: IconName;
  to: string;
  title: ReactNode;
  children: ReactNode;
};

/** A card of which all can be clicked, while only its title is the link. */
export default function LinkCard({
  icon,
  to,
  title,
  children,
}: Props): ReactNode {
  return (
    <li className={styles.card}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <Heading as="h3" className={styles.title}>
        <Link className={styles.link} to={to}>
          {title}
        </Link>
      </Heading>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
