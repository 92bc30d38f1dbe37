/** What every service gets when it starts: the seams between the parts of one services process. */
import type { FastifyPluginAsync } from "fastify";
import type { Metrics } from "../../scripts/lib/metrics.ts";
import type { Logger } from "pino";
import type { SiteConfigBody } from "../config/api.ts";
import type { LiveSiteConfig } from "../config/live.ts";
import type { BookNames, GameFeed } from "../sportsbook/feed.ts";
import type { OddsBook } from "../sportsbook/model.ts";
import type { Db, Tx } from "./database.ts";
import type { Settings } from "./settings.ts";

/** The services' clock. It may run faster than real time; its anchor is kept in the database, so a restart resumes it. */
export interface Clock {
  /** Epoch milliseconds on this clock. */
  now(): number;
  /** How many of its milliseconds pass in a real one; for turning waits on this clock into timers. */
  readonly rate: number;
}

export type OutboxType = "balance" | "limit" | "coupon" | "session";

/** An event to write. `data` has the shape of `eventData[type]` in services/events/api.ts. */
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
  append(tx: Tx, event: OutboxEvent): Promise<void>;
  /** Committed events after `seq`, in order. */
  readAfter(seq: number, limit: number): Promise<OutboxRow[]>;
  /** Where a reader that names `seq` goes on: after it, or, where events behind it were dropped by age or it is of another database, after the last one. */
  resumeAt(seq: number): Promise<number>;
  /** Number of the last committed event, 0 when there is none. */
  lastSeq(): Promise<number>;
  /** Calls after a commit that wrote events (and, on a shared server, soon after another process did). Returns the way to stop. */
  onAppend(listener: () => void): () => void;
}

export interface ServiceContext {
  db: Db;
  clock: Clock;
  book: OddsBook & GameFeed & BookNames;
  outbox: Outbox;
  /** Runs a transaction and, once it has committed, lets the readers of events know. Whatever appends events must run in it. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  settings: Settings;
  /** For what an operator should hear of: JSON lines, without anything about people. */
  log: Pick<Logger, "warn" | "error">;
  /**
   * The site config as it is now, without what depends on the visitor: defaults with the SITE_CONFIG file laid over them.
   * Another object after each change: to be read when it is needed, not kept.
   */
  readonly siteConfig: SiteConfigBody;
  /** Calls after each change of the site config. Returns the way to stop. */
  onSiteConfigChange: LiveSiteConfig["onChange"];
  /** What Prometheus reads; a service shows its own values by `metrics.watch`. */
  metrics: Metrics;
  /** A random secret of 32 bytes, made at its first use and kept in the database under this name. */
  secret(name: string): Promise<Buffer>;
}

/** What the book needs to start: it comes before the context it becomes a part of. */
export type BookParts = Pick<ServiceContext, "clock" | "settings" | "secret" | "db" | "metrics">;

/** A started book. services/sportsbook/book.ts exports `startBook(parts: BookParts): Promise<RunningBook>`. */
export interface RunningBook extends OddsBook, GameFeed, BookNames {
  /** The sportsbook's own routes over this book. */
  readonly service: ServicePlugin;
  /** Ends its timers. */
  close(): Promise<void>;
}

/** A service: its routes (and its jobs, which it ends in an `onClose` hook). */
export type ServicePlugin = (context: ServiceContext) => FastifyPluginAsync;
