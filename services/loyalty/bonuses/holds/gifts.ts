/**
 * Gifts: what the house gives without a deposit. An offer says what its player must have shown, and whether a household
 * has it once. What somebody of the household has had is not refused in silence: the operator's staff looks at it.
 */
import { and, asc, eq, sql } from "../../../platform/database/drizzle.ts";
import { takenKinds } from "#shared/money/bonus/terms.ts";
import { householdKinds, type HouseholdKind } from "../../../people/household/public.ts";
import type { Proof } from "../../../people/verification/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Definition } from "../offers/definition.ts";
import { bonusHold, type HoldRow, type OfferRow } from "../tables.ts";

export const isGift = ({ kind, percent }: Pick<Definition, "kind" | "percent">): boolean =>
  takenKinds.includes(kind) && percent === null;

/** What a player must have shown before they take an offer. Offers of before say nothing of it. */
export const proofOf = (definition: Definition): Proof => definition.proof ?? (isGift(definition) ? "CONTACT" : "NONE");

/** How the gifts that a player asked for are held, by offer. */
export async function holdsOf(db: Db | Tx, playerId: number): Promise<ReadonlyMap<number, HoldRow["state"]>> {
  const rows = await db.select().from(bonusHold).where(eq(bonusHold.playerId, playerId));
  return new Map(rows.map(({ offerId, state }) => [offerId, state]));
}

/** Who of a player's household has had an offer, by the surest of what they share; null for nobody. */
async function hadBy(tx: Tx, offerId: number, playerId: number): Promise<{ id: number; kind: HouseholdKind } | null> {
  const { rows } = await tx.execute<{ id: number; kind: HouseholdKind }>(sql`
    select bonus.player_id as id, member.kind from household_of(${playerId}) member join bonus on bonus.player_id = member.member_id
    where bonus.offer_id = ${offerId} order by array_position(${sql.param([...householdKinds])}::text[], member.kind), bonus.id limit 1`);
  return rows[0] ?? null;
}

/**
 * Holds a gift that somebody of the household has had, unless the staff has let the player have it; whether it is held.
 * The player is locked.
 */
export async function holdGift(
  { clock }: Pick<ServiceContext, "clock">,
  tx: Tx,
  { id: offerId, definition }: OfferRow,
  playerId: number,
): Promise<boolean> {
  // Offers of before say nothing of it: a household has theirs once too.
  if (!isGift(definition) || definition.perHousehold === false) return false;
  const [known] = await tx
    .select()
    .from(bonusHold)
    .where(and(eq(bonusHold.playerId, playerId), eq(bonusHold.offerId, offerId)));
  if (known !== undefined) return known.state !== "ALLOWED";
  const had = await hadBy(tx, offerId, playerId);
  if (had === null) return false;
  const { id: otherId, kind: reason } = had;
  await tx.insert(bonusHold).values({ playerId, offerId, otherId, reason, state: "OPEN", heldAt: clock.now() });
  return true;
}

/** Gifts that wait for the staff, who has waited longest first. */
export const heldGifts = (db: Db, limit: number): Promise<HoldRow[]> =>
  db.select().from(bonusHold).where(eq(bonusHold.state, "OPEN")).orderBy(asc(bonusHold.id)).limit(limit);

/** What the staff says of a held gift; null for one that isn't held. The player takes the offer then. */
export async function decideGift(
  { clock, db }: Pick<ServiceContext, "clock" | "db">,
  id: number,
  { isAllowed, by }: { isAllowed: boolean; by: string },
): Promise<HoldRow | null> {
  const [row] = await db
    .update(bonusHold)
    .set({ state: isAllowed ? "ALLOWED" : "REFUSED", decidedAt: clock.now(), decidedBy: by })
    .where(and(eq(bonusHold.id, id), eq(bonusHold.state, "OPEN")))
    .returning();
  return row ?? null;
}
