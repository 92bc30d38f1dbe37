import type { Domain } from "../example.ts";

export const coupons: Domain = {
  name: "Coupon",
  order: 50,
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
    maxPayout { amount }
    bets { outcomeId coef isBlocked gameVersion isDependent isBanned canBeBanker }
    errors { code message path }
  }
}
`,
      variables: ({ accountId, picks }) => ({
        input: { accountId, kind: "EXPRESS", amount: "100", oddsChange: "HIGHER", oddsTolerance: 10, bets: picks },
      }),
    },
    {
      title: "Quote bonuses, advance, VIP and a promo code",
      query: `# promo needs promoCode: "…" in the input; hasBonusBet: false deletes
# the bonus bet and makes room for the hyper bonus
query QuoteBonuses($input: CouponInput!) {
  couponQuote(input: $input) {
    coef
    possibleWin { amount currency }
    bonus { coef percent }
    hyperBonus {
      percent
      isApplied
      minCoef
      minAmount { amount }
      maxAmount { amount }
      nextBets
      nextPercent
    }
    availablePrepaid { amount }
    isVipAvailable
    promo { code kind amount { amount } percent }
    errors { code message path }
  }
}
`,
      variables: ({ accountId, manyPicks }) => ({
        input: {
          accountId,
          kind: "EXPRESS",
          amount: "200",
          oddsChange: "ANY",
          bets: manyPicks,
          hasBonusBet: true,
          isVip: false,
          promoCode: null,
          prepaidAmount: null,
        },
      }),
    },
    {
      title: "Quote a system with a banker",
      query: `# Every k it can have, how many bets may lose then (offset), and the smallest stake
query QuoteSystem($input: CouponInput!) {
  couponQuote(input: $input) {
    units
    systemValues { value offset combo minBetAmount { amount currency } }
    possibleWin { amount }
    minPossibleWin { amount }
    errors { code message path }
  }
}
`,
      variables: ({ accountId, manyPicks }) => ({
        input: {
          accountId,
          kind: "SYSTEM",
          systemValue: 2,
          amount: "300",
          oddsChange: "ANY",
          bets: manyPicks.map((pick, index) => ({ ...pick, isBanker: index === 0 })),
        },
      }),
    },
    {
      title: "Quote blocks (conditional)",
      query: `# Only the first amount is staked now, each later one out of what the block before returns
query QuoteBlocks($input: CouponInput!) {
  couponQuote(input: $input) {
    blocks { id coef maxAmount { amount } possibleWin { amount } }
    possibleWin { amount }
    errors { code message path }
  }
}
`,
      variables: ({ accountId, picks }) => ({
        input: {
          accountId,
          kind: "CONDITIONAL",
          oddsChange: "ANY",
          amountByBlock: [
            { blockId: "1", amount: "100" },
            { blockId: "2", amount: "100" },
          ],
          bets: picks.map((pick, index) => ({ ...pick, blockId: String(index + 1) })),
        },
      }),
    },
    {
      title: "Quote an anti-express",
      query: `# It wins when the express of the same bets loses
query QuoteAntiExpress($input: CouponInput!) {
  couponQuote(input: $input) { antiExpressCoef coef possibleWin { amount } errors { code message path } }
}
`,
      variables: ({ accountId, picks }) => ({
        input: { accountId, kind: "ANTI_EXPRESS", amount: "100", oddsChange: "ANY", bets: picks },
      }),
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
      variables: ({ accountId, picks, newKey }) => ({
        input: {
          idempotencyKey: newKey,
          accountId,
          kind: "SINGLE",
          amount: "100",
          // Better prices, or up to 10 % lower ones.
          oddsChange: "HIGHER",
          oddsTolerance: 10,
          bets: picks.slice(0, 1),
        },
      }),
    },
    {
      title: "Place an express with all its settings",
      needsPlayer: true,
      query: `# exactCoef: taken and paid at this price, only while the price is not below it.
# coef, coefByView, coefViewId and the limits of the hyper bonus say what the player saw
mutation PlaceExpress($input: PlaceCouponInput!) {
  placeCoupon(input: $input) {
    coupon { id kind state decidesAt coef possibleWin { amount currency } }
    errors { code message path }
  }
}
`,
      variables: ({ accountId, picks, newKey }) => ({
        input: {
          idempotencyKey: newKey,
          accountId,
          kind: "EXPRESS",
          amount: "100",
          oddsChange: "HIGHER",
          bets: picks.map((pick) => ({ ...pick, gameVersion: null })),
          exactCoef: "1.01",
          dropsOnScoreChange: true,
          coef: null,
          coefByView: null,
          coefViewId: 0,
          refId: null,
          hyperBonusPercent: null,
          minHyperBonusBetLimit: null,
          maxHyperBonusLimit: null,
        },
      }),
    },
    {
      title: "Place a system, a cover, a chain",
      needsPlayer: true,
      query: `# The same input for every kind: a system has systemValue and bankers, a full cover has a name
mutation PlaceMany($system: PlaceCouponInput!, $cover: PlaceCouponInput!, $chain: PlaceCouponInput!) {
  system: placeCoupon(input: $system) {
    coupon { id kind coef possibleWin { amount currency } }
    errors { code message path }
  }
  cover: placeCoupon(input: $cover) {
    coupon { id kind coef possibleWin { amount currency } }
    errors { code message path }
  }
  chain: placeCoupon(input: $chain) {
    coupon { id kind coef possibleWin { amount currency } }
    errors { code message path }
  }
}
`,
      variables: ({ accountId, manyPicks, newKey }) => {
        const common = { accountId, amount: "330", oddsChange: "ANY", bets: manyPicks };
        return {
          system: { ...common, idempotencyKey: `${newKey}-s`, kind: "SYSTEM", systemValue: 2 },
          cover: { ...common, idempotencyKey: `${newKey}-c`, kind: "FULL_COVER", cover: "YANKEE" },
          chain: { ...common, idempotencyKey: `${newKey}-r`, kind: "CHAIN" },
        };
      },
    },
    {
      title: "Place several singles at once",
      needsPlayer: true,
      query: `# One coupon a bet, each with its own stake: coupons has those taken, refused the others
mutation PlaceSingles($input: PlaceCouponInput!) {
  placeCoupon(input: $input) {
    coupons { id kind amount { amount currency } bets { outcomeName coef } }
    refused { bet errors { code message path } }
    errors { code message path }
  }
}
`,
      variables: ({ accountId, picks, newKey }) => ({
        input: {
          idempotencyKey: newKey,
          accountId,
          kind: "MULTIPLE_SINGLES",
          oddsChange: "ANY",
          bets: picks.map((pick, index) => ({ ...pick, amount: String(50 * (index + 1)) })),
        },
      }),
    },
    {
      title: "Quote several singles",
      query: `# Bounds and possible win of each bet's own stake
query QuoteSingles($input: CouponInput!) {
  couponQuote(input: $input) {
    bets { outcomeId coef minAmount { amount } maxAmount { amount } possibleWin { amount } }
    errors { code message path }
  }
}
`,
      variables: ({ accountId, picks }) => ({
        input: {
          accountId,
          kind: "MULTIPLE_SINGLES",
          oddsChange: "ANY",
          bets: picks.map((pick) => ({ ...pick, amount: "50" })),
        },
      }),
    },
    {
      title: "Save a coupon under a code",
      query: `# "Load a coupon by its code" finds it again, at the prices of then
mutation Share($input: ShareCouponInput!) {
  shareCoupon(input: $input) { code errors { code message } }
}
`,
      variables: ({ picks }) => ({ input: { kind: "EXPRESS", bets: picks } }),
    },
    {
      title: "Load a coupon by its code",
      query: `# Null for a code that nobody was given; missingCount says how many bets are no longer on offer
query LoadCoupon($code: String!) {
  sharedCoupon(code: $code) {
    code
    kind
    missingCount
    bets { outcome { id name coef isBlocked } market { id name } game { id startsAt opponents { name } } }
  }
}
`,
      variables: () => ({ code: "ABCD2345" }),
    },
  ],
};
