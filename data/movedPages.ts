/**
 * Pages that moved, for example `{from: '/docs/old', to: '/docs/new'}`. The
 * build writes redirects for hosts, and a page that forwards for the others.
 */
export const movedPages: readonly {
  readonly from: string;
  readonly to: string;
}[] = [
  // What people get by shortening a URL.
  {from: '/docs', to: '/docs/getting-started/intro'},
  {from: '/docs/category', to: '/docs/getting-started/intro'},
  {from: '/docs/getting-started', to: '/docs/category/getting-started'},
  {from: '/docs/automation-modes', to: '/docs/category/bot-setup-modes'},
  {from: '/docs/integrations', to: '/docs/category/integrations'},
  {from: '/docs/api-developers', to: '/docs/category/developer-api'},
];
