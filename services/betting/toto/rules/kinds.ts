/** The kinds that a new site starts with. The operator changes them by the desk's calls. */
import type { Rules } from "./model.ts";

const usual = {
  currency: "RUB",
  poolShare: 9_000,
  isCumulative: false,
  floorUnit: 1,
  leastPrize: 0,
  leastStake: "50",
  mostStake: "100000",
  mostCombinations: 10_000,
  voidRule: "HIT",
  deadlineHours: 24,
  leadMinutes: 120,
  windowHours: 72,
  ahead: 2,
} as const;

/** 5, 5, 5, 5, 10, 20 and 40 % for 15 to 9 hits; the other 10 % feed the jackpot. */
const fifteen: Rules = {
  ...usual,
  names: { en: "Toto-15", ru: "Тото-15", ar: "توتو 15", es: "Toto 15" },
  set: "1x2",
  sports: ["football"],
  matches: 15,
  isCumulative: true,
  categories: [
    { hits: 15, share: 500 },
    { hits: 14, share: 500 },
    { hits: 13, share: 500 },
    { hits: 12, share: 500 },
    { hits: 11, share: 1_000 },
    { hits: 10, share: 2_000 },
    { hits: 9, share: 4_000 },
  ],
  leastMatches: 11,
};

const score: Rules = {
  ...usual,
  names: { en: "Correct score", ru: "Точный счёт", ar: "النتيجة الصحيحة", es: "Marcador exacto" },
  set: "football-score",
  sports: ["football"],
  matches: 8,
  categories: [
    { hits: 8, share: 1_000 },
    { hits: 7, share: 1_000 },
    { hits: 6, share: 1_000 },
    { hits: 5, share: 1_500 },
    { hits: 4, share: 1_500 },
    { hits: 3, share: 1_500 },
    { hits: 2, share: 1_500 },
  ],
  leastMatches: 6,
};

const football: Rules = {
  ...usual,
  names: { en: "Football 14", ru: "Футбол-14", ar: "كرة القدم 14", es: "Fútbol 14" },
  set: "1x2",
  sports: ["football"],
  matches: 14,
  poolShare: 6_500,
  floorUnit: 100,
  leastPrize: 5_000,
  voidRule: "DRAW",
  categories: [
    { hits: 14, share: 2_500 },
    { hits: 13, share: 1_500 },
    { hits: 12, share: 1_500 },
    { hits: 11, share: 1_500 },
    { hits: 10, share: 2_000 },
  ],
  leastMatches: 10,
};

const goals: Rules = {
  ...usual,
  names: { en: "Goals 10", ru: "Тотал-10", ar: "أهداف 10", es: "Goles 10" },
  set: "football-goals",
  sports: ["football"],
  matches: 10,
  categories: [
    { hits: 10, share: 4_000 },
    { hits: 9, share: 2_500 },
    { hits: 8, share: 2_500 },
  ],
  leastMatches: 7,
};

const iceHockey: Rules = {
  ...usual,
  names: { en: "Ice hockey", ru: "Хоккей", ar: "هوكي الجليد", es: "Hockey sobre hielo" },
  set: "hockey-score",
  sports: ["ice-hockey"],
  matches: 5,
  categories: [
    { hits: 5, share: 2_500 },
    { hits: 4, share: 2_000 },
    { hits: 3, share: 2_000 },
    { hits: 2, share: 2_500 },
  ],
  leastMatches: 4,
};

const basketball: Rules = {
  ...usual,
  names: { en: "Basketball", ru: "Баскетбол", ar: "كرة السلة", es: "Baloncesto" },
  set: "winner",
  sports: ["basketball"],
  matches: 9,
  categories: [
    { hits: 9, share: 3_000 },
    { hits: 8, share: 3_000 },
    { hits: 7, share: 3_000 },
  ],
  leastMatches: 7,
};

const cyber: Rules = {
  ...usual,
  names: { en: "Esports", ru: "Киберспорт", ar: "الرياضات الإلكترونية", es: "Esports" },
  set: "winner",
  sports: ["counter-strike", "dota-2", "league-of-legends", "valorant"],
  matches: 7,
  voidRule: "VOID",
  categories: [
    { hits: 7, share: 4_000 },
    { hits: 6, share: 2_500 },
    { hits: 5, share: 2_500 },
  ],
  leastMatches: 7,
  deadlineHours: 12,
  windowHours: 24,
};

/** A draw of every few minutes: the winners of the next four races. */
const marbles: Rules = {
  ...usual,
  names: { en: "Marbles", ru: "Шарики", ar: "الكرات", es: "Canicas" },
  set: "race",
  sports: ["marbles"],
  matches: 4,
  leastStake: "10",
  categories: [
    { hits: 4, share: 3_500 },
    { hits: 3, share: 2_500 },
    { hits: 2, share: 3_000 },
  ],
  leastMatches: 3,
  deadlineHours: 1,
  leadMinutes: 3,
  windowHours: 1,
  ahead: 3,
};

export const standardKinds: Readonly<Record<string, Rules>> = {
  fifteen,
  score,
  football,
  goals,
  hockey: iceHockey,
  basketball,
  cyber,
  marbles,
};
