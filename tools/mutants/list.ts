/**
 * Mutants that break a state of the specification, with the browser tests that
 * must fail. Run by `npm run mutants`; see tools/mutants/run.ts.
 */
export type Mutant = {
  name: string;
  /** A source file, or 'bundle': every script of the production build. */
  where: string;
  from: string | RegExp;
  to: string;
  /** Title of the tests that must fail, as Playwright's --grep. */
  noticedBy: string;
};

const CONFIG = 'docusaurus.config.ts';
const BUNDLE = 'bundle';

export const mutants: Mutant[] = [
  {
    name: 'first visit follows the system',
    where: 'src/head-script/index.ts',
    from: '    seedColorMode,\n',
    to: '',
    noticedBy: 'survives a reload',
  },
  {
    name: 'colour mode set by the body only',
    where: 'src/head-script/index.ts',
    from: '    applyColorMode,\n',
    to: '',
    noticedBy: 'is set before the body is painted',
  },
  {
    name: 'no system mode',
    where: CONFIG,
    from: 'respectPrefersColorScheme: true',
    to: 'respectPrefersColorScheme: false',
    noticedBy: 'cycles through|survives a reload',
  },
  {
    name: 'namespaced storage keys',
    where: CONFIG,
    from: 'siteStorageNamespacing: false',
    to: 'siteStorageNamespacing: true',
    noticedBy: 'remembers light|its dismissal is remembered',
  },
  {
    name: 'a changed announcement stays dismissed',
    where: 'src/head-script/announcement.ts',
    from: "setItem('${DISMISS_KEY}', 'false')",
    to: "getItem('${DISMISS_KEY}')",
    noticedBy: 'returns when the announcement changes',
  },
  {
    name: 'navbar stays on scroll',
    where: CONFIG,
    from: 'hideOnScroll: true',
    to: 'hideOnScroll: false',
    noticedBy: 'hides on scroll',
  },
  {
    name: 'version as a plain link',
    where: CONFIG,
    from: /dropdownItemsAfter: \[[^\]]*\],/,
    to: '',
    noticedBy: 'version dropdown',
  },
  {
    name: 'version not remembered',
    where: BUNDLE,
    from: /docs-preferred-version/g,
    to: 'docs-preferred-other',
    noticedBy: 'preferred version',
  },
  {
    name: 'table of contents of level 2 only',
    where: CONFIG,
    from: 'maxHeadingLevel: 3',
    to: 'maxHeadingLevel: 2',
    noticedBy: 'table of contents shows heading levels',
  },
  {
    name: 'another text for no results',
    where: 'i18n/en/code.json',
    from: 'No results for',
    to: 'No results found for',
    noticedBy: 'no results: ',
  },
  {
    name: 'search errors swallowed',
    where: 'src/components/search/SearchModal.tsx',
    from: 'return createModalClient(client);',
    to: 'return client as never;',
    noticedBy: 'failed search',
  },
  {
    name: 'nine posts per page',
    where: CONFIG,
    from: 'postsPerPage: 10',
    to: 'postsPerPage: 9',
    noticedBy: 'shows 10 posts',
  },
  {
    name: 'progress bar later',
    where: BUNDLE,
    from: /,200\)/g,
    to: ',900)',
    noticedBy: 'appears only when loading',
  },
  {
    name: 'failed chunk without reload',
    where: BUNDLE,
    from: /window\.location\.reload\(\)/g,
    to: 'void 0',
    noticedBy: 'reloads the page',
  },
  {
    name: 'another text on the crash page',
    where: BUNDLE,
    from: /This page crashed\./g,
    to: 'Oops.',
    noticedBy: 'This page crashed',
  },
  {
    name: 'no button to try again',
    where: BUNDLE,
    from: /"Retry"/g,
    to: '"Again"',
    noticedBy: 'shows Retry',
  },
  {
    name: 'no spinner',
    where: BUNDLE,
    from: /id:"loader"/g,
    to: 'id:"x"',
    noticedBy: 'shows a spinner',
  },
  {
    name: 'prefetch on 2g',
    where: BUNDLE,
    from: /effectiveType\.includes\("2g"\)/g,
    to: 'effectiveType.includes("no")',
    noticedBy: 'is off on a slow 2g',
  },
  {
    name: 'prefetch on data saver',
    where: BUNDLE,
    from: /\.saveData/g,
    to: '.no',
    noticedBy: 'is off on data-saver',
  },
  {
    name: 'mobile menu stays when the window grows',
    where: BUNDLE,
    from: /996/g,
    to: '9996',
    noticedBy: 'closes when the screen grows',
  },
];
