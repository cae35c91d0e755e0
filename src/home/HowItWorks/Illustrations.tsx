/**
 * Three illustrations in one style: violet for actions, green for
 * confirmations. Colours are classes, so they follow the colour mode.
 */
import type {ReactNode} from 'react';
import styles from './illustrations.module.css';

function Illustration({children}: {children: ReactNode}): ReactNode {
  return (
    <svg
      className={styles.illustration}
      viewBox="0 0 320 180"
      aria-hidden="true">
      {children}
    </svg>
  );
}

/** Lines of text. */
function Lines({x, y, widths}: {x: number; y: number; widths: number[]}) {
  return widths.map((width, index) => (
    <rect
      key={index}
      className={styles.line}
      x={x}
      y={y + index * 12}
      width={width}
      height="5"
      rx="2.5"
    />
  ));
}

/** Sheets from different sources, brought together in one place. */
export function KnowledgeIllustration(): ReactNode {
  const sheets = [styles.accent, styles.green, styles.accent];
  return (
    <Illustration>
      {sheets.map((color, index) => (
        <g key={index} transform={`translate(${36 + index * 88} 22)`}>
          <path
            className={styles.path}
            d={`M36 76v18q0 8 ${(1 - index) * 8} 8h${(1 - index) * 72}v12`}
          />
          <rect className={styles.sheet} width="72" height="76" rx="8" />
          <rect className={color} x="12" y="12" width="16" height="16" rx="5" />
          <Lines x={12} y={38} widths={[48, 36, 42]} />
        </g>
      ))}
      <rect
        className={styles.sheet}
        x="92"
        y="136"
        width="136"
        height="28"
        rx="14"
      />
      <circle className={styles.green} cx="110" cy="150" r="5" />
      <Lines x={124} y={147} widths={[86]} />
    </Illustration>
  );
}

export function QuestionIllustration(): ReactNode {
  return (
    <Illustration>
      <path
        className={styles.sheet}
        d="M38 34h108a10 10 0 0 1 10 10v36a10 10 0 0 1-10 10H66l-18 16V90H38a10 10 0 0 1-10-10V44a10 10 0 0 1 10-10z"
      />
      <Lines x={44} y={50} widths={[86, 60]} />
      <rect
        className={styles.sheet}
        x="172"
        y="26"
        width="116"
        height="128"
        rx="10"
      />
      <Lines x={188} y={44} widths={[84, 70]} />
      <rect
        className={styles.greenSoft}
        x="182"
        y="72"
        width="96"
        height="30"
        rx="6"
      />
      <rect
        className={styles.green}
        x="188"
        y="79"
        width="78"
        height="5"
        rx="2.5"
      />
      <rect
        className={styles.green}
        x="188"
        y="91"
        width="60"
        height="5"
        rx="2.5"
      />
      <Lines x={188} y={114} widths={[84, 52, 66]} />
      <circle className={styles.lens} cx="150" cy="112" r="26" />
      <path className={styles.accentStroke} d="M131 131l-20 20" />
    </Illustration>
  );
}

export function AnswerIllustration(): ReactNode {
  return (
    <Illustration>
      <path
        className={styles.path}
        d="M62 90h30c24 0 16-42 40-42h14M92 90c24 0 16 46 40 46h14"
      />
      <circle className={styles.sheet} cx="46" cy="90" r="24" />
      <path className={styles.accentStroke} d="M37 90l7 7 12-14" />
      <rect
        className={styles.sheet}
        x="146"
        y="20"
        width="142"
        height="70"
        rx="10"
      />
      <Lines x={162} y={36} widths={[106, 84]} />
      <rect
        className={styles.greenSoft}
        x="160"
        y="62"
        width="50"
        height="16"
        rx="8"
      />
      <rect
        className={styles.green}
        x="168"
        y="68"
        width="34"
        height="4"
        rx="2"
      />
      <rect
        className={styles.greenSoft}
        x="216"
        y="62"
        width="50"
        height="16"
        rx="8"
      />
      <rect
        className={styles.green}
        x="224"
        y="68"
        width="34"
        height="4"
        rx="2"
      />
      <rect
        className={styles.sheet}
        x="146"
        y="106"
        width="142"
        height="56"
        rx="10"
      />
      <circle className={styles.accent} cx="172" cy="126" r="8" />
      <path className={styles.accent} d="M158 150a14 14 0 0 1 28 0z" />
      <Lines x={200} y={124} widths={[68, 48]} />
    </Illustration>
  );
}
