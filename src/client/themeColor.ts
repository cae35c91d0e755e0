/**
 * Keeps the colour of the browser's own bar that of the page, which follows the
 * visitor's choice instead of the system.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function update() {
  const {documentElement: page} = document;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getComputedStyle(page).backgroundColor);
}

if (ExecutionEnvironment.canUseDOM) {
  update();
  new MutationObserver(update).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
}
