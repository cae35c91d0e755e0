import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
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
  /** Decorative: a character or a small image. Must not carry meaning alone. */
  icon?: ReactNode;
  children?: ReactNode;
};

export function Card({title, href, icon, children}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <strong>
        {href ? (
          <Link to={href} className={styles.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </strong>
      {children && <div className={styles.text}>{children}</div>}
    </li>
  );
}
