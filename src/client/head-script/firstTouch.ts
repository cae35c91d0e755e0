/**
 * Loses nothing that is tapped or typed between the first paint and hydration.
 * The search sheet opens at once, as it works without React; any other button is
 * marked as busy and clicked once the page is alive. Only the last tap counts.
 */
import {SHEET_ID} from '../../search/constants.ts';

export const firstTouch = `(function () {
var root = document.documentElement, taken;
function sheet() { return document.getElementById('${SHEET_ID}'); }
function search() { return sheet().previousElementSibling; }
function release() { taken && taken.removeAttribute('aria-busy'); }
function take(button, event) {
  event.preventDefault();
  event.stopImmediatePropagation();
  release();
  taken = button;
  taken.setAttribute('aria-busy', 'true');
  taken === search() && !sheet().open && sheet().showModal();
}
function onClick(event) {
  var target = event.target;
  var button = target.closest('button, [role="tab"]') || target.querySelector(':scope > button:disabled');
  button && !button.closest('dialog') && take(button, event);
}
function onKey(event) {
  var isCtrlK = (event.ctrlKey || event.metaKey) && /^k$/i.test(event.key);
  var isSlash = event.key === '/' && !event.target.closest('input, select, textarea');
  (isCtrlK || isSlash) && sheet() && take(search(), event);
}
addEventListener('click', onClick, true);
addEventListener('keydown', onKey, true);
new MutationObserver(function (changes, observer) {
  if (root.dataset.hasHydrated !== 'true') return;
  observer.disconnect();
  removeEventListener('click', onClick, true);
  removeEventListener('keydown', onKey, true);
  release();
  taken && (taken !== search() || sheet().open) && taken.click();
}).observe(root, {attributeFilter: ['data-has-hydrated']});
})()`;
