/** What this process asks of its database, seen below everything that builds statements. */
import { performance } from "node:perf_hooks";
import pg from "pg";

/** A statement as it was sent, and what was answered. */
export interface Statement {
  /** The connection it went through. */
  client: object;
  config: pg.QueryConfig;
  values: readonly unknown[];
  rows: readonly unknown[];
}

export interface Counted {
  statements: number;
  /** From sending to the answer, all statements together. */
  waitMs: number;
}

export interface Watch {
  readonly counted: Counted;
  /** Keeps statements with their answers until the returned function is called. */
  record(): () => Statement[];
}

type Query = (config: string | pg.QueryConfig, ...rest: unknown[]) => Promise<pg.QueryResult> | undefined;

/** Begins to watch; must come before the first connection. */
export function watchStatements(): Watch {
  const counted: Counted = { statements: 0, waitMs: 0 };
  let recorded: Statement[] | null = null;
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function watched(this: object, config, ...rest) {
    const begun = performance.now();
    counted.statements += 1;
    const place = recorded === null ? null : { into: recorded, at: recorded.length };
    if (place !== null)
      place.into.push({
        client: this,
        config: typeof config === "string" ? { text: config } : config,
        values: (Array.isArray(rest[0]) ? rest[0] : typeof config === "string" ? [] : config.values) ?? [],
        rows: [],
      });
    const answered = (result: pg.QueryResult | undefined) => {
      counted.waitMs += performance.now() - begun;
      const kept = place?.into[place.at];
      if (kept !== undefined) kept.rows = result?.rows ?? [];
    };
    const last = rest.at(-1);
    if (typeof last === "function")
      rest[rest.length - 1] = (error: Error | undefined, result: pg.QueryResult | undefined) => {
        answered(result);
        last(error, result);
      };
    const asked = original.call(this, config, ...rest);
    // Whoever waits for the answer hears of a failure.
    if (typeof last !== "function") void asked?.then(answered, () => {});
    return asked;
  };
  return {
    counted,
    record: () => {
      const kept: Statement[] = [];
      recorded = kept;
      return () => {
        recorded = null;
        return kept;
      };
    },
  };
}
