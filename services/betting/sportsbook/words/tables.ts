/**
 * Words of markets and outcomes. {home} and {away} are the teams, {param} the line, {line} the handicap with its sign
 * (of a market, both sides').
 */

import type { LanguageCode } from "#shared/site/languages.ts";

export type Word = Readonly<Record<LanguageCode, string>>;
export interface OutcomeWord extends Word {
  short: Word;
}

const same = (text: string): Word => ({ en: text, ru: text, ar: text, es: text });

export const marketWords: Readonly<Record<string, Word>> = {
  combination: {
    en: "Combination of one game",
    ru: "Комбинация в одном матче",
    ar: "تركيبة من مباراة واحدة",
    es: "Combinada de un partido",
  },
  "1x2": { en: "Match result", ru: "Исход матча", ar: "نتيجة المباراة", es: "Resultado del partido" },
  double_chance: { en: "Double chance", ru: "Двойной шанс", ar: "فرصة مزدوجة", es: "Doble oportunidad" },
  winner: { en: "Winner", ru: "Победитель", ar: "الفائز", es: "Ganador" },
  total: { en: "Total {param}", ru: "Тотал {param}", ar: "المجموع {param}", es: "Total {param}" },
  handicap: { en: "Handicap {line}", ru: "Фора {line}", ar: "هانديكاب {line}", es: "Hándicap {line}" },
  both_to_score: { en: "Both teams to score", ru: "Обе забьют", ar: "كلا الفريقين يسجل", es: "Ambos equipos marcan" },
  correct_score: { en: "Correct score", ru: "Точный счёт", ar: "النتيجة الصحيحة", es: "Marcador exacto" },
  odd_even: { en: "Total odd or even", ru: "Чёт или нечёт", ar: "فردي أو زوجي", es: "Total par o impar" },
  team_total_home: {
    en: "{home}: total {param}",
    ru: "{home}: тотал {param}",
    ar: "{home}: المجموع {param}",
    es: "{home}: total {param}",
  },
  team_total_away: {
    en: "{away}: total {param}",
    ru: "{away}: тотал {param}",
    ar: "{away}: المجموع {param}",
    es: "{away}: total {param}",
  },
  half_1x2: { en: "1st half result", ru: "Исход 1-го тайма", ar: "نتيجة الشوط الأول", es: "Resultado de la 1.ª parte" },
  half_handicap: {
    en: "1st half handicap {line}",
    ru: "Фора 1-го тайма {line}",
    ar: "هانديكاب الشوط الأول {line}",
    es: "Hándicap de la 1.ª parte {line}",
  },
  half_total: {
    en: "1st half total {param}",
    ru: "Тотал 1-го тайма {param}",
    ar: "مجموع الشوط الأول {param}",
    es: "Total de la 1.ª parte {param}",
  },
  set_winner: {
    en: "Winner of set {param}",
    ru: "Победитель сета {param}",
    ar: "الفائز بالمجموعة {param}",
    es: "Ganador del set {param}",
  },
  set_handicap: {
    en: "Handicap by sets {line}",
    ru: "Фора по сетам {line}",
    ar: "هانديكاب المجموعات {line}",
    es: "Hándicap de sets {line}",
  },
  set_total: {
    en: "Total sets {param}",
    ru: "Тотал сетов {param}",
    ar: "مجموع المجموعات {param}",
    es: "Total de sets {param}",
  },
  correct_set_score: {
    en: "Correct score by sets",
    ru: "Точный счёт по сетам",
    ar: "النتيجة الصحيحة بالمجموعات",
    es: "Marcador exacto en sets",
  },
  map_winner: {
    en: "Winner of map {param}",
    ru: "Победитель карты {param}",
    ar: "الفائز بالخريطة {param}",
    es: "Ganador del mapa {param}",
  },
  map_total: {
    en: "Total maps {param}",
    ru: "Тотал карт {param}",
    ar: "مجموع الخرائط {param}",
    es: "Total de mapas {param}",
  },
  map_handicap: {
    en: "Handicap by maps {line}",
    ru: "Фора по картам {line}",
    ar: "هانديكاب الخرائط {line}",
    es: "Hándicap de mapas {line}",
  },
  correct_map_score: {
    en: "Correct score by maps",
    ru: "Точный счёт по картам",
    ar: "النتيجة الصحيحة بالخرائط",
    es: "Marcador exacto en mapas",
  },
  round_winner: {
    en: "Winner of round {param}",
    ru: "Победитель раунда {param}",
    ar: "الفائز بالجولة {param}",
    es: "Ganador del asalto {param}",
  },
  round_total: {
    en: "Total rounds {param}",
    ru: "Тотал раундов {param}",
    ar: "مجموع الجولات {param}",
    es: "Total de asaltos {param}",
  },
  round_handicap: {
    en: "Handicap by rounds {line}",
    ru: "Фора по раундам {line}",
    ar: "هانديكاب الجولات {line}",
    es: "Hándicap de asaltos {line}",
  },
  correct_round_score: {
    en: "Correct score by rounds",
    ru: "Точный счёт по раундам",
    ar: "النتيجة الصحيحة بالجولات",
    es: "Marcador exacto en asaltos",
  },
  map1_kills: {
    en: "Map 1: total kills {param}",
    ru: "Карта 1: тотал убийств {param}",
    ar: "الخريطة 1: مجموع القتلات {param}",
    es: "Mapa 1: total de bajas {param}",
  },
  map1_rounds: {
    en: "Map 1: total rounds {param}",
    ru: "Карта 1: тотал раундов {param}",
    ar: "الخريطة 1: مجموع الجولات {param}",
    es: "Mapa 1: total de rondas {param}",
  },
  map1_handicap: {
    en: "Map 1: handicap by rounds {line}",
    ru: "Карта 1: фора по раундам {line}",
    ar: "الخريطة 1: هانديكاب الجولات {line}",
    es: "Mapa 1: hándicap de rondas {line}",
  },
  map2_kills: {
    en: "Map 2: total kills {param}",
    ru: "Карта 2: тотал убийств {param}",
    ar: "الخريطة 2: مجموع القتلات {param}",
    es: "Mapa 2: total de bajas {param}",
  },
  map2_rounds: {
    en: "Map 2: total rounds {param}",
    ru: "Карта 2: тотал раундов {param}",
    ar: "الخريطة 2: مجموع الجولات {param}",
    es: "Mapa 2: total de rondas {param}",
  },
  map2_handicap: {
    en: "Map 2: handicap by rounds {line}",
    ru: "Карта 2: фора по раундам {line}",
    ar: "الخريطة 2: هانديكاب الجولات {line}",
    es: "Mapa 2: hándicap de rondas {line}",
  },
  map3_kills: {
    en: "Map 3: total kills {param}",
    ru: "Карта 3: тотал убийств {param}",
    ar: "الخريطة 3: مجموع القتلات {param}",
    es: "Mapa 3: total de bajas {param}",
  },
  map3_rounds: {
    en: "Map 3: total rounds {param}",
    ru: "Карта 3: тотал раундов {param}",
    ar: "الخريطة 3: مجموع الجولات {param}",
    es: "Mapa 3: total de rondas {param}",
  },
  map3_handicap: {
    en: "Map 3: handicap by rounds {line}",
    ru: "Карта 3: фора по раундам {line}",
    ar: "الخريطة 3: هانديكاب الجولات {line}",
    es: "Mapa 3: hándicap de rondas {line}",
  },
  race_winner: { en: "Winner of the race", ru: "Победитель забега", ar: "الفائز بالسباق", es: "Ganador de la carrera" },
  race_place: {
    en: "In the first three",
    ru: "В первой тройке",
    ar: "ضمن الثلاثة الأوائل",
    es: "Entre los tres primeros",
  },
  race_duel: {
    en: "Head to head: {pair}",
    ru: "Кто раньше: {pair}",
    ar: "وجهًا لوجه: {pair}",
    es: "Cara a cara: {pair}",
  },
  race_odd_even: {
    en: "Winner's number odd or even",
    ru: "Номер победителя: чёт или нечёт",
    ar: "رقم الفائز فردي أو زوجي",
    es: "Número del ganador: par o impar",
  },
};

const teamHome: OutcomeWord = { ...same("{home}"), short: same("1") };
const teamAway: OutcomeWord = { ...same("{away}"), short: same("2") };
const handicapHome: OutcomeWord = { ...same("{home} ({line})"), short: same("1") };
const handicapAway: OutcomeWord = { ...same("{away} ({line})"), short: same("2") };

/** By outcome, or by market and outcome where a market says it otherwise. */
export const outcomeWords: Readonly<Record<string, OutcomeWord>> = {
  home: teamHome,
  away: teamAway,
  draw: { en: "Draw", ru: "Ничья", ar: "تعادل", es: "Empate", short: same("X") },
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => [
      `runner${number}`,
      { ...same(`{runner${number}}`), short: same(String(number)) },
    ]),
  ),
  "map_handicap.home": handicapHome,
  "map_handicap.away": handicapAway,
  "round_handicap.home": handicapHome,
  "round_handicap.away": handicapAway,
  "map1_handicap.home": handicapHome,
  "map1_handicap.away": handicapAway,
  "map2_handicap.home": handicapHome,
  "map2_handicap.away": handicapAway,
  "map3_handicap.home": handicapHome,
  "map3_handicap.away": handicapAway,
  // Winners of several maps or sets are shown together, so each name says which.
  "set_winner.home": {
    en: "{home}: set {param}",
    ru: "{home}: сет {param}",
    ar: "{home}: المجموعة {param}",
    es: "{home}: set {param}",
    short: same("1"),
  },
  "set_winner.away": {
    en: "{away}: set {param}",
    ru: "{away}: сет {param}",
    ar: "{away}: المجموعة {param}",
    es: "{away}: set {param}",
    short: same("2"),
  },
  "map_winner.home": {
    en: "{home}: map {param}",
    ru: "{home}: карта {param}",
    ar: "{home}: الخريطة {param}",
    es: "{home}: mapa {param}",
    short: same("1"),
  },
  "map_winner.away": {
    en: "{away}: map {param}",
    ru: "{away}: карта {param}",
    ar: "{away}: الخريطة {param}",
    es: "{away}: mapa {param}",
    short: same("2"),
  },
  "round_winner.home": {
    en: "{home}: round {param}",
    ru: "{home}: раунд {param}",
    ar: "{home}: الجولة {param}",
    es: "{home}: asalto {param}",
    short: same("1"),
  },
  "round_winner.away": {
    en: "{away}: round {param}",
    ru: "{away}: раунд {param}",
    ar: "{away}: الجولة {param}",
    es: "{away}: asalto {param}",
    short: same("2"),
  },
  "handicap.home": handicapHome,
  "handicap.away": handicapAway,
  "set_handicap.home": handicapHome,
  "set_handicap.away": handicapAway,
  over: {
    en: "Over {param}",
    ru: "Больше {param}",
    ar: "أكثر من {param}",
    es: "Más de {param}",
    short: { en: "Over", ru: "Б", ar: "أكثر", es: "Más" },
  },
  under: {
    en: "Under {param}",
    ru: "Меньше {param}",
    ar: "أقل من {param}",
    es: "Menos de {param}",
    short: { en: "Under", ru: "М", ar: "أقل", es: "Menos" },
  },
  "1x": {
    en: "{home} or draw",
    ru: "{home} или ничья",
    ar: "{home} أو تعادل",
    es: "{home} o empate",
    short: same("1X"),
  },
  "12": {
    en: "{home} or {away}",
    ru: "{home} или {away}",
    ar: "{home} أو {away}",
    es: "{home} o {away}",
    short: same("12"),
  },
  x2: { en: "{away} or draw", ru: "{away} или ничья", ar: "{away} أو تعادل", es: "{away} o empate", short: same("X2") },
  yes: { en: "Yes", ru: "Да", ar: "نعم", es: "Sí", short: { en: "Yes", ru: "Да", ar: "نعم", es: "Sí" } },
  no: { en: "No", ru: "Нет", ar: "لا", es: "No", short: { en: "No", ru: "Нет", ar: "لا", es: "No" } },
  odd: { en: "Odd", ru: "Нечёт", ar: "فردي", es: "Impar", short: { en: "Odd", ru: "Нечёт", ar: "فردي", es: "Impar" } },
  even: { en: "Even", ru: "Чёт", ar: "زوجي", es: "Par", short: { en: "Even", ru: "Чёт", ar: "زوجي", es: "Par" } },
  other: {
    en: "Any other score",
    ru: "Любой другой счёт",
    ar: "أي نتيجة أخرى",
    es: "Otro marcador",
    short: { en: "Other", ru: "Другой", ar: "أخرى", es: "Otro" },
  },
};
