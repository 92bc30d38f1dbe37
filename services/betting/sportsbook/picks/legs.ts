/** Legs of expresses: outcomes that are open now, each with the view it was found in. */
import { contentOf } from "#shared/betting/coupon/content.ts";
import { couponCoef } from "#shared/betting/coupon/price.ts";
import type { Found } from "../book/bookForms.ts";
import type { GameView } from "../book/view.ts";

/** No leg costs less: it would add risk and next to no win (the least price of a leg in SPEC 5.15, too). */
export const lowestLeg = 1.1;

/** Markets that read well in a row of legs. */
const plainTypes: ReadonlySet<string> = new Set(["1x2", "winner", "double_chance", "both_to_score"]);

/** Outcomes of a view's plain markets, in the board's order. None while bets are stopped. */
export function legsOf(view: GameView): Found[] {
  if (view.isSuspended || view.status === "FINISHED" || view.status === "CANCELLED") return [];
  return view.markets
    .filter(({ type, isMain, param }) => plainTypes.has(type) || (isMain && Number.isInteger(Number(param) * 2)))
    .flatMap((market) =>
      market.outcomes.filter(({ coef }) => Number(coef) >= lowestLeg).map((outcome) => ({ view, market, outcome })),
    );
}

/** Price of the express of some legs, 3 places. */
export function expressCoef(legs: readonly Found[]): string {
  return (
    couponCoef(
      contentOf(
        "EXPRESS",
        legs.map(({ outcome }) => outcome.coef),
      ),
    ) ?? "1.000"
  );
}
