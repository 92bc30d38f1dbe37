/**
 * Which stakes count where the house pays for what others have staked: those that could be lost. By what came of a bet, as
 * that tells of every game and kind of coupon: whoever covers all numbers of a wheel, or plays for a hundredth on top, gets
 * their stake back nearly always, and it counts only the once that they don't.
 */
import { Exact } from "../money.ts";
import { movedBy } from "./wagering.ts";

interface Played {
  stake: string;
  won: string;
}

/** Whether a bet has moved as much as the least price would have brought, up or down. */
export function isAtRisk({ stake, won }: Played, minCoef: string): boolean {
  return movedBy({ stake, won }).greaterThanOrEqualTo(new Exact(stake).times(new Exact(minCoef).minus(1)));
}

/** The same of a settled coupon, which must have had the least price as well. Void bets have none. */
export function isCouponAtRisk(
  { bets, ...played }: Played & { bets: readonly { coef: string; result: string | null }[] },
  minCoef: string,
): boolean {
  const price = bets
    .filter(({ result }) => result !== "VOID")
    .reduce((product, { coef }) => product.times(coef), new Exact(1));
  return price.greaterThanOrEqualTo(minCoef) && isAtRisk(played, minCoef);
}
