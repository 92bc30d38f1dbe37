/** How much of a football match's scoring is still to come, by the clock and the cards. */
import type { PlayState } from "../model.ts";

/**
 * Share of a match's goals scored by a minute, measured on the 10,274 goals of the 3,617 matches in seed/data: by the
 * 15th, 30th and 45th minute, by the end of the first half, by the 60th, 75th and 90th minute, by the end.
 */
const SCORED_BY: readonly (readonly [minute: number, share: number])[] = [
  [0, 0], [15, 0.1326], [30, 0.2759], [45, 0.4254], [60, 0.6128], [75, 0.7729], [90, 0.9309],
];
/** Share scored by the end of the first half, what is added to it included. */
export const FIRST_HALF_SHARE = 0.4525;
/** In added time the end is near but not known: what is left falls by a factor of e in these minutes. */
const ADDED_FADE = { first: 2.5, second: 5 } as const;

/** Share of the first half's goals and of the second half's still to come, both as shares of the whole match. */
export function sharesLeft(state: PlayState): { first: number; second: number } {
  const second = 1 - FIRST_HALF_SHARE;
  if (state.period === 0) return { first: FIRST_HALF_SHARE, second };
  const minute = (state.clockSeconds ?? 0) / 60;
  if (state.period === 1) {
    if (state.isPaused) return { first: 0, second };
    return { first: minute <= 45 ? FIRST_HALF_SHARE - scoredBy(minute) : fade(FIRST_HALF_SHARE - 0.4254, minute - 45, ADDED_FADE.first), second };
  }
  // The second half's clock starts at 45:00 with the share of the whole first half behind it.
  const clock = Math.max(45, minute);
  if (clock > 90) return { first: 0, second: fade(1 - 0.9309, clock - 90, ADDED_FADE.second) };
  return { first: 0, second: clock >= 60 ? 1 - scoredBy(clock) : 1 - FIRST_HALF_SHARE - (0.6128 - FIRST_HALF_SHARE) * ((clock - 45) / 15) };
}

/**
 * Factors on both sides' scoring rates for players sent off: the side with fewer scores 2/3 as often, the other 5/4
 * (Vecer, Kopriva and Ichiba, "Estimating the Effect of the Red Card in Soccer", 2009), once for each card.
 */
export function redCardFactors(homeReds: number, awayReds: number): { home: number; away: number } {
  return { home: (2 / 3) ** homeReds * (5 / 4) ** awayReds, away: (2 / 3) ** awayReds * (5 / 4) ** homeReds };
}

function scoredBy(minute: number): number {
  for (let index = 1; index < SCORED_BY.length; index += 1) {
    const [from, shareFrom] = SCORED_BY[index - 1] ?? [0, 0];
    const [to, shareTo] = SCORED_BY[index] ?? [90, 1];
    if (minute <= to) return shareFrom + (shareTo - shareFrom) * Math.max(0, (minute - from) / (to - from));
  }
  return 0.9309;
}

function fade(share: number, minutes: number, within: number): number {
  return share * Math.exp(-minutes / within);
}
