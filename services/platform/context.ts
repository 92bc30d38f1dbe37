/** What every service gets when it starts: the seams between the parts of one services process. */
import type { FastifyPluginAsync } from "fastify";
import type { Metrics } from "../../scripts/lib/metrics.ts";
import type { Logger } from "pino";
import type { Db, Tx } from "./database/database.ts";
import type { Jobs } from "./jobs.ts";
import type { Tables } from "./personalData.ts";
import type { Settings } from "./settings/settings.ts";

/**
 * The services' clock. It may run faster than real time; its anchor is kept in the database, so a restart resumes it.
 */
export interface Clock {
  /** Epoch milliseconds on this clock. */
  now(): number;
  /** How many of its milliseconds pass in a real one; for turning waits on this clock into timers. */
  readonly rate: number;
}

export type OutboxType =
  | "balance"
  | "limit"
  | "coupon"
  | "payment"
  | "paymentRequest"
  | "session"
  | "verification"
  | "bonus"
  | "notice";

/** An event to write. `data` has the shape of `eventData[type]`. */
export interface OutboxEvent {
  type: OutboxType;
  userId: number;
  data: unknown;
}

/** An event as it is read. */
export interface OutboxRow {
  seq: number;
  type: OutboxType;
  data: unknown;
}

/**
 * Events of money and people, written in the transaction that causes them. Sequence numbers have no gaps and become
 * visible in their order, so a reader that resumes after the last one it saw misses nothing.
 */
export interface Outbox {
  append(tx: Tx, ...events: readonly OutboxEvent[]): Promise<void>;
  /** Committed events after `seq`, in order. */
  readAfter(seq: number, limit: number): Promise<OutboxRow[]>;
  /**
   * Where a reader that names `seq` continues: after it, or after the last event if later ones were dropped by age or
   * the number comes from another database.
   */
  resumeAt(seq: number): Promise<number>;
  /** Number of the last committed event, 0 when there is none. */
  lastSeq(): Promise<number>;
  /**
   * Calls after a commit that wrote events (and, on a shared server, soon after another process did). Returns the way
   * to stop.
   */
  onAppend(listener: () => void): () => void;
}

/**
 * What every service gets when it starts. Two services share something with all others by declaring it in this
 * interface from their `public.ts`: the sportsbook its `book`, the site config `siteConfig`.
 */
export interface ServiceContext {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  /**
   * Runs a transaction and, once it has committed, lets the readers of events know. Whatever appends events must run in
   * it.
   */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs statements over one connection, each committed by itself: where a function of the database locks, looks and
   * writes in one call, and nothing may wait for a connection before it. Lets the readers of events know like `transact`.
   */
  onConnection<T>(work: (db: Db) => Promise<T>): Promise<T>;
  settings: Settings;
  /** What every table of every service holds, as the manifests declare it. */
  tables: Tables;
  /** Events that an operator should know about: JSON lines without personal data. */
  log: Pick<Logger, "warn" | "error">;
  /** Prometheus metrics; a service exposes its own by `metrics.watch`. */
  metrics: Metrics;
  /** Where a service starts what it does again and again. */
  jobs: Jobs;
  /** A random secret of 32 bytes, made at its first use and kept in the database under this name. */
  secret(name: string): Promise<Buffer>;
}

/** A service: its routes, and the jobs it adds. */
export type ServicePlugin = (context: ServiceContext) => FastifyPluginAsync;
