/** What the coupons service answers in tests: a coupon, a bet, a quote, as little as its document asks for. */
import type { components } from "../../../upstream/coupons.ts";

type Schemas = components["schemas"];

/** A bet on a game that is in play. */
export const placedBet = (gameId = "501", outcomeId = `${gameId}.1x2.home`): Schemas["PlacedBet"] => ({
  outcomeId,
  gameId,
  gameName: "A – B",
  championshipName: "C",
  marketName: "1x2",
  outcomeName: "1",
  startsAt: 1_795_000_000,
  coef: "1.850",
  isLive: true,
  scoreAtPlacing: "1:0",
  result: "OPEN",
  deadHeat: null,
  isBanker: false,
  blockId: null,
  swappedFrom: null,
});

/** A live express of 100 roubles that waits to be decided. */
export const placedCoupon = (change: Partial<Schemas["Coupon"]> = {}): Schemas["Coupon"] => ({
  id: "100001",
  typeId: 1,
  state: "PENDING",
  placedAt: 1_795_000_000,
  decidesAt: 1_795_000_005,
  settledAt: null,
  accountId: "7001",
  currency: "RUB",
  amount: "100.00",
  amountLeft: "100.00",
  coef: "1.850",
  possibleWin: "185.00",
  payout: null,
  rejectReason: null,
  systemValue: null,
  cover: null,
  exactCoef: null,
  isDropOnScoreChange: false,
  coefByView: null,
  coefViewId: null,
  prepaidAmount: "0.00",
  bonusCoef: null,
  hyperBonusPercent: null,
  bonusPayout: null,
  promoCode: null,
  isVip: false,
  blocks: [],
  bets: [placedBet()],
  cashOuts: [],
  autoCashOut: null,
  insurance: null,
  replaces: null,
  replacedBy: null,
  corrected: null,
  ...change,
});

/** A quote of one bet without a stake. */
export const quoted = (change: Partial<Schemas["Quote"]> = {}): Schemas["Quote"] => ({
  currency: "RUB",
  coef: "1.850",
  possibleWin: null,
  minPossibleWin: null,
  minAmount: "10",
  maxAmount: "50000",
  maxPayout: "1000000",
  units: null,
  systemValues: [],
  antiExpressCoef: null,
  bonus: null,
  hyperBonus: null,
  blocks: [],
  availablePrepaidAmount: null,
  isVipAvailable: false,
  promo: null,
  bets: [
    {
      outcomeId: "501.1x2.home",
      coef: "1.850",
      isBlocked: false,
      gameVersion: 5,
      isDependent: false,
      isBanned: false,
      canBeBanker: false,
      minAmount: null,
      maxAmount: null,
      possibleWin: null,
    },
  ],
  errors: [],
  ...change,
});

/** What can be done with a single or express at this moment. */
export const offersOf = (couponId: string, change: Partial<Schemas["CouponOffers"]> = {}): Schemas["CouponOffers"] => ({
  couponId,
  cashOut: { value: "95.50", expiresAt: 1_795_000_005, isPartial: true, token: `token-${couponId}` },
  reason: null,
  insurance: [{ share: 10, premium: "5.29", insuredAmount: "10.00" }],
  swaps: [{ outcomeId: "501.1x2.home", outcomes: [{ outcomeId: "501.1x2.away", outcomeName: "2", coef: "2.100" }] }],
  ...change,
});
