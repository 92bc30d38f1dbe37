/**
 * Shared types of the sportsbook: the contents of the seed, timelines, what models price and settle, and what the
 * coupons service may ask of the book. Types only.
 */

import type { LegResult } from "#shared/betting/coupon/legs.ts";

/** Sports by their stable ids; the slug is the path segment. */
export type ClassicSlug =
  | "football"
  | "ice-hockey"
  | "basketball"
  | "tennis"
  | "volleyball"
  | "cricket"
  | "american-football"
  | "baseball";
/** Cyber-sports, whose matches the services simulate. */
export type CyberSlug =
  | "dota-2"
  | "counter-strike"
  | "league-of-legends"
  | "valorant"
  | "virtual-football"
  | "virtual-basketball"
  | "virtual-ice-hockey"
  | "virtual-tennis"
  | "console-football"
  | "console-ice-hockey"
  | "mortal-duel";
/** Sports simulated by their rules, not replayed from past matches. */
export type SimulatedSlug = CyberSlug | "marbles";
export type SportSlug = ClassicSlug | SimulatedSlug;

/** A text in every language of the site; `en` always exists and replaces missing ones. */
export interface Names {
  en: string;
  ru?: string;
  ar?: string;
  es?: string;
}

/** Where a sport is shown: among the classic ones, in the cyber-sport area, or with the marble races. */
export type SportArea = "CLASSIC" | "CYBER" | "MARBLE";

/** How a cyber-sport is played: by professionals, by the computer alone, or by two players on a stream. */
export type CyberVariant = "REAL" | "VIRTUAL" | "STREAM";

export interface SeedSport {
  id: number;
  slug: SportSlug;
  names: Names;
  order: number;
  area: SportArea;
  /** Null outside the cyber area. */ cyberVariant: CyberVariant | null;
}

export interface SeedChampionship {
  id: number;
  sportId: number;
  slug: string;
  names: Names;
  /** ISO 3166 in lower case, alpha-2 or a part such as "gb-eng"; null for international ones. */
  countryCode: string | null;
  order: number;
  isTop: boolean;
  /** Its teams: those of its fixtures, or of the last season known where it has none. */
  teamIds: number[];
}

export interface SeedTeam {
  id: number;
  sportId: number;
  /** The championship it plays in; live pairings stay inside one. */
  championshipId: number;
  names: Names;
  /** Up to four letters. */
  shortName: string;
  color: string;
  secondColor: string;
}

/** A game that is or was scheduled. `startsAt` is epoch seconds UTC. */
export interface SeedFixture {
  id: number;
  championshipId: number;
  homeId: number;
  awayId: number;
  startsAt: number;
}

/** Strength of the two sides, from ratings fitted on results before the game. The meaning is the sport's model's. */
export interface Strength {
  /**
   * Expected score of the home side (goals, points) or, in set sports, its chance to win a rally or a service point.
   */
  home: number;
  away: number;
  /** Dixon–Coles ρ in football; unused elsewhere. */
  rho?: number;
  /** In a race: how much likelier than a short step a long one is, a runner each (see cyber/rules.ts). */
  field?: readonly number[];
}

/** Kinds of incidents; the same names as the schema's GameEventType. */
export type IncidentType =
  | "GOAL"
  | "OWN_GOAL"
  | "PENALTY"
  | "YELLOW_CARD"
  | "RED_CARD"
  | "SUBSTITUTION"
  | "GOAL_DISALLOWED"
  | "WICKET"
  | "PERIOD_START"
  | "PERIOD_END"
  /** A tower or barracks taken in a map of a cyber-sport, by `side`. */
  | "OBJECTIVE"
  /** One second of a race; `steps` says how far each runner came. */
  | "MOVE";

/** Something that happens in a match, `at` seconds of real match time after the start (breaks included). */
export interface Incident {
  at: number;
  type: IncidentType;
  side: 1 | 2 | null;
  /** As shown, such as "45+2". */
  minute: string;
  /** What GOAL adds to the side's score; 1 when left out (basketball 2 or 3, a set sport's rally 1). */
  points?: number;
  /** Of MOVE: steps of each runner of the field in this second. */
  steps?: readonly number[];
}

/** A whole match as it went. Never served; only what lies before "now" may be looked at. */
export interface Timeline {
  incidents: Incident[];
  /** Seconds from start to end, breaks included. */ duration: number;
}

/** The events so far: besides `Strength`, the only thing that a live price may depend on. */
export interface PlayState {
  home: number;
  away: number;
  /** Score by period (halves, quarters, sets). */
  periods: { home: number; away: number }[];
  /** Period now, 1-based; 0 before the start. */
  period: number;
  /** Seconds on the game clock; null in sports without one. */
  clockSeconds: number | null;
  isPaused: boolean;
  homeReds: number;
  awayReds: number;
  homePoints: string | null;
  awayPoints: string | null;
  serving: 1 | 2 | null;
  /** In baseball: share of the turn at bat still to come. Not served. */
  turnShare?: number;
  /** The winner of each finished map, if that isn't the side with more points in it. */
  mapWinners?: readonly (1 | 2)[];
  race?: RaceState;
}

/** State of a race. */
export interface RaceState {
  /** Steps of each runner, in the order of the field. */
  steps: readonly number[];
  /**
   * Second of the race in which each runner finished, null before; runners of the same second are ordered by their
   * distance.
   */
  finishedIn: readonly (number | null)[];
}

/** A market as a model prices it: fair probabilities, before the margin. */
export interface ModelMarket {
  /** "1x2", "double_chance", "total", "handicap", "both_to_score", "correct_score", "winner" … */
  type: string;
  /** Line as a decimal string ("2.5", "-0.25"), null without one. */
  param: string | null;
  /** Group for the tabs of the game page: "main", "totals", "handicaps", "score" … */
  group: string;
  /** Shown in lists. */
  isMain: boolean;
  outcomes: { type: string; probability: number }[];
}

/** Result of an outcome; HALF_* for quarter lines, DEAD_HEAT_… where several share a place. */
export type OutcomeResult = LegResult;

/** One way a game may end, and how likely it is. */
export interface Final {
  probability: number;
  state: PlayState;
}

/** How a game's markets hang together, where the model knows: bets on several of them at once are priced from it. */
export interface JointModel {
  /** Types of market whose results follow from the final score alone. */
  marketTypes: readonly string[];
  /**
   * All ways the game may end, before the start (`state` null) or from its current state; probabilities add up to 1.
   * Empty once nothing is open.
   */
  finals(strength: Strength, state: PlayState | null): Final[];
}

/** One sport's model. Pure. */
export interface SportModel {
  /** Left out where a model prices its markets each by itself. */
  joint?: JointModel;
  /** Fair markets before the start (`state` null) or for the rest of the match. Decided markets are left out. */
  markets(strength: Strength, state: PlayState | null): ModelMarket[];
  /** Result of an outcome at the end, or as soon as it can't change any more; null while open. */
  settle(
    market: { type: string; param: string | null },
    outcomeType: string,
    state: PlayState,
    isFinished: boolean,
  ): OutcomeResult | null;
}

/** What the seed provides to the book. */
export interface Seed {
  sports: SeedSport[];
  championships: SeedChampionship[];
  teams: SeedTeam[];
  fixtures: SeedFixture[];
  /** Strength of a fixture's sides by ratings fitted on results before the season or the day. */
  strength(fixture: SeedFixture): Strength;
  /** Past football matches, minute by minute, without teams or dates. */
  footballTimelines: Timeline[];
  /** Final scores of past matches, for sports whose ends are drawn from them, by sport slug. */
  finals: Partial<Record<SportSlug, { home: number; away: number }[]>>;
}

/** An outcome as the coupons service sees it. */
export interface BookOutcome {
  outcomeId: string;
  outcomeType: string;
  outcomeNames: Names;
  marketId: string;
  marketType: string;
  marketNames: Names;
  /** Decimal odds, 3 places, as a string. */
  coef: string;
  isBlocked: boolean;
  /** Rises each time the outcome's market closes and opens again. */
  marketVersion: number;
  game: BookGame;
}

export interface BookGame {
  gameId: string;
  sportId: string;
  championshipId: string;
  championshipNames: Names;
  names: Names;
  section: "LINE" | "LIVE";
  isFinished: boolean;
  /** Epoch seconds. */
  startsAt: number;
  version: number;
  /** "1:0"; null before the start. */
  score: string | null;
}

/** What the coupons service may ask of the book. Answers are for the current moment of the services' clock. */
export interface OddsBook {
  /** Null if the outcome is not (or no longer) on offer, or was never. */
  outcome(outcomeId: string): BookOutcome | null;
  /** The outcomes of the market that one belongs to, itself among them; none when it is not on offer. */
  siblings(outcomeId: string): BookOutcome[];
  /** The game of an outcome id, even if the outcome no longer exists; null if there is no such game. */
  gameOf(outcomeId: string): BookGame | null;
  /** Result of an outcome of a game that is over (or decided before its end); null while open; VOID when called off. */
  result(outcomeId: string): OutcomeResult | null;
}
