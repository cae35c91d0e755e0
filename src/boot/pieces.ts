/**
 * Until a visitor first scrolls, presses a key or goes anywhere, only what is
 * near the first screen is laid out (src/plugins/pieces), so that a long page
 * shows and answers sooner. From then on all of it is: only then does a link,
 * a search in the page or the way back lead to where it should. Not where the
 * browser does not say that a visitor goes, or lets text jump when what is
 * above it gets its height.
 */
export const layOutInPieces = `
var root = document.documentElement;
function layOutAll() {
  root.removeAttribute('data-layout');
}
if (
  window.navigation &&
  CSS.supports('overflow-anchor: auto') &&
  !location.hash &&
  // Some browsers that guard a visitor's privacy have no entry.
  (performance.getEntriesByType('navigation')[0] || {}).type === 'navigate'
) {
  root.setAttribute('data-layout', 'pieces');
  navigation.addEventListener('navigate', layOutAll);
  addEventListener('scroll', layOutAll, {once: true});
  addEventListener('keydown', layOutAll, {once: true});
}`;
