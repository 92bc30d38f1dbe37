/** Texts of page heads. {company}, {name} (of the sport, championship or game), {sport}, {championship}, {date}. */
import type { LanguageCode } from "#shared/site/languages.ts";

export type PageKind =
  | "home"
  | "line"
  | "live"
  | "sport"
  | "sportLive"
  | "championship"
  | "championshipLive"
  | "game"
  | "gameLive"
  | "blog"
  | "text";
export interface SeoText {
  title: string;
  description: string;
}

export const seoTexts: Readonly<Record<PageKind, Readonly<Record<LanguageCode, SeoText>>>> = {
  home: {
    en: {
      title: "{company}: sports betting, pre-match and live",
      description: "Bet on football, ice hockey, basketball, tennis and more, pre-match and live.",
    },
    ru: {
      title: "{company}: ставки на спорт, линия и лайв",
      description: "Ставки на футбол, хоккей, баскетбол, теннис и другие виды спорта в линии и лайве.",
    },
    ar: {
      title: "{company}: مراهنات رياضية قبل المباراة ومباشرة",
      description: "راهن على كرة القدم وهوكي الجليد وكرة السلة والتنس وغيرها، قبل المباراة أو مباشرة.",
    },
    es: {
      title: "{company}: apuestas deportivas, prepartido y en vivo",
      description: "Apuesta en fútbol, hockey sobre hielo, baloncesto, tenis y más, en prepartido y en vivo.",
    },
  },
  line: {
    en: {
      title: "Pre-match odds | {company}",
      description: "Odds on all upcoming games: results, totals and handicaps.",
    },
    ru: {
      title: "Линия: ставки до начала матча | {company}",
      description: "Коэффициенты на все предстоящие матчи: исходы, тоталы и форы.",
    },
    ar: {
      title: "احتمالات ما قبل المباراة | {company}",
      description: "احتمالات كل المباريات القادمة: النتيجة والمجموع والهانديكاب.",
    },
    es: {
      title: "Cuotas prepartido | {company}",
      description: "Cuotas de todos los próximos partidos: resultado, totales y hándicaps.",
    },
  },
  live: {
    en: {
      title: "Live betting: odds and scores | {company}",
      description: "Bet on games in play, with live scores and odds.",
    },
    ru: {
      title: "Лайв-ставки: коэффициенты и счёт | {company}",
      description: "Ставки по ходу матча: счёт и коэффициенты в реальном времени.",
    },
    ar: {
      title: "الرهان المباشر: النتائج والاحتمالات | {company}",
      description: "راهن على المباريات الجارية مع النتائج والاحتمالات المباشرة.",
    },
    es: {
      title: "Apuestas en vivo: cuotas y marcadores | {company}",
      description: "Apuesta en los partidos en juego, con marcadores y cuotas en directo.",
    },
  },
  sport: {
    en: {
      title: "{name} betting odds | {company}",
      description: "{name}: upcoming games and championships with odds on results, totals and handicaps.",
    },
    ru: {
      title: "{name}: ставки и коэффициенты | {company}",
      description: "{name}: предстоящие матчи и чемпионаты, коэффициенты на исходы, тоталы и форы.",
    },
    ar: {
      title: "{name}: الاحتمالات والرهانات | {company}",
      description: "{name}: المباريات والبطولات القادمة مع احتمالات النتيجة والمجموع والهانديكاب.",
    },
    es: {
      title: "{name}: cuotas y apuestas | {company}",
      description: "{name}: próximos partidos y campeonatos con cuotas de resultado, totales y hándicaps.",
    },
  },
  sportLive: {
    en: { title: "{name} live betting | {company}", description: "{name} games in play with live scores and odds." },
    ru: {
      title: "{name}, лайв: ставки и счёт | {company}",
      description: "{name}: матчи, которые идут сейчас, счёт и коэффициенты.",
    },
    ar: {
      title: "{name}: رهان مباشر | {company}",
      description: "{name}: المباريات الجارية مع النتائج والاحتمالات المباشرة.",
    },
    es: {
      title: "{name} en vivo: apuestas y marcadores | {company}",
      description: "{name}: partidos en juego con marcadores y cuotas en directo.",
    },
  },
  championship: {
    en: {
      title: "{name} ({sport}): odds and fixtures | {company}",
      description: "{sport}, {name}: upcoming and live games with odds.",
    },
    ru: {
      title: "{name} ({sport}): коэффициенты и расписание | {company}",
      description: "{sport}, {name}: предстоящие и идущие матчи с коэффициентами.",
    },
    ar: {
      title: "{name} ({sport}): الاحتمالات والمواعيد | {company}",
      description: "{sport}، {name}: المباريات القادمة والمباشرة مع الاحتمالات.",
    },
    es: {
      title: "{name} ({sport}): cuotas y calendario | {company}",
      description: "{sport}, {name}: próximos partidos y partidos en vivo con cuotas.",
    },
  },
  game: {
    en: {
      title: "{name}: odds, {date} | {company}",
      description: "{name}, {championship}, {date}: odds on the result, totals, handicaps and more.",
    },
    ru: {
      title: "{name}: коэффициенты, {date} | {company}",
      description: "{name}, {championship}, {date}: коэффициенты на исход, тотал, фору и другие рынки.",
    },
    ar: {
      title: "{name}: الاحتمالات، {date} | {company}",
      description: "{name}، {championship}، {date}: احتمالات النتيجة والمجموع والهانديكاب وغيرها.",
    },
    es: {
      title: "{name}: cuotas, {date} | {company}",
      description: "{name}, {championship}, {date}: cuotas de resultado, totales, hándicaps y más.",
    },
  },
  championshipLive: {
    en: {
      title: "{name} ({sport}): live betting | {company}",
      description: "{sport}, {name}: games in play with live scores and odds.",
    },
    ru: {
      title: "{name} ({sport}), лайв: ставки и счёт | {company}",
      description: "{sport}, {name}: матчи, которые идут сейчас, счёт и коэффициенты.",
    },
    ar: {
      title: "{name} ({sport}): رهان مباشر | {company}",
      description: "{sport}، {name}: المباريات الجارية مع النتائج والاحتمالات المباشرة.",
    },
    es: {
      title: "{name} ({sport}) en vivo: apuestas y marcadores | {company}",
      description: "{sport}, {name}: partidos en juego con marcadores y cuotas en directo.",
    },
  },
  gameLive: {
    en: {
      title: "{name} live: score and odds | {company}",
      description: "{name}, {championship}, {date}: live score, match events and odds.",
    },
    ru: {
      title: "{name}, лайв: счёт и коэффициенты | {company}",
      description: "{name}, {championship}, {date}: счёт, события матча и лайв-коэффициенты.",
    },
    ar: {
      title: "{name}: النتيجة والاحتمالات المباشرة | {company}",
      description: "{name}، {championship}، {date}: النتيجة المباشرة وأحداث المباراة والاحتمالات.",
    },
    es: {
      title: "{name} en vivo: marcador y cuotas | {company}",
      description: "{name}, {championship}, {date}: marcador en directo, incidencias y cuotas.",
    },
  },
  blog: {
    en: {
      title: "Blog: how betting works | {company}",
      description: "Odds, bets, markets and safer gambling explained.",
    },
    ru: {
      title: "Блог: как устроены ставки | {company}",
      description: "Коэффициенты, купоны, рынки и ответственная игра простыми словами.",
    },
    ar: {
      title: "المدونة: كيف تعمل المراهنات | {company}",
      description: "شرح مبسّط للاحتمالات والقسائم والأسواق واللعب المسؤول.",
    },
    es: {
      title: "Blog: cómo funcionan las apuestas | {company}",
      description: "Cuotas, boletos, mercados y juego responsable, explicados.",
    },
  },
  // All others: their own name, with their lead or the text of their part of the site.
  text: {
    en: { title: "{name} | {company}", description: "{lead}" },
    ru: { title: "{name} | {company}", description: "{lead}" },
    ar: { title: "{name} | {company}", description: "{lead}" },
    es: { title: "{name} | {company}", description: "{lead}" },
  },
};
