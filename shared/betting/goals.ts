/**
 * Goals of a football match by Dixon and Coles (1997): both sides score by Poisson, and a factor moves probability
 * between the low scores.
 */

/** τ of the paper: factor on the probability of a score. */
export function tau(home: number, away: number, lambda: number, mu: number, rho: number): number {
  if (home === 0 && away === 0) return 1 - lambda * mu * rho;
  if (home === 0 && away === 1) return 1 + lambda * rho;
  if (home === 1 && away === 0) return 1 + mu * rho;
  if (home === 1 && away === 1) return 1 - rho;
  return 1;
}

export interface GoalModel {
  /** Goals that the home side is expected to score. */
  home: number;
  away: number;
  rho: number;
}

const poisson = (mean: number, most: number): number[] => {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= most; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
};

/** Chances of all scores up to so many goals a side, which add up to 1: `[home][away]`. */
export function scoreChances({ home, away, rho }: GoalModel, most: number): number[][] {
  const [ofHome, ofAway] = [poisson(home, most), poisson(away, most)];
  const raw = ofHome.map((one, scored) =>
    ofAway.map((other, conceded) => one * other * tau(scored, conceded, home, away, rho)),
  );
  const total = raw.flat().reduce((sum, chance) => sum + chance, 0);
  return raw.map((row) => row.map((chance) => chance / total));
}
