/** Texts of page heads. {company}, {name} (of the sport, championship or game), {sport}, {championship}, {date}. */
import type { LanguageCode } from "#shared/languages.ts";

export type PageKind = "home" | "line" | "live" | "sport" | "sportLive" | "championship" | "championshipLive" | "game" | "gameLive" | "blog" | "text";
export interface SeoText { title: string; description: string }

export const seoTexts: Readonly<Record<PageKind, Readonly<Record<LanguageCode, SeoText>>>> = {
  home: {
    en: { title: "{company}: sports betting, line and live", description: "Odds on football, ice hockey, basketball, tennis and more, before the start and in play." },
    ru: { title: "{company}: ставки на спорт, линия и лайв", description: "Коэффициенты на футбол, хоккей, баскетбол, теннис и другие виды спорта до начала и по ходу игры." },
    ar: { title: "{company}: الرهان الرياضي قبل المباراة ومباشر", description: "احتمالات كرة القدم وهوكي الجليد وكرة السلة والتنس وغيرها، قبل البداية وأثناء اللعب." },
    es: { title: "{company}: apuestas deportivas, prepartido y en vivo", description: "Cuotas de fútbol, hockey sobre hielo, baloncesto, tenis y más, antes de empezar y durante el juego." },
  },
  line: {
    en: { title: "Line: odds before the start | {company}", description: "All games ahead with odds on result, totals and handicaps." },
    ru: { title: "Линия: коэффициенты до начала | {company}", description: "Все предстоящие игры с коэффициентами на исход, тотал и фору." },
    ar: { title: "قبل المباراة: الاحتمالات | {company}", description: "كل المباريات القادمة مع احتمالات النتيجة والمجموع والهانديكاب." },
    es: { title: "Prepartido: cuotas antes de empezar | {company}", description: "Todos los próximos partidos con cuotas de resultado, totales y hándicaps." },
  },
  live: {
    en: { title: "Live betting: games in play | {company}", description: "Games in play with scores and odds that move with them." },
    ru: { title: "Лайв: ставки по ходу игры | {company}", description: "Идущие игры: счёт и коэффициенты, которые меняются вместе с ним." },
    ar: { title: "رهان مباشر: مباريات جارية | {company}", description: "المباريات الجارية مع النتائج والاحتمالات التي تتغير معها." },
    es: { title: "Apuestas en vivo: partidos en juego | {company}", description: "Partidos en juego con marcadores y cuotas que se mueven con ellos." },
  },
  sport: {
    en: { title: "{name}: betting odds | {company}", description: "{name}: championships and games ahead, odds on result, totals and handicaps." },
    ru: { title: "{name}: ставки и коэффициенты | {company}", description: "{name}: чемпионаты и предстоящие игры, коэффициенты на исход, тотал и фору." },
    ar: { title: "{name}: احتمالات الرهان | {company}", description: "{name}: البطولات والمباريات القادمة واحتمالات النتيجة والمجموع والهانديكاب." },
    es: { title: "{name}: cuotas y apuestas | {company}", description: "{name}: campeonatos y próximos partidos, cuotas de resultado, totales y hándicaps." },
  },
  sportLive: {
    en: { title: "{name} live: games in play | {company}", description: "{name} in play: scores and odds now." },
    ru: { title: "{name}, лайв: игры сейчас | {company}", description: "{name} по ходу игры: счёт и коэффициенты сейчас." },
    ar: { title: "{name} مباشر: مباريات جارية | {company}", description: "{name} أثناء اللعب: النتائج والاحتمالات الآن." },
    es: { title: "{name} en vivo: partidos en juego | {company}", description: "{name} en juego: marcadores y cuotas de ahora." },
  },
  championship: {
    en: { title: "{name} ({sport}): odds and fixtures | {company}", description: "{sport}, {name}: fixtures ahead and games in play with odds." },
    ru: { title: "{name} ({sport}): коэффициенты и расписание | {company}", description: "{sport}, {name}: расписание и идущие игры с коэффициентами." },
    ar: { title: "{name} ({sport}): الاحتمالات والمواعيد | {company}", description: "{sport}، {name}: المباريات القادمة والجارية مع الاحتمالات." },
    es: { title: "{name} ({sport}): cuotas y calendario | {company}", description: "{sport}, {name}: próximos encuentros y partidos en juego con cuotas." },
  },
  game: {
    en: { title: "{name}: odds, {date} | {company}", description: "{name}, {championship}, {date}: odds on result, totals, handicaps and more." },
    ru: { title: "{name}: коэффициенты, {date} | {company}", description: "{name}, {championship}, {date}: коэффициенты на исход, тотал, фору и другое." },
    ar: { title: "{name}: الاحتمالات، {date} | {company}", description: "{name}، {championship}، {date}: احتمالات النتيجة والمجموع والهانديكاب وغيرها." },
    es: { title: "{name}: cuotas, {date} | {company}", description: "{name}, {championship}, {date}: cuotas de resultado, totales, hándicaps y más." },
  },
  championshipLive: {
    en: { title: "{name} ({sport}) live: games in play | {company}", description: "{sport}, {name}: games in play with scores and odds now." },
    ru: { title: "{name} ({sport}), лайв: игры сейчас | {company}", description: "{sport}, {name}: идущие игры, счёт и коэффициенты сейчас." },
    ar: { title: "{name} ({sport}) مباشر: مباريات جارية | {company}", description: "{sport}، {name}: المباريات الجارية مع النتائج والاحتمالات الآن." },
    es: { title: "{name} ({sport}) en vivo: partidos en juego | {company}", description: "{sport}, {name}: partidos en juego con marcadores y cuotas ahora." },
  },
  gameLive: {
    en: { title: "{name} live: score and odds | {company}", description: "{name}, {championship}, {date}, in play: score, course of play and odds that move with it." },
    ru: { title: "{name}, лайв: счёт и коэффициенты | {company}", description: "{name}, {championship}, {date}, по ходу игры: счёт, события и коэффициенты." },
    ar: { title: "{name} مباشر: النتيجة والاحتمالات | {company}", description: "{name}، {championship}، {date}، أثناء اللعب: النتيجة والأحداث والاحتمالات." },
    es: { title: "{name} en vivo: marcador y cuotas | {company}", description: "{name}, {championship}, {date}, en juego: marcador, incidencias y cuotas que cambian con él." },
  },
  blog: {
    en: { title: "Blog: how betting works | {company}", description: "Odds, coupons, markets and safer play, explained." },
    ru: { title: "Блог: как устроены ставки | {company}", description: "Коэффициенты, купоны, рынки и ответственная игра простыми словами." },
    ar: { title: "المدونة: كيف يعمل الرهان | {company}", description: "شرح الاحتمالات والقسائم والأسواق واللعب الآمن." },
    es: { title: "Blog: cómo funcionan las apuestas | {company}", description: "Cuotas, boletos, mercados y juego seguro, explicados." },
  },
  // All others: their own name, and their lead or what is said of their part of the site.
  text: {
    en: { title: "{name} | {company}", description: "{lead}" },
    ru: { title: "{name} | {company}", description: "{lead}" },
    ar: { title: "{name} | {company}", description: "{lead}" },
    es: { title: "{name} | {company}", description: "{lead}" },
  },
};
