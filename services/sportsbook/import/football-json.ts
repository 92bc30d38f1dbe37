/** Leagues in openfootball's football.json form. */
import { z } from "zod";
import type { LeagueMatch } from "./football-text.ts";

const source = z.object({
  matches: z.array(z.object({
    date: z.iso.date(), time: z.string().optional(), team1: z.string(), team2: z.string(),
    score: z.object({ ft: z.tuple([z.int(), z.int()]).optional() }).optional(),
  })),
});

/** Matches in the order of the file. Throws when the file has another shape. */
export function parseFootballJson(text: string): LeagueMatch[] {
  return source.parse(JSON.parse(text)).matches.map(({ date, time, team1, team2, score }) => ({
    date,
    time: time !== undefined && /^\d{2}:\d{2}$/.test(time) ? time : null,
    home: team1,
    away: team2,
    score: score?.ft === undefined ? null : { home: score.ft[0], away: score.ft[1] },
  }));
}
