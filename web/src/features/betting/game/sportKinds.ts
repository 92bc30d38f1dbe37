/** How games of each sport are told: which score sheet, which court, and what a scoring event is called. */

/**
 * goals: few, each an event of its own. points: many, several at once. rallies: counted within sets. runs: while a side
 * bats. kills, rounds, blows: within maps.
 */
export type Scoring = "goals" | "points" | "rallies" | "runs" | "kills" | "rounds" | "blows";
export type CourtName =
  | "football"
  | "iceHockey"
  | "basketball"
  | "americanFootball"
  | "tennis"
  | "volleyball"
  | "cricket"
  | "baseball";

export interface SportKind {
  scoring: Scoring;
  /** Null if nothing can be drawn. */
  court: CourtName | null;
  /** Periods of a game without overtime; null if their number is open. */
  periods: number | null;
  /** Minutes of a game without overtime; null in sports without a clock. */
  minutes: number | null;
}

const KINDS: Readonly<Record<string, SportKind>> = {
  football: { scoring: "goals", court: "football", periods: 2, minutes: 90 },
  "ice-hockey": { scoring: "goals", court: "iceHockey", periods: 3, minutes: 60 },
  basketball: { scoring: "points", court: "basketball", periods: 4, minutes: 48 },
  "american-football": { scoring: "points", court: "americanFootball", periods: 4, minutes: 60 },
  tennis: { scoring: "rallies", court: "tennis", periods: null, minutes: null },
  volleyball: { scoring: "rallies", court: "volleyball", periods: null, minutes: null },
  cricket: { scoring: "runs", court: "cricket", periods: 2, minutes: null },
  baseball: { scoring: "runs", court: "baseball", periods: 9, minutes: null },
  "virtual-football": { scoring: "goals", court: "football", periods: 2, minutes: 8 },
  "virtual-basketball": { scoring: "points", court: "basketball", periods: 4, minutes: 10 },
  "virtual-ice-hockey": { scoring: "goals", court: "iceHockey", periods: 3, minutes: 9 },
  "virtual-tennis": { scoring: "rallies", court: "tennis", periods: null, minutes: null },
  "console-football": { scoring: "goals", court: "football", periods: 2, minutes: 8 },
  "console-ice-hockey": { scoring: "goals", court: "iceHockey", periods: 3, minutes: 10 },
  "dota-2": { scoring: "kills", court: null, periods: null, minutes: 40 },
  "league-of-legends": { scoring: "kills", court: null, periods: null, minutes: 35 },
  "counter-strike": { scoring: "rounds", court: null, periods: null, minutes: 45 },
  valorant: { scoring: "rounds", court: null, periods: null, minutes: 40 },
  "mortal-duel": { scoring: "blows", court: null, periods: null, minutes: null },
};

/** Null for a sport that has no court of its own, such as a race. */
export function sportKind(slug: string | undefined): SportKind | null {
  return slug !== undefined && Object.hasOwn(KINDS, slug) ? (KINDS[slug] ?? null) : null;
}

/** What stops bets for a moment in games of a sport: key of the words that say so. */
export function whatStops(
  sport: { slug: string; area: string } | null,
): "football" | "goals" | "maps" | "race" | "other" {
  if (sport?.area === "MARBLE") return "race";
  if (sport?.slug === "football") return "football";
  const scoring = sportKind(sport?.slug)?.scoring;
  if (scoring === "goals") return "goals";
  return scoring === "kills" || scoring === "rounds" || scoring === "blows" ? "maps" : "other";
}
