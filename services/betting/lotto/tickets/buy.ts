/**
 * Buying: lines or a bet at fixed odds, for a draw and those after it. Checked, paid and written in one transaction, once
 * per idempotency key.
 */
import { and, asc, eq, gte, sql } from "drizzle-orm";
import { coefOf, marketsOf, namedIn } from "#shared/betting/lotto/bets.ts";
import { choose } from "#shared/betting/lotto/lines.ts";
import { Exact } from "#shared/money/money.ts";
import { appendBalance } from "../../../money/accounts/public.ts";
import { appendUsedLimits } from "../../../money/limits/public.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { fingerprintOfCall, readKey } from "../../../platform/http/ids.ts";
import { admit, charge, refuse, type Refused, stakeProblem } from "../../pools/public.ts";
import type { Rules } from "../rules/model.ts";
import { type DrawRow, lottoDraw, lottoTicket, type TicketRow } from "../tables.ts";

export interface Asked {
  drawId: number;
  accountId: number;
  /** For one line or the bet. */
  stake: string;
  numbers: readonly number[];
  /** Numbers of a line; null for the most that it may have. */
  picks: number | null;
  /** Key of a bet at fixed odds; null for lines. */
  bet: string | null;
  /** Draws in a row, the first included. */
  draws: number;
}

export type Bought = { tickets: TicketRow[] } | Refused;

interface Shape {
  numbers: number[];
  picks: number;
  lines: number;
  /** Odds of a bet in hundredths. */
  coef: number | null;
}

/** What a ticket is made of, or why it can't be. */
function shapeOf({ bet, numbers, picks: asked, stake }: Asked, rules: Rules): Shape | Refused {
  const picks = asked ?? rules.mostPicks;
  const wrong = (message: string) => refuse("NUMBERS_UNFIT", message, ["numbers"]);
  const sorted = [...new Set(numbers)].toSorted((one, other) => one - other);
  if (sorted.length !== numbers.length || sorted.some((number) => number < 1 || number > rules.balls))
    return wrong("A number is unknown or stands twice");
  if (bet !== null) {
    if (!marketsOf(rules).some(({ bets }) => bets.includes(bet)))
      return refuse("BET_UNKNOWN", "There is no such bet", ["bet"]);
    if (sorted.length !== namedIn(bet)) return wrong("The bet needs another count of numbers");
    const coef = coefOf(bet, rules, rules.betReturn);
    const most = new Exact(rules.mostWin).times(100).div(coef).toFixed(0, Exact.ROUND_DOWN);
    return new Exact(stake).greaterThan(most)
      ? refuse("AMOUNT_TOO_LARGE", "The bet could win too much", ["stake"], {
          minAmount: rules.leastStake,
          maxAmount: most,
          currency: rules.currency,
        })
      : { numbers: sorted, picks: 0, lines: 1, coef };
  }
  if (picks < rules.leastPicks || picks > rules.mostPicks)
    return refuse("NUMBERS_UNFIT", "The lottery has no lines of this size", ["picks"]);
  if (sorted.length < picks || sorted.length > rules.mostNumbers) return wrong("Too few or too many numbers");
  return { numbers: sorted, picks, lines: choose(sorted.length, picks), coef: null };
}

/** The draw and those on sale after it, as many as asked for, locked in their order; a refusal if there are fewer. */
async function lockDraws(tx: Tx, { drawId, draws }: Asked): Promise<DrawRow[] | Refused> {
  const [first] = await tx.select().from(lottoDraw).where(eq(lottoDraw.id, drawId));
  if (first === undefined) return refuse("DRAW_UNKNOWN", "There is no such draw", ["drawId"]);
  if (draws < 1 || draws > first.rules.mostDraws)
    return refuse("TOO_MANY_DRAWS", "A ticket can't be for so many draws", ["draws"]);
  const rows = await tx
    .select()
    .from(lottoDraw)
    .where(
      and(eq(lottoDraw.lottery, first.lottery), eq(lottoDraw.state, "OPEN"), gte(lottoDraw.closesAt, first.closesAt)),
    )
    .orderBy(asc(lottoDraw.closesAt))
    .limit(draws)
    .for("update");
  if (rows[0]?.id !== drawId) return refuse("DRAW_CLOSED", "The sale has ended", ["drawId"]);
  return rows.length < draws ? refuse("TOO_MANY_DRAWS", "So many draws aren't on sale", ["draws"]) : rows;
}

async function buyOnce(context: ServiceContext, tx: Tx, playerId: number, key: string, asked: Asked): Promise<Bought> {
  const { drawId, accountId, stake, bet, draws: count } = asked;
  const fingerprint = fingerprintOfCall(drawId, accountId, stake, asked.numbers, asked.picks, bet, count);
  if ((await lockPlayer(tx, playerId)) === null)
    return refuse("ACCOUNT_UNKNOWN", "There is no such account", ["accountId"]);
  const earlier = await tx
    .select()
    .from(lottoTicket)
    .where(and(eq(lottoTicket.playerId, playerId), eq(lottoTicket.idempotencyKey, key)))
    .orderBy(asc(lottoTicket.id));
  if (earlier[0] !== undefined)
    return earlier[0].fingerprint === fingerprint
      ? { tickets: earlier }
      : refuse("IDEMPOTENCY_MISMATCH", "The key was used with another ticket", ["idempotencyKey"]);
  const admitted = await admit(tx, playerId, accountId);
  if ("error" in admitted) return admitted;
  const { account } = admitted;
  // Locked, and the clock is read after that: a sale that has ended is over for whoever waited.
  const draws = await lockDraws(tx, asked);
  if ("error" in draws) return draws;
  const now = context.clock.now();
  const [first] = draws;
  if (first === undefined || now >= first.closesAt) return refuse("DRAW_CLOSED", "The sale has ended", ["drawId"]);
  const { rules, currency } = first;
  if (account.currency !== currency)
    return refuse("DRAW_CURRENCY", "The draw is in another currency", ["accountId"], { currency });
  const wrongStake = stakeProblem(stake, { least: rules.leastStake, most: rules.mostStake, currency });
  if (wrongStake !== null) return wrongStake;
  const shapes = draws.map((draw) => shapeOf(asked, draw.rules));
  const wrong = shapes.find((shape) => "error" in shape);
  if (wrong !== undefined) return wrong;
  const shape = shapes[0] as Shape;
  const price = new Exact(stake).times(shape.lines);
  const refused = await charge(tx, {
    key: `lotto:stake:${playerId}:${key}`,
    playerId,
    account,
    price: price.times(draws.length).toFixed(),
    now,
  });
  if (refused !== null) return refused;
  const tickets = await tx
    .insert(lottoTicket)
    .values(
      draws.map((draw, index) => ({
        ...(shapes[index] as Shape),
        drawId: draw.id,
        playerId,
        accountId: account.id,
        idempotencyKey: key,
        fingerprint,
        bet,
        stake,
        price: price.toFixed(),
        state: "OPEN" as const,
        boughtAt: now,
      })),
    )
    .returning();
  for (const { id, popularity } of draws)
    await tx
      .update(lottoDraw)
      .set({
        staked: sql`${lottoDraw.staked} + ${price.toFixed()}::numeric`,
        held: sql`${lottoDraw.held} + ${price.toFixed()}::numeric`,
        ...(bet === null && { pooled: sql`${lottoDraw.pooled} + ${price.toFixed()}::numeric` }),
        tickets: sql`${lottoDraw.tickets} + 1`,
        popularity: popularity.map((held, index) => (shape.numbers.includes(index + 1) ? held + 1 : held)),
        version: sql`${lottoDraw.version} + 1`,
      })
      .where(eq(lottoDraw.id, id));
  await appendBalance(context, tx, playerId, account.id);
  await appendUsedLimits(context, tx, playerId, now);
  return { tickets };
}

export async function buyTickets(
  context: ServiceContext,
  playerId: number,
  sentKey: string | undefined,
  asked: Asked,
): Promise<Bought> {
  const key = readKey(sentKey);
  return typeof key === "string"
    ? context.transact((tx) => buyOnce(context, tx, playerId, key, asked))
    : { error: key };
}
