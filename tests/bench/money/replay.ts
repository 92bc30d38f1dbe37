/** The statements of one piece of work without the work: recorded once, and sent again as they were, by hand. */
import { randomBytes } from "node:crypto";
import { performance } from "node:perf_hooks";
import type pg from "pg";
import type { Statement } from "./statements.ts";

/** Statements that went through one connection, in a transaction if there are several. */
type Turn = readonly Statement[];

export interface Recording {
  turns: readonly Turn[];
  /** The idempotency key that stands among its values: each replay has one of its own. */
  key: string;
}

const isBegin = ({ config }: Statement) => /^begin\b/i.test(config.text);
const isEnd = ({ config }: Statement) => /^(?:commit|rollback)\b/i.test(config.text);

/** Puts statements together that belong to one transaction, in the order in which they began. */
function turnsOf(statements: readonly Statement[]): Statement[][] {
  const turns: Statement[][] = [];
  const open = new Map<object, Statement[]>();
  for (const statement of statements) {
    const turn = open.get(statement.client);
    if (turn !== undefined) {
      turn.push(statement);
      if (isEnd(statement)) open.delete(statement.client);
      continue;
    }
    const begun = [statement];
    turns.push(begun);
    if (isBegin(statement)) open.set(statement.client, begun);
  }
  return turns;
}

/** What belongs to a piece of work among all statements of its time. @param jobs texts that are sent without it */
export function recordingOf(statements: readonly Statement[], jobs: ReadonlySet<string>, key: string): Recording {
  const isOwn = (turn: Turn) =>
    turn.some((statement) => !isBegin(statement) && !isEnd(statement) && !jobs.has(statement.config.text));
  return { key, turns: turnsOf(statements).filter(isOwn) };
}

export const textsOf = (statements: readonly Statement[]): Set<string> =>
  new Set(statements.map(({ config }) => config.text));

export const countOf = ({ turns }: Recording): number => turns.flat().length;

/** The values of an answer's only row as a later statement may send them back. */
function valuesOf(rows: readonly unknown[]): (string | null)[] {
  const [row] = rows;
  if (rows.length !== 1 || row === null || typeof row !== "object") return [];
  return Object.values(row).map((value) => {
    if (value !== null && typeof value === "object") return JSON.stringify(value);
    // Short texts and numbers stand for many things.
    return typeof value === "string" && value.length > 20 ? value : null;
  });
}

/** Sends a recording once. What an earlier statement answered is sent back as it is answered now. */
async function once(pool: pg.Pool, { turns, key }: Recording): Promise<void> {
  const ownKey = `replay-${randomBytes(9).toString("base64url")}`;
  const answers = new Map<string, string>();
  const valueOf = (value: unknown) => {
    if (typeof value !== "string") return value;
    let sent = value.replaceAll(key, ownKey);
    for (const [before, now] of answers) sent = sent.replace(before, () => now);
    return sent;
  };
  for (const turn of turns) {
    const client = turn.length > 1 ? await pool.connect() : pool;
    try {
      for (const { config, values, rows } of turn) {
        const result = await client.query({ ...config, values: values.map(valueOf) });
        const now = valuesOf(result.rows);
        for (const [place, before] of valuesOf(rows).entries()) {
          const value = now[place];
          if (before !== null && value !== null && value !== undefined) answers.set(before, value);
        }
      }
    } finally {
      if ("release" in client) client.release();
    }
  }
}

/** Sends recordings until a moment, a lane at a time each, and answers how many there were. */
export async function replay(
  pool: pg.Pool,
  lanes: readonly (readonly Recording[])[],
  seconds: number,
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    lanes.map(async (lane) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const recording = lane[turn % lane.length];
        if (recording === undefined) return;
        await once(pool, recording);
        done += 1;
      }
    }),
  );
  return done;
}
