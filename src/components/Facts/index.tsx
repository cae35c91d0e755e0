import type {ReactNode} from 'react';
import styles from './styles.module.css';

type FactProps = {
  name: string;
  children: ReactNode;
};

/** One name and its value; the value may be Markdown. */
export function Fact({name, children}: FactProps): ReactNode {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

type FactsProps = {
  /** The caption and accessible name. */
  label: string;
  /** Short form for plain values. */
  items?: readonly (readonly [name: string, value: ReactNode])[];
  /** `<Fact>`s, if a value needs Markdown. */
  children?: ReactNode;
};

/** Names and values to look up, as a description list. */
export default function Facts({
  label,
  items = [],
  children,
}: FactsProps): ReactNode {
  return (
    <figure className={styles.facts}>
      <figcaption className={styles.label}>{label}</figcaption>
      <dl className={styles.list}>
        {items.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        {children}
      </dl>
    </figure>
  );
}
