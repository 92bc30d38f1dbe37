/** The titles whose rounds are shared by all players. */
import { baccarat } from "../cards/baccarat.ts";
import type { Draw } from "../fair/draw.ts";
import type { Game } from "../game.ts";
import { diceDuel } from "../tables/diceDuel.ts";
import { lanternWheel } from "../tables/lanternWheel.ts";
import { luckyBalls } from "../tables/luckyBalls.ts";
import { snailDerby } from "../clock/snailDerby.ts";
import { roulette } from "../tables/roulette.ts";
import { bingoRoom, drawnBalls } from "../clock/bingoRoom.ts";
import type { TableClock } from "../clock/clock.ts";
import { drawnNumbers, kenoRoom } from "../clock/kenoRoom.ts";
import { fixtureIn, fixtureOf, paperLeague, playMatch } from "../clock/paperLeague.ts";
import { crash, crashPoint, type CrashRules } from "../clock/crash.ts";
import type { Title } from "./titles.ts";

export type ClockEngine =
  | "crash"
  | "slide"
  | "liveRoulette"
  | "liveBaccarat"
  | "liveWheel"
  | "diceDuel"
  | "luckyBalls"
  | "kenoRoom"
  | "bingoRoom"
  | "virtualFootball"
  | "virtualRace";

/** Rules by title, for boards that draw them. */
export const crashRules = {
  "paper-kite": { percent: 99, isFlown: true },
  "snow-slide": { percent: 98, isFlown: false },
} as const satisfies Record<string, CrashRules>;

/** A round and its pause are no shorter than the least time between two rounds. */
const quick = { bettingMs: 8000, lockMs: 1500, pauseMs: 4000 };

/** A table: time for several chips, and for a draw that is watched. */
const unhurried = { bettingMs: 15_000, lockMs: 2000, pauseMs: 5000 };

/** What a draw shows whatever the bet is: the same as for the first bet of the rules. */
const drawnIn =
  ({ play, lines }: Game) =>
  (draw: Draw) =>
    play(lines[0]?.bet, [], draw).view;
const clockOf = (game: Game, drawMs: number): TableClock => ({ ...unhurried, drawMs, shows: drawnIn(game) });

const pointOf = (rules: CrashRules) => (draw: Draw) => crashPoint(rules.percent, draw);

const [wheelOf37, punto, lanternGame, duel, balls] = [
  roulette({ pockets: 37 }),
  baccarat(),
  lanternWheel(),
  diceDuel(),
  luckyBalls(),
];

const tables: readonly (Title & { clock: TableClock })[] = [
  {
    id: "glass-hall-roulette",
    engine: "liveRoulette",
    names: {
      en: "Glass Hall Roulette",
      ru: "Рулетка «Стеклянный зал»",
      es: "Ruleta Salón de Cristal",
      ar: "روليت القاعة الزجاجية",
    },
    game: wheelOf37,
    stakes: { min: "0.10", max: "200" },
    mechanics: ["roulette", "shared-round"],
    clock: clockOf(wheelOf37, 6000),
  },
  {
    id: "upper-gallery-roulette",
    engine: "liveRoulette",
    names: {
      en: "Upper Gallery Roulette",
      ru: "Рулетка «Верхняя галерея»",
      es: "Ruleta Galería Alta",
      ar: "روليت الشرفة العليا",
    },
    game: wheelOf37,
    stakes: { min: "5", max: "2000" },
    mechanics: ["roulette", "shared-round", "high-limit"],
    clock: clockOf(wheelOf37, 6000),
  },
  {
    id: "quayside-baccarat",
    engine: "liveBaccarat",
    names: {
      en: "Quayside Baccarat",
      ru: "Баккара «На набережной»",
      es: "Bacará del Muelle",
      ar: "باكارات رصيف الميناء",
    },
    game: punto,
    stakes: { min: "0.50", max: "500" },
    mechanics: ["baccarat", "cards", "shared-round"],
    clock: clockOf(punto, 6000),
  },
  {
    id: "lantern-wheel",
    engine: "liveWheel",
    names: { en: "Lantern Wheel", ru: "Колесо фонарей", es: "Rueda de farolillos", ar: "عجلة الفوانيس" },
    game: lanternGame,
    stakes: { min: "0.10", max: "500" },
    mechanics: ["wheel", "shared-round"],
    clock: clockOf(lanternGame, 6000),
  },
  {
    id: "red-blue-duel",
    engine: "diceDuel",
    names: {
      en: "Red and Blue Duel",
      ru: "Дуэль красного и синего",
      es: "Duelo rojo y azul",
      ar: "مبارزة الأحمر والأزرق",
    },
    game: duel,
    stakes: { min: "0.10", max: "200" },
    mechanics: ["dice", "shared-round"],
    clock: clockOf(duel, 4000),
  },
  {
    id: "market-balls",
    engine: "luckyBalls",
    names: { en: "Market Square Balls", ru: "Шары на площади", es: "Bolas de la plaza", ar: "كرات ساحة السوق" },
    game: balls,
    stakes: { min: "0.10", max: "200" },
    mechanics: ["lottery", "shared-round"],
    clock: clockOf(balls, 6000),
  },
];

const derby = snailDerby();

const rooms: readonly (Title & { clock: TableClock })[] = [
  {
    id: "eighty-windows",
    engine: "kenoRoom",
    names: { en: "Eighty Windows", ru: "Восемьдесят окон", es: "Ochenta ventanas", ar: "ثمانون نافذة" },
    game: kenoRoom(),
    stakes: { min: "0.10", max: "20" },
    mechanics: ["keno", "shared-round"],
    clock: { ...unhurried, drawMs: 8000, shows: (draw) => ({ numbers: drawnNumbers(draw) }) },
  },
  {
    id: "sunday-bingo",
    engine: "bingoRoom",
    names: { en: "Sunday Bingo", ru: "Воскресное бинго", es: "Bingo de domingo", ar: "بينغو الأحد" },
    game: bingoRoom(),
    stakes: { min: "0.10", max: "60" },
    mechanics: ["bingo", "shared-round"],
    clock: { ...unhurried, bettingMs: 20_000, drawMs: 14_000, shows: (draw) => ({ balls: drawnBalls(draw) }) },
  },
  {
    id: "paper-league",
    engine: "virtualFootball",
    names: { en: "Paper League", ru: "Бумажная лига", es: "Liga de papel", ar: "دوري الورق" },
    game: paperLeague(),
    stakes: { min: "0.10", max: "200" },
    mechanics: ["virtual-sports", "football", "shared-round"],
    clock: {
      ...unhurried,
      bettingMs: 20_000,
      drawMs: 18_000,
      shows: (draw, place) => playMatch(fixtureOf(place), draw),
      isFor: (bet, place) => fixtureIn(bet) === fixtureOf(place),
    },
  },
  {
    id: "garden-derby",
    engine: "virtualRace",
    names: { en: "Garden Derby", ru: "Садовое дерби", es: "Derbi del jardín", ar: "سباق الحديقة" },
    game: derby,
    stakes: { min: "0.10", max: "200" },
    mechanics: ["virtual-sports", "race", "shared-round"],
    clock: clockOf(derby, 12_000),
  },
];

export const clockTitles: readonly (Title & { clock: TableClock })[] = [
  {
    id: "paper-kite",
    engine: "crash",
    names: { en: "Paper Kite", ru: "Бумажный змей", es: "Cometa de papel", ar: "طائرة ورقية" },
    game: crash(crashRules["paper-kite"]),
    stakes: { min: "0.10", max: "100" },
    mechanics: ["crash", "cash-out", "shared-round"],
    clock: {
      ...quick,
      drawMs: 0,
      bets: 2,
      shows: (draw) => ({ point: pointOf(crashRules["paper-kite"])(draw) }),
      flight: { point: pointOf(crashRules["paper-kite"]) },
    },
  },
  {
    id: "snow-slide",
    engine: "slide",
    names: { en: "Snow Slide", ru: "Снежная горка", es: "Tobogán de nieve", ar: "مزلجة الثلج" },
    game: crash(crashRules["snow-slide"]),
    stakes: { min: "0.10", max: "100" },
    mechanics: ["slide", "own-odds", "shared-round"],
    clock: {
      ...quick,
      drawMs: 4000,
      shows: (draw) => ({ point: pointOf(crashRules["snow-slide"])(draw) }),
    },
  },
  ...tables,
  ...rooms,
];
