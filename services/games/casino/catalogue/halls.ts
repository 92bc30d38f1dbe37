/**
 * The halls of the casino: its pages by kind of game. A game stands in the halls of its engine; the first of them is
 * where its page belongs.
 */
import type { LanguageCode } from "#shared/site/languages.ts";

export type Words = Readonly<Record<LanguageCode, string>>;

/** Their names. */
export const halls = {
  SLOTS: { en: "Slots", ru: "Слоты", ar: "سلوتس", es: "Tragaperras" },
  LIVE: { en: "Live casino", ru: "Живое казино", ar: "كازينو مباشر", es: "Casino en vivo" },
  KENO: { en: "Keno", ru: "Кено", ar: "كينو", es: "Keno" },
  CARDS: { en: "Card games", ru: "Карточные игры", ar: "ألعاب الورق", es: "Juegos de cartas" },
  FAST_BET: { en: "Fast bet", ru: "Быстрая ставка", ar: "رهان سريع", es: "Apuesta rápida" },
  CRASH: { en: "Crash games", ru: "Краш-игры", ar: "ألعاب الانهيار", es: "Juegos crash" },
  SCRATCHCARDS: { en: "Scratchcards", ru: "Скретч-карты", ar: "بطاقات الخدش", es: "Rascas" },
  SKILL: { en: "Skill games", ru: "Игры на мастерство", ar: "ألعاب المهارة", es: "Juegos de habilidad" },
  BINGO: { en: "Bingo", ru: "Бинго", ar: "بينغو", es: "Bingo" },
  POKER: { en: "Poker", ru: "Покер", ar: "بوكر", es: "Póquer" },
  FISHING: { en: "Fishing and hunting", ru: "Рыбалка и охота", ar: "صيد وقنص", es: "Pesca y caza" },
  TV_GAMES: { en: "TV games", ru: "Телеигры", ar: "ألعاب تلفزيونية", es: "Juegos de TV" },
  VIRTUAL_SPORTS: { en: "Virtual sports", ru: "Виртуальный спорт", ar: "رياضات افتراضية", es: "Deportes virtuales" },
  FAST_GAMES: { en: "Fast games", ru: "Быстрые игры", ar: "ألعاب سريعة", es: "Juegos rápidos" },
  ASIAN: { en: "Asian games", ru: "Азиатские игры", ar: "ألعاب آسيوية", es: "Juegos asiáticos" },
  OTHER: { en: "Table games", ru: "Настольные игры", ar: "ألعاب الطاولة", es: "Juegos de mesa" },
} as const satisfies Record<string, Words>;

export type HallKey = keyof typeof halls;
export const hallKeys = Object.keys(halls) as HallKey[];

/** Number of a hall as a category of the preview: slots, live casino and keno are 1 to 3 (SPEC 9.23). */
export const categoryOf = (hall: HallKey): number => hallKeys.indexOf(hall) + 1;

/** By the engine that the studio names; an aggregator's games of other engines are table games. */
const hallsByEngine: Readonly<Record<string, readonly [HallKey, ...HallKey[]]>> = {
  slots: ["SLOTS"],
  holdAndWin: ["SLOTS"],
  tumble: ["SLOTS"],
  scratch: ["SCRATCHCARDS"],
  memory: ["SKILL"],
  blocks: ["SKILL"],
  shots: ["FISHING", "FAST_GAMES"],
  penalty: ["FAST_GAMES", "FAST_BET"],
  cups: ["FAST_GAMES", "FAST_BET"],
  signs: ["FAST_GAMES", "FAST_BET"],
  twoDice: ["FAST_BET", "FAST_GAMES", "OTHER"],
  dice: ["FAST_BET", "FAST_GAMES"],
  coin: ["FAST_BET", "FAST_GAMES"],
  limbo: ["CRASH", "FAST_GAMES"],
  wheel: ["FAST_GAMES"],
  plinko: ["FAST_GAMES"],
  mines: ["FAST_GAMES"],
  towers: ["FAST_GAMES"],
  hilo: ["CARDS", "FAST_GAMES"],
  keno: ["KENO"],
  blackjack: ["CARDS", "OTHER"],
  war: ["CARDS", "OTHER"],
  videoPoker: ["POKER", "CARDS"],
  holdem: ["POKER", "CARDS", "OTHER"],
  threeCard: ["POKER", "CARDS", "OTHER"],
  baccarat: ["CARDS", "ASIAN", "OTHER"],
  dragonTiger: ["ASIAN", "CARDS"],
  andarBahar: ["ASIAN", "CARDS"],
  sicBo: ["ASIAN", "OTHER"],
  roulette: ["OTHER"],
  crash: ["CRASH", "FAST_GAMES"],
  slide: ["CRASH", "FAST_GAMES"],
  liveRoulette: ["LIVE"],
  liveBaccarat: ["LIVE", "ASIAN"],
  liveWheel: ["LIVE", "TV_GAMES"],
  diceDuel: ["TV_GAMES"],
  luckyBalls: ["TV_GAMES"],
  kenoRoom: ["KENO"],
  bingoRoom: ["BINGO"],
  virtualFootball: ["VIRTUAL_SPORTS"],
  virtualRace: ["VIRTUAL_SPORTS"],
};

export const hallsOf = (engine: string): readonly [HallKey, ...HallKey[]] => hallsByEngine[engine] ?? ["OTHER"];

/** Halls that a group of games leaves out; a group that is not here is unknown. */
export const hallsLeftOut: ReadonlyMap<number, ReadonlySet<HallKey>> = new Map([
  [1, new Set<HallKey>()],
  // Without a licence for tables.
  [2, new Set<HallKey>(["LIVE", "OTHER"])],
  // Fast games only.
  [3, new Set<HallKey>(["SLOTS", "LIVE", "KENO"])],
]);

/** Halls that may not be offered in a country. */
export const hallsForbiddenIn: Readonly<Record<string, ReadonlySet<HallKey>>> = {
  us: new Set(["SLOTS", "LIVE", "CRASH"]),
  fr: new Set(["LIVE", "CRASH"]),
  tr: new Set(["LIVE"]),
  nl: new Set(["KENO"]),
};
