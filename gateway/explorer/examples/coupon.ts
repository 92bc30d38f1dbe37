import type { Domain } from "./example.ts";

export const coupon: Domain = {
  name: "Coupon",
  examples: [
    {
      title: "Quote an express",
      query: `# The server's own arithmetic. Guests may ask too; errors say what would stop the coupon
query Quote($input: CouponInput!) {
  couponQuote(input: $input) {
    coef
    possibleWin { amount currency }
    minAmount { amount }
    maxAmount { amount }
    bets { outcomeId coef isBlocked gameVersion }
    errors { code message path }
  }
}
`,
      variables: ({ accountId, picks }) => ({ input: { accountId, kind: "EXPRESS", amount: "100", oddsChange: "ANY", bets: picks } }),
    },
    {
      title: "Place a bet",
      needsPlayer: true,
      query: `# Run it twice: the same key answers the same coupon, and the stake is taken once
mutation Place($input: PlaceCouponInput!) {
  placeCoupon(input: $input) {
    coupon { id state decidesAt coef possibleWin { amount currency } }
    errors {
      code
      message
      path
      ... on OddsChangedError { oldCoef newCoef }
      ... on AmountError { minAmount { amount } maxAmount { amount } }
    }
  }
}
`,
      variables: ({ accountId, picks, newKey }) => ({ input: { idempotencyKey: newKey, accountId, kind: "SINGLE", amount: "100", oddsChange: "ANY", bets: picks.slice(0, 1) } }),
    },
    {
      title: "Save a coupon under a code",
      query: `# sharedCoupon(code:) finds it again, at the prices of then
mutation Share($input: ShareCouponInput!) {
  shareCoupon(input: $input) { code errors { code message } }
}
`,
      variables: ({ picks }) => ({ input: { kind: "EXPRESS", bets: picks } }),
    },
  ],
};
