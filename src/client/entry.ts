/**
 * Overrides @docusaurus/core's `client/clientEntry`. Upstream loads React, the
 * routes and the app and hydrates in a single task, which blocks a phone for
 * about 300 ms. Here each part runs in a separate task, and upstream's entry
 * runs last. "eager" keeps the parts in the main script. Unnecessary once
 * Docusaurus hydrates in several tasks.
 */
const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

async function hydrate() {
  await nextTask();
  await import(
    /* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'
  );
  await nextTask();
  await import(
    /* webpackMode: "eager", webpackExports: ["default"] */ '@generated/routes'
  );
  await nextTask();
  await import(
    /* webpackMode: "eager", webpackExports: ["default"] */ '@docusaurus/core/lib/client/App'
  );
  await nextTask();
  // Loads the browser's rules for sorting text (25 ms), which the theme needs
  // while it hydrates.
  Intl.Collator();
  await nextTask();
  await import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'
  );
}

void hydrate();
