/** Mines: 25 tiles, some with a mine. Each safe tile raises the price; the player collects before a mine ends it. */
import { pickFrom } from "../fair/draw.ts";
import { climb } from "../climb.ts";
import { fieldsOf, type Game, IllegalPlay, isCollect, priced, wholeIn, winOrLose } from "../game.ts";
import { waysToChoose } from "../ways.ts";

export interface MinesRules {
  share: number;
}

export const minesTiles = 25;
export const minesMost = 24;
/** Nothing pays more, so that the largest win stays in proportion to the stake. */
const HIGHEST = 50_000_000;

const minesOf = (bet: unknown) => wholeIn(fieldsOf(bet)["mines"], 1, minesMost);
const chanceOf = (mines: number, opened: number) =>
  waysToChoose(minesTiles - mines, opened) / waysToChoose(minesTiles, opened);

/** What so many safe tiles pay: (1 − edge)·C(25, k) / C(25 − m, k). */
const minesPrice = ({ share }: MinesRules, mines: number, opened: number) =>
  opened === 0 ? 0 : priced(share, chanceOf(mines, opened));

/** Most tiles that may be opened: all safe ones, or as many as the highest price allows. */
function mostOpened(rules: MinesRules, mines: number): number {
  let most = 1;
  while (most < minesTiles - mines && minesPrice(rules, mines, most + 1) <= HIGHEST) most += 1;
  return most;
}

export const mines = (rules: MinesRules): Game => ({
  play: (bet, moves, draw) => {
    const count = minesOf(bet);
    const hidden = pickFrom(draw, minesTiles, count);
    const most = mostOpened(rules, count);
    const opened: number[] = [];
    return climb(
      {
        most,
        at: (isOver, safe) => ({
          view: {
            opened,
            next: isOver ? null : minesPrice(rules, count, safe + 1),
            mines: isOver ? hidden : null,
          },
          isOver,
          returned: minesPrice(rules, count, safe),
          canCollect: !isOver && safe > 0,
        }),
        step: (move) => {
          const tile = wholeIn(fieldsOf(move)["open"], 0, minesTiles - 1);
          if (opened.includes(tile)) throw new IllegalPlay("the tile is open");
          opened.push(tile);
          return !hidden.includes(tile);
        },
      },
      moves,
    );
  },
  chances: ({ bet, moves }) => {
    const count = minesOf(bet);
    const opened = Math.min(mostOpened(rules, count), moves.filter((move) => !isCollect(move)).length);
    return winOrLose(chanceOf(count, opened), minesPrice(rules, count, opened));
  },
  lines: [1, 3, 5, 12, minesMost].flatMap((count) =>
    [1, 3, 6].flatMap((tiles) => {
      const most = mostOpened(rules, count);
      if (tiles > most) return [];
      const opens = Array.from({ length: tiles }, (_, open) => ({ open }));
      return [{ bet: { mines: count }, moves: tiles < most ? [...opens, { collect: true }] : opens }];
    }),
  ),
});
