import type {ReactNode} from 'react';
import type {WidgetAttribute} from '../../../data/facts/widget';
import {Checkbox, Choice, TextField} from '../Tool/fields';
import {isValid} from './core';

type Props = {
  attribute: WidgetAttribute;
  value: string;
  onChange: (value: string) => void;
};

/** The control for an attribute's type. */
export default function Option({attribute, value, onChange}: Props): ReactNode {
  const {label, kind, values = [], about} = attribute;
  if (kind === 'flag') {
    return (
      <Checkbox
        label={label}
        checked={value !== ''}
        onChange={(on) => onChange(on ? 'on' : '')}
      />
    );
  }
  if (kind === 'choice') {
    return (
      <Choice
        legend={label}
        choices={Object.fromEntries(values.map((it) => [it, it]))}
        value={value === '' ? values[0]! : value}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField
      label={label}
      hint={about}
      error={isValid(attribute, value) ? null : `Expected: ${about ?? label}`}
      value={value}
      onChange={onChange}
    />
  );
}
