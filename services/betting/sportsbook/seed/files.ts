/** Shapes of the seed's own files in data/. Facts only: names, pairings, times, ratings, minutes, scores. */
import { z } from "zod";
import { ratingTable } from "../ratings/strength.ts";

export const DATA_FILES = {
  catalog: "catalog.json",
  fixtures: "fixtures.json",
  ratings: "ratings.json",
  finals: "finals.json",
  timelines: "football-timelines.txt.gz",
} as const;

const names = z.object({
  en: z.string(),
  ru: z.string().optional(),
  ar: z.string().optional(),
  es: z.string().optional(),
});

export const catalogFile = z.object({
  championships: z.array(
    z.object({
      id: z.int(),
      sportId: z.int(),
      slug: z.string(),
      names,
      countryCode: z.string().nullable(),
      order: z.int(),
      isTop: z.boolean(),
      teamIds: z.array(z.int()),
    }),
  ),
  teams: z.array(
    z.object({
      id: z.int(),
      sportId: z.int(),
      championshipId: z.int(),
      names,
      shortName: z.string().min(1).max(4),
      color: z.string(),
      secondColor: z.string(),
    }),
  ),
});
export type CatalogFile = z.infer<typeof catalogFile>;

/** id, championship, home, away, start (epoch seconds UTC). */
export const fixturesFile = z.array(z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]));
export type FixturesFile = z.infer<typeof fixturesFile>;

/** Rating tables by championship id. */
export const ratingsFile = z.record(z.string(), ratingTable);
export type RatingsFile = z.infer<typeof ratingsFile>;

/** Final scores by sport slug, home and away. */
export const finalsFile = z.record(z.string(), z.array(z.tuple([z.int(), z.int()])));
export type FinalsFile = z.infer<typeof finalsFile>;
