/**
 * The first visit is dark whatever the operating system prefers, yet the
 * toggle offers 'system', which the theme stores by deleting its key. So the
 * key is seeded once per browser, with a marker of our own: from then on its
 * absence means that the visitor chose 'system'.
 */
const KEY = 'theme';
const MARKER = 'theme.seeded';

export const seedColorMode = `
if (!storage.getItem('${MARKER}')) {
  storage.setItem('${MARKER}', '1');
  storage.getItem('${KEY}') || storage.setItem('${KEY}', 'dark');
}`;
