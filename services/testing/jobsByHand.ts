/** Jobs that a test runs itself, one run at a time: nothing happens between two of its steps. */
import type { Job, JobParts, Jobs } from "../platform/jobs.ts";

export interface JobsByHand extends Jobs {
  /**
   * One run of a job.
   * @throws what the job throws, and an error for a name that no job has
   */
  run(name: string): Promise<void>;
}

export function jobsByHand({ metrics }: JobParts): JobsByHand {
  const jobs = new Map<string, () => Promise<void>>();
  return {
    add: ({ name, work }: Job) => {
      if (jobs.has(name)) throw new Error(`two jobs are called ${name}`);
      jobs.set(name, metrics.timed(name, work));
    },
    stop: async () => {},
    run: async (name) => {
      const work = jobs.get(name);
      if (work === undefined) throw new Error(`no job ${name}; there are ${[...jobs.keys()].join(", ")}`);
      await work();
    },
  };
}
