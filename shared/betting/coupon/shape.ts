/**
 * Whether bets may stand together in a coupon of a kind, and what else the kind needs (SPEC 4.07, 4.08, 4.14, 5.14).
 */
import { couponKinds, covers, minSystemValue, type CouponKind, type CoverName } from "./kinds.ts";
import { maxSystemValue } from "./system.ts";

/** The game of an outcome: the first part of its id. */
export function gameIdOf(outcomeId: string): string {
  return outcomeId.split(".", 1)[0] ?? "";
}

export interface ShapeLeg {
  outcomeId: string;
  isBanker?: boolean | null;
  /** Null, left out or empty: in the lobby. */
  blockId?: string | null;
}

/** A coupon as far as its shape goes. What a kind doesn't have (bankers of an express, say) is not looked at. */
export interface ShapeContent {
  kind: CouponKind;
  legs: readonly ShapeLeg[];
  systemValue?: number | null;
  cover?: string | null;
  /** Blocks that have a stake; left out while no stakes are known. */
  blocks?: readonly { id: string }[];
}

/** What is wrong with a coupon's shape. */
export interface ShapeProblem {
  code:
    | "REQUIRED"
    | "TOO_FEW_BETS"
    | "TOO_MANY_BETS"
    | "BET_DUPLICATE"
    | "BETS_DEPEND"
    | "SYSTEM_VALUE_INVALID"
    | "BANKER_INVALID"
    | "COVER_INVALID"
    | "BLOCK_REQUIRED"
    | "BLOCK_UNKNOWN";
  /** Index of the bet it lies at; null for the whole coupon. */
  bet: number | null;
  /** Field of that bet, or of the coupon. */
  field: "bets" | "outcomeId" | "isBanker" | "blockId" | "systemValue" | "cover" | "blocks";
}

/** Whether a text is the name of a full cover. */
export function isCoverName(name: string): name is CoverName {
  return Object.hasOwn(covers, name);
}

/**
 * Checks how many bets a coupon has, whether they may stand together, and that k, bankers, cover and blocks are those
 * of its kind. A repeated outcome is marked where it repeats; bets on one game, where the kind forbids them, are marked
 * each.
 */
export function validateShape(content: ShapeContent): ShapeProblem[] {
  const { kind, legs } = content;
  const { minBets, maxBets, sameGame, hasSystemValue, hasBlocks } = couponKinds[kind];
  if (legs.length === 0) return [{ code: "REQUIRED", bet: null, field: "bets" }];
  const problems: ShapeProblem[] = [];
  if (legs.length < minBets) problems.push({ code: "TOO_FEW_BETS", bet: null, field: "bets" });
  if (legs.length > maxBets) problems.push({ code: "TOO_MANY_BETS", bet: null, field: "bets" });
  const hasRightSize = problems.length === 0;
  problems.push(...togetherProblems(legs, sameGame));
  if (hasRightSize && hasSystemValue) problems.push(...systemProblems(content));
  if (hasRightSize && kind === "FULL_COVER") problems.push(...coverProblems(content));
  if (hasBlocks) problems.push(...blockProblems(content));
  return problems;
}

function togetherProblems(legs: readonly ShapeLeg[], sameGame: "allowed" | "refused"): ShapeProblem[] {
  const problems: ShapeProblem[] = [];
  const seen = new Set<string>();
  const byGame = new Map<string, number[]>();
  for (const [index, { outcomeId }] of legs.entries()) {
    if (seen.has(outcomeId)) {
      problems.push({ code: "BET_DUPLICATE", bet: index, field: "outcomeId" });
      continue;
    }
    seen.add(outcomeId);
    const gameId = gameIdOf(outcomeId);
    byGame.set(gameId, [...(byGame.get(gameId) ?? []), index]);
  }
  if (sameGame === "refused") {
    for (const indexes of byGame.values()) {
      if (indexes.length > 1)
        problems.push(...indexes.map((bet) => ({ code: "BETS_DEPEND" as const, bet, field: "outcomeId" as const })));
    }
  }
  return problems;
}

/**
 * Two bets at least must be no bankers, else there is no k; bankers beyond that are marked. k from 2 on [4.14, 5.14].
 */
function systemProblems({ legs, systemValue }: ShapeContent): ShapeProblem[] {
  const bankers = legs.flatMap(({ isBanker }, index) => (isBanker ? [index] : []));
  const most = maxSystemValue(legs.length - bankers.length, bankers.length);
  if (most < minSystemValue)
    return bankers
      .slice(legs.length - minSystemValue)
      .map((bet) => ({ code: "BANKER_INVALID", bet, field: "isBanker" }));
  const isValid =
    typeof systemValue === "number" &&
    Number.isInteger(systemValue) &&
    systemValue >= minSystemValue &&
    systemValue <= most;
  return isValid ? [] : [{ code: "SYSTEM_VALUE_INVALID", bet: null, field: "systemValue" }];
}

function coverProblems({ legs, cover }: ShapeContent): ShapeProblem[] {
  const isValid = cover != null && isCoverName(cover) && covers[cover].bets === legs.length;
  return isValid ? [] : [{ code: "COVER_INVALID", bet: null, field: "cover" }];
}

/** Every bet stands in a block, every block with a stake has a bet, every block with a bet has a stake. */
function blockProblems({ legs, blocks }: ShapeContent): ShapeProblem[] {
  const isKnown = (id: string) => blocks === undefined || blocks.some((block) => block.id === id);
  const ofBets = legs.flatMap(({ blockId }, bet): ShapeProblem[] => {
    if (!blockId) return [{ code: "BLOCK_REQUIRED", bet, field: "blockId" }];
    return isKnown(blockId) ? [] : [{ code: "BLOCK_UNKNOWN", bet, field: "blockId" }];
  });
  const isEmpty = (blocks ?? []).some(({ id }) => !legs.some(({ blockId }) => blockId === id));
  return isEmpty ? [...ofBets, { code: "BLOCK_UNKNOWN", bet: null, field: "blocks" }] : ofBets;
}
