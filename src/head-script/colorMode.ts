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

/**
 * Where nothing can be stored, the theme's script in the body follows the
 * system. This runs after it. A mode in the query string is a choice.
 */
export const darkWithoutStorage = `(function () {
var root = document.documentElement, seeded;
try { seeded = localStorage.getItem('${MARKER}'); } catch (error) {}
if (!seeded && root.getAttribute('data-theme-choice') === 'system') {
  root.setAttribute('data-theme', 'dark');
  root.setAttribute('data-theme-choice', 'dark');
}
})()`;

/**
 * The theme sets the mode by a script in the body, which waits for the style
 * sheet: a slow line can paint the empty body in the light mode first. So the
 * head sets it already; the theme's script then says the same.
 */
export const applyColorMode = `
document.documentElement.setAttribute(
  'data-theme',
  storage.getItem('${KEY}') ||
    (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
);`;
