/** Names of periods in the languages of the site. */
import { eachDiscipline } from "../cyber/disciplines.ts";
import { gameClocks } from "../live/clocks.ts";
import type { Names, SportSlug } from "../model.ts";

type Kind = "half" | "period" | "quarter" | "set" | "inning" | "innings" | "map" | "round";

const kinds: Readonly<Record<Exclude<SportSlug, "marbles">, Kind>> = {
  football: "half",
  "ice-hockey": "period",
  basketball: "quarter",
  "american-football": "quarter",
  tennis: "set",
  volleyball: "set",
  baseball: "inning",
  cricket: "innings",
  ...eachDiscipline(({ rules }): Kind =>
    rules.kind === "clocked" ? rules.period : rules.kind === "tennis" ? "set" : rules.unit,
  ),
};

const words: Readonly<
  Record<Kind, { en: string; ru: (number: number) => string; ar: string; es: (number: number) => string }>
> = {
  half: { en: "half", ru: (number) => `${number}-й тайм`, ar: "الشوط", es: (number) => `${number}.ª parte` },
  period: {
    en: "period",
    ru: (number) => `${number}-й период`,
    ar: "الفترة",
    es: (number) => `${masculine(number)} periodo`,
  },
  quarter: {
    en: "quarter",
    ru: (number) => `${number}-я четверть`,
    ar: "الربع",
    es: (number) => `${masculine(number)} cuarto`,
  },
  set: { en: "set", ru: (number) => `${number}-й сет`, ar: "المجموعة", es: (number) => `${masculine(number)} set` },
  inning: { en: "inning", ru: (number) => `${number}-й иннинг`, ar: "الشوط", es: (number) => `${number}.ª entrada` },
  map: { en: "map", ru: (number) => `${number}-я карта`, ar: "الخريطة", es: (number) => `${number}.º mapa` },
  round: {
    en: "round",
    ru: (number) => `${number}-й раунд`,
    ar: "الجولة",
    es: (number) => `${masculine(number)} asalto`,
  },
  innings: {
    en: "innings",
    ru: (number) => `${number}-й иннингс`,
    ar: "الجولة",
    es: (number) => `${number}.ª entrada`,
  },
};

const notStarted: Names = { en: "Not started", ru: "Не начался", ar: "لم تبدأ", es: "Sin empezar" };
const overtime: Names = { en: "Overtime", ru: "Овертайм", ar: "الوقت الإضافي", es: "Prórroga" };
const halfTime: Names = { en: "Half-time", ru: "Перерыв", ar: "استراحة", es: "Descanso" };
const pause: Names = { en: "Break", ru: "Перерыв", ar: "استراحة", es: "Descanso" };
/** Before a race starts its bets are open already. */
const raceOpens: Names = { en: "Bets open", ru: "Приём ставок", ar: "الرهان مفتوح", es: "Apuestas abiertas" };
const race: Names = { en: "Race", ru: "Забег", ar: "السباق", es: "Carrera" };
const finished: Names = { en: "Finished", ru: "Завершён", ar: "انتهت", es: "Terminado" };

/** Name of a game's period: "2nd half", "Half-time", "Overtime", "3rd set", "Finished". */
export function periodNames(
  sport: SportSlug,
  period: number,
  standing: { isPaused: boolean; isFinished: boolean },
): Names {
  if (standing.isFinished) return finished;
  if (sport === "marbles") return period === 0 ? raceOpens : race;
  if (period === 0) return notStarted;
  if (standing.isPaused) return kinds[sport] === "half" ? halfTime : pause;
  if (period > (gameClocks[sport]?.periods ?? Number.POSITIVE_INFINITY)) return overtime;
  const { en, ru, ar, es } = words[kinds[sport]];
  return { en: `${period}${ordinal(period)} ${en}`, ru: ru(period), ar: `${ar} ${period}`, es: es(period) };
}

/** Spanish ordinal before a masculine noun: "1.er", "2.º", "3.er". */
function masculine(number: number): string {
  return number === 11 || number === 13 || ![1, 3].includes(number % 10) ? `${number}.º` : `${number}.er`;
}

/** English ending of a number's ordinal. */
function ordinal(number: number): string {
  const teens = number % 100 >= 11 && number % 100 <= 13;
  return teens ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
}
