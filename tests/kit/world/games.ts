import type { Entity } from "../store.ts";
import { wholeNumber, type Random } from "../random.ts";
import type { Text } from "./names.ts";

const minute = 60_000;

/** An instant as the schema writes it. */
export const instant = (milliseconds: number): string => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;

/** When the n-th game of a section starts: one an hour from `anchor` on, or in the hour before it. */
export const startOf = (section: "LINE" | "LIVE", index: number, anchor: number): string =>
  instant(section === "LIVE" ? anchor - (60 - index) * minute : anchor + (index + 2) * 60 * minute);

interface LivePlan {
  period: number;
  periodName: Text;
  clockSeconds: number;
  homePeriods: readonly number[];
  awayPeriods: readonly number[];
}

const halves: LivePlan = {
  period: 2,
  periodName: { en: "2nd half", ru: "2-й тайм", ar: "الشوط الثاني" },
  clockSeconds: 3480,
  homePeriods: [1, 0],
  awayPeriods: [0, 1],
};
const thirds: LivePlan = {
  period: 3,
  periodName: { en: "3rd period", ru: "3-й период", ar: "الفترة الثالثة" },
  clockSeconds: 2640,
  homePeriods: [1, 1, 0],
  awayPeriods: [0, 1, 0],
};
const quarters: LivePlan = {
  period: 3,
  periodName: { en: "3rd quarter", ru: "3-я четверть", ar: "الربع الثالث" },
  clockSeconds: 1600,
  homePeriods: [24, 27, 11],
  awayPeriods: [22, 25, 14],
};
const plans: Readonly<Record<string, LivePlan>> = { "1": halves, "2": thirds, "3": quarters };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Score of a game in play, by its sport's id; the clock differs from game to game. */
export function liveScore(sportId: string, random: Random): Entity {
  const plan = plans[sportId] ?? halves;
  return {
    home: sum(plan.homePeriods),
    away: sum(plan.awayPeriods),
    periods: plan.homePeriods.map((homeScore, index) => ({ home: homeScore, away: plan.awayPeriods[index] ?? 0 })),
    period: plan.period,
    periodName: plan.periodName,
    clockSeconds: plan.clockSeconds + wholeNumber(random, 0, 300),
    homePoints: null,
    awayPoints: null,
    serving: null,
  };
}

/** What happened so far in a football game in play that stands 1:1; other sports tell nothing. */
export const liveEvents = (sportId: string): Entity[] =>
  sportId === "1"
    ? [
        { type: "PERIOD_START", side: null, minute: "0", scoreAfter: null },
        { type: "GOAL", side: 1, minute: "23", scoreAfter: "1:0" },
        { type: "YELLOW_CARD", side: 2, minute: "37", scoreAfter: null },
        { type: "PERIOD_END", side: null, minute: "45+2", scoreAfter: null },
        { type: "PERIOD_START", side: null, minute: "45", scoreAfter: null },
        { type: "GOAL", side: 2, minute: "51", scoreAfter: "1:1" },
      ]
    : [];
