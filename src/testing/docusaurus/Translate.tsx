import type {ReactNode} from 'react';

type Values = Readonly<Record<string, string>>;
type Message = {message: string; id?: string; description?: string};
type Props = {children: string; id?: string; values?: Values};

/** The English text as written, for tests: no catalogue is loaded. */
export function translate({message}: Message, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (match, name) => values[name] ?? match);
}

export default function Translate({children, values}: Props): ReactNode {
  return translate({message: children}, values);
}
