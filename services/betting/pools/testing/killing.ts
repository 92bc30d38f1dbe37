/** Kills services processes while they pay a draw, batch by batch. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import pg from "pg";

/** The whole number with TEST_LONG=1, a sample without. */
export const kills = process.env["TEST_LONG"] === "1" ? 40 : 3;
/** More than one batch for each kill. */
export const ticketsToKill = 10_000 * (kills + 1);

/**
 * Starts a services process on the database and kills it within a batch, again and again.
 * @param prepare writes what is to be paid
 * @param name prefix of the tables
 */
export async function killWhilePaying(
  url: string,
  { name, drawId, prepare }: { name: "toto" | "lotto"; drawId: string; prepare: (client: pg.Client) => Promise<void> },
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await prepare(client);
    const batches = async () =>
      Number((await client.query(`select batches from ${name}_draw where id = $1`, [drawId])).rows[0]?.batches);
    for (let kill = 0; kill < kills; kill += 1) {
      const seen = await batches();
      const child = spawn(process.execPath, [fileURLToPath(new URL("./settler.ts", import.meta.url))], {
        env: { PATH: process.env["PATH"], DATABASE_URL: url },
        stdio: "ignore",
      });
      const exit = once(child, "exit");
      while ((await batches()) === seen && child.exitCode === null) await pause(5);
      // Within the next batch.
      await pause((kill * 7) % 40);
      child.kill("SIGKILL");
      await exit;
    }
    const left = await client.query(`select 1 from ${name}_ticket where state = 'OPEN' and draw_id = $1 limit 1`, [
      drawId,
    ]);
    expect(left.rowCount, "the last kill came in the middle").toBe(1);
  } finally {
    await client.end();
  }
}
