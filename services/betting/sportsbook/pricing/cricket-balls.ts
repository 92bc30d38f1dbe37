/**
 * An innings of twenty overs, ball by ball. A ball takes a wicket with one chance; if not, it brings runs, as many on
 * average as the side's strength says. Overs have a tempo each, some four times as fruitful as others, which gives
 * innings the scatter they have. Played by live/processes/cricket.ts, priced by cricket.ts.
 */
export const BALLS = 120;
export const WICKETS = 10;
export const BALLS_OF_OVER = 6;
/** Chance of a wicket with each ball: six in an innings of 120 balls. */
export const WICKET_CHANCE = 0.05;
/** An over's tempo is the mean of so many exponential draws: its standard deviation is 1/√3 of its mean. */
export const TEMPO_DRAWS = 3;

/** Runs of a ball without a wicket, with their weights at an average score; smallest first. */
export const BALL_RUNS: readonly { runs: number; weight: number }[] = [
  { runs: 0, weight: 0.35 },
  { runs: 1, weight: 0.41 },
  { runs: 2, weight: 0.08 },
  { runs: 4, weight: 0.115 },
  { runs: 6, weight: 0.045 },
];

/** scoringBalls[w][b]: balls without a wicket expected after b balls and w wickets. */
const SCORING_BALLS = scoringBalls();

function scoringBalls(): Float64Array[] {
  const table = Array.from({ length: WICKETS + 1 }, () => new Float64Array(BALLS + 1));
  for (let balls = BALLS - 1; balls >= 0; balls -= 1) {
    for (let wickets = 0; wickets < WICKETS; wickets += 1) {
      const [same, next] = [table[wickets], table[wickets + 1]];
      if (same !== undefined)
        same[balls] = (1 - WICKET_CHANCE) * (1 + (same[balls + 1] ?? 0)) + WICKET_CHANCE * (next?.[balls + 1] ?? 0);
    }
  }
  return table;
}

/** Balls without a wicket still expected in an innings. */
export function scoringBallsLeft(wickets: number, balls: number): number {
  return SCORING_BALLS[Math.min(WICKETS, wickets)]?.[Math.min(BALLS, balls)] ?? 0;
}

/** Expected runs of a ball without a wicket, for a side that makes so many runs in an innings. */
export function runsABall(runsAnInnings: number): number {
  return runsAnInnings / scoringBallsLeft(0, 0);
}

/**
 * Probability that a won chase ends so many runs beyond its target: that of a ball with more runs, divided by the mean.
 */
export const OVERSHOOT: readonly number[] = overshoot();

function overshoot(): number[] {
  const scoring = BALL_RUNS.filter(({ runs }) => runs > 0);
  const above = (count: number): number =>
    scoring.reduce((sum, { runs, weight }) => sum + (runs > count ? weight : 0), 0);
  const chances = [0, 1, 2, 3, 4, 5].map(above);
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return chances.map((chance) => chance / sum);
}
