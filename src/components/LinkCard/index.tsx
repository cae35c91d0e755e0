import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import cards from '../Cards/styles.module.css';
import Icon from '../Icon';
import type {IconName} from '../Icon';

type Props = {
  /** The heading's level. */
  as?: 'h2' | 'h3';
  icon?: IconName;
  image?: ReactNode;
  to: string;
  title: ReactNode;
  children: ReactNode;
};

/** A card with a heading; the whole card is the link. */
export default function LinkCard({
  as = 'h3',
  icon,
  image,
  to,
  title,
  children,
}: Props): ReactNode {
  return (
    <li className={cards.card}>
      {icon && <Icon name={icon} className={cards.icon} />}
      {image}
      <Heading as={as} className={cards.title}>
        <Link className={cards.link} to={to}>
          {title}
        </Link>
      </Heading>
      <div className={cards.text}>{children}</div>
    </li>
  );
}
