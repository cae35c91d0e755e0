import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type CardsProps = {
  /** Says what the cards have in common, for who hears them as a list. */
  label?: string;
  children: ReactNode;
};

/** A list of ways on, each with a sentence; without style, a plain list. */
export default function Cards({label, children}: CardsProps): ReactNode {
  return (
    // Safari takes the role away from a list without markers.
    <ul className={styles.cards} role="list" aria-label={label}>
      {children}
    </ul>
  );
}

type CardProps = {
  title: string;
  href?: string;
  /** Decoration: a character or a small picture. Never the only meaning. */
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
