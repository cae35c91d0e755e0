import type {ReactNode} from 'react';

/** A statement about a tool, with its sources and date. */
export type Statement = {
  value: ReactNode;
  /** Source pages; none if we found nothing to cite. */
  sources?: readonly {label: string; href: string}[];
  /** The date it was last checked against its sources, as YYYY-MM-DD. */
  checked: `${number}-${number}-${number}`;
};

export type Comparison<Tool extends string = string> = {
  /** Columns in order; `true` is our product, named in the settings. */
  tools: Readonly<Record<Tool, string | true>>;
  rows: readonly {
    criterion: string;
    statements: Readonly<Record<Tool, Statement>>;
  }[];
};
