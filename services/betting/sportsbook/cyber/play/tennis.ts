/** Tennis played forward, point by point, by the players' chances on serve. */
import { gameIsWon, otherSide, setIsWon, tieBreakServer } from "../../live/tennisScore.ts";
import type { Incident, Strength, Timeline } from "../../model.ts";
import type { Random } from "../../seed/random.ts";
import type { TennisRules } from "../rules.ts";

type Side = 1 | 2;
const setsToWin = 2;

export function playTennis(rules: TennisRules, strength: Strength, random: Random): Timeline {
  const incidents: Incident[] = [];
  const sets = { 1: 0, 2: 0 };
  let at = 0;
  let server: Side = random() < 0.5 ? 1 : 2;
  const minute = (): string => String(Math.floor(at / 60) + 1);
  while (Math.max(sets[1], sets[2]) < setsToWin) {
    if (incidents.length > 0) at += rules.setSeconds;
    incidents.push({ at, type: "PERIOD_START", side: server, minute: minute() });
    const games = { 1: 0, 2: 0 };
    while (!setIsWon(games[1], games[2])) {
      if (games[1] + games[2] > 0) at += rules.gameSeconds;
      const isTieBreak = games[1] === 6 && games[2] === 6;
      const points = { 1: 0, 2: 0 };
      let winner: Side = 1;
      while (!gameIsWon(points, isTieBreak)) {
        at += rules.pointSeconds - 1 + Math.floor(random() * 3);
        const serving = isTieBreak ? tieBreakServer(server, points[1] + points[2]) : server;
        winner = random() < (serving === 1 ? strength.home : 1 - strength.away) ? 1 : 2;
        points[winner] += 1;
        incidents.push({ at, type: "GOAL", side: winner, minute: minute() });
      }
      games[winner] += 1;
      server = otherSide(server);
    }
    // In the second of the last point: a set that is won must not be open for bets meanwhile.
    incidents.push({ at, type: "PERIOD_END", side: null, minute: minute() });
    sets[games[1] > games[2] ? 1 : 2] += 1;
  }
  return { incidents, duration: at };
}
