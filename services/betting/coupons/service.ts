/** Coupons: quoting, placing, settling, cashing out, swapping and insuring them. */
import { defineService } from "../../platform/manifest.ts";
import { keptByLaw, ownRows } from "../../platform/personalData.ts";
import { afterApi, couponOffers } from "./after/api.ts";
import { bet, couponBody } from "./api/body.ts";
import { coupon, placedBet } from "./api/coupon.ts";
import { couponsApi } from "./api/index.ts";
import { quote } from "./api/quote.ts";
import { stakeHolders } from "../../money/accounts/public.ts";
import { wagers } from "../../money/limits/public.ts";
import { couponsService } from "./routes.ts";
import { couponStakes, couponWagers } from "./stakes.ts";

const ownCoupons = `coupon_id in (select id from coupon where ${ownRows})`;

export const coupons = defineService({
  name: "coupons",
  api: { ...couponsApi, ...afterApi },
  schemas: {
    Bet: bet,
    CouponBody: couponBody,
    CouponOffers: couponOffers,
    Coupon: coupon,
    PlacedBet: placedBet,
    Quote: quote,
  },
  routes: couponsService,
  tables: {
    coupon_deed: {
      rows: ownRows,
      hidden: ["fingerprint"],
      erase: "delete",
      // After this a key may be used again; the coupon's state and the journals guard against a second effect.
      retention: { days: 30, clock: "services", isOld: "at < $before" },
    },
    promo_use: { rows: ownRows, hidden: [], erase: { keep: keptByLaw } },
    promo_code: { rows: ownRows, hidden: [], erase: { keep: keptByLaw } },
    coupon_bet: { rows: ownCoupons, hidden: ["market_version"], erase: { keep: keptByLaw } },
    coupon: {
      rows: ownRows,
      hidden: ["fingerprint", "key_group"],
      erase: { set: { coef_by_view: "null", ref_id: "null", idempotency_key: "'erased-' || id" } },
    },
    outcome_correction: { impersonal: "results, in the operator's words" },
    shared_coupon: {
      impersonal: "outcomes under a code; nobody's name stands there",
      retention: { days: 90, clock: "services", isOld: "created_at < $before" },
    },
  },
  fills: [stakeHolders.with(couponStakes), wagers.with(couponWagers)],
  needsBook: true,
});
