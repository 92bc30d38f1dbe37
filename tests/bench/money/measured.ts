/** Services that a bench runs in a process of their own: as they always are, and measured from within. */
import { performance } from "node:perf_hooks";
import type pg from "pg";
import type { ServiceContext } from "../../../services/platform/context.ts";
import { readSettings } from "../../../services/settings.ts";
import { startServices } from "../../../services/server.ts";
import { type BenchPlayer, type Books, makePlayers, readBooks } from "./players.ts";
import { postgresCpuMs } from "./postgresCpu.ts";
import { profile, type Parts, type Split } from "./profile.ts";
import { countOf, recordingOf, replay, type Recording, textsOf } from "./replay.ts";
import { watchStatements, type Statement } from "./statements.ts";

/** What was used up so far. */
export interface Usage {
  at: number;
  /** Of this process, without `jobsMs`. */
  cpuMs: number;
  /** Of work that is done at intervals, such as pricing the live games. */
  jobsMs: number;
  /** Null where it can't be told. */
  postgresMs: number | null;
  statements: number;
  waitMs: number;
}

/** What a bench asks of the process, by name, and what it is answered. */
export interface Orders {
  players: { ask: number; answer: BenchPlayer[] };
  books: { ask: true; answer: Books };
  usage: { ask: true; answer: Usage };
  /** Notes which statements are sent without anybody asking. */
  jobs: { ask: { seconds: number }; answer: number };
  record: { ask: true; answer: true };
  /** Ends a recording: the lane it belongs to, and the idempotency key of what was asked meanwhile. */
  recorded: { ask: { lane: number; key: string }; answer: { statements: string[] } };
  replay: { ask: { seconds: number }; answer: number };
  profile: { ask: true; answer: true };
  profiled: { ask: true; answer: Split };
}
export type OrderName = keyof Orders;

type Handlers = { [Name in OrderName]: (ask: Orders[Name]["ask"]) => Promise<Orders[Name]["answer"]> };

export interface Measured {
  context: ServiceContext;
  pool: pg.Pool;
}

/** Adds up the processor time of what is done at intervals; must come before whatever begins it. */
function watchJobs(): { ms: number } {
  const spent = { ms: 0 };
  const original = globalThis.setInterval;
  const watched = (work: () => void, everyMs?: number) =>
    original(() => {
      const before = process.threadCpuUsage();
      work();
      const { user, system } = process.threadCpuUsage(before);
      spent.ms += (user + system) / 1000;
    }, everyMs);
  globalThis.setInterval = Object.assign(watched, original) as typeof setInterval;
  return spent;
}

/** Starts the services of the environment and takes orders. @param parts of the process, for its profile */
export async function startMeasured(
  parts: Parts,
  more: Readonly<Record<string, (ask: never) => Promise<unknown>>> = {},
): Promise<Measured> {
  const watch = watchStatements();
  const jobsSpent = watchJobs();
  const settings = readSettings(process.env);
  const { context, close } = await startServices({ settings });
  // Without it the embedded database would go on after the bench.
  process.once("SIGTERM", () => void close().finally(() => process.exit()));
  const pool = (context.db as unknown as { $client: pg.Pool }).$client;
  let jobs: ReadonlySet<string> = new Set();
  const lanes: Recording[][] = [];
  let ends: (() => Statement[]) | null = null;
  let profiled: (() => Promise<Split>) | null = null;

  const handlers: Handlers = {
    players: (count) => makePlayers(context, count),
    books: () => readBooks(context),
    usage: async () => {
      const { user, system } = process.cpuUsage();
      return {
        at: performance.now(),
        cpuMs: (user + system) / 1000 - jobsSpent.ms,
        jobsMs: jobsSpent.ms,
        postgresMs: settings.dataDir === null ? null : postgresCpuMs(settings.dataDir),
        ...watch.counted,
      };
    },
    jobs: async ({ seconds }) => {
      const end = watch.record();
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      jobs = textsOf(end());
      return jobs.size;
    },
    record: async () => {
      ends = watch.record();
      return true;
    },
    recorded: async ({ lane, key }) => {
      const recording = recordingOf(ends?.() ?? [], jobs, key);
      if (countOf(recording) === 0) throw new Error(`nothing was recorded of ${key}`);
      (lanes[lane] ??= []).push(recording);
      return { statements: recording.turns.flat().map(({ config }) => config.text.replaceAll(/\s+/g, " ").trim()) };
    },
    replay: ({ seconds }) => replay(pool, lanes, seconds),
    profile: async () => {
      profiled = await profile(parts);
      return true;
    },
    profiled: async () => {
      if (profiled === null) throw new Error("no profile was begun");
      return profiled();
    },
  };
  const all: Readonly<Record<string, (ask: never) => Promise<unknown>>> = { ...handlers, ...more };
  process.on("message", ({ name, ask }: { name: string; ask: never }) => {
    all[name]?.(ask).then(
      (answer) => process.send?.(answer),
      (error: unknown) => {
        throw error;
      },
    );
  });
  return { context, pool };
}
