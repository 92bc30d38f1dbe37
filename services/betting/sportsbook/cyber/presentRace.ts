/** A race's standing as the contract says it. */
import type { z } from "zod";
import type { raceScore } from "../api/score.ts";
import type { PlayState } from "../model.ts";
import { arrivalOf } from "./pricing/race.ts";
import { RACE } from "./rules.ts";

/** `announcedAt` is when the race's bets opened, epoch seconds. Null for anything but a race. */
export function presentRace({ race }: PlayState, announcedAt: number): z.infer<typeof raceScore> | null {
  if (race === undefined) return null;
  const arrivals = race.steps.map((steps, runner) =>
    arrivalOf(race.finishedIn[runner] ?? Number.POSITIVE_INFINITY, steps),
  );
  const startsAt = announcedAt + RACE.startsAfter;
  return {
    length: RACE.length,
    startsAt,
    nextStartsAt: startsAt + RACE.lanes.slotSeconds,
    runners: race.steps.map((steps, runner) => {
      const finishedIn = race.finishedIn[runner] ?? null;
      const own = arrivals[runner] ?? Number.POSITIVE_INFINITY;
      return {
        steps: Math.min(RACE.length, steps),
        finishedIn,
        place: finishedIn === null ? null : 1 + arrivals.filter((arrival) => arrival < own).length,
      };
    }),
  };
}
