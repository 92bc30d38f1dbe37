/** A combination on offer: a market of its own with one outcome. */
import { marketIdOf } from "../book/outcomeIds.ts";
import type { MarketView } from "../book/view.ts";
import { checkCombination, type Board } from "./check.ts";
import { combinationId, combinationMarketId, inOrder, type CombinationKey } from "./ids.ts";

/**
 * Null if the parts don't make a combination now: one of them has left the board, or they don't go together any more.
 */
export function combinationMarket(board: Board, { gameId, parts }: CombinationKey): MarketView | null {
  const ids = parts.map(({ type, param, outcome }) => `${marketIdOf(gameId, type, param)}.${outcome}`);
  const { coef } = checkCombination(board, ids);
  if (coef === null) return null;
  const key = { gameId, parts: inOrder(parts) };
  return {
    id: combinationMarketId(key),
    type: "combination",
    param: null,
    parts: key.parts,
    group: "combination",
    isMain: false,
    outcomes: [{ id: combinationId(key), type: "yes", coef }],
  };
}
