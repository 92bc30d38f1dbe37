/**
 * Marble races. Every marble's way to the line is known exactly: the chance of each second it may pass it in, and of
 * how far beyond. Marbles don't touch each other, so places follow from putting those chances together. Marbles of the
 * same second and the same way beyond the line share their places, and bets on them are paid by the rule of dead heats;
 * so a fair chance here is the part of a win that a bet may expect.
 */
import type { ModelMarket, PlayState, RaceState, Strength } from "../../model.ts";
import { twoWay } from "../../pricing/results.ts";
import { RACE, stepChances } from "../rules.ts";

/** Chances of arrivals, earlier ones first: three for each second, the farthest beyond the line before the others. */
export type Arrivals = Float64Array;

/** Which of the possible arrivals it is to finish in a given second with a given number of steps. */
export function arrivalOf(second: number, steps: number): number {
  return second * RACE.mostSteps + (RACE.mostSteps - 1 - (steps - RACE.length));
}

/** Seconds of the race that are distinguished; a marble with one step each second has finished by then. */
const mostSeconds = RACE.length + 1;
/** A way to the line is followed until less than this is left of it. */
const negligible = 1e-10;
/** Arrivals less likely than this are left out where marbles are set against each other, which is most of the work. */
const tooRare = 1e-8;
/** Events beyond this level, counting a marble itself, practically never happen; they count as this level. */
const mostLevel = 4;

export function raceMarkets({ field = [] }: Strength, state: PlayState | null): ModelMarket[] {
  const arrivals = field.map((form, runner) => arrivalsOf(form, runner, state?.race ?? null, state?.clockSeconds ?? 0));
  const shares = placeShares(arrivals);
  const wins = shares.map(({ win }) => win);
  // All but known: nothing is left to bet on.
  if (wins.some((win) => win > 1 - 1e-6)) return [];
  const odd = wins.reduce((sum, win, runner) => sum + (runner % 2 === 0 ? win : 0), 0);
  return [
    { type: "race_winner", param: null, group: "main", isMain: true, outcomes: outcomesOf(wins) },
    ...(shares.some(({ place }) => place > 1 - 1e-6)
      ? []
      : [
          {
            type: "race_place",
            param: null,
            group: "main",
            isMain: false,
            outcomes: outcomesOf(shares.map(({ place }) => place)),
          },
        ]),
    ...twoWay("race_odd_even", "main", "odd", odd, "even"),
    ...Array.from({ length: Math.floor(field.length / 2) }, (_, pair) => duelMarkets(pair, arrivals)).flat(),
  ];
}

function outcomesOf(chances: readonly number[]): ModelMarket["outcomes"] {
  return chances.map((probability, runner) => ({ type: `runner${runner + 1}`, probability: Math.min(1, probability) }));
}

/** Which of two neighbours comes in before the other; a dead heat gives the stakes back. */
function duelMarkets(pair: number, arrivals: readonly Arrivals[]): ModelMarket[] {
  const [one, other] = [arrivals[2 * pair], arrivals[2 * pair + 1]];
  if (one === undefined || other === undefined) return [];
  const before = chanceBefore(one, other);
  const after = chanceBefore(other, one);
  return before + after < negligible
    ? []
    : twoWay(
        "race_duel",
        "duels",
        `runner${2 * pair + 1}`,
        before / (before + after),
        `runner${2 * pair + 2}`,
        String(pair + 1),
      );
}

function chanceBefore(one: Arrivals, other: Arrivals): number {
  let later = other.reduce((sum, chance) => sum + chance, 0);
  let before = 0;
  for (let index = 0; index < one.length; index += 1) {
    later -= other[index] ?? 0;
    before += (one[index] ?? 0) * Math.max(0, later);
  }
  return before;
}

/** When a marble of this form may arrive, from its position after the given seconds of the race. */
export function arrivalsOf(form: number, runner: number, race: RaceState | null, second: number): Arrivals {
  const arrivals = new Float64Array(mostSeconds * RACE.mostSteps + RACE.mostSteps);
  const steps = race?.steps[runner] ?? 0;
  const finished = race?.finishedIn[runner] ?? null;
  if (finished !== null) {
    arrivals[arrivalOf(finished, steps)] = 1;
    return arrivals;
  }
  const [one, two, three] = stepChances(form);
  let places = new Float64Array(RACE.length);
  places[steps] = 1;
  let left = 1;
  for (let now = second + 1; left > negligible && now < mostSeconds; now += 1) {
    const next = new Float64Array(RACE.length);
    for (let place = 0; place < RACE.length; place += 1) {
      const chance = places[place] ?? 0;
      if (chance === 0) continue;
      for (let moved = 1; moved <= RACE.mostSteps; moved += 1) {
        const share = chance * (moved === 1 ? one : moved === 2 ? two : three);
        const to = place + moved;
        if (to < RACE.length) {
          next[to] = (next[to] ?? 0) + share;
        } else {
          const arrival = arrivalOf(now, to);
          arrivals[arrival] = (arrivals[arrival] ?? 0) + share;
          left -= share;
        }
      }
    }
    places = next;
  }
  return arrivals;
}

/**
 * Expected share of each marble in the win and in the places paid. They add up to 1 and to the number of places paid.
 */
export function placeShares(arrivals: readonly Arrivals[]): { win: number; place: number }[] {
  const later = arrivals.map((chances) => {
    const sums = new Float64Array(chances.length + 1);
    for (let index = chances.length - 1; index >= 0; index -= 1)
      sums[index] = (sums[index + 1] ?? 0) + (chances[index] ?? 0);
    return sums;
  });
  return arrivals.map((own, runner) => {
    const shares = { win: 0, place: 0 };
    for (let arrival = 0; arrival < own.length; arrival += 1) {
      const chance = own[arrival] ?? 0;
      if (chance < tooRare) continue;
      const standings = standingsAt(arrival, runner, arrivals, later);
      shares.win += chance * shareOf(standings, 1);
      shares.place += chance * shareOf(standings, RACE.places);
    }
    return shares;
  });
}

/**
 * Probabilities of so many others ahead (fewer than the places paid) and so many level, at index ahead · mostLevel +
 * level.
 */
function standingsAt(
  arrival: number,
  runner: number,
  arrivals: readonly Arrivals[],
  later: readonly Float64Array[],
): Float64Array {
  const width = mostLevel;
  let standings = new Float64Array(RACE.places * width);
  standings[0] = 1;
  for (let other = 0; other < arrivals.length; other += 1) {
    if (other === runner) continue;
    const level = arrivals[other]?.[arrival] ?? 0;
    const behind = later[other]?.[arrival + 1] ?? 0;
    const ahead = Math.max(0, 1 - level - behind);
    const next = new Float64Array(standings.length);
    for (let index = 0; index < standings.length; index += 1) {
      const chance = standings[index] ?? 0;
      if (chance === 0) continue;
      next[index] = (next[index] ?? 0) + chance * behind;
      const beside = index % width === width - 1 ? index : index + 1;
      next[beside] = (next[beside] ?? 0) + chance * level;
      if (index + width < next.length) next[index + width] = (next[index + width] ?? 0) + chance * ahead;
    }
    standings = next;
  }
  return standings;
}

/** Part of the places paid that falls to one of those level. */
function shareOf(standings: Float64Array, places: number): number {
  const width = mostLevel;
  let share = 0;
  for (let ahead = 0; ahead < places; ahead += 1) {
    for (let level = 0; level < width; level += 1)
      share += (standings[ahead * width + level] ?? 0) * Math.min(1, (places - ahead) / (level + 1));
  }
  return share;
}
