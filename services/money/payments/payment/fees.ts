/** What the provider kept of players' payments and the house paid for. */
import { and, gte, inArray } from "../../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import type { Db } from "../../../platform/database/database.ts";
import { houseGains } from "../../accounts/public.ts";
import { payment } from "../tables.ts";
import { depositKey, paidKey } from "./journals.ts";

interface FeesBorne {
  playerId: number;
  currency: string;
  amount: string;
}

/**
 * Fees that the house bore for each payment booked from a moment to before another: what the provider kept above what the
 * player paid. A payment that cost the player more than the house counts as nothing.
 */
export async function feesBorne(
  db: Db,
  playerIds: readonly number[],
  span: { from: number; to: number },
): Promise<FeesBorne[]> {
  if (playerIds.length === 0) return [];
  const rows = await db
    .select({ id: payment.id, playerId: payment.playerId, currency: payment.currency })
    .from(payment)
    .where(and(inArray(payment.playerId, [...playerIds]), gte(payment.changedAt, span.from)));
  const keysOf = (row: { id: number }) => [depositKey(row), `${depositKey(row)}:reversal`, paidKey(row)];
  const gains = await houseGains(db, "fees", rows.flatMap(keysOf), span);
  return rows.flatMap((row) => {
    const gain = keysOf(row).reduce((sum, key) => sum.plus(gains.get(key) ?? 0), new Exact(0));
    return gain.isNegative() && !gain.isZero()
      ? [{ playerId: row.playerId, currency: row.currency, amount: gain.negated().toFixed() }]
      : [];
  });
}
