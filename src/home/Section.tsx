import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {HomeSection} from '../../data/home.ts';
import Cards, {Card} from '../components/Cards';
import Facts from './Facts';
import styles from './styles.module.css';

type FrameProps = Pick<HomeSection, 'id' | 'title' | 'lead'> & {
  children: ReactNode;
};

/** A title, a sentence, content. */
export function Frame({id, title, lead, children}: FrameProps): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="container">
        {/* Not on the heading, which would add a hash link. */}
        <div id={id}>
          <Heading as="h2" className={styles.sectionTitle}>
            {title}
          </Heading>
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}

export default function Section({cards, ...frame}: HomeSection): ReactNode {
  return (
    <Frame {...frame}>
      <Cards>
        {cards.map(({icon, title, to, facts, links}) => (
          <Card key={title} as="h3" icon={icon} title={title} href={to}>
            {facts && <Facts facts={facts} />}
            {links && (
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        ))}
      </Cards>
    </Frame>
  );
}
