/** Prometheus metrics of a process. Labels hold nothing a caller chooses, so nobody can make them grow. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** One value, one value for each label, or null while there is nothing to tell. */
export type Reading = number | Readonly<Record<string, number>> | null;

export interface Metrics {
  registry: Registry;
  /**
   * Shows a value that is read whenever Prometheus asks. One that can't be read is left out and counted as a failure.
   */
  watch(name: string, help: string, read: () => Reading | Promise<Reading>, label?: string): void;
  /** Times runs of a job: how long they take, when one last succeeded, how many failed. Rejects as the job does. */
  timed(job: string, work: () => Promise<unknown>): () => Promise<void>;
  /** Told about every answer to an HTTP request. */
  answered(route: string, method: string, status: number, seconds: number): void;
}

export const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Milliseconds until a reading is given up: one slow query must not hide all other values. */
const readingMs = 2_000;

const late = Symbol("late");

async function inTime<T>(reading: T | Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const giveUp = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, readingMs, late).unref();
  });
  const value = await Promise.race([reading, giveUp]).finally(() => clearTimeout(timer));
  if (value === late) throw new Error(`not read within ${readingMs} ms`);
  return value;
}

/** Metrics named `<prefix>_…`, and those of Node itself. */
export function createMetrics(prefix: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: `${prefix}_http_seconds`,
    help: "HTTP requests until the end of the answer, by route, method and status class",
    labelNames: ["route", "method", "status"],
    buckets: durationBuckets,
    registers,
  });
  const unread = new Counter({
    name: `${prefix}_metric_failures_total`,
    help: "Values of this page that could not be read, by name",
    labelNames: ["metric"],
    registers,
  });
  const jobs = new Histogram({
    name: `${prefix}_job_seconds`,
    help: "Runs of jobs, by job",
    labelNames: ["job"],
    buckets: [...durationBuckets, 30, 60],
    registers,
  });
  const jobFailures = new Counter({
    name: `${prefix}_job_failures_total`,
    help: "Runs of jobs that failed, by job",
    labelNames: ["job"],
    registers,
  });
  const jobSuccess = new Gauge({
    name: `${prefix}_job_last_success_timestamp_seconds`,
    help: "When a job last succeeded, Unix time",
    labelNames: ["job"],
    registers,
  });

  return {
    registry,
    watch: (name, help, read, label) => {
      unread.inc({ metric: name }, 0);
      registry.registerMetric(
        new Gauge({
          name,
          help,
          labelNames: label === undefined ? [] : [label],
          registers: [],
          async collect() {
            this.reset();
            // Without labels a reset leaves a nought, which would be told where nothing is known.
            if (label === undefined) this.remove();
            try {
              const value = await inTime(read());
              if (value === null) return;
              if (typeof value === "number") this.set(value);
              else if (label !== undefined)
                for (const [key, each] of Object.entries(value)) this.set({ [label]: key }, each);
            } catch {
              unread.inc({ metric: name });
            }
          },
        }),
      );
    },
    timed: (job, work) => {
      jobFailures.inc({ job }, 0);
      return async () => {
        const end = jobs.startTimer({ job });
        try {
          await work();
          jobSuccess.set({ job }, Date.now() / 1000);
        } catch (error) {
          jobFailures.inc({ job });
          throw error;
        } finally {
          end();
        }
      };
    },
    answered: (route, method, status, seconds) =>
      requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, seconds),
  };
}
