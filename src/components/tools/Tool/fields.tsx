/** Controls of the tools, each with its own label, hint and mistake. */
import {useId} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  /** What is wrong with the value; takes the hint's place. */
  error?: string | null;
  placeholder?: string;
  /** More than one line. */
  rows?: number;
  maxLength?: number;
};

/** What is typed is nobody's business: no completion, no spelling service. */
const QUIET = {
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
    ...QUIET,
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
  /** By value, what to call it. */
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
