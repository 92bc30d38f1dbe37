/** Towers: row by row the player steps on one of some tiles, of which some break; they collect when they like. */
import { pickFrom } from "../fair/draw.ts";
import { climb } from "../climb.ts";
import { fieldsOf, type Game, isCollect, oneOf, priced, wholeIn, winOrLose } from "../game.ts";

export const towerLevels = ["easy", "medium", "hard"] as const;
export type TowerLevel = (typeof towerLevels)[number];

export interface TowersRules {
  share: number;
  rows: number;
  /** Tiles of a row, and how many of them break. */
  levels: Readonly<Record<TowerLevel, { tiles: number; broken: number }>>;
}

const levelOf = (bet: unknown) => oneOf(fieldsOf(bet)["level"], towerLevels);

/** What so many rows pay. */
export function towersPrice({ share, levels }: TowersRules, level: TowerLevel, climbed: number) {
  const { tiles, broken } = levels[level];
  return climbed === 0 ? 0 : priced(share, ((tiles - broken) / tiles) ** climbed);
}

export const towers = (rules: TowersRules): Game => ({
  play: (bet, moves, draw) => {
    const level = levelOf(bet);
    const { tiles, broken } = rules.levels[level];
    const hidden = Array.from({ length: rules.rows }, () => pickFrom(draw, tiles, broken));
    const steps: number[] = [];
    return climb(
      {
        most: rules.rows,
        at: (isOver, climbed) => ({
          view: {
            steps,
            next: isOver ? null : towersPrice(rules, level, climbed + 1),
            broken: isOver ? hidden : null,
          },
          isOver,
          returned: towersPrice(rules, level, climbed),
          canCollect: !isOver && climbed > 0,
        }),
        step: (move) => {
          const tile = wholeIn(fieldsOf(move)["step"], 0, tiles - 1);
          const breaks = hidden[steps.length]?.includes(tile) ?? true;
          steps.push(tile);
          return !breaks;
        },
      },
      moves,
    );
  },
  chances: ({ bet, moves }) => {
    const level = levelOf(bet);
    const { tiles, broken } = rules.levels[level];
    const climbed = moves.filter((move) => !isCollect(move)).length;
    return winOrLose(((tiles - broken) / tiles) ** climbed, towersPrice(rules, level, climbed));
  },
  lines: towerLevels.flatMap((level) =>
    [1, 3, rules.rows].map((climbed) => ({
      bet: { level },
      moves: [
        ...Array.from({ length: climbed }, () => ({ step: 0 })),
        ...(climbed < rules.rows ? [{ collect: true }] : []),
      ],
    })),
  ),
});
