/** Tennis, played point by point with the chances on serve that the prices are made of: nothing is drawn ahead. */
import type { Incident, Strength, Timeline } from "../../model.ts";
import type { Random } from "../../seed/random.ts";
import { gameIsWon, otherSide, setIsWon, tieBreakServer } from "../tennisScore.ts";

type Side = 1 | 2;

const setsToWin = 2;
/**
 * Real seconds: a point with the time before the next one, and the breaks after a game, at a change of ends, after a
 * set.
 */
const seconds = { point: 38, pointSpread: 18, game: 25, change: 90, set: 125 } as const;

export function playTennis(strength: Strength, random: Random): Timeline {
  const incidents: Incident[] = [];
  const sets = { 1: 0, 2: 0 };
  let at = 0;
  let server: Side = random() < 0.5 ? 1 : 2;
  const minute = (): string => String(Math.floor(at / 60) + 1);
  for (;;) {
    incidents.push({ at, type: "PERIOD_START", side: server, minute: minute() });
    const games = { 1: 0, 2: 0 };
    for (;;) {
      const played = games[1] + games[2];
      for (const side of drawPoints(server, played === 12, strength, random)) {
        at += seconds.point + Math.floor((random() * 2 - 1) * seconds.pointSpread);
        incidents.push({ at, type: "GOAL", side, minute: minute() });
      }
      games[incidents.at(-1)?.side ?? 1] += 1;
      server = otherSide(server);
      if (setIsWon(games[1], games[2])) break;
      at += played % 2 === 0 ? seconds.change : seconds.game;
    }
    sets[games[1] > games[2] ? 1 : 2] += 1;
    // In the second of the last point: a set that is won must not be open for bets meanwhile.
    incidents.push({ at, type: "PERIOD_END", side: null, minute: minute() });
    if (Math.max(sets[1], sets[2]) === setsToWin) return { incidents, duration: at };
    at += seconds.set;
  }
}

/** Winners of the points of a game or a tie-break. */
function drawPoints(server: Side, tieBreak: boolean, strength: Strength, random: Random): Side[] {
  const points = { 1: 0, 2: 0 };
  const sides: Side[] = [];
  while (!gameIsWon(points, tieBreak)) {
    const serving = tieBreak ? tieBreakServer(server, sides.length) : server;
    const homeWins = serving === 1 ? strength.home : 1 - strength.away;
    const side = random() < homeWins ? 1 : 2;
    points[side] += 1;
    sides.push(side);
  }
  return sides;
}
