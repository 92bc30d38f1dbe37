/**
 * Settling. A draw is first counted: winning combinations of each category over all tickets make the prizes. Then its
 * tickets are paid in batches, each one transaction with one journal under its own key, so that a process that dies in
 * between leaves a batch paid or untouched.
 */
import { and, asc, eq, gt, inArray, sql } from "../../../platform/database/drizzle.ts";
import { toMajor, toMinor } from "#shared/money/minor.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db } from "../../../platform/database/database.ts";
import { moveHeld, payBatch, prizeOf, type Settling, share } from "../../pools/public.ts";
import { hitsOf, winningOf } from "../rules/lines.ts";
import { type DrawRow, type MatchResult, type TicketRow, totoDraw, totoJackpot, totoTicket } from "../tables.ts";
import { lockDraw } from "./results.ts";

type Context = Pick<ServiceContext, "clock" | "db" | "outbox" | "siteConfig" | "transact">;

const countedAtOnce = 20_000;

interface Counted {
  weights: bigint[];
  lines: number[];
}

const isKnown = (results: DrawRow["results"]): results is MatchResult[] => results.every((result) => result !== null);

/** Reads every ticket of a closed draw, which no longer change. */
async function count(db: Db, row: DrawRow, hits: readonly number[]): Promise<Counted> {
  const weights = row.rules.categories.map(() => 0n);
  const lines = row.rules.categories.map(() => 0);
  for (let after = 0; ;) {
    const page = await db
      .select({ id: totoTicket.id, picks: totoTicket.picks, stake: totoTicket.stake })
      .from(totoTicket)
      .where(and(eq(totoTicket.drawId, row.id), gt(totoTicket.id, after)))
      .orderBy(asc(totoTicket.id))
      .limit(countedAtOnce);
    for (const { picks, stake } of page) {
      const minor = toMinor(stake, row.currency);
      for (const [index, winning] of winningOf(hitsOf(picks, hits), row.rules).entries()) {
        if (winning === 0) continue;
        weights[index] = (weights[index] ?? 0n) + minor * BigInt(winning);
        lines[index] = (lines[index] ?? 0) + winning;
      }
    }
    const last = page.at(-1);
    if (last === undefined || page.length < countedAtOnce) return { weights, lines };
    after = last.id;
  }
}

/** Turns the stakes of a draw into prizes, the house's share and the next jackpot. */
async function drawPrizes(context: Context, row: DrawRow, results: readonly MatchResult[]): Promise<void> {
  const { weights, lines } = await count(
    context.db,
    row,
    results.map(({ hits }) => hits),
  );
  await context.transact(async (tx) => {
    const draw = await lockDraw(tx, row.id, ["CLOSED"]);
    if (draw === null) return;
    const { currency, kind, rules } = draw;
    await tx.insert(totoJackpot).values({ kind, currency, amount: "0" }).onConflictDoNothing();
    const isOne = and(eq(totoJackpot.kind, kind), eq(totoJackpot.currency, currency));
    const [jackpot] = await tx.select().from(totoJackpot).where(isOne).for("update");
    const before = toMinor(jackpot?.amount ?? "0", currency);
    const shared = share(rules, {
      staked: toMinor(draw.staked, currency),
      jackpot: before,
      weights,
      leastStake: toMinor(rules.leastStake, currency),
    });
    const at = context.clock.now();
    await moveHeld(tx, { key: `toto:${draw.id}:house`, to: "revenue", minor: shared.house, currency, at });
    await tx
      .update(totoJackpot)
      .set({ amount: toMajor(shared.jackpot, currency) })
      .where(isOne);
    await tx
      .update(totoDraw)
      .set({
        state: "DRAWN",
        categories: rules.categories.map(({ hits }, index) => ({
          hits,
          fund: String(shared.funds[index] ?? 0n),
          weight: String(weights[index] ?? 0n),
          lines: lines[index] ?? 0,
        })),
        jackpot: toMajor(before, currency),
        held: toMajor(
          shared.funds.reduce((sum, fund) => sum + fund, 0n),
          currency,
        ),
        version: draw.version + 1,
      })
      .where(eq(totoDraw.id, draw.id));
  });
}

const settling: Settling<DrawRow, TicketRow> = {
  name: "toto",
  lock: (tx, id) => lockDraw(tx, id, ["DRAWN", "CANCELLED"]),
  open: (tx, drawId, most) =>
    tx
      .select()
      .from(totoTicket)
      .where(and(eq(totoTicket.drawId, drawId), eq(totoTicket.state, "OPEN")))
      .orderBy(asc(totoTicket.accountId), asc(totoTicket.id))
      .limit(most),
  prizesOf: ({ rules, results, categories, currency }) => {
    const hits = results.map((result) => result?.hits ?? 0);
    const funds = (categories ?? []).map(({ fund, weight }) => ({ fund: BigInt(fund), weight: BigInt(weight) }));
    return ({ picks, stake }) =>
      prizeOf(rules, funds, { stake: toMinor(stake, currency), winning: winningOf(hitsOf(picks, hits), rules) });
  },
  write: async (tx, id, change) => {
    await tx.update(totoDraw).set(change).where(eq(totoDraw.id, id));
  },
};

/** Draws that have all their results are counted; drawn and cancelled ones are paid to the last ticket. */
export async function settleDue(context: Context): Promise<void> {
  const closed = await context.db.select().from(totoDraw).where(eq(totoDraw.state, "CLOSED")).orderBy(asc(totoDraw.id));
  for (const row of closed) if (isKnown(row.results)) await drawPrizes(context, row, row.results);
  const due = await context.db
    .select({ id: totoDraw.id })
    .from(totoDraw)
    .where(and(inArray(totoDraw.state, ["DRAWN", "CANCELLED"]), sql`${totoDraw.settledAt} is null`))
    .orderBy(asc(totoDraw.id));
  for (const { id } of due) while (await payBatch(context, settling, id));
}

/** Calls a draw off: its tickets are refunded. False for one that is already drawn or cancelled. */
export const cancelDraw = (context: Context, id: number): Promise<boolean> =>
  context.transact(async (tx) => {
    const row = await lockDraw(tx, id, ["OPEN", "CLOSED"]);
    if (row === null) return false;
    await tx
      .update(totoDraw)
      .set({ state: "CANCELLED", closedAt: row.closedAt ?? context.clock.now(), version: row.version + 1 })
      .where(eq(totoDraw.id, id));
    return true;
  });
