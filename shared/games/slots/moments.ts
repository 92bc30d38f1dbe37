/**
 * What a chance part of a round comes to, without a list of all that can come of it: chance, sums of the first and second
 * powers of its win, and its highest win. Parts are joined by `either` (one of them happens) and `both` (they happen
 * independently and their wins are added), so the figures of a whole round follow exactly from those of its parts.
 */

/** Wins are in stakes. Sums are weighted by chance, so those of alternatives add up. */
export interface Moments {
  /** Chance that this part happens. */
  chance: number;
  /** Chance that it happens and wins nothing. */
  nothing: number;
  /** Sum of chance times win. */
  first: number;
  /** Sum of chance times the square of the win. */
  second: number;
  highest: number;
}

export const impossible: Moments = { chance: 0, nothing: 0, first: 0, second: 0, highest: 0 };
/** Certain, and wins nothing. */
export const certain: Moments = { chance: 1, nothing: 1, first: 0, second: 0, highest: 0 };

/** A win with its chance. */
export const winning = (chance: number, win: number): Moments => ({
  chance,
  nothing: win === 0 ? chance : 0,
  first: chance * win,
  second: chance * win ** 2,
  highest: win,
});

export const either = (one: Moments, other: Moments): Moments => ({
  chance: one.chance + other.chance,
  nothing: one.nothing + other.nothing,
  first: one.first + other.first,
  second: one.second + other.second,
  highest: Math.max(one.highest, other.highest),
});

export const both = (one: Moments, other: Moments): Moments => ({
  chance: one.chance * other.chance,
  nothing: one.nothing * other.nothing,
  first: one.first * other.chance + one.chance * other.first,
  second: one.second * other.chance + 2 * one.first * other.first + one.chance * other.second,
  highest: one.highest + other.highest,
});

/** The same with all wins multiplied. */
export const multiplied = (moments: Moments, times: number): Moments => ({
  ...moments,
  first: moments.first * times,
  second: moments.second * times ** 2,
  highest: moments.highest * times,
});
