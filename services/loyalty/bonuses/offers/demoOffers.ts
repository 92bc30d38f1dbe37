/** The offers of a demo site. An operator's own come by the desk's calls. */
import type { CurrencyTerms } from "#shared/money/bonus/terms.ts";
import type { Db } from "../../../platform/database/database.ts";
import { bonusOffer } from "../tables.ts";
import { definition, type Definition } from "./definition.ts";
import { demoAmounts } from "./demoAmounts.ts";

/** Terms by currency, of amounts in roubles. */
function money(minDeposit: number | null, maxBonus: number, maxStake: number | null): CurrencyTerms[] {
  const amountIn = (currency: string, roubles: number | null) =>
    roubles === null ? null : (demoAmounts(roubles).find((own) => own.currency === currency)?.amount ?? null);
  return demoAmounts(maxBonus).map(({ currency, amount }) => ({
    currency,
    minDeposit: amountIn(currency, minDeposit),
    maxBonus: amount,
    maxStake: amountIn(currency, maxStake),
  }));
}

/** Free rounds at a stake in roubles, with what they are worth in all. */
const free = (game: string, rounds: number, roubles: number): Pick<Definition, "freeRounds" | "currencies"> => ({
  freeRounds: {
    game,
    rounds,
    stakes: Object.fromEntries(demoAmounts(roubles).map(({ currency, amount }) => [currency, amount])),
  },
  currencies: money(null, roubles * rounds, null),
});

const usual = {
  percent: null,
  multiplier: "0",
  base: "BONUS",
  offerDays: 7,
  days: 30,
  minLegs: 3,
  minCoef: "1.4",
  casinoPercent: "100",
  gamePercents: {
    "lamplight-blackjack": "10",
    "european-roulette": "10",
    "american-roulette": "10",
    "french-roulette": "10",
    "honest-jacks": "20",
    "free-deuces": "20",
  },
  audience: "ALL",
  welcome: null,
  countries: null,
  code: null,
  partner: null,
  isCombinable: false,
  repeat: "ONCE",
  freeRounds: null,
} as const satisfies Partial<Definition>;

type Changes = Partial<Definition> & Pick<Definition, "kind" | "product" | "currencies" | "picture">;

interface DemoOffer {
  key: string;
  /** Days from the site's first start. */
  from: number;
  to: number | null;
  changes: Changes;
}

const offer = (key: string, from: number, to: number | null, changes: Changes): DemoOffer => ({
  key,
  from,
  to,
  changes,
});

const demoOffers: readonly DemoOffer[] = [
  offer("welcome-sport", -30, null, {
    kind: "FIRST_DEPOSIT",
    product: "SPORT",
    picture: "ball",
    currencies: money(100, 10_000, null),
    percent: "100",
    multiplier: "5",
    audience: "NEW",
    welcome: "SPORT",
    offerDays: 30,
  }),
  offer("welcome-casino", -30, null, {
    kind: "FIRST_DEPOSIT",
    product: "CASINO",
    picture: "slots",
    currencies: money(300, 20_000, 500),
    percent: "150",
    multiplier: "35",
    audience: "NEW",
    welcome: "CASINO",
    offerDays: 30,
    days: 7,
  }),
  offer("welcome-code", -30, null, {
    kind: "FREE_BET",
    product: "SPORT",
    picture: "gift",
    currencies: money(null, 300, null),
    audience: "CODE",
    welcome: "CODE",
    code: "WELCOME",
    isCombinable: true,
    minLegs: 1,
    minCoef: "1.5",
    days: 14,
  }),
  offer("monday-reload", -30, null, {
    kind: "RELOAD",
    product: "SPORT",
    picture: "calendar",
    currencies: money(500, 5_000, null),
    percent: "50",
    multiplier: "6",
    repeat: "WEEK",
    days: 7,
  }),
  offer("casino-reload", -30, null, {
    kind: "RELOAD",
    product: "CASINO",
    picture: "coins",
    currencies: money(500, 15_000, 500),
    percent: "50",
    multiplier: "30",
    repeat: "WEEK",
    days: 5,
  }),
  offer("double-play", -10, 60, {
    kind: "RELOAD",
    product: "ANY",
    picture: "rocket",
    currencies: money(1_000, 3_000, 1_000),
    percent: "30",
    multiplier: "10",
    base: "DEPOSIT_AND_BONUS",
    days: 14,
  }),
  offer("daily-free-bet", -30, null, {
    kind: "FREE_BET",
    product: "SPORT",
    picture: "ticket",
    currencies: money(null, 100, null),
    isCombinable: true,
    repeat: "DAY",
    minLegs: 3,
    minCoef: "1.4",
    days: 1,
  }),
  offer("derby-free-bet", -3, 25, {
    kind: "FREE_BET",
    product: "SPORT",
    picture: "ball",
    currencies: money(null, 500, null),
    isCombinable: true,
    minLegs: 1,
    minCoef: "1.8",
    days: 3,
  }),
  offer("harbour-free-rounds", -5, 40, {
    kind: "FREE_ROUNDS",
    product: "CASINO",
    picture: "slots",
    ...free("old-harbour", 20, 10),
    isCombinable: true,
    days: 3,
  }),
  offer("heron-free-rounds", -5, null, {
    kind: "FREE_ROUNDS",
    product: "CASINO",
    picture: "slots",
    ...free("heron-lake", 30, 10),
    multiplier: "20",
    repeat: "WEEK",
    days: 5,
  }),
  offer("slots-gift", -5, 40, {
    kind: "NO_DEPOSIT",
    product: "CASINO",
    picture: "gift",
    currencies: money(null, 200, 100),
    multiplier: "25",
    days: 3,
  }),
  offer("saffron-gift", -5, 90, {
    kind: "NO_DEPOSIT",
    product: "SPORT",
    picture: "gift",
    currencies: money(null, 250, null),
    multiplier: "8",
    audience: "CODE",
    code: "SAFFRON-GIFT",
    days: 10,
  }),
  offer("poker-week", -2, 45, {
    kind: "NO_DEPOSIT",
    product: "CASINO",
    picture: "crown",
    currencies: money(null, 300, 100),
    multiplier: "15",
    casinoPercent: "0",
    gamePercents: { "honest-jacks": "100", "free-deuces": "100" },
    days: 5,
  }),
  offer("winter-cup", 14, 45, {
    kind: "RELOAD",
    product: "SPORT",
    picture: "crown",
    currencies: money(1_000, 7_000, null),
    percent: "70",
    multiplier: "7",
    days: 14,
  }),
  offer("autumn-gift", -40, -10, {
    kind: "NO_DEPOSIT",
    product: "CASINO",
    picture: "calendar",
    currencies: money(null, 150, 100),
    multiplier: "20",
    days: 3,
  }),
  offer("digest-first-deposit", -20, 120, {
    kind: "FIRST_DEPOSIT",
    product: "SPORT",
    picture: "rocket",
    currencies: money(200, 12_000, null),
    percent: "120",
    multiplier: "6",
    audience: "PARTNER",
    partner: { key: "odds-digest", name: "Odds Digest", ids: ["3107"], tags: ["odds-digest"] },
    code: "DIGEST120",
    days: 21,
  }),
  offer("reels-gift", -20, null, {
    kind: "NO_DEPOSIT",
    product: "CASINO",
    picture: "slots",
    currencies: money(null, 400, 100),
    multiplier: "20",
    audience: "PARTNER",
    partner: { key: "reel-review", name: "Reel Review", ids: ["3108"], tags: ["reel-review"] },
    days: 5,
  }),
  offer("derby-radio-free-bet", -20, 60, {
    kind: "FREE_BET",
    product: "SPORT",
    picture: "ticket",
    currencies: money(null, 250, null),
    audience: "PARTNER",
    partner: { key: "derby-radio", name: "Derby Radio", ids: ["3109"], tags: ["derby-radio"] },
    code: "DERBYRADIO",
    isCombinable: true,
    minLegs: 1,
    minCoef: "1.6",
    days: 7,
  }),
  offer("vip-cashback", -30, null, { kind: "CASHBACK", product: "CASINO", picture: "crown", currencies: [] }),
  offer("hyper-bonus", -30, null, { kind: "HYPER_BONUS", product: "SPORT", picture: "rocket", currencies: [] }),
  offer("express-boost", -30, null, { kind: "EXPRESS_BOOST", product: "SPORT", picture: "ticket", currencies: [] }),
  offer("accumulator-of-the-day", -30, null, {
    kind: "ACCUMULATOR",
    product: "SPORT",
    picture: "calendar",
    currencies: [],
  }),
];

const dayMs = 86_400_000;

/** Makes them at the site's first start; later ones leave them as they are. */
export async function makeDemoOffers(db: Db, now: number): Promise<void> {
  await db
    .insert(bonusOffer)
    .values(
      demoOffers.map(({ key, from, to, changes }) => ({
        key,
        state: "OPEN" as const,
        definition: definition.parse({ ...usual, ...changes }),
        startsAt: now + from * dayMs,
        endsAt: to === null ? null : now + to * dayMs,
        createdAt: now,
      })),
    )
    .onConflictDoNothing();
}
