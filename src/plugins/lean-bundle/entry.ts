/**
 * Wakes a page up, in the place of core 3.10.2's `client/clientEntry`, which
 * does it all in one task: 70 to 90 ms, four times that on a phone, in which
 * a visitor's tap waits. Here each part of it has a task of its own, and the
 * visitor comes between them. "Eager" leaves the parts in the main script.
 */
const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

async function wakeUp() {
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
  await import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'
  );
}

void wakeUp();
