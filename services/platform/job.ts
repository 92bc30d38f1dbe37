/** Work that is done again and again, one run at a time. */

/**
 * Starts a job; a failed run is reported to `onError` and repeated at the next interval. The returned function stops it
 * and waits for a run in progress.
 * @param firstMs when it runs first; after an interval if left out
 */
export function startJob(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
  firstMs = everyMs,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const schedule = (delayMs: number) => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = work()
        .catch(onError)
        .then(() => schedule(everyMs));
    }, delayMs);
    // A process that has nothing else to do may end.
    timer.unref();
  };
  schedule(firstMs);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
