/** Whether bets may stand together in a coupon of a kind (SPEC 4.07, 4.08, 5.14). */
import { couponKinds, type CouponKind } from "./kinds.ts";

/** The game of an outcome: the first part of its id. */
export function gameIdOf(outcomeId: string): string {
  return outcomeId.split(".", 1)[0] ?? "";
}

/** What is wrong with a coupon's shape. `bet` is the index of the bet it lies at; null for the whole coupon. */
export interface ShapeProblem {
  code: "REQUIRED" | "TOO_FEW_BETS" | "TOO_MANY_BETS" | "BET_DUPLICATE" | "BETS_DEPEND";
  bet: number | null;
}

/** A coupon as far as its shape goes. */
export interface ShapeContent {
  kind: CouponKind;
  legs: readonly { outcomeId: string }[];
}

/**
 * Checks how many bets a coupon has and whether they may stand together. A repeated outcome is marked where it
 * repeats; bets on one game, where the kind forbids them, are marked each.
 */
export function validateShape({ kind, legs: bets }: ShapeContent): ShapeProblem[] {
  const { minBets, maxBets, sameGame } = couponKinds[kind];
  if (bets.length === 0) return [{ code: "REQUIRED", bet: null }];
  const problems: ShapeProblem[] = [];
  if (bets.length < minBets) problems.push({ code: "TOO_FEW_BETS", bet: null });
  if (bets.length > maxBets) problems.push({ code: "TOO_MANY_BETS", bet: null });
  const seen = new Set<string>();
  const byGame = new Map<string, number[]>();
  for (const [index, { outcomeId }] of bets.entries()) {
    if (seen.has(outcomeId)) {
      problems.push({ code: "BET_DUPLICATE", bet: index });
      continue;
    }
    seen.add(outcomeId);
    const gameId = gameIdOf(outcomeId);
    byGame.set(gameId, [...(byGame.get(gameId) ?? []), index]);
  }
  if (sameGame === "refused") {
    for (const indexes of byGame.values()) {
      if (indexes.length > 1) problems.push(...indexes.map((bet) => ({ code: "BETS_DEPEND" as const, bet })));
    }
  }
  return problems;
}
