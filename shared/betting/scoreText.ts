/** A score as a text (SPEC 3.03 scoreFormatted). */

export interface ScoreNumbers {
  home: number;
  away: number;
  periods: readonly { home: number; away: number }[];
  homePoints: string | null;
  awayPoints: string | null;
  /** Of a race, which has places instead of a score. */
  race?: object | null | undefined;
}

/** The main score, those of periods where there are several, and points within a game: "1:0 (6:4, 2:1) 40:15". */
export function scoreText({ home, away, periods, homePoints, awayPoints, race }: ScoreNumbers): string | null {
  if (race != null) return null;
  const ofPeriods = periods.length > 1 ? ` (${periods.map((one) => `${one.home}:${one.away}`).join(", ")})` : "";
  const points = homePoints === null || awayPoints === null ? "" : ` ${homePoints}:${awayPoints}`;
  return `${home}:${away}${ofPeriods}${points}`;
}
