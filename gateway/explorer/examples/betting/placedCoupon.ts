import type { Domain } from "../example.ts";

export const placedCoupon: Domain = {
  name: "After placing",
  order: 60,
  examples: [
    {
      title: "What coupons are worth now",
      needsPlayer: true,
      query: `# Offers and live games of a whole page cost one call each. Follow the games with gamesChanged
query MyBets {
  viewer {
    coupons(first: 10, filter: { states: [PENDING, ACCEPTED] }) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        cursor
        node {
          id
          state
          amountLeft { amount currency }
          offers {
            cashOut { value { amount currency } expiresAt isPartial token }
            reason
            insurance { share premium { amount } insuredAmount { amount } }
            swaps { betId outcomes { outcomeId outcomeName coef } }
          }
          bets { id gameId gameName outcomeName coef result game { status score { home away periodName clockSeconds } } }
        }
      }
    }
  }
}
`,
    },
    {
      title: "A receipt, whole",
      needsPlayer: true,
      query: `# Amounts are in the currency of the coupon's account, times in UTC
query Receipts {
  viewer {
    coupons(first: 3) {
      edges {
        node {
          id
          kind
          state
          placedAt
          decidesAt
          settledAt
          rejectReason
          accountId
          amount { amount currency }
          coef
          exactCoef
          dropsOnScoreChange
          coefByView
          coefViewId
          possibleWin { amount }
          payout { amount }
          systemValue
          cover
          prepaidAmount { amount }
          bonusCoef
          hyperBonusPercent
          bonusPayout { amount }
          promoCode
          isVip
          blocks { id amount { amount } coef }
          cashOuts { at share amount { amount } value { amount } isAuto isAdvance }
          autoCashOut { target { amount } setAt }
          insurance { share premium { amount } insuredAmount { amount } payout { amount } }
          replaces
          replacedBy
          corrected { at reason }
          bets {
            gameName
            championshipName
            marketName
            outcomeName
            startsAt
            coef
            isLive
            scoreAtPlacing
            isBanker
            blockId
            swappedFrom
            result
            deadHeat { places tied }
          }
        }
      }
    }
  }
}
`,
    },
    {
      title: "History by kind, account, time and words",
      needsPlayer: true,
      query: `# search: a coupon's number, or a part of the name of a game or championship
query History($filter: CouponFilter) {
  viewer {
    coupons(first: 20, filter: $filter) {
      totalCount
      edges { node { id kind state placedAt amount { amount currency } payout { amount } } }
    }
  }
}
`,
      variables: ({ accountId }) => ({
        filter: {
          states: ["ACCEPTED", "WON", "LOST"],
          kinds: ["SINGLE", "EXPRESS"],
          accountId,
          from: "2026-01-01T00:00:00Z",
          to: null,
          search: null,
          isArchived: false,
        },
      }),
    },
    {
      title: "Order a sale at a value",
      needsPlayer: true,
      query: `# Place a single first. couponChanged tells when it is sold
mutation AutoSell($input: SetAutoCashOutInput!) {
  setAutoCashOut(input: $input) {
    coupon { id autoCashOut { target { amount currency } setAt } }
    errors { code message path ... on AmountError { minAmount { amount } maxAmount { amount } } }
  }
}
`,
      variables: ({
        open: {
          sale: { couponId, target },
        },
      }) => ({ input: { couponId, target } }),
    },
    {
      title: "Take the order back",
      needsPlayer: true,
      query: `mutation CancelAutoSell($input: CancelAutoCashOutInput!) {
  cancelAutoCashOut(input: $input) { coupon { id autoCashOut { setAt } } errors { code message path } }
}
`,
      variables: ({
        open: {
          sale: { couponId },
        },
      }) => ({ input: { couponId } }),
    },
    {
      title: "Swap a bet within its market",
      needsPlayer: true,
      query: `# What the coupon is worth is staked on a new one, at today's prices, before the game starts
mutation Swap($input: SwapBetInput!) {
  swapBet(input: $input) {
    coupon { id replaces amount { amount currency } coef bets { id outcomeName swappedFrom } }
    errors { code message path ... on ValueChangedError { newValue { amount } } }
  }
}
`,
      variables: ({ open: { swap }, newKey }) => ({
        input: { ...swap, value: null, coef: null, idempotencyKey: newKey },
      }),
    },
    {
      title: "Sell half of a coupon",
      needsPlayer: true,
      query: `# The token of an offer holds for a few seconds; policy says which other value is accepted.
# Without share all of it is sold
mutation Sell($input: CashOutCouponInput!) {
  cashOutCoupon(input: $input) {
    coupon { id state amountLeft { amount currency } cashOuts { at share value { amount currency } } }
    errors { code message path ... on ValueChangedError { newValue { amount } } }
  }
}
`,
      variables: ({
        open: {
          sale: { couponId, token, value },
        },
        newKey,
      }) => ({ input: { couponId, token, value, share: "0.5", policy: "ANY", idempotencyKey: newKey } }),
    },
    {
      title: "Insure a coupon",
      needsPlayer: true,
      query: `# When it is lost, share percent of the stake is paid back; an insured coupon can't be sold
mutation Insure($input: InsureCouponInput!) {
  insureCoupon(input: $input) {
    coupon { id insurance { share premium { amount currency } insuredAmount { amount } } }
    errors { code message path ... on ValueChangedError { newValue { amount } } }
  }
}
`,
      variables: ({ open: { insurance }, newKey }) => ({ input: { ...insurance, idempotencyKey: newKey } }),
    },
    {
      title: "My promo codes",
      needsPlayer: true,
      query: `# Send one as promoCode of a coupon
query PromoCodes {
  viewer { promoCodes { code kind amount { amount currency } percent maxBonus { amount } minCoef minBets kinds validUntil } }
}
`,
    },
  ],
};
