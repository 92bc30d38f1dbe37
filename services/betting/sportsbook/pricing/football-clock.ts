/** How much of a football match's scoring is still to come, by the clock and the cards. */
import type { PlayState } from "../model.ts";

/**
 * Share of a match's goals scored by a minute, measured on the 10,274 goals of the 3,617 matches in seed/data: by the
 * 15th, 30th and 45th minute, by the end of the first half, by the 60th, 75th and 90th minute, by the end.
 */
const SCORED_BY: readonly (readonly [minute: number, share: number])[] = [
  [0, 0],
  [15, 0.1326],
  [30, 0.2759],
  [45, 0.4254],
  [60, 0.6128],
  [75, 0.7729],
  [90, 0.9309],
];
/** Share of goals by the end of the first half, including its added time. */
export const FIRST_HALF_SHARE = 0.4525;
/**
 * Of the same goals: shares scored a minute of added time, of 2.69 minutes after the first half and 5.05 after the
 * second.
 */
const ADDED_RATE = [(FIRST_HALF_SHARE - 0.4254) / 2.689, (1 - 0.9309) / 5.049] as const;
/**
 * Expected total length of added time, in minutes, once so many of its minutes are over and play goes on: the means of
 * the longer ones among 3,617 matches. Beyond the tables another minute and a half.
 */
const ADDED_MEAN = [
  [2.689, 3.14, 3.672, 4.218, 6.187, 7.117, 7.718],
  [5.049, 5.049, 5.049, 5.451, 5.972, 6.597, 8.393, 9.32, 10.291, 11.288, 12.179],
] as const;

/** Share of the first half's goals and of the second half's still to come, both as shares of the whole match. */
export function sharesLeft(state: PlayState): { first: number; second: number } {
  const second = 1 - FIRST_HALF_SHARE;
  if (state.period === 0) return { first: FIRST_HALF_SHARE, second };
  const minute = (state.clockSeconds ?? 0) / 60;
  if (state.period === 1) {
    if (state.isPaused) return { first: 0, second };
    return { first: minute < 45 ? FIRST_HALF_SHARE - scoredBy(minute) : addedShare(0, minute - 45), second };
  }
  if (state.isPaused) return { first: 0, second: 0 };
  // The second half's clock starts at 45:00 with the share of the whole first half behind it.
  const clock = Math.max(45, minute);
  if (clock >= 90) return { first: 0, second: addedShare(1, clock - 90) };
  return {
    first: 0,
    second:
      clock >= 60 ? 1 - scoredBy(clock) : 1 - FIRST_HALF_SHARE - (0.6128 - FIRST_HALF_SHARE) * ((clock - 45) / 15),
  };
}

/** Share of a match's goals still to come after so many minutes of added time: its end isn't known. */
function addedShare(half: 0 | 1, minutes: number): number {
  const means = ADDED_MEAN[half];
  const mean = means[Math.floor(minutes)] ?? minutes + 1.5;
  return ADDED_RATE[half] * (mean - minutes);
}

/** A time of a half and the share of a match's goals that falls in it, evenly. */
export interface GoalRate {
  from: number;
  until: number;
  share: number;
}

/** How goals spread over a half of so many seconds, as `sharesLeft` expects it. */
export function goalRates(half: 0 | 1, seconds: number): GoalRate[] {
  const before = half === 0 ? 0 : FIRST_HALF_SHARE;
  const shares = half === 0 ? [0.1326, 0.2759, 0.4254] : [0.6128, 0.7729, 0.9309];
  const quarters = shares.map((share, index) => ({
    from: index * 900,
    until: (index + 1) * 900,
    share: share - (shares[index - 1] ?? before),
  }));
  return [...quarters, { from: 2700, until: seconds, share: (ADDED_RATE[half] * (seconds - 2700)) / 60 }];
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
