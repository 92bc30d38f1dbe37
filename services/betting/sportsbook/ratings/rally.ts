/** Chance to win a rally, after Bradley and Terry (1952): logit = home advantage + rating(home) − rating(away). */

export interface RallyCount {
  home: string;
  away: string;
  homeWon: number;
  awayWon: number;
  weight: number;
}

/** Home advantage and ratings, as logits; `ridge` draws ratings to 0, in rallies. Throws without counts. */
export function fitRallies(counts: readonly RallyCount[], ridge: number): { home: number; teams: Map<string, number> } {
  if (counts.length === 0) throw new Error("No rallies to fit ratings on");
  const teams = new Map(
    [...new Set(counts.flatMap(({ home, away }) => [home, away]))].toSorted().map((name) => [name, 0]),
  );
  const ratings = { home: 0, teams };
  for (let round = 0; round < 500; round += 1) {
    let largest = newton(counts, ratings, null, 0);
    for (const name of teams.keys())
      largest = Math.max(
        largest,
        newton(
          counts.filter(({ home, away }) => home === name || away === name),
          ratings,
          name,
          ridge,
        ),
      );
    if (largest < 1e-7) break;
  }
  return ratings;
}

/** One step of Newton on one rating, or on the home advantage for `name` null; returns its size. */
function newton(
  counts: readonly RallyCount[],
  ratings: { home: number; teams: Map<string, number> },
  name: string | null,
  ridge: number,
): number {
  const present = name === null ? ratings.home : (ratings.teams.get(name) ?? 0);
  let slope = -ridge * present;
  let bend = ridge;
  for (const { home, away, homeWon, awayWon, weight } of counts) {
    const chance =
      1 / (1 + Math.exp(-(ratings.home + (ratings.teams.get(home) ?? 0) - (ratings.teams.get(away) ?? 0))));
    const rallies = homeWon + awayWon;
    slope += weight * (homeWon - rallies * chance) * (name === null || name === home ? 1 : -1);
    bend += weight * rallies * chance * (1 - chance);
  }
  const step = bend > 0 ? slope / bend : 0;
  if (name === null) ratings.home += step;
  else ratings.teams.set(name, present + step);
  return Math.abs(step);
}
