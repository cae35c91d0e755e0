/** Statements about our own product, each from a document. */
import type {ReactNode} from 'react';
import type {Statement} from './types.ts';

/** The date the documents were last checked against the tables. */
const CHECKED = '2026-11-17';

export function own(value: ReactNode, label: string, href: string): Statement {
  return {value, sources: [{label, href}], checked: CHECKED};
}
