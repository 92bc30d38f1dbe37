/**
 * Shots: a stake buys some of them, and each is aimed at a target the player chooses. Whether it hits is drawn for each
 * shot. Hits one after the other may pay more; what all shots pay is added up.
 */
import type { Draw } from "../fair/draw.ts";
import { fieldsOf, type Game, IllegalPlay, type Line, type Multiplier, oneOf, type Position } from "../game.ts";
import { chancesOfSums, nothing, oneOfSums, type Sums } from "../sums.ts";

/** The way to play that pays most in the long run, where what pays most changes with the hits in a row. */
const BEST = "best";
/** Chances of a hit are counted in these. */
const OF = 10_000;

export interface Target {
  id: string;
  /** Hits of 10,000 shots. */
  hits: number;
  pays: Multiplier;
}

export interface ShotRules {
  shots: number;
  targets: readonly Target[];
  /** What the first, second, third … hit in a row is multiplied by; the last one holds for all after it. */
  streak: readonly number[];
}

interface Shot {
  target: string;
  isHit: boolean;
  pays: Multiplier;
}

const streakOf = ({ streak }: ShotRules, hits: number): number => streak[Math.min(hits, streak.length) - 1] ?? 1;
/** What a hit pays that is the last of so many in a row. */
const paidWith = (rules: ShotRules, pays: Multiplier, row: number): Multiplier =>
  // Decimals in the streak must not leave parts of a ten-thousandth.
  Math.round(pays * streakOf(rules, row));

function targetOf({ targets }: ShotRules, move: unknown): Target {
  const id = oneOf(
    fieldsOf(move)["target"],
    targets.map((target) => target.id),
  );
  const found = targets.find((target) => target.id === id);
  if (found === undefined) throw new IllegalPlay("no such target");
  return found;
}

/** Which target a shot is aimed at, by its number from 0 and the hits in a row before it. */
type Aim = (shot: number, row: number) => Target;

/** What a round pays, from a shot on. */
function sumsFrom(rules: ShotRules, aim: Aim, shot = 0, row = 0): Sums {
  if (shot === rules.shots) return nothing;
  const { hits, pays } = aim(shot, row);
  const chance = hits / OF;
  const paid = paidWith(rules, pays, row + 1);
  const after = [...sumsFrom(rules, aim, shot + 1, row + 1)].map(([more, share]): [number, number] => [
    paid + more,
    share,
  ]);
  return oneOfSums([
    [chance, new Map(after)],
    [1 - chance, sumsFrom(rules, aim, shot + 1, 0)],
  ]);
}

function shoot(rules: ShotRules, moves: readonly unknown[], draw: Draw): Shot[] {
  let row = 0;
  return moves.map((move) => {
    const { id, hits, pays } = targetOf(rules, move);
    const isHit = draw.below(OF) < hits;
    row = isHit ? row + 1 : 0;
    return { target: id, isHit, pays: isHit ? paidWith(rules, pays, row) : 0 };
  });
}

const lineOf = (rules: ShotRules, targets: readonly Target[]): Line => ({
  bet: {},
  moves: Array.from({ length: rules.shots }, (_, shot) => ({ target: targets[shot % targets.length]?.id })),
});

/** The aim with the highest return, found backwards from the last shot. */
function bestAim(rules: ShotRules): Aim {
  let after = Array.from({ length: rules.shots + 2 }, () => 0);
  const aims: Target[][] = [];
  for (let shot = rules.shots - 1; shot >= 0; shot -= 1) {
    const worth = ({ hits, pays }: Target, row: number) =>
      (hits / OF) * (paidWith(rules, pays, row + 1) + (after[row + 1] ?? 0)) + (1 - hits / OF) * (after[0] ?? 0);
    const best = after.map((_, row) =>
      rules.targets.reduce((found, target) => (worth(target, row) > worth(found, row) ? target : found)),
    );
    aims[shot] = best;
    after = best.map((target, row) => worth(target, row));
  }
  return (shot, row) => aims[shot]?.[row] ?? targetOf(rules, { target: rules.targets[0]?.id });
}

export const shots = (rules: ShotRules): Game => ({
  play: (bet, moves, draw): Position => {
    fieldsOf(bet);
    if (moves.length > rules.shots) throw new IllegalPlay("no shots are left");
    const made = shoot(rules, moves, draw);
    const paid = made.reduce((all, { pays }) => all + pays, 0);
    const isOver = made.length === rules.shots;
    const row = made.length - 1 - made.findLastIndex(({ isHit }) => !isHit);
    return {
      view: { shots: made, left: rules.shots - made.length, row, paid },
      isOver,
      returned: isOver ? paid : 0,
      canCollect: false,
    };
  },
  chances: ({ moves, way }) =>
    chancesOfSums(sumsFrom(rules, way === BEST ? bestAim(rules) : (shot) => targetOf(rules, moves[shot]))),
  choose: (_, { view }) => ({ target: bestAim(rules)(rules.shots - Number(view["left"]), Number(view["row"])).id }),
  lines: [
    ...rules.targets.map((target) => lineOf(rules, [target])),
    lineOf(rules, rules.targets),
    ...(rules.streak.length > 1 ? [{ bet: {}, moves: [], way: BEST }] : []),
  ],
});
