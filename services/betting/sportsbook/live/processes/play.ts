/** Definition of a process: how a whole game between two sides is played. */
import type { Strength, Timeline } from "../../model.ts";
import type { Random } from "../../seed/random.ts";

/**
 * A game between sides of a strength. Prices in play are fair if it goes on, at every second, as the sport's model
 * says.
 */
export type Play = (strength: Strength, random: Random) => Timeline;
