/** Rules of the scratchcards, the shots and the fast games. */
import type { CupsRules } from "../fast/cups.ts";
import type { SignsRules } from "../fast/signs.ts";
import type { Multiplier } from "../game.ts";
import type { DuelRules } from "../scratch/duels.ts";
import type { NumbersRules } from "../scratch/numbers.ts";
import type { Weight } from "../scratch/scratch.ts";
import type { ThreeRules } from "../scratch/threeAlike.ts";
import type { ShotRules } from "../shots/shots.ts";
import type { TowersRules } from "../towers/towers.ts";

/** Nine fields; 1,000 weights. */
export const tidePools: ThreeRules = {
  pictures: [
    { value: "pearl", weight: 15, pays: 5_000_000 },
    { value: "seahorse", weight: 40, pays: 500_000 },
    { value: "starfish", weight: 70, pays: 100_000 },
    { value: "crab", weight: 100, pays: 30_000 },
    { value: "coral", weight: 130, pays: 15_000 },
    { value: "shell", weight: 160, pays: 5000 },
    { value: "weed", weight: 485, pays: 0 },
  ],
};

const prizes = (list: readonly (readonly [Multiplier, number])[]): readonly Weight<Multiplier>[] =>
  list.map(([value, weight]) => ({ value, weight }));

/** A number of one's own wins with a chance of 1/20. */
export const nightDeparture: NumbersRules = {
  highest: 40,
  winning: 2,
  own: 8,
  prizes: prizes([
    [10_000, 6600],
    [20_000, 2100],
    [50_000, 1000],
    [100_000, 230],
    [250_000, 50],
    [1_000_000, 18],
    [10_000_000, 2],
  ]),
};

export const captainsDice: DuelRules = {
  rows: 4,
  prizes: prizes([
    [2000, 6400],
    [5000, 2400],
    [10_000, 850],
    [20_000, 270],
    [100_000, 65],
    [500_000, 14],
    [5_000_000, 1],
  ]),
};

export const scratchRules = {
  "tide-pools": tidePools,
  "night-departure": nightDeparture,
  "captains-dice": captainsDice,
} as const;

/** Five casts; each fish gives back 96 % of a cast. */
const quietPier: ShotRules = {
  shots: 5,
  streak: [1],
  targets: [
    { id: "roach", hits: 4800, pays: 4000 },
    { id: "perch", hits: 2400, pays: 8000 },
    { id: "carp", hits: 960, pays: 20_000 },
    { id: "pike", hits: 384, pays: 50_000 },
    { id: "sturgeon", hits: 48, pays: 400_000 },
  ],
};

/** Six shots at clay; hits in a row pay more. */
const clayMeadow: ShotRules = {
  shots: 6,
  streak: [1, 1.2, 1.4, 1.6, 1.8, 2],
  targets: [
    { id: "near", hits: 6500, pays: 2000 },
    { id: "crossing", hits: 4000, pays: 3600 },
    { id: "distant", hits: 1500, pays: 10_200 },
    { id: "tower", hits: 400, pays: 39_000 },
  ],
};

export const shotRules = { "quiet-pier": quietPier, "clay-meadow": clayMeadow } as const satisfies Readonly<
  Record<string, ShotRules>
>;

/** Five corners of a goal, of which the keeper covers some. */
export const penaltyRules: TowersRules = {
  share: 0.97,
  rows: 6,
  levels: { easy: { tiles: 5, broken: 1 }, medium: { tiles: 5, broken: 2 }, hard: { tiles: 5, broken: 3 } },
};
export const cupsRules: CupsRules = { share: 0.97 };
export const signsRules: SignsRules = { share: 0.97, most: 8 };
