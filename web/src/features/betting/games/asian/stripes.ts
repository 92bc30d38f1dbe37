/** How a game's markets stand over each other in the Asian view. */
import type { MarketCells, RowMarkets } from "@/prices/mainMarkets.ts";
import type { MarketFieldsFragment } from "@/operations/betting/generated.ts";

type Market = MarketFieldsFragment;

export interface Stripe extends RowMarkets {
  part: "match" | "half";
}

/** A row's height allows for so many, whatever a game has to fill them with. */
const STRIPES = 3;

const cellsOf = (market: Market | undefined, types: readonly string[]): MarketCells | null =>
  market === undefined
    ? null
    : { market, cells: types.map((wanted) => market.outcomes.find(({ type }) => type === wanted)) };

/** Main lines first, then the first half's, between them further lines of the match as far as there is room. */
export function stripesOf(main: RowMarkets, markets: readonly Market[]): readonly Stripe[] {
  const shown = new Set([main.result, main.total, main.handicap].map((one) => one?.market.id));
  const further = (of: MarketCells | null) =>
    markets.filter(({ id, type }) => type === of?.market.type && !shown.has(id));
  const [handicaps, totals] = [further(main.handicap), further(main.total)];
  const half = halfOf(markets);
  const room = STRIPES - 1 - (half === null ? 0 : 1);
  const between = Array.from({ length: room }, (_, index): Stripe => ({
    part: "match",
    result: null,
    handicap: cellsOf(handicaps[index], ["home", "away"]),
    total: cellsOf(totals[index], ["over", "under"]),
  }));
  return [{ part: "match", ...main }, ...between, ...(half === null ? [] : [half])];
}

/** The first half, where there are bets on it. Only sports with a draw have halves here. */
function halfOf(markets: readonly Market[]): Stripe | null {
  const ofType = (wanted: string) => markets.find(({ type }) => type === wanted);
  const [result, handicap, total] = [ofType("half_1x2"), ofType("half_handicap"), ofType("half_total")];
  return result === undefined && handicap === undefined && total === undefined
    ? null
    : {
        part: "half",
        result: cellsOf(result, ["home", "draw", "away"]),
        handicap: cellsOf(handicap, ["home", "away"]),
        total: cellsOf(total, ["over", "under"]),
      };
}
