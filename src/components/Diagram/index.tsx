/**
 * A diagram that plugins/content/diagrams rendered from a `dot` code block; don't
 * use it directly. The SVG's label describes its content, since the title is
 * the caption. `data-source` keeps the source.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  title: string;
  alt: string;
  source: string;
  /** The SVG element's content. */
  markup: string;
  /** In pixels. */
  width: string;
  height: string;
  /** The text alternative, as a list. */
  children: ReactNode;
};

/** Up to this width, a diagram shrunk to fit a phone is still readable. */
const SHRINKS_UP_TO = 400;

export default function Diagram({
  title,
  alt,
  source,
  markup,
  width,
  height,
  children,
}: Props): ReactNode {
  const scrolls = Number(width) > SHRINKS_UP_TO;
  const svg = (
    <svg
      className={styles.svg}
      role="img"
      aria-label={alt}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      dangerouslySetInnerHTML={{__html: markup}}
    />
  );
  return (
    <figure
      className={clsx('diagram', styles.diagram)}
      data-language="dot"
      data-source={source}>
      <figcaption className={styles.caption}>{title}</figcaption>
      {scrolls ? (
        <div
          className={styles.scroll}
          role="region"
          aria-label={title}
          tabIndex={0}>
          {svg}
        </div>
      ) : (
        svg
      )}
      <details className={styles.words}>
        <summary>Diagram as text</summary>
        {children}
      </details>
    </figure>
  );
}
