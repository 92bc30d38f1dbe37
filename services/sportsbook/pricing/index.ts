/** The one way into pricing: a model for each sport, and prices from its fair probabilities. */
import type { SportModel, SportSlug } from "../model.ts";
import { footballModel } from "./football.ts";

export { overroundOf, price, PRICE_BOUNDS, withPrices } from "./margin.ts";
export type { PricedMarket } from "./margin.ts";

const MODELS: Partial<Readonly<Record<SportSlug, SportModel>>> = { football: footballModel };

/** Model of a sport. */
export function modelFor(slug: SportSlug): SportModel {
  const model = MODELS[slug];
  if (model === undefined) throw new Error(`No model for ${slug}`);
  return model;
}
