import type { Entity } from "../store.ts";

/** Promo codes of the world: two that are the player's own, one that anybody may type, one that has run out. */
export const promoCodes: readonly Entity[] = [
  { code: "FREE500", kind: "FREE_BET", amount: { amount: "500.00", currency: "RUB" }, percent: null, maxBonus: null, minCoef: "1.500", minBets: null, kinds: ["SINGLE", "EXPRESS"], validUntil: "2036-01-01T00:00:00Z", $isOwn: true },
  { code: "BOOST20", kind: "WIN_BOOST", amount: null, percent: "20", maxBonus: { amount: "5000.00", currency: "RUB" }, minCoef: null, minBets: 2, kinds: null, validUntil: "2036-02-01T00:00:00Z", $isOwn: true },
  { code: "KITBONUS", kind: "WIN_BOOST", amount: null, percent: "10", maxBonus: { amount: "1000.00", currency: "RUB" }, minCoef: null, minBets: null, kinds: null, validUntil: "2036-03-01T00:00:00Z", $isOwn: false },
  { code: "LASTYEAR", kind: "WIN_BOOST", amount: null, percent: "10", maxBonus: null, minCoef: null, minBets: null, kinds: null, validUntil: "2020-01-01T00:00:00Z", $isOwn: false },
];
