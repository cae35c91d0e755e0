/**
 * Links of the top bar and the footer. Placeholders are those of content. A link
 * is left out if its placeholder has no value (`{pricingUrl}`), or if it leads
 * to a blog that the site doesn't have.
 */
export type NavLink = {
  readonly label: string;
  /** A page of this site, or a URL. */
  readonly to: string;
};

export const topBar = {
  documentation: {label: 'Documentation', docId: 'getting-started/intro'},
  right: [{label: 'Discord', to: '{communityUrl}'}],
  /** In the version menu: with one entry, it would be a plain link. */
  versionMenu: [
    {label: 'Developer API, version 1', to: '/docs/api-developers/api'},
  ],
} satisfies Record<string, NavLink[] | {label: string; docId: string}>;

export const footer: readonly {
  readonly title: string;
  readonly links: readonly NavLink[];
}[] = [
  {
    title: 'Docs',
    links: [
      {label: 'Getting started', to: '/docs/getting-started/intro'},
      {label: 'Commands', to: '/docs/commands'},
      {label: 'Developer API', to: '/docs/api-developers/api'},
      {label: 'Troubleshooting', to: '/docs/common-tips-and-tricks'},
    ],
  },
  {
    title: 'Community',
    links: [{label: 'Discord', to: '{communityUrl}'}],
  },
  {
    title: 'More',
    links: [
      {label: 'Invite Bot', to: '{inviteUrl}'},
      {label: 'My Panel', to: '{panelUrl}'},
      {label: 'Blog', to: '/blog'},
      {label: 'Pricing', to: '{pricingUrl}'},
      {label: 'Status', to: '{statusUrl}'},
    ],
  },
];
