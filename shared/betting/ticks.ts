/**
 * The tick ladder: the only prices that are offered. A price that has not moved by a tick has not moved at all. All of
 * it is whole-number arithmetic on thousandths.
 */

/** Up to each bound (thousandths), the distance between two neighbouring prices. */
const LADDER: readonly { below: number; step: number }[] = [
  { below: 1_100, step: 1 },
  { below: 3_000, step: 10 },
  { below: 4_000, step: 20 },
  { below: 6_000, step: 50 },
  { below: 10_000, step: 100 },
  { below: 20_000, step: 500 },
  { below: Number.POSITIVE_INFINITY, step: 1_000 },
];
const LOWEST = 1_001;
/**
 * How far past the middle between two ticks a raw price must be before the shown one follows, as a share of the tick.
 * A raw price that trembles by less than this on either side of the middle leaves the shown one alone.
 */
export const TICK_MARGIN = 0.2;
/** What a float may lack of the middle that it stands for. */
const DUST = 1e-6;

function stepAbove(tick: number): number {
  return LADDER.find(({ below }) => tick < below)?.step ?? 1_000;
}

function stepBelow(tick: number): number {
  return LADDER.find(({ below }) => tick <= below)?.step ?? 1_000;
}

const text = (tick: number): string => (tick / 1_000).toFixed(3);

/** Highest tick that isn't above a price, in thousandths. */
function floorTick(thousandths: number): number {
  const step = stepAbove(thousandths + DUST);
  return Math.max(LOWEST, Math.floor((thousandths + DUST) / step) * step);
}

/** The tick nearest to a price, of two equally near the higher. */
export function nearestTick(raw: number): string {
  const low = floorTick(raw * 1_000);
  const step = stepAbove(low);
  return text(raw * 1_000 - low + DUST >= step / 2 ? low + step : low);
}

/** The highest tick that isn't above a price; 1.001 for any that are lower. */
export function tickBelow(raw: number): string {
  return text(floorTick(raw * 1_000));
}

/**
 * The price to show for a raw one, when `shown` (a tick) stands on the board: it stays until the raw price has passed
 * the middle to a neighbour by `TICK_MARGIN` of their distance.
 */
export function restingTick(raw: number, shown: string): string {
  const tick = Math.round(Number(shown) * 1_000);
  const [up, down] = [stepAbove(tick), stepBelow(tick)];
  const moved = raw * 1_000 - tick;
  const isResting = moved <= up * (0.5 + TICK_MARGIN) + DUST && moved >= -down * (0.5 + TICK_MARGIN) - DUST;
  return isResting ? text(tick) : nearestTick(raw);
}
