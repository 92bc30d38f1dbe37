/** Markets with a line (totals, handicaps), made from the distribution of a count. */
import type { ModelMarket } from "../model.ts";
import { fairChance, lineText } from "./asian.ts";

/** A distribution of whole numbers: chance of `low + index`. */
export interface Distribution {
  low: number;
  chances: ArrayLike<number>;
}

/** A line is offered when neither side is more certain than this. */
export const MOST_CERTAIN = 0.985;

/** Fair chance of "more than the line"; null if it is decided or as good as. */
export function chanceOver({ low, chances }: Distribution, line: number): number | null {
  const over = fairChance((count) => chances[count - low] ?? 0, low, low + chances.length - 1, line);
  return over === null || over > MOST_CERTAIN || over < 1 - MOST_CERTAIN ? null : over;
}

/** Totals: over and under for each line that is open. Lines may be quarters. */
export function totalMarkets(
  type: string,
  group: string,
  counted: Distribution,
  lines: readonly number[],
): ModelMarket[] {
  return lines.flatMap((line) => {
    const over = chanceOver(counted, line);
    return over === null
      ? []
      : [
          {
            type,
            param: lineText(line),
            group,
            isMain: false,
            outcomes: [
              { type: "over", probability: over },
              { type: "under", probability: 1 - over },
            ],
          },
        ];
  });
}

/** Handicaps: the line is added to the home side's score. `difference` is home minus away. */
export function handicapMarkets(
  type: string,
  group: string,
  difference: Distribution,
  lines: readonly number[],
): ModelMarket[] {
  return lines.flatMap((line) => {
    const home = chanceOver(difference, -line);
    return home === null
      ? []
      : [
          {
            type,
            param: lineText(line),
            group,
            isMain: false,
            outcomes: [
              { type: "home", probability: home },
              { type: "away", probability: 1 - home },
            ],
          },
        ];
  });
}

/**
 * Marks the most even of some markets as the one that lists show, among lines that end in .5 when there are any (they
 * have no refunds to explain in a narrow column); of two as even, the one with the smaller line.
 */
export function markMain(markets: ModelMarket[]): ModelMarket[] {
  const halves = markets.filter(({ param }) => Math.abs(Number(param) % 1) === 0.5);
  const unevenness = ({ outcomes }: ModelMarket): number => Math.abs((outcomes[0]?.probability ?? 0) - 0.5);
  const best = (halves.length > 0 ? halves : markets).reduce<ModelMarket | null>(
    (even, market) => (even === null || unevenness(market) < unevenness(even) - 1e-12 ? market : even),
    null,
  );
  return markets.map((market) => (market === best ? { ...market, isMain: true } : market));
}

/** Lines `step` apart from `from` to `to`. */
export function lineRange(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

/**
 * Half lines from `from` to `to`, raised by the current count, and whole and quarter lines within three quarters of the
 * most even one.
 */
export function linesAround(counted: Distribution, from: number, to: number): number[] {
  const middle = median(counted);
  const shift = from > 0 ? counted.low : Math.round(middle);
  const quarters = lineRange(middle - 1.25, middle + 0.75, 0.25).filter((line) => line >= from);
  return [...new Set([...lineRange(from + shift, to + shift, 1), ...quarters])].toSorted((a, b) => a - b);
}

/** Smallest count with at least half of the distribution at or below it. */
export function median({ low, chances }: Distribution): number {
  let sum = 0;
  for (let index = 0; index < chances.length; index += 1) {
    sum += chances[index] ?? 0;
    if (sum >= 0.5) return low + index;
  }
  return low;
}
