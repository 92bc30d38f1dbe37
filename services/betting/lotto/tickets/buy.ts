/**
 * Buying: lines or bets at fixed odds, for a draw and those after it. Checked, paid and written in one transaction, once
 * per idempotency key.
 */
import { and, asc, eq, gte, sql } from "../../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import { appendBalance } from "../../../money/accounts/public.ts";
import { appendUsedLimits } from "../../../money/limits/public.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { fingerprintOfCall, readKey } from "../../../platform/http/ids.ts";
import { admit, charge, refuse, type Refused } from "../../pools/public.ts";
import { type DrawRow, lottoDraw, lottoTicket, type TicketRow } from "../tables.ts";
import { type AskedTicket, type Shape, shapeOf } from "./shape.ts";

export interface Asked extends AskedTicket {
  drawId: number;
  accountId: number;
  /** Draws in a row, the first included. */
  draws: number;
}

export type Bought = { tickets: TicketRow[] } | Refused;

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
  const { drawId, accountId, stake, numbers, picks, bet, bets, draws: count } = asked;
  const several = bets.length > 0 ? [bets] : [];
  const fingerprint = fingerprintOfCall(drawId, accountId, stake, numbers, picks, bet, count, ...several);
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
  const admitted = await admit(tx, { pool: "lotto", playerId, accountId });
  if ("error" in admitted) return admitted;
  const { account } = admitted;
  // Locked, and the clock is read after that: a sale that has ended is over for whoever waited.
  const draws = await lockDraws(tx, asked);
  if ("error" in draws) return draws;
  const now = context.clock.now();
  const [first] = draws;
  if (first === undefined || now >= first.closesAt) return refuse("DRAW_CLOSED", "The sale has ended", ["drawId"]);
  const { currency } = first;
  if (account.currency !== currency)
    return refuse("DRAW_CURRENCY", "The draw is in another currency", ["accountId"], { currency });
  const orders: { draw: DrawRow; shape: Shape }[] = [];
  for (const draw of draws) {
    const shape = shapeOf(asked, draw.rules);
    if ("error" in shape) return shape;
    orders.push({ draw, shape });
  }
  const refused = await charge(tx, {
    pool: "lotto",
    key: `lotto:stake:${playerId}:${key}`,
    playerId,
    account,
    price: orders.reduce((sum, { shape }) => sum.plus(shape.price), new Exact(0)).toFixed(),
    now,
  });
  if (refused !== null) return refused;
  const tickets = await tx
    .insert(lottoTicket)
    .values(
      orders.map(({ draw, shape }) => ({
        ...shape,
        drawId: draw.id,
        playerId,
        accountId: account.id,
        idempotencyKey: key,
        fingerprint,
        state: "OPEN" as const,
        boughtAt: now,
      })),
    )
    .returning();
  for (const { draw, shape } of orders) {
    const price = sql`${shape.price}::numeric`;
    await tx
      .update(lottoDraw)
      .set({
        staked: sql`${lottoDraw.staked} + ${price}`,
        held: sql`${lottoDraw.held} + ${price}`,
        ...(shape.bets === null && { pooled: sql`${lottoDraw.pooled} + ${price}` }),
        tickets: sql`${lottoDraw.tickets} + 1`,
        popularity: draw.popularity.map((held, index) => (shape.numbers.includes(index + 1) ? held + 1 : held)),
        version: sql`${lottoDraw.version} + 1`,
      })
      .where(eq(lottoDraw.id, draw.id));
  }
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
