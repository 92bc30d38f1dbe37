/**
 * Additive ratings: what one side makes of its chances is base + home advantage + its own quality − the other's
 * resistance. For points of basketball and American football, runs of cricket, and shares of service points of tennis
 * (combined as in Barnett and Clarke 2005). Weighted least squares with a ridge that draws ratings to 0.
 */

export interface Observation {
  attacker: string;
  defender: string;
  isHome: boolean;
  value: number;
  weight: number;
}

export interface AdditiveRatings {
  base: number;
  home: number;
  /** Quality in attack and resistance in defence, both positive when good. */
  teams: Map<string, { attack: number; defence: number }>;
}

/** `ridge` is the weight of the pull to 0, in the units of the observations' weights. Throws without observations. */
export function fitAdditive(observations: readonly Observation[], ridge: number, fitsHome = true): AdditiveRatings {
  if (observations.length === 0) throw new Error("No observations to fit ratings on");
  const names = [...new Set(observations.flatMap(({ attacker, defender }) => [attacker, defender]))].toSorted();
  const ratings: AdditiveRatings = {
    base: 0,
    home: 0,
    teams: new Map(names.map((name) => [name, { attack: 0, defence: 0 }])),
  };
  const left = ({ attacker, defender, isHome, value }: Observation): number =>
    value -
    ratings.base -
    (isHome ? ratings.home : 0) -
    (ratings.teams.get(attacker)?.attack ?? 0) +
    (ratings.teams.get(defender)?.defence ?? 0);
  const attacks = groupBy(observations, ({ attacker }) => attacker);
  const defences = groupBy(observations, ({ defender }) => defender);
  const home = observations.filter(({ isHome }) => isHome);
  for (let round = 0; round < 500; round += 1) {
    const baseStep = meanOf(observations, left, 0);
    ratings.base += baseStep;
    const homeStep = fitsHome ? meanOf(home, left, 0) : 0;
    ratings.home += homeStep;
    let largest = Math.max(Math.abs(baseStep), Math.abs(homeStep));
    for (const [name, team] of ratings.teams) {
      const attackStep = meanOf(attacks.get(name) ?? [], left, ridge, team.attack);
      team.attack += attackStep;
      const defenceStep = meanOf(defences.get(name) ?? [], (one) => -left(one), ridge, team.defence);
      team.defence += defenceStep;
      largest = Math.max(largest, Math.abs(attackStep), Math.abs(defenceStep));
    }
    centre(ratings);
    if (largest < 1e-7 * Math.max(1, Math.abs(ratings.base))) break;
  }
  return ratings;
}

/** Moves qualities and resistances to a mean of 0, and the base by what that takes away: no expected value changes. */
function centre(ratings: AdditiveRatings): void {
  const teams = [...ratings.teams.values()];
  const attack = teams.reduce((sum, team) => sum + team.attack, 0) / teams.length;
  const defence = teams.reduce((sum, team) => sum + team.defence, 0) / teams.length;
  for (const team of teams) {
    team.attack -= attack;
    team.defence -= defence;
  }
  ratings.base += attack - defence;
}

/** Weighted mean of the residuals, drawn to 0 by the ridge on the parameter's current value. */
function meanOf(
  observations: readonly Observation[],
  left: (one: Observation) => number,
  ridge: number,
  present = 0,
): number {
  let sum = -ridge * present;
  let weights = ridge;
  for (const one of observations) {
    sum += one.weight * left(one);
    weights += one.weight;
  }
  return weights > 0 ? sum / weights : 0;
}

function groupBy(observations: readonly Observation[], key: (one: Observation) => string): Map<string, Observation[]> {
  const groups = new Map<string, Observation[]>();
  for (const one of observations) {
    const list = groups.get(key(one));
    if (list === undefined) groups.set(key(one), [one]);
    else list.push(one);
  }
  return groups;
}
