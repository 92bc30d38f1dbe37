/** Combinations of a system, counted and never expanded. A pick is a mask: a bit for each outcome of a match. */

const bits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** How many combinations a ticket has: the product of its picks. */
export const combinationsOf = (picks: readonly number[]): number =>
  picks.reduce((product, mask) => product * bits(mask), 1);

/**
 * How many of a ticket's combinations have 0, 1, 2 … hits: the product of one factor a match, in which each pick that
 * hits contributes x and each other one 1.
 * @param hits the outcomes that hit, a mask a match
 */
export function hitsOf(picks: readonly number[], hits: readonly number[]): number[] {
  const found = [1, ...Array.from({ length: picks.length }, () => 0)];
  for (let match = 0; match < picks.length; match += 1) {
    const picked = picks[match] ?? 0;
    const right = bits(picked & (hits[match] ?? 0));
    const wrong = bits(picked) - right;
    for (let degree = match + 1; degree >= 0; degree -= 1)
      found[degree] = (found[degree] ?? 0) * wrong + (degree > 0 ? (found[degree - 1] ?? 0) * right : 0);
  }
  return found;
}

/** Winning combinations of a ticket in each category. */
export function winningOf(
  hits: readonly number[],
  { categories, isCumulative }: { categories: readonly { hits: number }[]; isCumulative: boolean },
): number[] {
  return categories.map(({ hits: least }) =>
    isCumulative ? hits.slice(least).reduce((sum, count) => sum + count, 0) : (hits[least] ?? 0),
  );
}
