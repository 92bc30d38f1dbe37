/** How each slot looks. */
import type { SlotId } from "#shared/games/titles/slotTitles.ts";
import { clockmaker, northPier } from "./drawings/coast.ts";
import { copperMine, orchard } from "./drawings/earth.ts";
import { desertTrain, winterFair } from "./drawings/journey.ts";
import { deepCurrent, heronLake } from "./drawings/lake.ts";
import { nightMarket, paperLanterns } from "./drawings/market.ts";
import type { SlotLook } from "./drawings/shapes.ts";
import { cornerArcade, oldHarbour } from "./drawings/town.ts";

export const slotLooks: Readonly<Record<SlotId, SlotLook>> = {
  "heron-lake": heronLake,
  "night-market": nightMarket,
  "copper-mine": copperMine,
  orchard,
  "corner-arcade": cornerArcade,
  "old-harbour": oldHarbour,
  "paper-lanterns": paperLanterns,
  "deep-current": deepCurrent,
  "desert-train": desertTrain,
  "winter-fair": winterFair,
  "north-pier": northPier,
  clockmaker,
};
