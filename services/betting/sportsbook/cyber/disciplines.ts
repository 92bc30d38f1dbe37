/** Cyber-sport as it is offered: each discipline with its rules and how many matches of it are played. */
import type { CyberVariant, CyberSlug, Names } from "../model.ts";
import type { Rules } from "./rules.ts";

export interface Discipline {
  id: number;
  slug: CyberSlug;
  variant: CyberVariant;
  names: Names;
  rules: Rules;
  /** How far apart the best and the worst side are, in what the model's strength counts. */
  spread: number;
  lanes: { lanes: number; slotSeconds: number; aheadSeconds: number };
}

const hour = 3600;

/** Lanes of each kind: at least three matches of a variant are in play at any second, whatever the others do. */
const realLanes = { lanes: 3, slotSeconds: 8100, aheadSeconds: 72 * hour };
const lanesOf = (slotSeconds: number, lanes = 2): Discipline["lanes"] => ({
  lanes,
  slotSeconds,
  aheadSeconds: 24 * hour,
});

export const DISCIPLINES: readonly Discipline[] = [
  {
    id: 21,
    slug: "dota-2",
    variant: "REAL",
    names: { en: "Dota 2", ru: "Dota 2", ar: "دوتا 2", es: "Dota 2" },
    spread: 0.1,
    lanes: realLanes,
    rules: {
      kind: "objectives",
      unit: "map",
      mapsToWin: 2,
      objectivesToWin: 10,
      killShare: 0.76,
      eventSeconds: { least: 8, most: 56 },
      breakSeconds: 420,
      closedSeconds: 6,
    },
  },
  {
    id: 22,
    slug: "counter-strike",
    variant: "REAL",
    names: { en: "Counter-Strike 2", ru: "Counter-Strike 2", ar: "كاونتر سترايك 2", es: "Counter-Strike 2" },
    spread: 0.09,
    lanes: realLanes,
    rules: {
      kind: "rounds",
      unit: "map",
      mapsToWin: 2,
      roundsToWin: 13,
      overtime: "sixes",
      roundSeconds: { least: 70, most: 150 },
      breakSeconds: 360,
      closedSeconds: 5,
    },
  },
  {
    id: 23,
    slug: "league-of-legends",
    variant: "REAL",
    names: { en: "League of Legends", ru: "League of Legends", ar: "ليغ أوف ليجندز", es: "League of Legends" },
    spread: 0.12,
    lanes: realLanes,
    rules: {
      kind: "objectives",
      unit: "map",
      mapsToWin: 2,
      objectivesToWin: 8,
      killShare: 0.68,
      eventSeconds: { least: 12, most: 72 },
      breakSeconds: 480,
      closedSeconds: 6,
    },
  },
  {
    id: 24,
    slug: "valorant",
    variant: "REAL",
    names: { en: "Valorant", ru: "Valorant", ar: "فالورانت", es: "Valorant" },
    spread: 0.09,
    lanes: realLanes,
    rules: {
      kind: "rounds",
      unit: "map",
      mapsToWin: 2,
      roundsToWin: 13,
      overtime: "two_ahead",
      roundSeconds: { least: 65, most: 140 },
      breakSeconds: 360,
      closedSeconds: 5,
    },
  },
  {
    id: 31,
    slug: "virtual-football",
    variant: "VIRTUAL",
    names: { en: "Virtual football", ru: "Виртуальный футбол", ar: "كرة القدم الافتراضية", es: "Fútbol virtual" },
    spread: 0.5,
    lanes: lanesOf(600),
    rules: {
      kind: "clocked",
      period: "half",
      periods: 2,
      periodSeconds: 240,
      breakSeconds: 40,
      values: [{ points: 1, weight: 1 }],
      hasGoldenScore: false,
      closedSeconds: 5,
      usualTotal: 3,
    },
  },
  {
    id: 32,
    slug: "virtual-basketball",
    variant: "VIRTUAL",
    names: {
      en: "Virtual basketball",
      ru: "Виртуальный баскетбол",
      ar: "كرة السلة الافتراضية",
      es: "Baloncesto virtual",
    },
    spread: 0.14,
    lanes: lanesOf(900),
    rules: {
      kind: "clocked",
      period: "quarter",
      periods: 4,
      periodSeconds: 150,
      breakSeconds: 20,
      values: [
        { points: 2, weight: 50 },
        { points: 3, weight: 24 },
        { points: 1, weight: 26 },
      ],
      hasGoldenScore: true,
      closedSeconds: 0,
      usualTotal: 72,
    },
  },
  {
    id: 33,
    slug: "virtual-ice-hockey",
    variant: "VIRTUAL",
    names: {
      en: "Virtual ice hockey",
      ru: "Виртуальный хоккей",
      ar: "هوكي الجليد الافتراضي",
      es: "Hockey sobre hielo virtual",
    },
    spread: 0.4,
    lanes: lanesOf(900),
    rules: {
      kind: "clocked",
      period: "period",
      periods: 3,
      periodSeconds: 180,
      breakSeconds: 30,
      values: [{ points: 1, weight: 1 }],
      hasGoldenScore: true,
      closedSeconds: 4,
      usualTotal: 5.4,
    },
  },
  {
    id: 34,
    slug: "virtual-tennis",
    variant: "VIRTUAL",
    names: { en: "Virtual tennis", ru: "Виртуальный теннис", ar: "التنس الافتراضي", es: "Tenis virtual" },
    spread: 0.06,
    lanes: lanesOf(1800),
    rules: { kind: "tennis", pointSeconds: 4, gameSeconds: 4, setSeconds: 20 },
  },
  {
    id: 41,
    slug: "console-football",
    variant: "STREAM",
    names: { en: "Console football", ru: "Консольный футбол", ar: "كرة قدم الكونسول", es: "Fútbol de consola" },
    spread: 0.5,
    lanes: lanesOf(600, 3),
    rules: {
      kind: "clocked",
      period: "half",
      periods: 2,
      periodSeconds: 240,
      breakSeconds: 30,
      values: [{ points: 1, weight: 1 }],
      hasGoldenScore: false,
      closedSeconds: 5,
      usualTotal: 4.8,
    },
  },
  {
    id: 42,
    slug: "console-ice-hockey",
    variant: "STREAM",
    names: { en: "Console ice hockey", ru: "Консольный хоккей", ar: "هوكي الكونسول", es: "Hockey de consola" },
    spread: 0.4,
    lanes: lanesOf(900),
    rules: {
      kind: "clocked",
      period: "period",
      periods: 3,
      periodSeconds: 200,
      breakSeconds: 30,
      values: [{ points: 1, weight: 1 }],
      hasGoldenScore: true,
      closedSeconds: 4,
      usualTotal: 6.4,
    },
  },
  {
    id: 43,
    slug: "mortal-duel",
    variant: "STREAM",
    names: { en: "Mortal duel", ru: "Смертельный поединок", ar: "المبارزة القاتلة", es: "Duelo mortal" },
    spread: 0.1,
    lanes: lanesOf(600, 3),
    rules: {
      kind: "rounds",
      unit: "round",
      mapsToWin: 5,
      roundsToWin: 5,
      overtime: "none",
      roundSeconds: { least: 2, most: 7 },
      breakSeconds: 14,
      closedSeconds: 0,
    },
  },
];

const BY_SLUG: ReadonlyMap<string, Discipline> = new Map(DISCIPLINES.map((one) => [one.slug, one]));

/** The discipline of a slug; null for any other sport. */
export function disciplineOf(slug: string): Discipline | null {
  return BY_SLUG.get(slug) ?? null;
}

/** A table of all disciplines. */
export function eachDiscipline<T>(value: (discipline: Discipline) => T): Record<CyberSlug, T> {
  return Object.fromEntries(DISCIPLINES.map((one) => [one.slug, value(one)])) as Record<CyberSlug, T>;
}
