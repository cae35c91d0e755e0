/**
 * Pages that moved, for example `{from: '/docs/old', to: '/docs/new'}`. The
 * build writes redirects for hosts, and a page that forwards for the others.
 */
export const movedPages: readonly {
  readonly from: string;
  readonly to: string;
}[] = [];
