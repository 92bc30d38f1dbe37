/** Bonuses that end soon. */
import { and, eq, gt, lte } from "../../../platform/database/drizzle.ts";
import type { Db } from "../../../platform/database/database.ts";
import { bonus } from "../tables.ts";

/** A bonus is told of this long after it began at the earliest: those of an hour or a day need no warning. */
const OLDER_MS = 86_400_000;

/** Bonuses in use that end in a span, milliseconds of the services' clock; not those that began a moment ago. */
export function expiringBonuses(db: Db, from: number, to: number): Promise<{ id: number; playerId: number }[]> {
  return db
    .select({ id: bonus.id, playerId: bonus.playerId })
    .from(bonus)
    .where(
      and(
        eq(bonus.state, "ACTIVE"),
        gt(bonus.expiresAt, from),
        lte(bonus.expiresAt, to),
        lte(bonus.activatedAt, from - OLDER_MS),
      ),
    )
    .limit(1000);
}
