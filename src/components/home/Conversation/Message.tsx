import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '../../Icon';
import styles from './styles.module.css';

type Role = 'member' | 'assistant' | 'staff';

function Badge({role}: {role: Role}): ReactNode {
  switch (role) {
    case 'assistant':
      return (
        <span className={styles.badge}>
          <Translate id="home.chat.assistant">Assistant</Translate>
        </span>
      );
    case 'staff':
      return (
        <span className={clsx(styles.badge, styles.badgeStaff)}>
          <Translate id="home.chat.staff">Staff</Translate>
        </span>
      );
    default:
      return null;
  }
}

function Avatar({name, role}: {name: string; role: Role}): ReactNode {
  const logo = useBaseUrl('/img/logo.svg');
  return role === 'assistant' ? (
    <img className={styles.avatar} src={logo} alt="" width="36" height="36" />
  ) : (
    <span className={clsx(styles.avatar, styles[role])} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  );
}

export function Message({
  name,
  role = 'member',
  children,
}: {
  name: string;
  role?: Role;
  children: ReactNode;
}): ReactNode {
  return (
    <li className={clsx(styles.message, styles[`from-${role}`])}>
      <Avatar name={name} role={role} />
      <div className={styles.body}>
        <p className={styles.name}>
          <strong>{name}</strong> <Badge role={role} />
        </p>
        <div className={styles.text}>{children}</div>
      </div>
    </li>
  );
}

export function Sources({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.sources}>
      <span className={styles.sourcesLabel}>
        <Icon name="book" />
        <Translate id="home.chat.sources">Sources</Translate>
      </span>
      <ul>{children}</ul>
    </div>
  );
}
