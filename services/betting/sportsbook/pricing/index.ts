/** The one way into pricing: a model for each sport, and prices from its fair probabilities. */
import { SIMULATED_MODELS } from "../cyber/pricing/models.ts";
import type { SportModel, SportSlug } from "../model.ts";
import { americanFootballModel } from "./american-football.ts";
import { baseballModel } from "./baseball.ts";
import { basketballModel } from "./basketball.ts";
import { cricketModel } from "./cricket.ts";
import { footballModel } from "./football.ts";
import { iceHockeyModel } from "./ice-hockey.ts";
import { tennisModel } from "./tennis.ts";
import { volleyballModel } from "./volleyball.ts";

export { overroundOf, price } from "./margin.ts";

const MODELS: Readonly<Record<SportSlug, SportModel>> = {
  football: footballModel,
  "ice-hockey": iceHockeyModel,
  basketball: basketballModel,
  tennis: tennisModel,
  volleyball: volleyballModel,
  "american-football": americanFootballModel,
  baseball: baseballModel,
  cricket: cricketModel,
  ...SIMULATED_MODELS,
};

/** Model of a sport. Models are pure and keep nothing. */
export function modelFor(slug: SportSlug): SportModel {
  return MODELS[slug];
}
