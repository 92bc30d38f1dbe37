/** Names of periods in the languages of the site. */
import { gameClocks } from "../live/clocks.ts";
import type { Names, SportSlug } from "../model.ts";

type Kind = "half" | "period" | "quarter" | "set" | "inning" | "innings";

const kinds: Readonly<Record<SportSlug, Kind>> = {
  "football": "half", "ice-hockey": "period", "basketball": "quarter", "american-football": "quarter",
  "tennis": "set", "volleyball": "set", "baseball": "inning", "cricket": "innings",
};

const words: Readonly<Record<Kind, { en: string; ru: (number: number) => string; ar: string }>> = {
  half: { en: "half", ru: (number) => `${number}-й тайм`, ar: "الشوط" },
  period: { en: "period", ru: (number) => `${number}-й период`, ar: "الفترة" },
  quarter: { en: "quarter", ru: (number) => `${number}-я четверть`, ar: "الربع" },
  set: { en: "set", ru: (number) => `${number}-й сет`, ar: "المجموعة" },
  inning: { en: "inning", ru: (number) => `${number}-й иннинг`, ar: "الشوط" },
  innings: { en: "innings", ru: (number) => `${number}-й иннингс`, ar: "الجولة" },
};

const notStarted: Names = { en: "Not started", ru: "Не начался", ar: "لم تبدأ" };
const overtime: Names = { en: "Overtime", ru: "Овертайм", ar: "الوقت الإضافي" };
const halfTime: Names = { en: "Half-time", ru: "Перерыв", ar: "استراحة" };
const pause: Names = { en: "Break", ru: "Перерыв", ar: "استراحة" };
const finished: Names = { en: "Finished", ru: "Завершён", ar: "انتهت" };

/** Name of a game's period: "2nd half", "Half-time", "Overtime", "3rd set", "Finished". */
export function periodNames(sport: SportSlug, period: number, standing: { isPaused: boolean; isFinished: boolean }): Names {
  if (standing.isFinished) return finished;
  if (period === 0) return notStarted;
  if (standing.isPaused) return sport === "football" ? halfTime : pause;
  if (period > (gameClocks[sport]?.periods ?? Number.POSITIVE_INFINITY)) return overtime;
  const { en, ru, ar } = words[kinds[sport]];
  return { en: `${period}${ordinal(period)} ${en}`, ru: ru(period), ar: `${ar} ${period}` };
}

/** English ending of a number's ordinal. */
function ordinal(number: number): string {
  const teens = number % 100 >= 11 && number % 100 <= 13;
  return teens ? "th" : ["th", "st", "nd", "rd"][number % 10] ?? "th";
}
