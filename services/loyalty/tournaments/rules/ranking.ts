/** Ranks by points, and what each place wins. */
import { toMajor, toMinor } from "#shared/money/minor.ts";
import { Exact } from "#shared/money/money.ts";
import type { Definition } from "../definition.ts";

export interface Scored {
  id: number;
  points: number;
  reachedAt: number | null;
}

export interface Ranked {
  id: number;
  rank: number;
}

/** Most points first; of equal points who had them earlier, then who joined earlier. */
const ahead = (one: Scored, other: Scored) =>
  other.points - one.points || (one.reachedAt ?? 0) - (other.reachedAt ?? 0) || one.id - other.id;

/** Those with points, in their order. Where ties share, equal points have one rank, and as many ranks below it are left out. */
export function ranksOf(entries: readonly Scored[], ties: Definition["ties"]): Ranked[] {
  const scored = entries.filter(({ points }) => points > 0).toSorted(ahead);
  return scored.map(({ id, points }, index) => ({
    id,
    rank: ties === "EARLIER" ? index + 1 : scored.findIndex((each) => each.points === points) + 1,
  }));
}

/** What is shared out: a fund of the house and of fees, in minor units. */
export const fundOf = ({ guaranteed, feeShare, currency }: Definition, fees: string): bigint =>
  toMinor(guaranteed, currency) +
  BigInt(new Exact(toMinor(fees, currency).toString()).times(feeShare).dividedBy(100).floor().toFixed(0));

/** Prize of a place in minor units, a share of the fund rounded down. */
export function prizeOfPlace({ prizes, currency }: Definition, fund: bigint, place: number): bigint {
  const range = prizes.find(({ from, to }) => from <= place && place <= to);
  if (range === undefined) return 0n;
  if (range.amount !== null) return toMinor(range.amount, currency);
  return BigInt(
    new Exact(fund.toString())
      .times(range.percent ?? 0)
      .dividedBy(100)
      .floor()
      .toFixed(0),
  );
}

/** Prizes of ranked entries in major units, of those that win any: entries of one rank share the prizes of their places. */
export function prizesOf(definition: Definition, fund: bigint, ranked: readonly Ranked[]): Map<number, string> {
  const prizes = new Map<number, string>();
  for (const [rank, tied] of Map.groupBy(ranked, (each) => each.rank)) {
    let sum = 0n;
    for (let place = rank; place < rank + tied.length; place += 1) sum += prizeOfPlace(definition, fund, place);
    const each = sum / BigInt(tied.length);
    if (each > 0n) for (const { id } of tied) prizes.set(id, toMajor(each, definition.currency));
  }
  return prizes;
}
