/** Scores of games as the contract tells them. */
import { z } from "zod";
import { epoch } from "../../../platform/http/api.ts";

export const raceScore = z
  .object({
    length: z.int().describe("Steps from start to finish"),
    startsAt: epoch.describe("Start of this race, epoch seconds"),
    nextStartsAt: epoch.describe("Start of the next race, epoch seconds"),
    runners: z
      .array(
        z.object({
          steps: z.int().describe("Steps run so far"),
          finishedIn: z.int().nullable().describe("Seconds from start to finish; null while running"),
          place: z.int().nullable().describe("Place; null while running"),
        }),
      )
      .describe("Runners, in the order of their numbers"),
  })
  .describe("Of a race: how far each runner has come, and in which second of the race and at which place it came in");
export const score = z
  .object({
    home: z.int().describe("Home side"),
    away: z.int().describe("Away side"),
    periods: z
      .array(z.object({ home: z.int().describe("Home side"), away: z.int().describe("Away side") }))
      .describe("Score of each period so far"),
    period: z.int().describe("Number of the period, from 1"),
    periodName: z.string().describe("Name of the period in the requested language"),
    clockSeconds: z.int().nullable().describe("Playing time in seconds; null in sports without a clock"),
    homePoints: z
      .string()
      .nullable()
      .describe('Points of the home side inside the period, such as "40"; null in sports without'),
    awayPoints: z.string().nullable().describe("Points of the away side inside the period; null in sports without"),
    serving: z.int().nullable().describe("Who serves: 1 home, 2 away; null in sports without a serve"),
    mapWinners: z
      .array(z.int())
      .nullable()
      .optional()
      .describe("Who won each map that is over, where sides play maps: 1 home, 2 away"),
    race: raceScore.nullable().optional().describe("Positions in a race; null or absent in other sports"),
  })
  .describe("Score of a game");
