/** What a window shows. Spans and divs only: nothing in it can be used. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import type {Line} from './types';

/** A character, so that forced colours and printers show it. */
const KNOB = '●';

type LabelProps = {className?: string; children?: string};

function Label({className, children}: LabelProps): ReactNode {
  return children === undefined ? null : (
    <span className={className}>{children}</span>
  );
}

function DrawnLine(line: Line): ReactNode {
  const {heading, text, check, item, field, value, choices, chosen} = line;
  const {note, problem, toggle, quiet, button, dialog, show} = line;
  return (
    <div className={styles.line}>
      <Label className={clsx(styles.grow, styles.strong)}>{heading}</Label>
      <Label className={clsx(styles.grow, styles.muted)}>{text}</Label>
      {check !== undefined && (
        <span className={clsx(styles.mark, check && styles.fill)}>
          {check && '✓'}
        </span>
      )}
      <Label className={styles.grow}>{item}</Label>
      <Label className={styles.label}>{field}</Label>
      <Label className={clsx(styles.box, styles.value)}>{value}</Label>
      {choices?.map((choice) => (
        <Label
          key={choice}
          className={clsx(styles.box, choice === chosen && styles.here)}>
          {choice}
        </Label>
      ))}
      <Label className={styles.muted}>{note}</Label>
      <Label className={clsx(styles.box, styles.bad)}>{problem}</Label>
      {toggle !== undefined && (
        <span
          className={clsx(
            styles.box,
            styles.round,
            styles.switch,
            toggle && styles.fill,
          )}>
          {KNOB}
        </span>
      )}
      <Label className={styles.box}>{quiet}</Label>
      <Label className={clsx(styles.box, styles.fill)}>{button}</Label>
      {dialog !== undefined && (
        <div className={styles.dialog}>
          <Lines lines={[{heading: dialog}, ...(show ?? [])]} />
        </div>
      )}
    </div>
  );
}

export default function Lines({lines}: {lines: readonly Line[]}): ReactNode {
  return lines.map((line, index) => <DrawnLine key={index} {...line} />);
}
