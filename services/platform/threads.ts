/** Work that holds a core for long, in threads of its own: what the process answers meanwhile doesn't wait for it. */
import { Piscina } from "piscina";

/** A thread that had nothing to do for so long is ended. */
const idleMs = 30_000;

export interface Threads<Task, Result> {
  /** @throws Error when the work fails, or takes longer than it may: its thread is ended then */
  run(task: Task): Promise<Result>;
}

/**
 * @param file a module whose default export does the work; what goes in and comes out is cloned (HTML, structured clone)
 * @param most threads at once; further work waits
 * @param mostMs how long one piece of work may take
 */
export function createThreads<Task, Result>(
  file: URL,
  { most, mostMs }: { most: number; mostMs: number },
): Threads<Task, Result> {
  const pool = new Piscina<Task, Result>({
    filename: file.href,
    minThreads: 0,
    maxThreads: most,
    concurrentTasksPerWorker: 1,
    idleTimeout: idleMs,
  });
  return {
    run: (task) => pool.run(task, { signal: AbortSignal.timeout(mostMs) }),
  };
}
