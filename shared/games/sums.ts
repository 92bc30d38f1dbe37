/** Chances of sums: what independent parts of a round come to together. */
import type { Chance, Multiplier } from "./game.ts";

/** Chances by what is paid. They add up to 1. */
export type Sums = ReadonlyMap<Multiplier, number>;

export const nothing: Sums = new Map([[0, 1]]);

/** One of these, each with its share. */
export function oneOfSums(parts: readonly (readonly [share: number, sums: Sums])[]): Sums {
  const all = new Map<Multiplier, number>();
  for (const [share, sums] of parts)
    for (const [paid, chance] of sums) all.set(paid, (all.get(paid) ?? 0) + share * chance);
  return all;
}

/** Both, independent of each other. */
export const bothSums = (one: Sums, other: Sums): Sums =>
  oneOfSums([...one].map(([paid, chance]) => [chance, new Map([...other].map(([more, own]) => [paid + more, own]))]));

/** So many of them, independent of each other. */
export function timesSums(sums: Sums, times: number): Sums {
  let all = nothing;
  for (let time = 0; time < times; time += 1) all = bothSums(all, sums);
  return all;
}

export const chancesOfSums = (sums: Sums): Chance[] =>
  [...sums].map(([returned, probability]) => ({ probability, returned }));
