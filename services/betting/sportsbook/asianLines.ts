/** Which markets the Asian view of a list shows of a game. */
import type { MarketView } from "./book/view.ts";

/** Handicaps and totals of the whole match. */
const LINES = 3;

/** How far apart the prices of a line's two sides are: the even line is what Asian bettors look for. */
const unevenness = ({ outcomes }: MarketView) => Math.abs(Number(outcomes[0]?.coef) - Number(outcomes[1]?.coef));

const mostEven = (markets: readonly MarketView[], type: string, count: number) =>
  markets
    .filter((market) => market.type === type)
    .toSorted((one, other) => unevenness(one) - unevenness(other))
    .slice(0, count);

/**
 * The main markets; of handicap and total as many lines as fit a row, the main one and the most even of the others; of
 * the first half the result and the most even handicap and total. In the book's order.
 */
export function asianMarkets(markets: readonly MarketView[]): readonly MarketView[] {
  const main = markets.filter(({ isMain }) => isMain);
  const others = markets.filter(({ isMain }) => !isMain);
  const lines = main.flatMap(({ type }) =>
    type === "1x2" || type === "winner" ? [] : mostEven(others, type, LINES - 1),
  );
  const half = [
    ...others.filter(({ type }) => type === "half_1x2"),
    ...mostEven(others, "half_handicap", 1),
    ...mostEven(others, "half_total", 1),
  ];
  const shown = new Set([...main, ...lines, ...half]);
  return markets.filter((market) => shown.has(market));
}
