/**
 * Lines of a lottery ticket, counted and never expanded. A line is a choice of `picks` numbers; a ticket with more numbers
 * is a system and has every line that can be made of them.
 */

/** Ways to choose `size` of `count` things, exact below 2⁵³. */
export function choose(count: number, size: number): number {
  if (size < 0 || size > count) return 0;
  let ways = 1;
  for (let step = 1; step <= Math.min(size, count - size); step += 1) ways = (ways * (count - step + 1)) / step;
  return Math.round(ways);
}

/** What a line must have to win. */
export interface Hit {
  /** Numbers of the line. */
  picks: number;
  /** How many of them are among the balls drawn. */
  hits: number;
  /** Whether the bonus ball must be in the line, must not, or doesn't matter. */
  bonus: boolean | null;
}

/** Numbers to choose from, by what became of them. */
export interface Found {
  /** Among the balls drawn. */
  hits: number;
  /** Bonus balls. */
  bonus: number;
  /** All others. */
  rest: number;
}

/** How many lines of `picks` numbers out of those hit as asked. */
export function linesThat({ picks, hits, bonus }: Hit, found: Found): number {
  const drawn = choose(found.hits, hits);
  if (bonus === null) return drawn * choose(found.bonus + found.rest, picks - hits);
  const asked = bonus ? 1 : 0;
  return drawn * choose(found.bonus, asked) * choose(found.rest, picks - hits - asked);
}

/** What became of a ticket's numbers. @param balls those drawn, with the bonus balls last */
export function foundIn(numbers: readonly number[], balls: readonly number[], drawn: number): Found {
  const main = balls.slice(0, drawn);
  const extra = balls.slice(drawn);
  const hits = numbers.filter((number) => main.includes(number)).length;
  const bonus = numbers.filter((number) => extra.includes(number)).length;
  return { hits, bonus, rest: numbers.length - hits - bonus };
}

export interface Drum {
  /** Balls in the drum, numbered from 1. */
  balls: number;
  /** Balls drawn, without the bonus. */
  drawn: number;
  /** Bonus balls drawn after them, 0 or 1. */
  bonus: number;
}

/** Chance of one line, as one in so many lines; Infinity for what can't happen. */
export const oneIn = (hit: Hit, { balls, drawn, bonus }: Drum): number =>
  choose(balls, hit.picks) / linesThat(hit, { hits: drawn, bonus, rest: balls - drawn - bonus });
