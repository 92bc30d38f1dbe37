/**
 * Ice hockey: goals of regular time fall evenly, as many as the model's Poisson law says; a draw goes to a sudden end.
 */
import type { Incident, Strength, Timeline } from "../../model.ts";
import { overtimeWin } from "../../pricing/ice-hockey.ts";
import { drawPoisson, type Random } from "../../seed/random.ts";
import { breakAfter, gameClocks, periodLength, secondsBefore } from "../clocks.ts";

interface Goal {
  side: 1 | 2;
  second: number;
}

export function playIceHockey(strength: Strength, random: Random): Timeline {
  const clock = gameClocks["ice-hockey"];
  if (clock === null) throw new Error("Ice hockey has no game clock");
  const periods = Array.from({ length: clock.periods }, (): Goal[] => []);
  const goals = { 1: drawPoisson(strength.home, random), 2: drawPoisson(strength.away, random) };
  for (const side of [1, 2] as const) {
    for (let goal = 0; goal < goals[side]; goal += 1) {
      const second = 1 + Math.floor(random() * (clock.periods * clock.periodSeconds - 1));
      const period = Math.min(clock.periods - 1, Math.floor(second / clock.periodSeconds));
      periods[period]?.push({ side, second: Math.max(1, second - period * clock.periodSeconds) });
    }
  }
  if (goals[1] === goals[2]) {
    periods.push([
      {
        side: random() < overtimeWin(strength) ? 1 : 2,
        second: 5 + Math.floor(random() * (clock.overtimeSeconds - 10)),
      },
    ]);
  }
  const incidents: Incident[] = [];
  let start = 0;
  for (const [index, drawn] of periods.entries()) {
    const period = index + 1;
    const inOrder = drawn.toSorted((one, other) => one.second - other.second);
    const played = period > clock.periods ? (inOrder.at(-1)?.second ?? 0) + 1 : periodLength(clock, period);
    const minuteAt = (second: number): string => String(Math.floor((secondsBefore(clock, period) + second) / 60) + 1);
    const real = (second: number): number => start + Math.ceil(second / clock.rate);
    incidents.push(
      { at: start, type: "PERIOD_START", side: null, minute: minuteAt(0) },
      ...inOrder.map(({ side, second }): Incident => ({
        at: real(second),
        type: "GOAL",
        side,
        minute: minuteAt(second),
        points: 1,
      })),
      { at: real(played), type: "PERIOD_END", side: null, minute: minuteAt(played - 1) },
    );
    start = real(played) + (period < periods.length ? breakAfter(clock, period) : 0);
  }
  return { incidents, duration: start };
}
