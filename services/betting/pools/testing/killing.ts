/** Kills services processes while they pay a draw, batch by batch. */
import pg from "pg";
import { expect } from "vitest";
import { killAt } from "../../../testing/killing.ts";
import { paidAtOnce } from "../paying.ts";

/** The whole number with TEST_LONG=1, a sample without. */
const kills = process.env["TEST_LONG"] === "1" ? 40 : 2;
/** A batch for each process that is killed, and more than one for the last. */
export const ticketsToKill = paidAtOnce * (kills + 1) + 1_000;

/**
 * Starts a services process on the database that pays one batch and dies in the next, whose tickets are written and
 * whose money is about to move; again and again.
 * @param name prefix of the tables
 * @param accountId whose the tickets are
 * @param prepare writes what is to be paid
 */
export async function killWhilePaying(
  url: string,
  {
    name,
    drawId,
    accountId,
    prepare,
  }: { name: "toto" | "lotto"; drawId: string; accountId: number; prepare: (client: pg.Client) => Promise<void> },
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await prepare(client);
    const open = `select id from ${name}_ticket where draw_id = ${drawId} and state = 'OPEN' order by account_id, id`;
    for (let kill = 0; kill < kills; kill += 1)
      await killAt(url, [
        `select from ${name}_ticket where id = (${open} offset ${paidAtOnce + 10} limit 1)`,
        `select from ledger_account where id = ${accountId}`,
      ]);
    const { rows } = await client.query(`select batches from ${name}_draw where id = $1`, [drawId]);
    expect(rows).toEqual([{ batches: kills }]);
  } finally {
    await client.end();
  }
}
