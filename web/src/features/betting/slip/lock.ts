/** Why a bet can't be placed as it stands (SPEC 4.09–4.11). */
import { betIsLocked } from "#shared/betting/betState.ts";
import type { ShapeProblem } from "#shared/betting/coupon/shape.ts";
import type { UserErrorFieldsFragment } from "@/operations/fragments/generated.ts";
import type { BetNow } from "./evaluate.ts";

/**
 * blocked: suspended at the moment. dependent: on the same game as another. banned: the server doesn't take it beside
 * others.
 */
export type LockReason = "blocked" | "dependent" | "banned" | "finished" | "gone";

/** Codes by which the server says at a bet that it may not stand in a coupon of this kind. */
const BANNED_CODES: readonly string[] = ["BETTING_CLOSED"];

/** The reason that weighs most; null for a bet that can be placed. */
export function lockOf(
  { state }: BetNow,
  index: number,
  shape: readonly ShapeProblem[],
  errors: readonly UserErrorFieldsFragment[],
): LockReason | null {
  if (state === "finished" || state === "gone") return state;
  const isDepend = shape.some(({ bet, code }) => bet === index && (code === "BETS_DEPEND" || code === "BET_DUPLICATE"));
  const isBannedExpress = errors.some(({ code }) => BANNED_CODES.includes(code));
  if (!betIsLocked({ isBlocked: state === "locked", isDepend, isBannedExpress })) return null;
  return state === "locked" ? "blocked" : isDepend ? "dependent" : "banned";
}
