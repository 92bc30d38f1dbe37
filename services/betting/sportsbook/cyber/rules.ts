/**
 * The rules of simulated sports. The process plays by them and the model prices by them, so that prices are fair by
 * construction: both read the same numbers and nothing else.
 */

/**
 * Two sides that score on a clock: each score comes like a click of a Geiger counter, at any second with one chance.
 */
export interface ClockedRules {
  kind: "clocked";
  period: "half" | "quarter" | "period";
  periods: number;
  /** Real seconds, which are those of the game clock. */
  periodSeconds: number;
  breakSeconds: number;
  /** Points that a score may add, with their weights. */
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
export interface TennisRules {
  kind: "tennis";
  pointSeconds: number;
  gameSeconds: number;
  setSeconds: number;
}

export type Rules = ClockedRules | RoundsRules | ObjectivesRules | TennisRules;

/** Most seconds that a match can last, by its rules; a match of open end stays below it but for one in millions. */
export function longestSeconds(rules: Rules): number {
  switch (rules.kind) {
    case "clocked":
      return (
        rules.periods * (rules.periodSeconds + rules.breakSeconds) + (rules.hasGoldenScore ? GOLDEN_MOST_SECONDS : 0)
      );
    case "rounds":
      return (2 * rules.mapsToWin - 1) * (rules.roundSeconds.most * (2 * rules.roundsToWin + 20) + rules.breakSeconds);
    case "objectives":
      return 12_000;
    case "tennis":
      return 2400;
  }
}

/** A golden score comes three times as often as one in regular time, and within this time. */
export const GOLDEN_HASTE = 3;
export const GOLDEN_MOST_SECONDS = 240;

/** Marble races. Every second of a race each marble rolls on by one, two or three steps. */
export const RACE = {
  sportId: 51,
  /** Steps of the track; a marble that has gone this many has finished. */
  length: 120,
  mostSteps: 3,
  /** Seconds between announcement and start of a race; until then all bets are open. */
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
