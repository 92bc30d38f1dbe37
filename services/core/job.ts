/** Work that is done again and again, one run at a time. */

/** Starts a job; a run that fails is told to `onError` and tried again at the next. The answer stops it and waits for a run under way. */
export function startJob(everyMs: number, work: () => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
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
