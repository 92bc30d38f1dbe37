/**
 * Tennis from final set scores: games are drawn by the players' chances on serve among the ways that lead to the set's
 * score, points among the ways that lead to the game's winner.
 */
import type { Incident, Strength, Timeline } from "../../model.ts";
import type { Random } from "../../seed/random.ts";
import { gameIsWon, otherSide, setIsWon, tieBreakServer } from "../tennisScore.ts";
import { countFinals, finalState, type Candidate, type PlayedFinal } from "./candidates.ts";

type Side = 1 | 2;
type Score = readonly [number, number];

/** Real seconds: a point with the time before the next one, and the breaks after a game, at a change of ends, after a set. */
const seconds = { point: 38, pointSpread: 18, game: 25, change: 90, set: 125 } as const;
/** Tries to draw a game that its winner wins; a game of four points stands in afterwards. */
const mostTries = 400;

/** One candidate for each set score seen in best-of-three matches that were played to their end. */
export function tennisCandidates(finals: readonly PlayedFinal[]): Candidate[] {
  return countFinals(finals.filter(isWholeMatch)).map(({ final, count }) => ({
    final: finalState(final.home, final.away, final.periods ?? []),
    weight: count,
    tell: (strength, random) => tellTennis(final.periods ?? [], strength, random),
  }));
}

/** Two sets won, every set won by the rules, and the last one by the winner. */
function isWholeMatch({ home, away, periods = [] }: PlayedFinal): boolean {
  const last = periods.at(-1);
  return Math.max(home, away) === 2 && periods.length === home + away && periods.every(([one, other]) => setIsWon(one, other))
    && last !== undefined && last[0] > last[1] === home > away;
}

function tellTennis(sets: readonly Score[], strength: Strength, random: Random): Timeline {
  const incidents: Incident[] = [];
  let at = 0;
  let server: Side = random() < 0.5 ? 1 : 2;
  const minute = (): string => String(Math.floor(at / 60) + 1);
  for (const [index, set] of sets.entries()) {
    incidents.push({ at, type: "PERIOD_START", side: server, minute: minute() });
    const games = drawGames(set, server, strength, random);
    for (const [number, winner] of games.entries()) {
      const isTieBreak = number === 12;
      for (const side of drawPoints(winner, server, isTieBreak, strength, random)) {
        at += seconds.point + Math.floor((random() * 2 - 1) * seconds.pointSpread);
        incidents.push({ at, type: "GOAL", side, minute: minute() });
      }
      server = otherSide(server);
      if (number < games.length - 1) at += number % 2 === 0 ? seconds.change : seconds.game;
    }
    // In the second of the last point: a set that is won must not be open for bets meanwhile.
    incidents.push({ at, type: "PERIOD_END", side: null, minute: minute() });
    if (index < sets.length - 1) at += seconds.set;
  }
  return { incidents, duration: at };
}

/** Chance that the home side wins a point. */
function pointChance(strength: Strength, server: Side): number {
  return server === 1 ? strength.home : 1 - strength.away;
}

/** Chance to win a game from 0:0 by the chance p to win a point: p⁴(15 − 4p − 10p²/(1 − 2p(1 − p))). */
export function gameChance(p: number): number {
  return p ** 4 * (15 - 4 * p - (10 * p * p) / (1 - 2 * p * (1 - p)));
}

/** Winners of the set's games, drawn by the chances of holding serve among the orders that end at its score. */
function drawGames(target: Score, firstServer: Side, strength: Strength, random: Random): Side[] {
  const known = new Map<string, number>();
  const homeWins = (played: number): number => {
    if (played === 12) return 0.5;
    return gameChance(pointChance(strength, played % 2 === 0 ? firstServer : otherSide(firstServer)));
  };
  /** Chance to come from a score to the target. */
  const reach = (home: number, away: number): number => {
    if (home === target[0] && away === target[1]) return 1;
    if (home > target[0] || away > target[1] || setIsWon(home, away)) return 0;
    const key = `${home}:${away}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const chance = homeWins(home + away);
    const value = chance * reach(home + 1, away) + (1 - chance) * reach(home, away + 1);
    known.set(key, value);
    return value;
  };
  const winners: Side[] = [];
  let [home, away] = [0, 0];
  while (home !== target[0] || away !== target[1]) {
    const chance = homeWins(home + away);
    const up = chance * reach(home + 1, away);
    const down = (1 - chance) * reach(home, away + 1);
    if (random() * (up + down) < up) {
      winners.push(1);
      home += 1;
    } else {
      winners.push(2);
      away += 1;
    }
  }
  return winners;
}

function drawPoints(winner: Side, server: Side, tieBreak: boolean, strength: Strength, random: Random): Side[] {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const points = { 1: 0, 2: 0 };
    const sides: Side[] = [];
    while (!gameIsWon(points, tieBreak)) {
      const serving = tieBreak ? tieBreakServer(server, sides.length) : server;
      const side = random() < pointChance(strength, serving) ? 1 : 2;
      points[side] += 1;
      sides.push(side);
    }
    if (sides.at(-1) === winner) return sides;
  }
  return Array.from({ length: tieBreak ? 7 : 4 }, () => winner);
}
