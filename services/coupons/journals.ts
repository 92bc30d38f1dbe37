/** Keys of a coupon's journals: each can be written once, whoever tries. */
export const stakeKey = (couponId: number) => `coupon:${couponId}:stake`;
export const payoutKey = (couponId: number) => `coupon:${couponId}:payout`;
