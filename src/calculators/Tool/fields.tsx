/** Form controls of the tools, with label, hint and error. */
import {useId} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  /** Replaces the hint. */
  error?: string | null;
  placeholder?: string;
  /** More than one line. */
  rows?: number;
  maxLength?: number;
};

/** Keeps typed secrets from autofill and online spell checkers. */
const NO_AUTOFILL = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
} as const;

export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  rows,
  ...rest
}: TextFieldProps): ReactNode {
  const id = useId();
  const help = error ?? hint;
  const shared = {
    ...NO_AUTOFILL,
    ...rest,
    id,
    value,
    className: styles.input,
    'aria-describedby': help ? `${id}-help` : undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={styles.field} data-wide={rows ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea
          {...shared}
          rows={rows}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          {...shared}
          type="text"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {help && (
        <p className={error ? styles.error : styles.hint} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

type CheckboxProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function Checkbox({label, checked, onChange}: CheckboxProps): ReactNode {
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        autoComplete="off"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

type GroupProps = {legend: string; children: ReactNode};

export function Group({legend, children}: GroupProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.options}>{children}</div>
    </fieldset>
  );
}

type ChoiceProps<T extends string> = {
  legend: string;
  /** Labels by value. */
  choices: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
};

export function Choice<T extends string>({
  legend,
  choices,
  value,
  onChange,
}: ChoiceProps<T>): ReactNode {
  const name = useId();
  return (
    <Group legend={legend}>
      {(Object.keys(choices) as T[]).map((choice) => (
        <label className={styles.option} key={choice}>
          <input
            type="radio"
            autoComplete="off"
            name={name}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          {choices[choice]}
        </label>
      ))}
    </Group>
  );
}
