/** Safari has no idle callbacks. */
const IDLE_FALLBACK_MS = 2_000;

/** Runs a task once the page has nothing else to do. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(task);
  } else {
    setTimeout(task, IDLE_FALLBACK_MS);
  }
}

type Connection = {saveData?: boolean; effectiveType?: string};

/** As Docusaurus decides for the pages behind links. */
export function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return Boolean(
    connection?.saveData || connection?.effectiveType?.includes('2g'),
  );
}
