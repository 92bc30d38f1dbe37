/** Work that is done again and again beside the calls. A job's runs never overlap. */
import type { Logger } from "pino";
import type { Metrics } from "../../scripts/lib/metrics.ts";
import { startJob } from "./job.ts";

export interface Job {
  /** What metrics and the log call it; no two jobs of a process have the same name. */
  name: string;
  /** Real milliseconds between the end of a run and the next one. */
  everyMs: number;
  /** Real milliseconds before the first run; `everyMs` if left out. */
  firstMs?: number;
  work: () => Promise<unknown>;
  /** Told when a run fails, instead of the log. The next run comes at its usual time. */
  onError?: (error: unknown) => void;
}

export interface Jobs {
  /** Starts a job, which goes on until the process ends. */
  add(job: Job): void;
  /** Ends all jobs and waits for the runs in progress. */
  stop(): Promise<void>;
}

/** What jobs are started with. */
export interface JobParts {
  metrics: Pick<Metrics, "timed">;
  log: Pick<Logger, "error">;
}

/** Jobs that run by timers. */
export function timedJobs({ metrics, log }: JobParts): Jobs {
  const stops: (() => Promise<void>)[] = [];
  return {
    add: ({ name, everyMs, firstMs, work, onError = (error) => log.error({ err: error }, `job failed: ${name}`) }) => {
      stops.push(startJob(everyMs, metrics.timed(name, work), onError, firstMs));
    },
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
