/** Ratings as stored, and the strength of a pairing by them. */
import { z } from "zod";
import type { Strength } from "../model.ts";

const pair = z.tuple([z.number(), z.number()]);
const teams = z.record(z.string(), pair);

/**
 * Ratings of one championship's teams, two numbers a team by its id.
 * - goals: logarithms of attack and defence factors (dixon-coles.ts); strength is expected goals or runs.
 * - points: points above average scored and conceded less (points.ts); strength is expected points or runs.
 * - serve: service points won above average, and the same of return; strength is the chance to win a point on serve.
 * - rally: logit of winning a rally, second number unused; strength is the chance to win a rally.
 */
export const ratingTable = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("goals"), base: z.number(), home: z.number(), rho: z.number(), teams }),
  z.object({ kind: z.literal("points"), base: z.number(), home: z.number(), teams }),
  z.object({ kind: z.literal("serve"), base: z.number(), home: z.number(), teams }),
  z.object({ kind: z.literal("rally"), base: z.number(), home: z.number(), teams }),
]);
export type RatingTable = z.infer<typeof ratingTable>;

/** Strength of two teams by a table; a team without a rating is an average one. */
export function strengthBy(table: RatingTable, homeId: number, awayId: number): Strength {
  const [homeUp, homeDown] = table.teams[String(homeId)] ?? [0, 0];
  const [awayUp, awayDown] = table.teams[String(awayId)] ?? [0, 0];
  switch (table.kind) {
    case "goals":
      return {
        home: Math.exp(table.base + table.home + homeUp - awayDown),
        away: Math.exp(table.base + awayUp - homeDown),
        rho: table.rho,
      };
    case "points":
      return {
        home: Math.max(1, table.base + table.home + homeUp - awayDown),
        away: Math.max(1, table.base + awayUp - homeDown),
      };
    case "serve":
      return {
        home: within(table.base + table.home + homeUp - awayDown),
        away: within(table.base + awayUp - homeDown),
      };
    case "rally": {
      const home = 1 / (1 + Math.exp(-(table.home + homeUp - awayUp)));
      return { home, away: 1 - home };
    }
  }
}

/** A chance on serve stays where tennis is played: no rating makes it certain. */
function within(chance: number): number {
  return Math.min(0.85, Math.max(0.45, chance));
}
