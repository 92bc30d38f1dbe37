/** The lotteries that a new site starts with. The operator changes them by the desk's calls. */
import type { Category, Rules } from "./model.ts";

const everyDay = [0, 1, 2, 3, 4, 5, 6];

const usual = {
  bonus: 0,
  currency: "RUB",
  floorUnit: 1,
  leastPrize: 0,
  betReturn: 8_500,
  mostWin: "10000000",
  mostBets: 20,
  mostDraws: 10,
  deadlineHours: 24,
} as const;

/** A category that shares the pool: share in whole percent. */
const pooled = (picks: number, hits: number, share: number, bonus: boolean | null = null): Category => ({
  picks,
  hits,
  bonus,
  share: share * 100,
  times: 0,
});

/** Categories with fixed prizes: times the stake by hits. */
const fixed = (picks: number, times: Readonly<Record<number, number>>): Category[] =>
  Object.entries(times)
    .map(([hits, multiple]): Category => ({ picks, hits: Number(hits), bonus: null, share: 0, times: multiple * 100 }))
    .toSorted((one, other) => other.times - one.times || other.hits - one.hits);

/** 6 of 49 with a bonus ball. */
const six: Rules = {
  ...usual,
  names: { en: "Lotto 6/49", ru: "Лото 6 из 49", ar: "لوتو 6/49", es: "Loto 6/49" },
  balls: 49,
  drawn: 6,
  bonus: 1,
  leastPicks: 6,
  mostPicks: 6,
  mostNumbers: 12,
  leastStake: "50",
  mostStake: "5000",
  poolShare: 7_000,
  categories: [
    pooled(6, 6, 35),
    pooled(6, 5, 8, true),
    pooled(6, 5, 7, false),
    pooled(6, 4, 5, true),
    pooled(6, 4, 15, false),
    pooled(6, 3, 10, true),
    pooled(6, 3, 20, false),
  ],
  schedule: { weekdays: [3, 6], firstMinute: 1_080, lastMinute: 1_080, everyMinutes: 1_440 },
  ahead: 10,
};

const five: Rules = {
  ...usual,
  names: { en: "Lotto 5/36", ru: "Лото 5 из 36", ar: "لوتو 5/36", es: "Loto 5/36" },
  balls: 36,
  drawn: 5,
  leastPicks: 5,
  mostPicks: 5,
  mostNumbers: 12,
  leastStake: "40",
  mostStake: "5000",
  poolShare: 7_000,
  categories: [pooled(5, 5, 40), pooled(5, 4, 20), pooled(5, 3, 20), pooled(5, 2, 20)],
  schedule: { weekdays: everyDay, firstMinute: 600, lastMinute: 1_320, everyMinutes: 240 },
  ahead: 10,
};

const seven: Rules = {
  ...usual,
  names: { en: "Lotto 7/42", ru: "Лото 7 из 42", ar: "لوتو 7/42", es: "Loto 7/42" },
  balls: 42,
  drawn: 7,
  leastPicks: 7,
  mostPicks: 7,
  mostNumbers: 12,
  leastStake: "50",
  mostStake: "5000",
  poolShare: 7_000,
  categories: [pooled(7, 7, 40), pooled(7, 6, 15), pooled(7, 5, 15), pooled(7, 4, 15), pooled(7, 3, 15)],
  schedule: { weekdays: everyDay, firstMinute: 1_140, lastMinute: 1_140, everyMinutes: 1_440 },
  ahead: 10,
};

/** 20 of 80; a line has 1 to 10 numbers, and ten without a hit win, too. */
const keno: Rules = {
  ...usual,
  names: { en: "Keno 20/80", ru: "Кено 20 из 80", ar: "كينو 20/80", es: "Keno 20/80" },
  balls: 80,
  drawn: 20,
  leastPicks: 1,
  mostPicks: 10,
  mostNumbers: 12,
  leastStake: "10",
  mostStake: "500",
  poolShare: 0,
  categories: [
    ...fixed(10, { 10: 100_000, 9: 10_000, 8: 1_000, 7: 120, 6: 20, 5: 3, 0: 3 }),
    ...fixed(9, { 9: 40_000, 8: 4_000, 7: 300, 6: 40, 5: 6, 4: 1 }),
    ...fixed(8, { 8: 20_000, 7: 1_000, 6: 80, 5: 14, 4: 2 }),
    ...fixed(7, { 7: 7_000, 6: 250, 5: 25, 4: 3, 3: 1 }),
    ...fixed(6, { 6: 1_800, 5: 75, 4: 7, 3: 1 }),
    ...fixed(5, { 5: 600, 4: 18, 3: 3 }),
    ...fixed(4, { 4: 110, 3: 6, 2: 1 }),
    ...fixed(3, { 3: 40, 2: 2 }),
    ...fixed(2, { 2: 13 }),
    ...fixed(1, { 1: 3 }),
  ],
  schedule: { weekdays: everyDay, firstMinute: 0, lastMinute: 1_425, everyMinutes: 15 },
  ahead: 10,
};

const quick: Rules = {
  ...usual,
  names: { en: "Quick 4/20", ru: "Быстрое лото 4 из 20", ar: "السحب السريع 4/20", es: "Rápida 4/20" },
  balls: 20,
  drawn: 4,
  leastPicks: 4,
  mostPicks: 4,
  mostNumbers: 10,
  leastStake: "10",
  mostStake: "1000",
  poolShare: 0,
  categories: fixed(4, { 4: 2_500, 3: 15, 2: 1 }),
  schedule: { weekdays: everyDay, firstMinute: 0, lastMinute: 1_435, everyMinutes: 5 },
  ahead: 12,
};

export const standardLotteries: Readonly<Record<string, Rules>> = {
  "6x49": six,
  "5x36": five,
  "7x42": seven,
  keno,
  quick,
};
