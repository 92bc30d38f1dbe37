/** Wakes work at the moment it is due, which the database knows. */

export interface Alarm {
  /** Something has changed: looks again when to ring. */
  wake(): void;
  stop(): void;
}

/** Longest sleep: a clock that was set wrong must not silence it for good. */
const LONGEST_MS = 60_000;
/** Pause after work that failed. */
const AFTER_ERROR_MS = 1000;

/**
 * @param next epoch milliseconds of the next thing that is due; null for nothing
 * @param ring does what is due; may be called when nothing is
 */
export function createAlarm({
  next,
  ring,
  onError,
}: {
  next(): number | null;
  ring(): void;
  onError(error: unknown): void;
}): Alarm {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const sleep = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(work, milliseconds);
  };
  const wake = () => {
    if (isStopped) return;
    try {
      const at = next();
      sleep(at === null ? LONGEST_MS : Math.max(0, Math.min(LONGEST_MS, at - Date.now())));
    } catch (error) {
      onError(error);
      sleep(AFTER_ERROR_MS);
    }
  };
  function work() {
    try {
      ring();
      wake();
    } catch (error) {
      onError(error);
      sleep(AFTER_ERROR_MS);
    }
  }
  return {
    wake,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
