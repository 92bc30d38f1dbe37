/**
 * The rules of what the services simulate. A process plays by them and a model prices by them, so that prices are fair
 * by construction: both read the same numbers and nothing else.
 */
import type { CyberVariant, CyberSlug, Names } from "../model.ts";

/** Two sides that score on a clock: each score comes like a click of a Geiger counter, at any second with one chance. */
export interface ClockedRules {
  kind: "clocked";
  period: "half" | "quarter" | "period";
  periods: number;
  /** Real seconds, which are those of the game clock. */
  periodSeconds: number;
  breakSeconds: number;
  /** What a score may add, with its weight. */
  values: readonly { points: number; weight: number }[];
  /** Level after the last period, the next score wins. It counts for the winner only. */
  hasGoldenScore: boolean;
  /** Seconds that bets stay closed after a score. */
  closedSeconds: number;
  /** Points of both sides that an even match brings. */
  usualTotal: number;
}

/** Maps (or rounds of a duel) that are won round by round. */
export interface RoundsRules {
  kind: "rounds";
  unit: "map" | "round";
  /** Maps that win the match. */
  mapsToWin: number;
  /** Rounds that win a map. */
  roundsToWin: number;
  /** What happens at one round short of it each: nothing, two ahead, or overtimes of six rounds. */
  overtime: "none" | "two_ahead" | "sixes";
  roundSeconds: { least: number; most: number };
  breakSeconds: number;
  closedSeconds: number;
}

/** Maps that are won by taking objectives, with kills in between. */
export interface ObjectivesRules {
  kind: "objectives";
  unit: "map";
  mapsToWin: number;
  /** Objectives that win a map. */
  objectivesToWin: number;
  /** Share of kills among all events of a map. */
  killShare: number;
  eventSeconds: { least: number; most: number };
  breakSeconds: number;
  closedSeconds: number;
}

/** Tennis by its own rules, with quick points. */
export interface TennisRules { kind: "tennis"; pointSeconds: number; gameSeconds: number; setSeconds: number }

export type Rules = ClockedRules | RoundsRules | ObjectivesRules | TennisRules;

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
const lanesOf = (slotSeconds: number, lanes = 2): Discipline["lanes"] => ({ lanes, slotSeconds, aheadSeconds: 24 * hour });

export const DISCIPLINES: readonly Discipline[] = [
  {
    id: 21, slug: "dota-2", variant: "REAL", names: { en: "Dota 2", ru: "Dota 2", ar: "دوتا 2", es: "Dota 2" }, spread: 0.1, lanes: realLanes,
    rules: { kind: "objectives", unit: "map", mapsToWin: 2, objectivesToWin: 10, killShare: 0.76, eventSeconds: { least: 8, most: 56 }, breakSeconds: 420, closedSeconds: 6 },
  },
  {
    id: 22, slug: "counter-strike", variant: "REAL", names: { en: "Counter-Strike 2", ru: "Counter-Strike 2", ar: "كاونتر سترايك 2", es: "Counter-Strike 2" }, spread: 0.09, lanes: realLanes,
    rules: { kind: "rounds", unit: "map", mapsToWin: 2, roundsToWin: 13, overtime: "sixes", roundSeconds: { least: 70, most: 150 }, breakSeconds: 360, closedSeconds: 5 },
  },
  {
    id: 23, slug: "league-of-legends", variant: "REAL", names: { en: "League of Legends", ru: "League of Legends", ar: "ليغ أوف ليجندز", es: "League of Legends" }, spread: 0.12, lanes: realLanes,
    rules: { kind: "objectives", unit: "map", mapsToWin: 2, objectivesToWin: 8, killShare: 0.68, eventSeconds: { least: 12, most: 72 }, breakSeconds: 480, closedSeconds: 6 },
  },
  {
    id: 24, slug: "valorant", variant: "REAL", names: { en: "Valorant", ru: "Valorant", ar: "فالورانت", es: "Valorant" }, spread: 0.09, lanes: realLanes,
    rules: { kind: "rounds", unit: "map", mapsToWin: 2, roundsToWin: 13, overtime: "two_ahead", roundSeconds: { least: 65, most: 140 }, breakSeconds: 360, closedSeconds: 5 },
  },
  {
    id: 31, slug: "virtual-football", variant: "VIRTUAL", names: { en: "Virtual football", ru: "Виртуальный футбол", ar: "كرة القدم الافتراضية", es: "Fútbol virtual" }, spread: 0.5, lanes: lanesOf(600),
    rules: { kind: "clocked", period: "half", periods: 2, periodSeconds: 240, breakSeconds: 40, values: [{ points: 1, weight: 1 }], hasGoldenScore: false, closedSeconds: 5, usualTotal: 3 },
  },
  {
    id: 32, slug: "virtual-basketball", variant: "VIRTUAL", names: { en: "Virtual basketball", ru: "Виртуальный баскетбол", ar: "كرة السلة الافتراضية", es: "Baloncesto virtual" }, spread: 0.14, lanes: lanesOf(900),
    rules: {
      kind: "clocked", period: "quarter", periods: 4, periodSeconds: 150, breakSeconds: 20,
      values: [{ points: 2, weight: 50 }, { points: 3, weight: 24 }, { points: 1, weight: 26 }], hasGoldenScore: true, closedSeconds: 0, usualTotal: 72,
    },
  },
  {
    id: 33, slug: "virtual-ice-hockey", variant: "VIRTUAL", names: { en: "Virtual ice hockey", ru: "Виртуальный хоккей", ar: "هوكي الجليد الافتراضي", es: "Hockey sobre hielo virtual" }, spread: 0.4, lanes: lanesOf(900),
    rules: { kind: "clocked", period: "period", periods: 3, periodSeconds: 180, breakSeconds: 30, values: [{ points: 1, weight: 1 }], hasGoldenScore: true, closedSeconds: 4, usualTotal: 5.4 },
  },
  {
    id: 34, slug: "virtual-tennis", variant: "VIRTUAL", names: { en: "Virtual tennis", ru: "Виртуальный теннис", ar: "التنس الافتراضي", es: "Tenis virtual" }, spread: 0.06, lanes: lanesOf(1800),
    rules: { kind: "tennis", pointSeconds: 4, gameSeconds: 4, setSeconds: 20 },
  },
  {
    id: 41, slug: "console-football", variant: "STREAM", names: { en: "Console football", ru: "Консольный футбол", ar: "كرة قدم الكونسول", es: "Fútbol de consola" }, spread: 0.5, lanes: lanesOf(600, 3),
    rules: { kind: "clocked", period: "half", periods: 2, periodSeconds: 240, breakSeconds: 30, values: [{ points: 1, weight: 1 }], hasGoldenScore: false, closedSeconds: 5, usualTotal: 4.8 },
  },
  {
    id: 42, slug: "console-ice-hockey", variant: "STREAM", names: { en: "Console ice hockey", ru: "Консольный хоккей", ar: "هوكي الكونسول", es: "Hockey de consola" }, spread: 0.4, lanes: lanesOf(900),
    rules: { kind: "clocked", period: "period", periods: 3, periodSeconds: 200, breakSeconds: 30, values: [{ points: 1, weight: 1 }], hasGoldenScore: true, closedSeconds: 4, usualTotal: 6.4 },
  },
  {
    id: 43, slug: "mortal-duel", variant: "STREAM", names: { en: "Mortal duel", ru: "Смертельный поединок", ar: "المبارزة القاتلة", es: "Duelo mortal" }, spread: 0.1, lanes: lanesOf(600, 3),
    rules: { kind: "rounds", unit: "round", mapsToWin: 5, roundsToWin: 5, overtime: "none", roundSeconds: { least: 2, most: 7 }, breakSeconds: 14, closedSeconds: 0 },
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

/** Most seconds that a match can last, by its rules; a match of open end stays below it but for one in millions. */
export function longestSeconds(rules: Rules): number {
  switch (rules.kind) {
    case "clocked": return rules.periods * (rules.periodSeconds + rules.breakSeconds) + (rules.hasGoldenScore ? GOLDEN_MOST_SECONDS : 0);
    case "rounds": return (2 * rules.mapsToWin - 1) * (rules.roundSeconds.most * (2 * rules.roundsToWin + 20) + rules.breakSeconds);
    case "objectives": return 12_000;
    case "tennis": return 2400;
  }
}

/** A golden score comes three times as often as one in regular time, and within this time. */
export const GOLDEN_HASTE = 3;
export const GOLDEN_MOST_SECONDS = 240;

/** Marble races. Every second of a race each marble rolls on by one, two or three steps. */
export const RACE = {
  sportId: 51,
  /** Steps of the track; who has gone that many is over the line. */
  length: 120,
  mostSteps: 3,
  /** Seconds after the race is announced at which it starts; until then all bets are open. */
  startsAfter: 150,
  /** Bets close for good when the first marble has this many steps to go. */
  closedWithin: 12,
  runners: 8,
  /** Places that the market of places pays. */
  places: 3,
  lanes: { slotSeconds: 240 },
  /** A long step is likelier than a third by at most this, a short one less likely. */
  spread: 0.022,
} as const;

/** Chances of one, two and three steps for a marble of this form. */
export function stepChances(form: number): readonly [number, number, number] {
  return [1 / 3 - form, 1 / 3, 1 / 3 + form];
}
