/**
 * Overrides @docusaurus/core's `client/clientEntry`. Upstream loads React, the
 * routes and the app and hydrates in a single task, which blocks a phone for
 * about 300 ms. Here each part runs in a separate task, and upstream's entry
 * runs last. "eager" keeps the parts in the main script. Unnecessary once
 * Docusaurus hydrates in several tasks.
 */
import {whenIdle} from './idle.ts';

const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Links in view prefetch their pages: one at a time, while the page is idle, so
 * that what a visitor taps doesn't wait for them. Upstream starts all at once.
 */
function queuePrefetches() {
  const {prefetch, preload} = window.docusaurus;
  let last: Promise<unknown> = Promise.resolve();
  window.docusaurus = {
    preload,
    prefetch: (route) => {
      last = last
        .then(() => new Promise<void>(whenIdle))
        .then(async () => {
          await prefetch(route);
        });
      return false;
    },
  };
}

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
  queuePrefetches();
}

void hydrate();
