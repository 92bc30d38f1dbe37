/** Chips on the spots of a table, all decided by one draw. A round costs as many stakes as there are chips. */
import type { Draw } from "../fair/draw.ts";
import { type Chance, fieldsOf, type Game, IllegalPlay, type Multiplier, noMoves, sum, wholeIn } from "../game.ts";

/** Most chips of a round. */
export const CHIPS = 500;

export interface Table<Result> {
  /** Names of the places for chips. */
  spots: readonly string[];
  draw(draw: Draw): Result;
  /** What a chip on a spot is paid: 0 where it is lost. */
  pays(spot: string, result: Result): Multiplier;
  /** What is drawn, with chances that add up to 1. Results that pay the same on each spot may stand as one. */
  results(): readonly { result: Result; probability: number }[];
  view(result: Result): Readonly<Record<string, unknown>>;
}

/** How many chips lie on each spot. */
type Layout = readonly (readonly [spot: string, chips: number])[];

function layoutOf(bet: unknown, isSpot: ReadonlySet<string>): Layout {
  const layout = Object.entries(fieldsOf(fieldsOf(bet)["chips"])).map(([spot, chips]) => {
    if (!isSpot.has(spot)) throw new IllegalPlay("no such spot");
    return [spot, wholeIn(chips, 1, CHIPS)] as const;
  });
  const chips = sum(layout.map(([, count]) => count));
  if (chips < 1 || chips > CHIPS) throw new IllegalPlay(`no 1 to ${CHIPS} chips`);
  return layout;
}

export function chipGame<Result>(table: Table<Result>): Game {
  const isSpot = new Set(table.spots);
  const paid = (layout: Layout, result: Result) => ({
    returned: sum(layout.map(([spot, chips]) => chips * table.pays(spot, result))),
    stakes: sum(layout.map(([, chips]) => chips)),
  });
  return {
    play: (bet, moves, draw) => {
      const layout = layoutOf(bet, isSpot);
      noMoves(moves);
      const result = table.draw(draw);
      return { view: table.view(result), isOver: true, canCollect: false, ...paid(layout, result) };
    },
    chances: ({ bet }) => {
      const layout = layoutOf(bet, isSpot);
      return table.results().map(({ result, probability }): Chance => ({ probability, ...paid(layout, result) }));
    },
    lines: table.spots.map((spot) => ({ bet: { chips: { [spot]: 1 } }, moves: [] })),
  };
}
