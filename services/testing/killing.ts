/** Kills services in the middle of a transaction, at a place that the test chooses and no machine's pace moves. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { expect } from "vitest";

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Holds rows in a transaction, until its connection ends. */
async function hold(url: string, rows: string): Promise<{ pid: number; release: () => Promise<void> }> {
  const client = await connect(url);
  await client.query(`begin; ${rows} for update`);
  const found = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return { pid: found.rows[0]?.pid ?? 0, release: () => client.end() };
}

/**
 * Starts a services process on the database, which does its jobs, and ends it by SIGKILL.
 * @param rows selects, without `for update`, of rows that the process comes to one after the other: it goes on from the
 *   first ones once the next are held, and is killed as it waits for the last
 */
export async function killAt(url: string, rows: readonly [string, ...string[]]): Promise<void> {
  const [first, ...later] = rows;
  // Not in a transaction: one sees the same backends until its end.
  const watcher = await connect(url);
  let held = await hold(url, first);
  const child = spawn(process.execPath, [fileURLToPath(new URL("./jobs.ts", import.meta.url))], {
    env: { PATH: process.env["PATH"], DATABASE_URL: url },
    stdio: "ignore",
  });
  const exit = once(child, "exit");
  const arrived = async () => {
    const wanting = "select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))";
    while ((await watcher.query(wanting, [held.pid])).rowCount === 0) {
      if (child.exitCode !== null) throw new Error(`The services ended with ${child.exitCode} before they were killed`);
      await pause(5);
    }
  };
  try {
    await arrived();
    for (const next of later) {
      const before = held;
      held = await hold(url, next);
      await before.release();
      await arrived();
    }
  } finally {
    child.kill("SIGKILL");
    await exit;
    await Promise.all([held.release(), watcher.end()]);
  }
}

/**
 * Expects that what was paid between kills was paid once.
 * @param prefix of the journals' keys
 * @param journals how many of them there must be
 * @param wrong a query for what must not be there
 */
export async function expectPaidOnce(
  client: pg.Client,
  { prefix, journals, wrong }: { prefix: string; journals: number; wrong: string },
): Promise<void> {
  const { rows } = await client.query(
    "select count(*)::integer as journals, count(distinct key)::integer as keys from journal where key like $1",
    [`${prefix}%`],
  );
  expect(rows).toEqual([{ journals, keys: journals }]);
  expect((await client.query(wrong)).rows).toEqual([]);
}
