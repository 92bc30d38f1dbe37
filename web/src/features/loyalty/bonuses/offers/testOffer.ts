/** An offer and its terms, for tests. */
import type { Offer } from "./useTerms.tsx";

export const roubles = (amount: string) => ({ __typename: "Money" as const, amount, currency: "RUB" });
const typed = (amounts: Offer["terms"]["currencies"][number]) => ({ __typename: "BonusCurrencyTerms", ...amounts });
export const terms: Offer["terms"] & { __typename: string } = {
  __typename: "BonusTerms",
  kind: "RELOAD",
  product: "SPORT",
  percent: "50",
  multiplier: "6",
  base: "BONUS",
  offerDays: 7,
  days: 14,
  minLegs: 3,
  minCoef: "1.4",
  casinoPercent: "100",
  games: [],
  freeRounds: null,
  currencies: [
    typed({
      currency: "RUB",
      minDeposit: roubles("500"),
      maxBonus: roubles("5000"),
      maxStake: null,
    }),
  ],
};
export const testOffer = (id: string, title: string, change: Partial<Offer> = {}): Offer & { __typename: string } => ({
  __typename: "Offer",
  id,
  key: `offer-${id}`,
  title,
  phase: "OPEN",
  audience: "ALL",
  isWelcome: false,
  picture: "gift",
  repeat: "WEEK",
  isCombinable: false,
  isTaken: true,
  promoCode: null,
  hasCode: false,
  partner: null,
  countries: null,
  startsAt: "2026-11-01T00:00:00Z",
  endsAt: null,
  terms,
  ...change,
});
