/**
 * Matches of maps. Maps are independent, and within a map every round or objective has the same chance. So the match is
 * a random walk over the maps to come, and a map is a random walk over what is left to win in it.
 */
import type { ModelMarket, OutcomeResult, PlayState, SportModel, Strength } from "../../model.ts";
import {
  handicapMarkets,
  lineRange,
  markMain,
  MOST_CERTAIN,
  totalMarkets,
  type Distribution,
} from "../../pricing/lines.ts";
import { twoWay, winnerMarket } from "../../pricing/results.ts";
import { settleHandicap, settleTotal, settleWinner, won, type MarketKey } from "../../pricing/settle.ts";
import type { ObjectivesRules, RoundsRules } from "../rules.ts";
import { objectivesMap, roundsMap, type MapEnds } from "./mapEnds.ts";

type Rules = ObjectivesRules | RoundsRules;

export function mapsModel(rules: Rules): SportModel {
  return {
    markets: (strength, state) => mapsMarkets(rules, strength, state),
    settle: (market, outcome, state, isFinished) => settleMaps(rules, market, outcome, state, isFinished),
  };
}

function endsOf(rules: Rules, strength: Strength, state: PlayState | null): MapEnds {
  const isOpen = state !== null && state.period > 0 && !state.isPaused;
  const map = isOpen ? state.periods.at(-1) : undefined;
  if (rules.kind === "rounds") return roundsMap(rules, strength.home, map?.home ?? 0, map?.away ?? 0);
  const taken = isOpen ? { home: Number(state.homePoints), away: Number(state.awayPoints) } : { home: 0, away: 0 };
  return objectivesMap(rules, strength.home, taken, (map?.home ?? 0) + (map?.away ?? 0));
}

function mapsMarkets(rules: Rules, strength: Strength, state: PlayState | null): ModelMarket[] {
  const [home, away] = [state?.home ?? 0, state?.away ?? 0];
  if (Math.max(home, away) >= rules.mapsToWin) return [];
  const fresh = endsOf(rules, strength, null);
  const current = endsOf(rules, strength, state);
  const scores = matchScores(rules.mapsToWin, home, away, current.homeWins, fresh.homeWins);
  const chanceOf = (keep: (home: number, away: number) => boolean): number =>
    scores.reduce((sum, score) => sum + (keep(score.home, score.away) ? score.chance : 0), 0);
  const differences = distribution(scores.map((score) => [score.home - score.away, score.chance]));
  const totals = distribution(scores.map((score) => [score.home + score.away, score.chance]));
  const played = home + away;
  // Only maps that are certain to be played have their own markets.
  const certain = Math.min(rules.mapsToWin - Math.max(home, away), rules.unit === "map" ? 3 : 1);
  const open = scores
    .filter(({ chance }) => chance > 1e-9)
    .toSorted((one, other) => other.home - other.away - (one.home - one.away));
  return [
    ...winnerMarket(
      chanceOf((one, other) => one > other),
      true,
    ),
    ...markMain(
      totalMarkets(
        `${rules.unit}_total`,
        "maps",
        totals,
        lineRange(rules.mapsToWin + 0.5, 2 * rules.mapsToWin - 1.5, 1),
      ),
    ),
    ...markMain(
      handicapMarkets(
        `${rules.unit}_handicap`,
        "maps",
        differences,
        lineRange(0.5 - rules.mapsToWin, rules.mapsToWin - 0.5, 1).filter((line) => Math.abs(line) > 1),
      ),
    ),
    ...Array.from({ length: certain }, (_, index) =>
      mapMarkets(rules, played + index + 1, index === 0 ? current : fresh),
    ).flat(),
    ...(open.length > 1 && open.every(({ chance }) => chance < MOST_CERTAIN)
      ? [
          {
            type: `correct_${rules.unit}_score`,
            param: null,
            group: "maps",
            isMain: false,
            outcomes: open.map((score) => ({ type: `${score.home}:${score.away}`, probability: score.chance })),
          },
        ]
      : []),
  ];
}

/** Markets of one map: its winner and its counts. */
function mapMarkets(rules: Rules, number: number, { homeWins, total, difference }: MapEnds): ModelMarket[] {
  const group = `map${number}`;
  const winner = twoWay(
    `${rules.unit}_winner`,
    rules.unit === "map" ? group : "maps",
    "home",
    homeWins,
    "away",
    String(number),
  );
  if (rules.unit === "round") return winner;
  const counted = rules.kind === "rounds" ? "rounds" : "kills";
  return [
    ...winner,
    ...totalMarkets(`map${number}_${counted}`, group, total, around(total, rules.kind === "rounds" ? 1 : 2, 3)),
    ...(difference === null
      ? []
      : handicapMarkets(
          `map${number}_handicap`,
          group,
          difference,
          around(difference, 1, 2)
            .map((line) => -line)
            .toSorted((a, b) => a - b),
        )),
  ];
}

interface MatchScore {
  home: number;
  away: number;
  chance: number;
}

/** Chances of the final scores in maps: the current map by one chance, all later ones by another. */
export function matchScores(toWin: number, home: number, away: number, current: number, later: number): MatchScore[] {
  const ends = new Map<string, MatchScore>();
  const walk = (one: number, other: number, chance: number, p: number): void => {
    if (Math.max(one, other) === toWin) {
      const key = `${one}:${other}`;
      const known = ends.get(key);
      if (known === undefined) ends.set(key, { home: one, away: other, chance });
      else known.chance += chance;
      return;
    }
    walk(one + 1, other, chance * p, later);
    walk(one, other + 1, chance * (1 - p), later);
  };
  walk(home, away, 1, current);
  return [...ends.values()];
}

function distribution(chances: readonly (readonly [count: number, chance: number])[]): Distribution {
  const low = Math.min(...chances.map(([count]) => count));
  const sums = new Float64Array(Math.max(...chances.map(([count]) => count)) - low + 1);
  for (const [count, chance] of chances) sums[count - low] = (sums[count - low] ?? 0) + chance;
  return { low, chances: sums };
}

/** Half lines around the middle, some steps to either side. */
function around({ low, chances }: Distribution, step: number, aside: number): number[] {
  let sum = 0;
  let middle = low;
  for (let index = 0; index < chances.length && sum < 0.5; index += 1) {
    sum += chances[index] ?? 0;
    middle = low + index;
  }
  return lineRange(middle - 0.5 - step * aside, middle - 0.5 + step * aside, step);
}

function settleMaps(
  rules: Rules,
  market: MarketKey,
  outcome: string,
  state: PlayState,
  isFinished: boolean,
): OutcomeResult | null {
  const { home, away, mapWinners = [] } = state;
  switch (market.type) {
    case "winner":
      return isFinished ? settleWinner(outcome, home - away) : null;
    case `${rules.unit}_total`:
      return settleTotal(market.param, outcome, home + away, isFinished);
    case `${rules.unit}_handicap`:
      return isFinished ? settleHandicap(market.param, outcome, home - away) : null;
    case `correct_${rules.unit}_score`: {
      const [one = Number.NaN, other = Number.NaN] = outcome.split(":").map(Number);
      if (home > one || away > other) return "LOST";
      return isFinished ? won(home === one && away === other) : null;
    }
    case `${rules.unit}_winner`: {
      const winner = mapWinners[Number(market.param) - 1];
      // A map that was never played gives the stakes back.
      return winner === undefined ? (isFinished ? "VOID" : null) : won(outcome === (winner === 1 ? "home" : "away"));
    }
    default:
      return settleCounted(market, outcome, state, isFinished);
  }
}

/** Rounds and kills of one map; the market's type has its number. */
function settleCounted(
  market: MarketKey,
  outcome: string,
  { periods, mapWinners = [] }: PlayState,
  isFinished: boolean,
): OutcomeResult | null {
  const [, number, counted] = /^map(\d)_(rounds|kills|handicap)$/.exec(market.type) ?? [];
  if (number === undefined) return null;
  const map = periods[Number(number) - 1];
  const isOver = mapWinners.length >= Number(number);
  if (map === undefined) return isFinished ? "VOID" : null;
  if (counted === "handicap") return isOver ? settleHandicap(market.param, outcome, map.home - map.away) : null;
  return settleTotal(market.param, outcome, map.home + map.away, isOver);
}
