/** A quiet moment is waited for no longer than this, in milliseconds (SPEC 9.17). */
const IDLE_TIMEOUT = 2_000;

/** A moment in which the browser has nothing better to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT });
    else setTimeout(resolve, 0);
  });
}
