/** Work that is done again and again, one run at a time. */

/**
 * Starts a job; a failed run is reported to `onError` and repeated at the next interval. The returned function stops it
 * and waits for a run in progress.
 */
export function startJob(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const schedule = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = work().catch(onError).then(schedule);
    }, everyMs);
    // A process that has nothing else to do may end.
    timer.unref();
  };
  schedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
