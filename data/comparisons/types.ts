import type {ReactNode} from 'react';

/** A statement about a tool, with what a reader needs to check it. */
export type Statement = {
  value: ReactNode;
  /** Pages it was read on; none where we found nothing to cite. */
  sources?: readonly {label: string; href: string}[];
  /** The day it was last compared with its sources, as YYYY-MM-DD. */
  checked: `${number}-${number}-${number}`;
};

export type Comparison<Tool extends string = string> = {
  /** Columns in order; `true` is the product that the settings name. */
  tools: Readonly<Record<Tool, string | true>>;
  rows: readonly {
    criterion: string;
    statements: Readonly<Record<Tool, Statement>>;
  }[];
};
