/**
 * The goals of a football match by the law of its prices: the score by Dixon and Coles, each goal at any moment as
 * likely as goals are there, which is the same as goals that fall independently with the rates of the model.
 */
import type { Incident, Strength } from "../../model.ts";
import { goalRates, redCardFactors } from "../../pricing/football-clock.ts";
import { boundedRho } from "../../pricing/grid.ts";
import { tau } from "#shared/betting/goals.ts";
import { drawPoisson, type Random } from "../../seed/random.ts";

export interface Goal {
  side: 1 | 2;
  /** Seconds since the start of its half. */ at: number;
}

/** A stretch of play with a constant rate of goals. `share` is of the goals of a whole match. */
interface Stretch {
  half: 0 | 1;
  from: number;
  until: number;
  share: number;
  home: number;
  away: number;
}

/** Seconds between two goals at least: the game starts again at the centre. */
const leastBetween = 45;

/** Goals of both halves, in order. `reds` are the sendings-off of each half. */
export function drawGoals(
  strength: Strength,
  seconds: readonly [number, number],
  reds: readonly [Incident[], Incident[]],
  random: Random,
): [Goal[], Goal[]] {
  const stretches = stretchesOf(seconds, reds);
  const share = {
    1: sum(stretches, ({ share: of, home }) => of * home),
    2: sum(stretches, ({ share: of, away }) => of * away),
  };
  const score = drawScore(strength, { home: strength.home * share[1], away: strength.away * share[2] }, random);
  const goals: [Goal[], Goal[]] = [[], []];
  for (const side of [1, 2] as const) {
    for (let goal = 0; goal < score[side]; goal += 1) {
      let left = random() * share[side];
      const stretch =
        stretches.find((one) => (left -= one.share * (side === 1 ? one.home : one.away)) < 0) ?? stretches.at(-1);
      if (stretch !== undefined)
        goals[stretch.half].push({ side, at: stretch.from + Math.floor(random() * (stretch.until - stretch.from)) });
    }
  }
  return [spaced(goals[0], seconds[0], random), spaced(goals[1], seconds[1], random)];
}

function sum(stretches: readonly Stretch[], valueOf: (stretch: Stretch) => number): number {
  return stretches.reduce((total, stretch) => total + valueOf(stretch), 0);
}

/** The match cut where the rate of goals changes: by the clock, and at each red card. */
function stretchesOf(seconds: readonly [number, number], reds: readonly [Incident[], Incident[]]): Stretch[] {
  const sentOff = { 1: 0, 2: 0 };
  return ([0, 1] as const).flatMap((half) => {
    const cards = reds[half].toSorted((one, other) => one.at - other.at);
    const stretches: Stretch[] = [];
    for (const { from, until, share } of goalRates(half, seconds[half])) {
      let begin = from;
      const add = (end: number): void => {
        const { home, away } = redCardFactors(sentOff[1], sentOff[2]);
        if (end > begin)
          stretches.push({
            half,
            from: begin,
            until: end,
            share: share * ((end - begin) / (until - from)),
            home,
            away,
          });
        begin = end;
      };
      for (const { at, side } of cards.filter((card) => card.at >= from && card.at < until)) {
        add(at);
        if (side !== null) sentOff[side] += 1;
      }
      add(until);
    }
    return stretches;
  });
}

/** A final score: Poisson goals of both sides, kept as often as Dixon and Coles's τ says. */
function drawScore(strength: Strength, mean: { home: number; away: number }, random: Random): Record<1 | 2, number> {
  const rho = boundedRho(strength.home, strength.away, strength.rho ?? 0);
  const factor = (home: number, away: number): number => tau(home, away, strength.home, strength.away, rho);
  const most = Math.max(1, factor(0, 0), factor(0, 1), factor(1, 0), factor(1, 1));
  for (;;) {
    const [home, away] = [drawPoisson(mean.home, random), drawPoisson(mean.away, random)];
    if (random() * most < factor(home, away)) return { 1: home, 2: away };
  }
}

function spaced(goals: readonly Goal[], seconds: number, random: Random): Goal[] {
  let earliest = 1;
  return goals
    .toSorted((one, other) => one.at - other.at)
    .map(({ side, at }) => {
      const moved = Math.min(seconds - 1, at >= earliest ? at : earliest + Math.floor(random() * 30));
      earliest = moved + leastBetween;
      return { side, at: moved };
    });
}
