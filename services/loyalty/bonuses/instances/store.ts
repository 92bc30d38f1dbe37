/** Bonuses as they are read, and the note of each of their changes. */
import { and, asc, count, desc, eq, inArray, lt } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import { roundMoney } from "#shared/money/money.ts";
import { balanceOf } from "../../../money/accounts/public.ts";
import { freeGrant } from "../../../money/wallet/public.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { bonusBody, bonusesApi } from "../api/bonuses.ts";
import { bonus, bonusChange, bonusOffer, bonusWager, openStates, type BonusRow, type BonusState } from "../tables.ts";

export type BonusAnswer = z.infer<typeof bonusBody>;
export type Context = Pick<ServiceContext, "clock" | "outbox">;

const seconds = (ms: number) => Math.floor(ms / 1000);
const maybeSeconds = (ms: number | null) => (ms === null ? null : seconds(ms));

/** The free rounds of a bonus as the wallet has them. What is over has none left, whatever the clock says. */
async function shownFree(db: Db, { freeGrantId, state, currency }: BonusRow): Promise<BonusAnswer["free_rounds"]> {
  const grant = freeGrantId === null ? null : await freeGrant(db, freeGrantId, 0);
  if (grant === null) return null;
  const { game, stake, rounds, used, left, won } = grant;
  return {
    game,
    stake: roundMoney(stake, currency),
    rounds,
    used,
    left: state === "ACTIVE" ? left : 0,
    won: roundMoney(won, currency),
  };
}

async function shown(db: Db, row: BonusRow): Promise<BonusAnswer> {
  const [offer] = await db.select({ key: bonusOffer.key }).from(bonusOffer).where(eq(bonusOffer.id, row.offerId));
  const money = (amount: string | null) => (amount === null ? null : roundMoney(amount, row.currency));
  return {
    id: String(row.id),
    offer_id: String(row.offerId),
    offer_key: offer?.key ?? "",
    state: row.state,
    terms: row.terms,
    currency: row.currency,
    account_id: row.accountId,
    promo_code: row.promoCode,
    free_rounds: await shownFree(db, row),
    amount: money(row.amount),
    balance: row.accountId === null ? null : money(await balanceOf(db, row.accountId)),
    required: money(row.required),
    wagered: roundMoney(row.wagered, row.currency),
    paid: roundMoney(row.paid, row.currency),
    reason: row.reason,
    offered_at: seconds(row.offeredAt),
    activated_at: maybeSeconds(row.activatedAt),
    expires_at: seconds(row.expiresAt),
    ended_at: maybeSeconds(row.endedAt),
  };
}

/** A bonus as it is shown; null for an unknown one, or somebody else's. @param playerId null for the operator */
export async function bonusById(db: Db, id: number, playerId: number | null): Promise<BonusAnswer | null> {
  const [row] = await db
    .select()
    .from(bonus)
    .where(and(eq(bonus.id, id), playerId === null ? undefined : eq(bonus.playerId, playerId)));
  return row ? shown(db, row) : null;
}

/** A bonus with what happened to it. */
export async function bonusInFull(
  db: Db,
  id: number,
  playerId: number,
): Promise<z.infer<typeof bonusesApi.bonus.response> | null> {
  const found = await bonusById(db, id, playerId);
  if (found === null) return null;
  const changes = await db.select().from(bonusChange).where(eq(bonusChange.bonusId, id)).orderBy(asc(bonusChange.id));
  const wagers = await db
    .select()
    .from(bonusWager)
    .where(eq(bonusWager.bonusId, id))
    .orderBy(desc(bonusWager.at), desc(bonusWager.sourceId))
    .limit(200);
  return {
    bonus: found,
    changes: changes.map(({ state, reason, at }) => ({ state, reason, at: seconds(at) })),
    wagers: wagers.map(({ source, sourceId, stake, amount, reason, game, at }) => ({
      source,
      source_id: sourceId,
      stake: roundMoney(stake, found.currency),
      amount: roundMoney(amount, found.currency),
      reason,
      game,
      at: seconds(at),
    })),
  };
}

/** A page of a player's bonuses, newest first. */
export async function bonusesOf(
  db: Db,
  playerId: number,
  { first, before }: { first: number; before: number | null },
): Promise<{ bonuses: BonusAnswer[]; total: number; has_more: boolean }> {
  const [all] = await db.select({ rows: count() }).from(bonus).where(eq(bonus.playerId, playerId));
  const rows = await db
    .select()
    .from(bonus)
    .where(and(eq(bonus.playerId, playerId), before === null ? undefined : lt(bonus.id, before)))
    .orderBy(desc(bonus.id))
    .limit(first + 1);
  return {
    bonuses: await Promise.all(rows.slice(0, first).map((row) => shown(db, row))),
    total: all?.rows ?? 0,
    has_more: rows.length > first,
  };
}

/** Those of a player that wait for a deposit or are wagered. The caller has locked the player. */
export const openBonusesOf = (db: Db, playerId: number): Promise<BonusRow[]> =>
  db
    .select()
    .from(bonus)
    .where(and(eq(bonus.playerId, playerId), inArray(bonus.state, [...openStates])))
    .orderBy(asc(bonus.id));

/** Locks a bonus and, before it, its player: one change of what a player holds at a time. */
export async function lockBonus(tx: Tx, id: number): Promise<BonusRow | null> {
  const [owner] = await tx.select({ playerId: bonus.playerId }).from(bonus).where(eq(bonus.id, id));
  if (owner === undefined) return null;
  await lockPlayer(tx, owner.playerId);
  const [row] = await tx.select().from(bonus).where(eq(bonus.id, id)).for("update");
  return row ?? null;
}

/** Tells whoever listens that a bonus is different now. */
export async function tellBonus(context: Context, tx: Tx, { id, playerId }: Pick<BonusRow, "id" | "playerId">) {
  const body = await bonusById(tx, id, playerId);
  if (body)
    await context.outbox.append(tx, { type: "bonus", userId: playerId, data: { userId: playerId, bonus: body } });
}

/** Moves a bonus to another state, with time and reason. */
export async function changeState(
  context: Context,
  tx: Tx,
  row: BonusRow,
  state: BonusState,
  change: Partial<BonusRow> & { reason: string | null },
): Promise<BonusRow> {
  const at = context.clock.now();
  const isEnd = !openStates.includes(state);
  const [changed] = await tx
    .update(bonus)
    .set({ ...change, state, ...(isEnd && { endedAt: at }) })
    .where(eq(bonus.id, row.id))
    .returning();
  if (changed === undefined) throw new Error(`there is no bonus ${row.id}`);
  await tx.insert(bonusChange).values({ bonusId: row.id, state, reason: change.reason, at });
  await tellBonus(context, tx, changed);
  return changed;
}
