/**
 * A diagram that plugins/remark/diagrams drew from a `dot` code block; writers
 * use the block, not this. The picture's alternative is what it says, not
 * its title, which is the caption. `data-source` keeps the text it came from.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  title: string;
  alt: string;
  source: string;
  /** The inside of the SVG element. */
  markup: string;
  /** Of the drawing, in pixels, as attributes are text. */
  width: string;
  height: string;
  /** What the diagram says, as a list. */
  children: ReactNode;
};

/** Up to this width a drawing shrinks on a phone and is still readable. */
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
  const picture = (
    <svg
      className={styles.picture}
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
          {picture}
        </div>
      ) : (
        picture
      )}
      <details className={styles.words}>
        <summary>
          <Translate id="site.Diagram.words">Diagram as text</Translate>
        </summary>
        {children}
      </details>
    </figure>
  );
}
