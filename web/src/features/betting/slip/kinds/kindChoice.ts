/** Which kinds of coupon so many bets can be, and which of them the coupon is (SPEC 1.06, 4.07, 4.08). */
import { type CouponKind, couponKinds, coversOf } from "#shared/betting/coupon/kinds.ts";
import { usualKind } from "@/slip/usualKind.ts";

interface KindChoice {
  kind: CouponKind;
  /** What is missing for it: so many bets more, or at most so many; null if it can be chosen. */
  problem: { code: "needsBets" | "takesBets"; count: number } | null;
}

/** Order in which kinds are offered; those of `shownOf` stand beside each other, the rest in a list. */
const ORDER: readonly CouponKind[] = [
  "SINGLE",
  "MULTIPLE_SINGLES",
  "EXPRESS",
  "SYSTEM",
  "FULL_COVER",
  "CHAIN",
  "CONDITIONAL",
  "ANTI_EXPRESS",
];
/** Singles: one of one bet, one on each of several. */
const shownOf = (count: number): readonly CouponKind[] => [
  count > 1 ? "MULTIPLE_SINGLES" : "SINGLE",
  "EXPRESS",
  "SYSTEM",
];

function problemOf(kind: CouponKind, count: number): KindChoice["problem"] {
  const { minBets, maxBets } = couponKinds[kind];
  if (count < minBets) return { code: "needsBets", count: minBets };
  return count > maxBets || (kind === "FULL_COVER" && coversOf(count).length === 0)
    ? { code: "takesBets", count: maxBets }
    : null;
}

/** The site's kinds for so many bets: those to show at once, and the rest. */
export function kindChoices(
  offered: readonly CouponKind[],
  count: number,
): { shown: KindChoice[]; more: KindChoice[] } {
  const shown = shownOf(count);
  // Several bets are no single: where they can't be singles of their own, the tab says why.
  const isNoise = (kind: CouponKind) => kind === "SINGLE" && count > 1 && offered.includes("MULTIPLE_SINGLES");
  const choices = ORDER.filter((kind) => offered.includes(kind) && !isNoise(kind)).map((kind) => ({
    kind,
    problem: problemOf(kind, count),
  }));
  return {
    shown: choices.filter(({ kind }) => shown.includes(kind) || kind === "SINGLE"),
    more: choices.filter(({ kind }) => !shown.includes(kind) && kind !== "SINGLE"),
  };
}

/**
 * Kind of a coupon: the chosen one while the bets allow it, else what their number says: one bet is a single, more are
 * an express. A chosen kind comes back when it fits again.
 */
export function kindOf(chosen: CouponKind | null, offered: readonly CouponKind[], count: number): CouponKind {
  if (chosen !== null && offered.includes(chosen) && problemOf(chosen, count) === null) return chosen;
  const usual: CouponKind = usualKind(count);
  return offered.includes(usual)
    ? usual
    : (ORDER.find((kind) => offered.includes(kind) && problemOf(kind, count) === null) ?? usual);
}
