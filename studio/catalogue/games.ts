/** The list of games that an operator's catalogue is filled from. */
import { figuresOf } from "#shared/games/titles/figures.ts";
import { stakeRange } from "#shared/games/titles/stakes.ts";
import { titles } from "#shared/games/titles/titles.ts";
import { ratios } from "./art.ts";
import { brandOf } from "./brands.ts";

export const gameList = (publicUrl: string, currency: string) =>
  titles.map((title) => {
    const { rtp, hitRate, volatility, highest } = figuresOf(title);
    return {
      id: title.id,
      engine: title.engine,
      provider: brandOf(title),
      names: title.names,
      rtp,
      hitRate,
      volatility,
      highestMultiplier: highest,
      stakes: { currency, ...stakeRange(title, currency) },
      mechanics: title.mechanics,
      hasDemo: true,
      pictures: Object.fromEntries(
        Object.keys(ratios).map((ratio) => [ratio, `${publicUrl}/art/${title.id}/${ratio}.svg`]),
      ),
    };
  });
