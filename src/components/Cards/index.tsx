import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Icon from '../Icon';
import type {IconName} from '../Icon';
import styles from './styles.module.css';

type CardsProps = {
  /** The list's accessible name. */
  label?: string;
  children: ReactNode;
};

/** A list of links, each with a sentence; without CSS, a plain list. */
export default function Cards({label, children}: CardsProps): ReactNode {
  return (
    // Safari drops the list role from lists without markers.
    <ul className={styles.cards} role="list" aria-label={label}>
      {children}
    </ul>
  );
}

type CardProps = {
  title: string;
  href?: string;
  /** The title is a heading of this level, or bold text. */
  as?: 'h2' | 'h3';
  icon?: IconName;
  image?: ReactNode;
  /** Takes two columns, if there are. */
  isWide?: boolean;
  /** A last, smaller line. */
  meta?: ReactNode;
  children?: ReactNode;
};

/** The site's one card: the whole card is clickable, its title is the link. */
export function Card(props: CardProps): ReactNode {
  const {title, href, as, icon, image, isWide, meta, children} = props;
  const name = href ? (
    <Link to={href} className={styles.link}>
      {title}
    </Link>
  ) : (
    title
  );
  return (
    <li className={clsx(styles.card, isWide && styles.wide)}>
      {icon && <Icon name={icon} className={styles.icon} />}
      {image}
      {as ? (
        <Heading as={as} className={styles.title}>
          {name}
        </Heading>
      ) : (
        <strong>{name}</strong>
      )}
      {(children || meta) && (
        <div className={styles.text}>
          {children}
          {meta && <div className={styles.meta}>{meta}</div>}
        </div>
      )}
    </li>
  );
}
