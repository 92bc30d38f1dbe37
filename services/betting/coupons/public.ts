/** What other services may ask of coupons. Each function says what it answers where it is defined. */
export { coupon } from "./api/coupon.ts";
export { findPromo } from "./check/promo.ts";
export { couponPlays, hasOpenCoupons, settledSince, type CouponPlay } from "./settle/plays.ts";
export { couponSums } from "./settle/sums.ts";
export { endFreeBet, freeBetResult, giveFreeBet, isFreeBetOpen, settledOn } from "./settle/settled.ts";
