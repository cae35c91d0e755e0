import type {ReactNode} from 'react';
import type {ToolId} from './tools.ts';

/** A statement about a tool. */
export type Statement = {
  value: ReactNode;
  /** Whose entry in the page's `Sources` it comes from; none if it's ours. */
  source?: ToolId;
  /** The page of that entry that says it; without one, the entry as a whole. */
  page?: string;
  /** The document that says it, if it's about our own product. */
  href?: string;
};

export type Comparison<Tool extends string = string> = {
  /** Columns in order; `true` is our product, named in the settings. */
  tools: Readonly<Record<Tool, string | true>>;
  rows: readonly {
    criterion: string;
    statements: Readonly<Record<Tool, Statement>>;
  }[];
};
