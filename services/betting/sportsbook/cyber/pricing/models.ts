/** The models of the simulated sports. */
import type { SimulatedSlug, SportModel } from "../../model.ts";
import { tennisModel } from "../../pricing/tennis.ts";
import { eachDiscipline } from "../disciplines.ts";
import type { Rules } from "../rules.ts";
import { clockedModel } from "./clocked.ts";
import { mapsModel } from "./maps.ts";
import { raceMarkets } from "./race.ts";
import { settleRace } from "./raceSettle.ts";

function modelOf(rules: Rules): SportModel {
  switch (rules.kind) {
    case "clocked":
      return clockedModel(rules);
    case "tennis":
      return tennisModel;
    default:
      return mapsModel(rules);
  }
}

const raceModel: SportModel = { markets: raceMarkets, settle: settleRace };

export const SIMULATED_MODELS: Readonly<Record<SimulatedSlug, SportModel>> = {
  ...eachDiscipline(({ rules }) => modelOf(rules)),
  marbles: raceModel,
};
