/** A whole simulated match or race, by its sport's rules. Only its past may leave the services. */
import type { SportSlug, Strength, Timeline } from "../../model.ts";
import type { Random } from "../../seed/random.ts";
import { disciplineOf } from "../disciplines.ts";
import { playClocked } from "./clocked.ts";
import { playMaps } from "./maps.ts";
import { playRace } from "./race.ts";
import { playTennis } from "./tennis.ts";

/** Null for a sport that replays past matches instead. */
export function simulationOf(sport: SportSlug): ((strength: Strength, random: Random) => Timeline) | null {
  if (sport === "marbles") return playRace;
  const rules = disciplineOf(sport)?.rules;
  if (rules === undefined) return null;
  switch (rules.kind) {
    case "clocked":
      return (strength, random) => playClocked(rules, strength, random);
    case "tennis":
      return (strength, random) => playTennis(rules, strength, random);
    default:
      return (strength, random) => playMaps(rules, strength, random);
  }
}
