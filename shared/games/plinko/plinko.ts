/** Plinko: a ball turns left or right at each row of pins and is paid by the bin it falls into. */
import { ended, fieldsOf, type Game, IllegalPlay, type Multiplier, noMoves } from "../game.ts";
import { type Risk, riskOf, risks } from "../wheel/wheel.ts";
import { waysToChoose } from "../ways.ts";

/** For each number of rows what the bins pay, from the left; there is one bin more than rows. */
export type PlinkoRules = Readonly<Record<number, Readonly<Record<Risk, readonly Multiplier[]>>>>;

function readBet(rules: PlinkoRules, bet: unknown) {
  const { rows } = fieldsOf(bet);
  const tables = typeof rows === "number" ? rules[rows] : undefined;
  if (typeof rows !== "number" || tables === undefined) throw new IllegalPlay("no such number of rows");
  return { rows, bins: tables[riskOf(bet)] };
}

export const plinko = (rules: PlinkoRules): Game => ({
  play: (bet, moves, draw) => {
    noMoves(moves);
    const { rows, bins } = readBet(rules, bet);
    const path = Array.from({ length: rows }, () => (draw.fraction() >= 0.5 ? 1 : 0));
    const bin = path.filter((turn) => turn === 1).length;
    return ended({ path, bin }, bins[bin] ?? 0);
  },
  chances: ({ bet }) => {
    const { rows, bins } = readBet(rules, bet);
    return bins.map((returned, bin) => ({ probability: waysToChoose(rows, bin) / 2 ** rows, returned }));
  },
  lines: Object.keys(rules).flatMap((rows) => risks.map((risk) => ({ bet: { rows: Number(rows), risk }, moves: [] }))),
});
