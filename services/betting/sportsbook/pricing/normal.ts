/** The normal distribution, cut into whole numbers. */
import type { Distribution } from "./lines.ts";

/** Φ(x), by Abramowitz and Stegun 7.1.26 on the error function; off by less than 1.5e-7. */
export function normalCdf(x: number): number {
  const scaled = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * scaled);
  const poly = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const erf = 1 - poly * Math.exp(-scaled * scaled);
  return x >= 0 ? (1 + erf) / 2 : (1 - erf) / 2;
}

/**
 * Probabilities of whole numbers: each takes the normal's mass within half of it, times `factor` (default 1),
 * normalised. `least` cuts the distribution off below. The spread is at least a third, so that it stays a distribution.
 */
export function wholeNormal(
  mean: number,
  spread: number,
  options: { least?: number; factor?: (count: number) => number } = {},
): Distribution {
  const sigma = Math.max(spread, 1 / 3);
  const low = Math.max(options.least ?? Number.NEGATIVE_INFINITY, Math.floor(mean - 5 * sigma));
  const high = Math.max(low + 1, Math.ceil(mean + 5 * sigma));
  const chances = new Float64Array(high - low + 1);
  let below = normalCdf((low - 0.5 - mean) / sigma);
  let sum = 0;
  for (let index = 0; index < chances.length; index += 1) {
    const upTo = normalCdf((low + index + 0.5 - mean) / sigma);
    const chance = (upTo - below) * (options.factor?.(low + index) ?? 1);
    below = upTo;
    chances[index] = chance;
    sum += chance;
  }
  for (let index = 0; index < chances.length; index += 1) chances[index] = (chances[index] ?? 0) / sum;
  return { low, chances };
}

/** Chance of more than `count`. */
export function chanceAbove({ low, chances }: Distribution, count: number): number {
  let sum = 0;
  for (let index = Math.max(0, count - low + 1); index < chances.length; index += 1) sum += chances[index] ?? 0;
  return sum;
}
