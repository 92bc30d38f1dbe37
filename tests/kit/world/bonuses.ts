import type { Entity, Store } from "../store.ts";

const roubles = (amount: string): Entity => ({ amount, currency: "RUB" });

const terms = (change: Entity): Entity => ({
  kind: "FIRST_DEPOSIT",
  product: "SPORT",
  percent: null,
  multiplier: "0",
  base: "BONUS",
  offerDays: 7,
  days: 30,
  minLegs: 3,
  minCoef: "1.4",
  casinoPercent: "100",
  games: [],
  freeRounds: null,
  currencies: [{ currency: "RUB", minDeposit: null, maxBonus: roubles("500"), maxStake: null }],
  ...change,
});

const offer = (id: string, key: string, title: string, change: Entity): Entity => ({
  id,
  key,
  title,
  phase: "OPEN",
  audience: "ALL",
  isWelcome: false,
  picture: "gift",
  countries: null,
  repeat: "ONCE",
  isCombinable: false,
  isTaken: true,
  promoCode: null,
  startsAt: "2026-11-01T00:00:00Z",
  endsAt: null,
  ...change,
});

/** Offers of the world: one with a deposit, a free bet, a code, and one that is over. */
const offers: readonly Entity[] = [
  offer("101", "welcome-sport", "First deposit bonus: +100% for sports", {
    isWelcome: true,
    audience: "NEW",
    terms: terms({
      percent: "100",
      multiplier: "5",
      currencies: [{ currency: "RUB", minDeposit: roubles("100"), maxBonus: roubles("10000"), maxStake: null }],
    }),
  }),
  offer("102", "free-bet", "Free bet", { isCombinable: true, terms: terms({ kind: "FREE_BET", minLegs: 1 }) }),
  offer("103", "kit-gift", "Gift without a deposit: casino", {
    audience: "CODE",
    $code: "KITGIFT",
    terms: terms({ kind: "NO_DEPOSIT", product: "CASINO", multiplier: "20" }),
  }),
  offer("104", "old-gift", "Gift without a deposit: casino", {
    phase: "OVER",
    endsAt: "2026-11-10T00:00:00Z",
    terms: terms({ kind: "NO_DEPOSIT", product: "CASINO", multiplier: "20" }),
    $results: { players: 3, paid: [roubles("450.00")] },
  }),
];

export const rewards: readonly Entity[] = [
  { id: "free-bet-small", price: 100, amounts: [roubles("100")], minCoef: "1.5", days: 14 },
  { id: "free-bet-large", price: 1600, amounts: [roubles("2000")], minCoef: "1.5", days: 14 },
];

export const points: Entity = {
  balance: 250,
  collected: 700,
  entries: [{ id: "1", amount: 250, reason: "COUPON", at: "2026-11-20T10:00:00Z" }],
};

const level = (number: number, from: number, percent: string): Entity => ({
  level: number,
  from,
  percent,
  of: "LOSS",
  every: "WEEK",
});

export const cashback: Entity = {
  level: 2,
  collected: 700,
  toNextLevel: 1300,
  mostOfStakes: "0.3",
  highestReturn: "99",
  levels: [level(1, 0, "5"), level(2, 500, "6"), level(3, 2000, "7")],
  periodFrom: "2026-11-16T00:00:00Z",
  periodTo: "2026-11-23T00:00:00Z",
  running: [
    {
      staked: roubles("1000.00"),
      won: roubles("300.00"),
      bonuses: roubles("0"),
      netLoss: roubles("700.00"),
      amount: roubles("42.00"),
    },
  ],
  payments: [],
};

export function putBonuses(store: Store): void {
  for (const each of offers) store.put("Offer", each);
}

/** What the player's friends have brought. */
export const referral: Entity = {
  code: "KITFRND2",
  level: 1,
  paidCount: 1,
  toNextLevel: 2,
  days: 60,
  minDeposit: roubles("500.00"),
  minTurnover: roubles("2000.00"),
  friendReward: roubles("200.00"),
  levels: [
    { level: 1, from: 0, reward: roubles("300.00"), sharePercent: "10" },
    { level: 2, from: 3, reward: roubles("500.00"), sharePercent: "15" },
  ],
  sharePercent: "10",
  shareMonths: 12,
  carriesNegative: true,
  months: [
    {
      month: "2026-11",
      level: 1,
      percent: "10",
      friendCount: 1,
      stakes: roubles("400.00"),
      wins: roubles("150.00"),
      bonuses: roubles("0.00"),
      fees: roubles("0.00"),
      net: roubles("250.00"),
      carriedIn: roubles("0.00"),
      carriedOut: roubles("0.00"),
      share: roubles("25.00"),
      withheld: null,
      isRunning: true,
      paidAt: null,
    },
    {
      month: "2026-10",
      level: 1,
      percent: "10",
      friendCount: 1,
      stakes: roubles("1500.00"),
      wins: roubles("600.00"),
      bonuses: roubles("100.00"),
      fees: roubles("30.00"),
      net: roubles("770.00"),
      carriedIn: roubles("-70.00"),
      carriedOut: roubles("0.00"),
      share: roubles("70.00"),
      withheld: null,
      isRunning: false,
      paidAt: "2026-11-01T01:00:00Z",
    },
  ],
  earned: [roubles("370.00")],
  friends: {
    totalCount: 1,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: [
      {
        cursor: "MQ",
        node: {
          id: "1",
          player: "1•••••••9",
          state: "PAID",
          registeredAt: "2026-11-01T00:00:00Z",
          expiresAt: "2026-12-31T00:00:00Z",
          endedAt: "2026-11-03T00:00:00Z",
          reward: roubles("300.00"),
        },
      },
    ],
  },
};
