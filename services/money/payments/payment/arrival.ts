/** Money that comes in for a deposit: whether it may be credited now. */
import { limitAgainstArrival } from "../../limits/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { PaymentRow } from "../tables.ts";

/** The rule that forbids it: it is held, and is returned by itself during an exclusion. */
export type Hold = "LIMIT" | "EXCLUSION";

/** Null where the money may be credited. The caller has locked the player. */
export async function holdOn(
  context: Pick<ServiceContext, "clock">,
  tx: Tx,
  { playerId, amount, currency }: Pick<PaymentRow, "playerId" | "amount" | "currency">,
): Promise<Hold | null> {
  const limit = await limitAgainstArrival(tx, playerId, { amount, currency }, context.clock.now());
  if (limit === null) return null;
  return limit.effect === "excludes" ? "EXCLUSION" : "LIMIT";
}

export const holdReasons = { LIMIT: "over_limit", EXCLUSION: "during_exclusion" } as const;
