/** Who is of one household with a player, and whose exclusion holds for them. */
import { and, eq, or, sql } from "../../platform/database/drizzle.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { definePort } from "../../platform/ports.ts";
import { householdKinds, personMatch, type HouseholdKind } from "./tables.ts";

/** Asked of the service that knows: which of some players have excluded themselves or taken a time-out. */
export const exclusions =
  definePort<(db: Db | Tx, playerIds: readonly number[], now: number) => Promise<ReadonlySet<number>>>(
    "household.exclusions",
  );

/** Those of some players who are of one household with one, and what tells so: the surest of it. */
export async function sharedHouseholds(
  db: Db | Tx,
  one: number,
  others: readonly number[],
): Promise<ReadonlyMap<number, HouseholdKind>> {
  if (others.length === 0) return new Map();
  const { rows } = await db.execute<{ member_id: number; kind: HouseholdKind }>(
    sql`select member_id, kind from household_of(${one}) where member_id in ${[...others]}`,
  );
  const order = (kind: HouseholdKind) => householdKinds.indexOf(kind);
  const shared = new Map<number, HouseholdKind>();
  for (const { member_id: id, kind } of rows.toSorted((first, second) => order(second.kind) - order(first.kind)))
    shared.set(id, kind);
  return shared;
}

/** Other accounts of the same person, as far as an exclusion of theirs holds for a player. */
export async function heldWith(db: Db | Tx, playerId: number): Promise<number[]> {
  const rows = await db
    .select({ oneId: personMatch.oneId, otherId: personMatch.otherId })
    .from(personMatch)
    .where(and(personMatch.holds, or(eq(personMatch.oneId, playerId), eq(personMatch.otherId, playerId))));
  return rows.map(({ oneId, otherId }) => (oneId === playerId ? otherId : oneId));
}
