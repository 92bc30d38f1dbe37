/** Leagues in openfootball's football.json form. */
import { z } from "zod";
import type { LeagueMatch } from "./football-text.ts";

const source = z.object({
  matches: z.array(
    z.object({
      round: z.string().optional(),
      date: z.iso.date(),
      time: z.string().optional(),
      team1: z.string(),
      team2: z.string(),
      score: z
        .object({
          ft: z.tuple([z.int(), z.int()]).optional(),
          ht: z.tuple([z.int(), z.int()]).optional(),
          et: z.tuple([z.int(), z.int()]).optional(),
        })
        .optional(),
      status: z.string().optional(),
    }),
  ),
});

/** Matches in the order of the file. Throws when the file has another shape. */
export function parseFootballJson(text: string): LeagueMatch[] {
  return source.parse(JSON.parse(text)).matches.map(({ round, date, time, team1, team2, score, status }) => ({
    date,
    time: time !== undefined && /^\d{2}:\d{2}$/.test(time) ? time : null,
    home: team1,
    away: team2,
    score: score?.ft === undefined ? null : { home: score.ft[0], away: score.ft[1] },
    halfTime: score?.ft === undefined || score.ht === undefined ? null : { home: score.ht[0], away: score.ht[1] },
    extraTime: score?.ft === undefined || score.et === undefined ? null : { home: score.et[0], away: score.et[1] },
    round: round ?? "",
    isAwarded: status === "awarded",
  }));
}
