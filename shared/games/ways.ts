/** Counts of combinations. */

/** In how many ways some of a number of things can be chosen: exact for up to 50 things. */
export function waysToChoose(things: number, chosen: number): number {
  if (chosen < 0 || chosen > things) return 0;
  let ways = 1;
  for (let step = 1; step <= chosen; step += 1) ways = (ways * (things - chosen + step)) / step;
  return Math.round(ways);
}
