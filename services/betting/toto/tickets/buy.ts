/** Buying a ticket: checked, paid and written in one transaction, once per idempotency key. */
import { and, eq } from "../../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import { appendBalance } from "../../../money/accounts/public.ts";
import { appendUsedLimits } from "../../../money/limits/public.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { fingerprintOfCall, readKey } from "../../../platform/http/ids.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { admit, charge, refuse, type Refused, stakeProblem } from "../../pools/public.ts";
import { combinationsOf } from "../rules/lines.ts";
import { type DrawMatch, totoDraw, type TicketRow, totoTicket } from "../tables.ts";

export interface Asked {
  drawId: number;
  accountId: number;
  /** For one combination. */
  stake: string;
  picks: { matchId: string; outcomes: string[] }[];
}

export type Bought = { ticket: TicketRow } | Refused;

/** Masks of the picks in the order of the matches; null unless each match has a known outcome. */
export function masksOf(matches: readonly DrawMatch[], picks: Asked["picks"]): number[] | null {
  const asked = new Map(picks.map(({ matchId, outcomes }) => [matchId, outcomes]));
  if (asked.size !== picks.length || asked.size !== matches.length) return null;
  const masks = matches.map(({ gameId, outcomes }) => {
    const keys = asked.get(gameId) ?? [];
    const known = keys.map((key) => outcomes.findIndex((outcome) => outcome.key === key));
    return known.includes(-1) ? 0 : known.reduce((mask, index) => mask | (1 << index), 0);
  });
  return masks.includes(0) ? null : masks;
}

/** Popularity with a ticket in it: its price counts for the outcomes of a match in equal parts. */
const sharesWith = (shares: readonly number[][], picks: readonly number[], price: string): number[][] =>
  shares.map((match, index) => {
    const picked = picks[index] ?? 0;
    const chosen = match.map((_, outcome) => (picked & (1 << outcome)) !== 0);
    const part = Number(price) / chosen.filter(Boolean).length;
    return match.map((sum, outcome) => (chosen[outcome] === true ? sum + part : sum));
  });

async function buyOnce(context: ServiceContext, tx: Tx, playerId: number, key: string, asked: Asked): Promise<Bought> {
  const fingerprint = fingerprintOfCall(asked.drawId, asked.accountId, asked.stake, asked.picks);
  const player = await lockPlayer(tx, playerId);
  if (player === null) return refuse("ACCOUNT_UNKNOWN", "There is no such account", ["accountId"]);
  const [earlier] = await tx
    .select()
    .from(totoTicket)
    .where(and(eq(totoTicket.playerId, playerId), eq(totoTicket.idempotencyKey, key)));
  if (earlier !== undefined)
    return earlier.fingerprint === fingerprint
      ? { ticket: earlier }
      : refuse("IDEMPOTENCY_MISMATCH", "The key was used with another ticket", ["idempotencyKey"]);
  const admitted = await admit(tx, { pool: "toto", playerId, accountId: asked.accountId });
  if ("error" in admitted) return admitted;
  const { account } = admitted;
  // Locked, and the clock is read after that: a sale that has ended is over for whoever waited.
  const [draw] = await tx.select().from(totoDraw).where(eq(totoDraw.id, asked.drawId)).for("update");
  if (draw === undefined) return refuse("DRAW_UNKNOWN", "There is no such draw", ["drawId"]);
  const now = context.clock.now();
  if (draw.state !== "OPEN" || now >= draw.closesAt) return refuse("DRAW_CLOSED", "The sale has ended", ["drawId"]);
  if (account.currency !== draw.currency)
    return refuse("DRAW_CURRENCY", "The draw is in another currency", ["accountId"], { currency: draw.currency });
  const { leastStake: least, mostStake: most } = draw.rules;
  const wrongStake = stakeProblem(asked.stake, { least, most, currency: draw.currency });
  if (wrongStake !== null) return wrongStake;
  const picks = masksOf(draw.matches, asked.picks);
  if (picks === null) return refuse("PICKS_INCOMPLETE", "Each match needs an outcome", ["picks"]);
  const combinations = combinationsOf(picks);
  if (combinations > draw.rules.mostCombinations)
    return refuse("TOO_MANY_COMBINATIONS", "The system has too many combinations", ["picks"]);
  const price = new Exact(asked.stake).times(combinations).toFixed();
  const refused = await charge(tx, {
    pool: "toto",
    key: `toto:stake:${playerId}:${key}`,
    playerId,
    account,
    price,
    now,
  });
  if (refused !== null) return refused;
  const [ticket] = await tx
    .insert(totoTicket)
    .values({
      drawId: draw.id,
      playerId,
      accountId: account.id,
      idempotencyKey: key,
      fingerprint,
      picks,
      combinations,
      stake: asked.stake,
      price,
      state: "OPEN",
      boughtAt: now,
    })
    .returning();
  if (ticket === undefined) throw new Error("the ticket was not written");
  await tx
    .update(totoDraw)
    .set({
      staked: new Exact(draw.staked).plus(price).toFixed(),
      held: new Exact(draw.held).plus(price).toFixed(),
      tickets: draw.tickets + 1,
      shares: sharesWith(draw.shares, picks, price),
      version: draw.version + 1,
    })
    .where(eq(totoDraw.id, draw.id));
  await appendBalance(context, tx, playerId, account.id);
  await appendUsedLimits(context, tx, playerId, now);
  return { ticket };
}

export async function buyTicket(
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
