/** What a player with a simple plan would back on a board. */
import type { Board, Offer } from "./games.ts";

export interface Strategy {
  name: string;
  pick(board: Board): Offer[];
}

const mains = ({ offers }: Board): Offer[] =>
  offers.filter(({ market }) => market.type === "1x2" || (market.type === "winner" && market.isMain));
const byChance = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted((one, other) => one.outcome.probability - other.outcome.probability);
const lead = ({ state }: Board): number => Math.sign((state?.home ?? 0) - (state?.away ?? 0));
const side = (board: Board, wanted: number): Offer[] =>
  wanted === 0 ? [] : mains(board).filter(({ outcome }) => outcome.type === (wanted > 0 ? "home" : "away"));
const linesOf = ({ offers }: Board, type: string): Offer[] => offers.filter(({ market }) => market.type === type);

export const strategies: readonly Strategy[] = [
  { name: "the favourite", pick: (board) => byChance(mains(board)).slice(-1) },
  { name: "the outsider", pick: (board) => byChance(mains(board)).slice(0, 1) },
  { name: "the draw", pick: (board) => mains(board).filter(({ outcome }) => outcome.type === "draw") },
  { name: "who leads", pick: (board) => side(board, lead(board)) },
  { name: "who is behind", pick: (board) => side(board, -lead(board)) },
  {
    name: "over the main line",
    pick: (board) => linesOf(board, "total").filter(({ market, outcome }) => market.isMain && outcome.type === "over"),
  },
  {
    name: "under the main line",
    pick: (board) => linesOf(board, "total").filter(({ market, outcome }) => market.isMain && outcome.type === "under"),
  },
  {
    name: "the farthest over",
    pick: (board) => byChance(linesOf(board, "total").filter(({ outcome }) => outcome.type === "over")).slice(0, 1),
  },
  {
    name: "the farthest under",
    pick: (board) => byChance(linesOf(board, "total").filter(({ outcome }) => outcome.type === "under")).slice(0, 1),
  },
  { name: "the longest handicap", pick: (board) => byChance(linesOf(board, "handicap")).slice(0, 1) },
  { name: "the shortest handicap", pick: (board) => byChance(linesOf(board, "handicap")).slice(-1) },
  { name: "home", pick: (board) => side(board, 1) },
  { name: "away", pick: (board) => side(board, -1) },
];

/** Plans for the moment after a score. */
export function afterScore(scorer: 1 | 2): Strategy[] {
  const sign = scorer === 1 ? 1 : -1;
  return [
    { name: "after a score: who scored", pick: (board) => side(board, sign) },
    { name: "after a score: the other side", pick: (board) => side(board, -sign) },
    ...strategies
      .filter(({ name }) => name.endsWith("main line"))
      .map(({ name, pick }) => ({ name: `after a score: ${name}`, pick })),
  ];
}
