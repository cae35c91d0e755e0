import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Cards from '../../components/Cards';
import styles from './styles.module.css';

type Props = {
  /** The heading's id, also used to label the section. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
};

/** A section of the home page: title, sentence, content. */
export default function Section({id, title, lead, children}: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="container">
        {/* Not on the heading, which would add a hash link. */}
        <div id={id}>
          <Heading as="h2" className={styles.title}>
            {title}
          </Heading>
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}

/** Three columns that become one on a phone. */
export const Grid = Cards;
