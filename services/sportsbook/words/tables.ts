/** Words of markets and outcomes. {home} and {away} are the teams, {param} the line, {line} the handicap with its sign. */

export interface Word { en: string; ru: string; ar: string }
export interface OutcomeWord extends Word { short: Word }

const same = (text: string): Word => ({ en: text, ru: text, ar: text });

export const marketWords: Readonly<Record<string, Word>> = {
  "1x2": { en: "Match result", ru: "Исход матча", ar: "نتيجة المباراة" },
  "double_chance": { en: "Double chance", ru: "Двойной шанс", ar: "فرصة مزدوجة" },
  "winner": { en: "Winner", ru: "Победитель", ar: "الفائز" },
  "total": { en: "Total {param}", ru: "Тотал {param}", ar: "المجموع {param}" },
  "handicap": { en: "Handicap {line}", ru: "Фора {line}", ar: "هانديكاب {line}" },
  "both_to_score": { en: "Both teams to score", ru: "Обе забьют", ar: "كلا الفريقين يسجل" },
  "correct_score": { en: "Correct score", ru: "Точный счёт", ar: "النتيجة الصحيحة" },
  "odd_even": { en: "Total odd or even", ru: "Чёт или нечёт", ar: "فردي أو زوجي" },
  "team_total_home": { en: "{home}: total {param}", ru: "{home}: тотал {param}", ar: "{home}: المجموع {param}" },
  "team_total_away": { en: "{away}: total {param}", ru: "{away}: тотал {param}", ar: "{away}: المجموع {param}" },
  "half_1x2": { en: "1st half result", ru: "Исход 1-го тайма", ar: "نتيجة الشوط الأول" },
  "half_total": { en: "1st half total {param}", ru: "Тотал 1-го тайма {param}", ar: "مجموع الشوط الأول {param}" },
  "set_winner": { en: "Winner of set {param}", ru: "Победитель сета {param}", ar: "الفائز بالمجموعة {param}" },
  "set_handicap": { en: "Handicap by sets {line}", ru: "Фора по сетам {line}", ar: "هانديكاب المجموعات {line}" },
  "set_total": { en: "Total sets {param}", ru: "Тотал сетов {param}", ar: "مجموع المجموعات {param}" },
  "correct_set_score": { en: "Correct score by sets", ru: "Точный счёт по сетам", ar: "النتيجة الصحيحة بالمجموعات" },
};

const teamHome: OutcomeWord = { ...same("{home}"), short: same("1") };
const teamAway: OutcomeWord = { ...same("{away}"), short: same("2") };
const handicapHome: OutcomeWord = { ...same("{home} ({line})"), short: same("1") };
const handicapAway: OutcomeWord = { ...same("{away} ({line})"), short: same("2") };

/** By outcome, or by market and outcome where a market says it otherwise. */
export const outcomeWords: Readonly<Record<string, OutcomeWord>> = {
  "home": teamHome,
  "away": teamAway,
  "draw": { en: "Draw", ru: "Ничья", ar: "تعادل", short: same("X") },
  "handicap.home": handicapHome,
  "handicap.away": handicapAway,
  "set_handicap.home": handicapHome,
  "set_handicap.away": handicapAway,
  "over": { en: "Over {param}", ru: "Больше {param}", ar: "أكثر من {param}", short: { en: "Over", ru: "Б", ar: "أكثر" } },
  "under": { en: "Under {param}", ru: "Меньше {param}", ar: "أقل من {param}", short: { en: "Under", ru: "М", ar: "أقل" } },
  "1x": { en: "{home} or draw", ru: "{home} или ничья", ar: "{home} أو تعادل", short: same("1X") },
  "12": { en: "{home} or {away}", ru: "{home} или {away}", ar: "{home} أو {away}", short: same("12") },
  "x2": { en: "{away} or draw", ru: "{away} или ничья", ar: "{away} أو تعادل", short: same("X2") },
  "yes": { en: "Yes", ru: "Да", ar: "نعم", short: { en: "Yes", ru: "Да", ar: "نعم" } },
  "no": { en: "No", ru: "Нет", ar: "لا", short: { en: "No", ru: "Нет", ar: "لا" } },
  "odd": { en: "Odd", ru: "Нечёт", ar: "فردي", short: { en: "Odd", ru: "Нечёт", ar: "فردي" } },
  "even": { en: "Even", ru: "Чёт", ar: "زوجي", short: { en: "Even", ru: "Чёт", ar: "زوجي" } },
  "other": { en: "Any other score", ru: "Любой другой счёт", ar: "أي نتيجة أخرى", short: { en: "Other", ru: "Другой", ar: "أخرى" } },
};
