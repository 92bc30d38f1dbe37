/** What can be done with placed coupons now: cash-out, insurance, swaps. Prices come from the book in memory. */
import { and, eq, inArray } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import { cashOutPart } from "#shared/betting/coupon/cashOut.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { isExcluded } from "../../../money/limits/public.ts";
import { closedSections } from "../../../people/players/public.ts";
import type { couponOffers } from "./api.ts";
import { openCoupons, type OpenCoupon } from "../cashOut/open.ts";
import { tokensOf, type Tokens } from "../cashOut/token.ts";
import { worthOf } from "../cashOut/worth.ts";
import { insuranceOf } from "../insurance/insurance.ts";
import { swapsOf } from "../swap/swaps.ts";
import { coupon } from "../tables.ts";
import { stakeLeft } from "./store.ts";

export type Offers = z.infer<typeof couponOffers>;

/** How long an offer of a cash-out holds, milliseconds of the services' clock. */
const offerMs = 5000;

/**
 * Offers on a player's coupons by id, in the order asked for; those of others are left out. The statements are as many
 * for fifty as for one.
 */
export async function offersById(
  context: ServiceContext,
  playerId: number,
  ids: readonly number[],
  language: string,
): Promise<Offers[]> {
  if (ids.length === 0) return [];
  const rows = await context.db
    .select()
    .from(coupon)
    .where(and(eq(coupon.playerId, playerId), inArray(coupon.id, [...ids])));
  const [open, tokens] = [await openCoupons(context, context.db, rows), await tokensOf(context)];
  // Everybody may sell; staking again has restrictions.
  const isClosed =
    (await closedSections(context.db, playerId)).includes("LINE") ||
    (await isExcluded(context.db, playerId, context.clock.now()));
  const byId = new Map(
    open.map((each) => [
      each.row.id,
      { ...offersOf(context, tokens, each, language), ...(isClosed && { insurance: [], swaps: [] }) },
    ]),
  );
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

function offersOf(context: ServiceContext, tokens: Tokens, open: OpenCoupon, language: string): Offers {
  const { row } = open;
  const worth = worthOf(context, open);
  const expiresAt = context.clock.now() + offerMs;
  return {
    couponId: String(row.id),
    cashOut:
      worth.reason !== null
        ? null
        : {
            value: worth.value,
            expiresAt: Math.floor(expiresAt / 1000),
            isPartial: cashOutPart(stakeLeft(row), worth.value, "0.1", row.currency) !== null,
            token: tokens.write({ couponId: row.id, value: worth.value, cashedStake: row.cashedStake, expiresAt }),
          },
    reason: worth.reason,
    insurance: insuranceOf(context, open),
    swaps: swapsOf(context, open, worth, language),
  };
}
