/** Safari has no idle callback. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run);

/**
 * Links ask for their pages when they come into view: all of a first screen
 * in one task, just as the page wakes up. From here on each waits its turn.
 */
export function prefetchWhenIdle(): void {
  const {prefetch, preload} = window.docusaurus;
  window.docusaurus = {
    preload,
    prefetch(path) {
      whenIdle(() => prefetch(path));
      return false;
    },
  };
}
