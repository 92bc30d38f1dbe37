/** Keys of a coupon's journals: each is written at most once. */
export const stakeKey = (couponId: number) => `coupon:${couponId}:stake`;
export const payoutKey = (couponId: number) => `coupon:${couponId}:payout`;
/** The nth settlement, from 1; there is a second one only after the first was taken back. */
export const settlementKey = (couponId: number, nth: number) =>
  nth === 1 ? payoutKey(couponId) : `${payoutKey(couponId)}:${nth}`;
/** The nth cash-out, from 1. */
export const cashOutKey = (couponId: number, nth: number) => `coupon:${couponId}:cash-out:${nth}`;
export const insuranceKey = (couponId: number) => `coupon:${couponId}:insurance`;
