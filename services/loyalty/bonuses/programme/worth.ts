/**
 * What the programme gives back of a stake, beside what the house keeps of it. A player who picks the bets and games that
 * keep least must not come out ahead: whoever can be paid for staking stakes without end.
 */
import { Exact } from "#shared/money/money.ts";
import type { Programme } from "./programme.ts";

export interface Worth {
  /** Stakes of what. */
  of: "COUPONS" | "ROUNDS";
  /** Most that comes back, in percent of a stake. */
  gives: string;
  /** Least that the house keeps of a stake that counts, in percent. */
  keeps: string;
}

/** The most that a point buys in a currency: free bets at their face, though a free bet pays its net win only. */
function worthOfPoint({ rewards }: Programme, currency: string) {
  const each = rewards.flatMap(({ price, amounts }) =>
    amounts.filter((own) => own.currency === currency).map(({ amount }) => new Exact(amount).dividedBy(price)),
  );
  return Exact.max(0, ...each);
}

/** Percent of a stake that its points buy, in the currency that gives most. */
const pointsGive = (terms: Programme, of: "coupons" | "rounds") =>
  Exact.max(
    0,
    ...(terms.points?.stakes ?? []).map((own) => worthOfPoint(terms, own.currency).times(100).dividedBy(own[of])),
  );

/**
 * @param leastMargin share of a stake that the book keeps at least, of bets at a price or above
 * @returns a line for each kind of stakes that anything is given for
 */
export function worthOf(terms: Programme, leastMargin: (leastCoef: number) => number): Worth[] {
  const { points, cashback } = terms;
  const lines: Worth[] = [];
  if (points !== null)
    lines.push({
      of: "COUPONS",
      gives: pointsGive(terms, "coupons").toFixed(),
      keeps: String(leastMargin(Number(points.leastCoef)) * 100),
    });
  const returns = [points?.highestReturn, cashback?.highestReturn].filter((each) => each !== undefined);
  if (returns.length > 0)
    lines.push({
      of: "ROUNDS",
      gives: pointsGive(terms, "rounds")
        .plus(cashback?.mostOfStakes ?? 0)
        .toFixed(),
      keeps: new Exact(100).minus(Exact.max(...returns)).toFixed(),
    });
  return lines;
}

/**
 * What a point may buy at most in each currency that brings points, in major units: at that worth its stakes would cost a
 * player nothing.
 */
export function mostOfPoint(terms: Programme, leastMargin: (leastCoef: number) => number): ReadonlyMap<string, string> {
  const { points, cashback } = terms;
  if (points === null) return new Map();
  const ofCoupons = leastMargin(Number(points.leastCoef));
  const ofRounds = new Exact(100)
    .minus(points.highestReturn)
    .minus(cashback?.mostOfStakes ?? 0)
    .dividedBy(100);
  return new Map(
    points.stakes.map(({ currency, coupons, rounds }) => [
      currency,
      Exact.min(new Exact(coupons).times(ofCoupons), new Exact(rounds).times(ofRounds)).toFixed(),
    ]),
  );
}

/** The lines that pay a player for staking. */
export const tooGenerous = (lines: readonly Worth[]): Worth[] =>
  lines.filter(({ gives, keeps }) => new Exact(gives).greaterThanOrEqualTo(keeps));
