import {Fragment} from 'react';
import type {ReactNode} from 'react';

type Values = Readonly<Record<string, string>>;
type Message = {message: string; id?: string; description?: string};
type Props = {
  children: string;
  id?: string;
  values?: Readonly<Record<string, ReactNode>>;
};

/** Returns the English source text. */
export function translate({message}: Message, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (match, name) => values[name] ?? match);
}

export default function Translate({children, values = {}}: Props): ReactNode {
  // Every second part is a name from braces.
  return children
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 ? values[part] : part}</Fragment>
    ));
}
