import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import cards from '../../Cards/styles.module.css';
import Icon from '../../Icon';
import type {IconName} from '../../Icon';

type Props = {
  icon?: IconName;
  to: string;
  title: ReactNode;
  children: ReactNode;
};

/** A card with a heading; the whole card is the link. */
export default function LinkCard({
  icon,
  to,
  title,
  children,
}: Props): ReactNode {
  return (
    <li className={cards.card}>
      {icon && <Icon name={icon} className={cards.icon} />}
      <Heading as="h3">
        <Link className={cards.link} to={to}>
          {title}
        </Link>
      </Heading>
      <div className={cards.text}>{children}</div>
    </li>
  );
}
