import type {ReactNode} from 'react';
import RichText from './RichText';
import styles from './styles.module.css';

type Props = {facts: readonly {term: string; text: string}[]};

/** Terms, each with a sentence below it. */
export default function Facts({facts}: Props): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(({term, text}) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <RichText>{text}</RichText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
