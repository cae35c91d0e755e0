/**
 * The first visit is dark whatever the operating system prefers, but the toggle
 * offers 'system', which the theme stores by deleting its key. So the key is
 * set once per browser, along with a marker: after that, a missing key means
 * that the visitor chose 'system'. The theme's script sets the mode, too, but in
 * the body, so a slow network may paint the other background before.
 */
const KEY = 'theme';
const MARKER = 'theme.seeded';

export const seedColorMode = `
if (!storage.getItem('${MARKER}')) {
  storage.setItem('${MARKER}', '1');
  storage.getItem('${KEY}') || storage.setItem('${KEY}', 'dark');
}
document.documentElement.setAttribute('data-theme', storage.getItem('${KEY}') ||
  (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));`;

/**
 * If localStorage is blocked, the theme's script in the body follows the system.
 * This runs after it. A mode in the query string wins.
 */
export const darkWithoutStorage = `(function () {
var root = document.documentElement, seeded;
try { seeded = localStorage.getItem('${MARKER}'); } catch (error) {}
if (!seeded && root.getAttribute('data-theme-choice') === 'system') {
  root.setAttribute('data-theme', 'dark');
  root.setAttribute('data-theme-choice', 'dark');
}
})()`;
