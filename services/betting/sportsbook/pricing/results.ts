/** Markets on who wins and on yes or no. */
import type { ModelMarket } from "../model.ts";
import { MOST_CERTAIN } from "./lines.ts";

/** 1X2 and, while it is open, double chance. Nothing when the result is as good as known. */
export function resultMarkets({ home, draw, away }: { home: number; draw: number; away: number }): ModelMarket[] {
  const result: ModelMarket = {
    type: "1x2",
    param: null,
    group: "main",
    isMain: true,
    outcomes: [
      { type: "home", probability: home },
      { type: "draw", probability: draw },
      { type: "away", probability: away },
    ],
  };
  // Two of three results win, so these sum to 2.
  const double: ModelMarket = {
    type: "double_chance",
    param: null,
    group: "main",
    isMain: false,
    outcomes: [
      { type: "1x", probability: home + draw },
      { type: "12", probability: home + away },
      { type: "x2", probability: draw + away },
    ],
  };
  if (Math.max(home, draw, away) > 1 - 1e-6) return [];
  return Math.max(home + draw, home + away, draw + away) > MOST_CERTAIN ? [result] : [result, double];
}

/** A market of two outcomes by the first one's chance; nothing when it is decided or as good as. */
export function twoWay(
  type: string,
  group: string,
  first: string,
  chance: number,
  second: string,
  param: string | null = null,
): ModelMarket[] {
  if (chance > MOST_CERTAIN || chance < 1 - MOST_CERTAIN) return [];
  return [
    {
      type,
      param,
      group,
      isMain: false,
      outcomes: [
        { type: first, probability: chance },
        { type: second, probability: 1 - chance },
      ],
    },
  ];
}

/** The winner of a game without draws. `isMain` where lists show it. */
export function winnerMarket(home: number, isMain: boolean): ModelMarket[] {
  if (home > 1 - 1e-6 || home < 1e-6) return [];
  return [
    {
      type: "winner",
      param: null,
      group: "main",
      isMain,
      outcomes: [
        { type: "home", probability: home },
        { type: "away", probability: 1 - home },
      ],
    },
  ];
}
