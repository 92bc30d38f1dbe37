/** Settings of the question whether players would recommend the site. */
import { z } from "zod";

export interface RatingSettings {
  /** How long a player is not asked again, milliseconds of the services' clock. */
  periodMs: number;
}

export const ratingEnvironment = {
  RATING_DAYS: z.coerce.number("a number of days").int().min(1).max(3650).default(90),
};

export const ratingSettingsOf = ({ RATING_DAYS }: { RATING_DAYS: number }): RatingSettings => ({
  periodMs: RATING_DAYS * 86_400_000,
});
