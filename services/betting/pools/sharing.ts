/**
 * How the stakes of a draw become prizes. Everything is whole minor units, so that prizes, remainders, the house's share
 * and what rolls over add up to the stakes to the last unit.
 */
const whole = 10_000n;

/** How a kind of draw shares its stakes. */
export interface Terms {
  /** Share of the stakes that is the prize pool, in hundredths of a percent. */
  poolShare: number;
  /** The highest first, each with its share of the pool in hundredths of a percent. */
  categories: readonly { share: number }[];
  /** Prizes are rounded down to whole units of this many minor units. */
  floorUnit: number;
  /** A category that would pay less than this for the least stake goes to the jackpot, in minor units. */
  leastPrize: number;
}

export interface Shared {
  /** The house's part of the stakes. */
  house: bigint;
  /** Prize money of each category; nothing where nobody won or the prize would be too small. */
  funds: bigint[];
  /** The jackpot of the next draw. */
  jackpot: bigint;
}

/**
 * @param weights of each category: stake for one combination times winning combinations, over all tickets
 * @param leastStake for one combination, by which a prize counts as too small
 */
export function share(
  terms: Terms,
  { staked, jackpot, weights, leastStake }: { staked: bigint; jackpot: bigint; weights: bigint[]; leastStake: bigint },
): Shared {
  const pool = (staked * BigInt(terms.poolShare)) / whole;
  const planned = terms.categories.map(({ share: part }) => (pool * BigInt(part)) / whole);
  let carried = jackpot + pool - planned.reduce((sum, fund) => sum + fund, 0n);
  const funds = planned.map((fund, index) => {
    const weight = weights[index] ?? 0n;
    // The first category gets the jackpot on top, so it is never too small to pay when there is one.
    const offered = index === 0 ? fund + carried : fund;
    const isPaid = weight > 0n && (offered * leastStake) / weight >= BigInt(terms.leastPrize);
    if (isPaid && index === 0) carried = 0n;
    else if (!isPaid) carried += fund;
    return isPaid ? offered : 0n;
  });
  return { house: staked - pool, funds, jackpot: carried };
}

/** A ticket's prize: its part of each category by stake, each rounded down. */
export function prizeOf(
  { floorUnit }: Pick<Terms, "floorUnit">,
  categories: readonly { fund: bigint; weight: bigint }[],
  ticket: { stake: bigint; winning: readonly number[] },
): bigint {
  const unit = BigInt(floorUnit);
  let prize = 0n;
  for (const [index, { fund, weight }] of categories.entries()) {
    const won = BigInt(ticket.winning[index] ?? 0);
    if (won > 0n && weight > 0n) prize += ((fund * ticket.stake * won) / weight / unit) * unit;
  }
  return prize;
}
