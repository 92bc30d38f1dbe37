/** A coupon saved under a code: the saved bets, with the outcomes as the sportsbook has them now. */
import type { ResolversTypes } from "../../generated/resolvers.ts";
import { nullIfMissing } from "../../transport/upstreamError.ts";
import type { Services } from "../services.ts";
import { coverOf, kindOf } from "./placedCoupon.ts";

type SharedCouponModel = Awaited<ResolversTypes["SharedCoupon"]>;

/** Null for an unknown code. Outcomes that are no longer on offer are only counted. @throws UpstreamError */
export async function loadSharedCoupon(
  { coupons, sportsbook }: Pick<Services, "coupons" | "sportsbook">,
  code: string,
  language: string,
): Promise<SharedCouponModel | null> {
  const shared = await coupons.shared(code).catch(nullIfMissing);
  if (shared === null) return null;
  const places = new Map(shared.bets.map((bet) => [bet.outcomeId, bet]));
  const found = await sportsbook.outcomes([...places.keys()], language);
  const bets = found.map((bet) => ({
    ...bet,
    isBanker: places.get(bet.outcome.id)?.isBanker ?? false,
    blockId: places.get(bet.outcome.id)?.blockId ?? null,
  }));
  return {
    code: shared.code,
    kind: kindOf(shared.typeId) ?? "SINGLE",
    systemValue: shared.systemValue,
    cover: coverOf(shared.cover),
    bets,
    missingCount: places.size - bets.length,
  };
}
