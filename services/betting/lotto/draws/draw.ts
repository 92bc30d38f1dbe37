/**
 * Holding a closed draw: the hash over its tickets and the seed make its balls, winning lines of each category over all
 * tickets make the prizes, and the house keeps or adds what fixed prizes differ from their stakes.
 */
import { createHash } from "node:crypto";
import { and, asc, eq, gt } from "../../../platform/database/drizzle.ts";
import { ballsOf, entryText, hashOfSeed } from "#shared/betting/lotto/fairDraw.ts";
import { toMajor, toMinor } from "#shared/money/minor.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db } from "../../../platform/database/database.ts";
import { moveHeld, share } from "../../pools/public.ts";
import { fixedPrize, type Played, winningLines } from "../rules/prizes.ts";
import { type DrawRow, lottoDraw, lottoJackpot, lottoTicket, type TicketRow } from "../tables.ts";
import { seedOf, seedSecret } from "./open.ts";
import { cancelDraw, lockDraw } from "./states.ts";

type Context = Pick<ServiceContext, "clock" | "db" | "secret" | "transact">;

const readAtOnce = 20_000;

/** A ticket as the rules see it. */
export const playedIn = (
  { bets, numbers, picks, stake }: Pick<TicketRow, "bets" | "numbers" | "picks" | "stake">,
  currency: string,
): Played => ({
  bets: bets?.map((bet) => ({ ...bet, stake: toMinor(bet.stake, currency) })) ?? null,
  numbers,
  picks,
  stake: toMinor(stake, currency),
});

/** What a ticket has in the draw's list: a line of text, or one for each of its bets in their order. */
export function entryOf(
  { id, bets, picks, numbers, stake }: Pick<TicketRow, "id" | "bets" | "picks" | "numbers" | "stake">,
  currency: string,
): string {
  const exact = (amount: string) => toMajor(toMinor(amount, currency), currency);
  const parts = bets ?? [{ bet: null, numbers, stake }];
  return parts.map((part) => entryText({ ...part, id: String(id), picks, stake: exact(part.stake) })).join("");
}

/** Reads every ticket of a closed draw, which no longer change, by their numbers. */
async function eachTicket(db: Db, drawId: number, work: (ticket: TicketRow) => void): Promise<void> {
  for (let after = 0; ;) {
    const page = await db
      .select()
      .from(lottoTicket)
      .where(and(eq(lottoTicket.drawId, drawId), gt(lottoTicket.id, after)))
      .orderBy(asc(lottoTicket.id))
      .limit(readAtOnce);
    for (const ticket of page) work(ticket);
    const last = page.at(-1);
    if (last === undefined || page.length < readAtOnce) return;
    after = last.id;
  }
}

interface Counted {
  weights: bigint[];
  lines: number[];
  /** All fixed prizes. */
  fixed: bigint;
}

async function count(db: Db, { id, currency, rules }: DrawRow, balls: readonly number[]): Promise<Counted> {
  const weights = rules.categories.map(() => 0n);
  const lines = rules.categories.map(() => 0);
  let fixed = 0n;
  await eachTicket(db, id, (ticket) => {
    const played = playedIn(ticket, currency);
    fixed += fixedPrize(played, rules, balls);
    for (const [index, winning] of winningLines(played, rules, balls).entries()) {
      if (winning === 0) continue;
      weights[index] = (weights[index] ?? 0n) + played.stake * BigInt(winning);
      lines[index] = (lines[index] ?? 0) + winning;
    }
  });
  return { weights, lines, fixed };
}

/** Draws the balls and turns the stakes into prizes, the house's result and the next jackpot. */
async function hold(context: Context, row: DrawRow): Promise<void> {
  const { db, clock, transact } = context;
  const seed = seedOf(await seedSecret(context), row.lottery, row.number);
  if (hashOfSeed(seed) !== row.seedHash) throw new Error(`the seed of draw ${row.id} isn't the one published`);
  const hash = createHash("sha256");
  await eachTicket(db, row.id, (ticket) => void hash.update(entryOf(ticket, row.currency)));
  const ticketsHash = hash.digest("hex");
  const balls = ballsOf({ seed, ticketsHash, number: row.number }, row.rules);
  const { weights, lines, fixed } = await count(db, row, balls);
  await transact(async (tx) => {
    const draw = await lockDraw(tx, row.id, ["CLOSED"]);
    if (draw === null) return;
    const { currency, lottery, rules } = draw;
    const at = clock.now();
    await tx.insert(lottoJackpot).values({ lottery, currency, amount: "0" }).onConflictDoNothing();
    const isOne = and(eq(lottoJackpot.lottery, lottery), eq(lottoJackpot.currency, currency));
    const [jackpot] = await tx.select().from(lottoJackpot).where(isOne).for("update");
    const before = toMinor(jackpot?.amount ?? "0", currency);
    const pooled = rules.poolShare > 0 ? toMinor(draw.pooled, currency) : 0n;
    const shared = share(rules, {
      staked: pooled,
      jackpot: before,
      weights,
      leastStake: toMinor(rules.leastStake, currency),
    });
    // Stakes outside the pool are the house's, and so are fixed prizes.
    const house = shared.house + toMinor(draw.staked, currency) - pooled - fixed;
    await moveHeld(tx, { key: `lotto:${draw.id}:house`, to: "revenue", minor: house, currency, at });
    await tx
      .update(lottoJackpot)
      .set({ amount: toMajor(shared.jackpot, currency) })
      .where(isOne);
    await tx
      .update(lottoDraw)
      .set({
        state: "DRAWN",
        seed,
        ticketsHash,
        balls,
        drawnAt: at,
        categories: rules.categories.map((_, index) => ({
          fund: String(shared.funds[index] ?? 0n),
          weight: String(weights[index] ?? 0n),
          lines: lines[index] ?? 0,
        })),
        jackpot: toMajor(before, currency),
        held: toMajor(
          shared.funds.reduce((sum, fund) => sum + fund, fixed),
          currency,
        ),
        version: draw.version + 1,
      })
      .where(eq(lottoDraw.id, draw.id));
  });
}

/** Holds the draws whose sale has ended; one that is too late is called off. */
export async function drawDue(context: Context): Promise<void> {
  const closed = await context.db
    .select()
    .from(lottoDraw)
    .where(eq(lottoDraw.state, "CLOSED"))
    .orderBy(asc(lottoDraw.closesAt));
  const failures: unknown[] = [];
  for (const row of closed) {
    const isLate = context.clock.now() >= row.closesAt + row.rules.deadlineHours * 3_600_000;
    // One that can't be held doesn't stop the others.
    await (isLate ? cancelDraw(context, row.id) : hold(context, row)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "draws could not be held");
}
