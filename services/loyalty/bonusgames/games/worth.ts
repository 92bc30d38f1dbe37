/** What an attempt that is paid with points brings, by its prize table. */
import { Exact } from "#shared/money/money.ts";
import type { GameDefinition } from "./definition.ts";

/**
 * What a point buys in a currency, in expectation: money prizes at their face, of the points that an attempt costs less
 * those it wins back. Null for a game whose attempts aren't sold; endless where it wins back all it costs.
 */
export function worthOfPoint({ prizes, points }: GameDefinition, currency: string): number | null {
  if (points === null) return null;
  const all = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const expected = (of: (prize: GameDefinition["prizes"][number]) => string | number) =>
    prizes.reduce((sum, prize) => sum.plus(new Exact(of(prize)).times(prize.weight)), new Exact(0)).dividedBy(all);
  const paid = expected(({ amounts }) => amounts.find((own) => own.currency === currency)?.amount ?? 0);
  const cost = new Exact(points).minus(expected((prize) => prize.points ?? 0));
  return cost.greaterThan(0) ? paid.dividedBy(cost).toNumber() : Infinity;
}

/** The currency in which points buy more than the stakes that brought them cost; null for none. */
export function tooGenerousIn(definition: GameDefinition, ceilings: ReadonlyMap<string, string>): string | null {
  for (const [currency, most] of ceilings)
    if ((worthOfPoint(definition, currency) ?? 0) >= Number(most)) return currency;
  return null;
}
