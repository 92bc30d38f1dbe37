/** Rules of the titles whose tables are short. */
import type { CoinRules } from "../coin/coin.ts";
import type { DiceRules } from "../dice/dice.ts";
import type { HiloRules } from "../hilo/hilo.ts";
import type { LimboRules } from "../limbo/limbo.ts";
import type { MinesRules } from "../mines/mines.ts";
import type { TowersRules } from "../towers/towers.ts";
import type { WheelRules } from "../wheel/wheel.ts";

export const diceRules: DiceRules = { share: 0.99 };
export const limboRules: LimboRules = { percent: 99 };
export const coinRules: CoinRules = { share: 0.98, most: 12 };
export const minesRules: MinesRules = { share: 0.99 };
export const hiloRules: HiloRules = { share: 0.98, cards: 30 };
export const towersRules: TowersRules = {
  share: 0.98,
  rows: 8,
  levels: { easy: { tiles: 4, broken: 1 }, medium: { tiles: 3, broken: 1 }, hard: { tiles: 2, broken: 1 } },
};

/** Twenty segments, so mixed that neighbors differ. */
export const wheelRules: WheelRules = {
  low: [
    15_000, 12_000, 5000, 12_000, 5000, 12_000, 5000, 12_000, 5000, 15_000, 12_000, 5000, 12_000, 5000, 15_000, 12_000,
    5000, 12_000, 5000, 15_000,
  ],
  medium: [
    45_000, 0, 15_000, 0, 17_000, 0, 20_000, 0, 15_000, 0, 17_000, 0, 15_000, 0, 20_000, 0, 17_000, 0, 15_000, 0,
  ],
  high: [196_000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};
