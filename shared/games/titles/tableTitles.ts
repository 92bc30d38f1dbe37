/** The titles at cards and at tables. */
import { andarBahar } from "../cards/andarBahar.ts";
import { baccarat } from "../cards/baccarat.ts";
import { blackjack } from "../cards/blackjack.ts";
import { dragonTiger } from "../cards/dragonTiger.ts";
import { videoPoker } from "../cards/videoPoker.ts";
import { war } from "../cards/war.ts";
import { holdem } from "../poker/holdem.ts";
import { threeCard } from "../poker/threeCard.ts";
import { roulette, type RouletteRules } from "../tables/roulette.ts";
import { sicBo } from "../tables/sicBo.ts";
import { deucesRules, jacksRules } from "./pokerTables.ts";
import { holdemCounts } from "./holdemTable.ts";
import type { Title } from "./titles.ts";

export type TableEngine =
  | "blackjack"
  | "videoPoker"
  | "baccarat"
  | "dragonTiger"
  | "andarBahar"
  | "war"
  | "roulette"
  | "holdem"
  | "threeCard"
  | "sicBo";

/** The stake of a hand. */
const hand = { min: "0.50", max: "100" };
/** From one chip to all chips of a round. */
const table = { min: "0.10", max: "200" };

/** Rules by title, for boards that draw them. */
export const rouletteRules = {
  "european-roulette": { pockets: 37 },
  "american-roulette": { pockets: 38 },
  "french-roulette": { pockets: 37, isPartage: true },
} as const satisfies Readonly<Record<string, RouletteRules>>;
export const pokerRules = { "honest-jacks": jacksRules, "free-deuces": deucesRules } as const;

export const tableTitles: readonly Title[] = [
  {
    id: "lamplight-blackjack",
    engine: "blackjack",
    names: { en: "Lamplight Blackjack", ru: "Блэкджек при лампе", es: "Blackjack del farol", ar: "بلاك جاك المصباح" },
    game: blackjack(),
    stakes: hand,
    mechanics: ["blackjack", "cards"],
  },
  {
    id: "honest-jacks",
    engine: "videoPoker",
    names: { en: "Honest Jacks", ru: "Честные валеты", es: "Jotas honestas", ar: "الأولاد الأمناء" },
    game: videoPoker(pokerRules["honest-jacks"]),
    stakes: { min: "0.10", max: "20" },
    mechanics: ["video-poker", "cards"],
  },
  {
    id: "free-deuces",
    engine: "videoPoker",
    names: { en: "Free Deuces", ru: "Вольные двойки", es: "Doses libres", ar: "الاثنان الحر" },
    game: videoPoker(pokerRules["free-deuces"]),
    stakes: { min: "0.10", max: "20" },
    mechanics: ["video-poker", "cards", "wild"],
  },
  {
    id: "harbour-holdem",
    engine: "holdem",
    names: { en: "Harbour Hold'em", ru: "Портовый холдем", es: "Hold'em del puerto", ar: "هولدم الميناء" },
    game: holdem(holdemCounts),
    stakes: hand,
    mechanics: ["holdem", "cards"],
  },
  {
    id: "three-lamps",
    engine: "threeCard",
    names: {
      en: "Three Lamps Poker",
      ru: "Трёхкарточный покер «Три лампы»",
      es: "Póquer de tres cartas Tres Faroles",
      ar: "بوكر المصابيح الثلاثة",
    },
    game: threeCard(),
    stakes: hand,
    mechanics: ["three-card-poker", "cards"],
  },
  {
    id: "nine-bridges",
    engine: "baccarat",
    names: {
      en: "Nine Bridges Baccarat",
      ru: "Баккара «Девять мостов»",
      es: "Bacará Nueve Puentes",
      ar: "باكارات الجسور التسعة",
    },
    game: baccarat(),
    stakes: table,
    mechanics: ["baccarat", "cards"],
  },
  {
    id: "dragon-and-tiger",
    engine: "dragonTiger",
    names: { en: "Dragon and Tiger", ru: "Дракон и тигр", es: "Dragón y tigre", ar: "التنين والنمر" },
    game: dragonTiger(),
    stakes: table,
    mechanics: ["dragon-tiger", "cards"],
  },
  {
    id: "inside-outside",
    engine: "andarBahar",
    names: { en: "Andar Bahar", ru: "Андар бахар", es: "Andar Bahar", ar: "أندر بهار" },
    game: andarBahar(),
    stakes: table,
    mechanics: ["andar-bahar", "cards"],
  },
  {
    id: "two-flags",
    engine: "war",
    names: { en: "Two Flags War", ru: "Война двух флагов", es: "Guerra de dos banderas", ar: "حرب العلمين" },
    game: war(),
    stakes: hand,
    mechanics: ["war", "cards"],
  },
  {
    id: "european-roulette",
    engine: "roulette",
    names: { en: "European Roulette", ru: "Европейская рулетка", es: "Ruleta europea", ar: "الروليت الأوروبية" },
    game: roulette(rouletteRules["european-roulette"]),
    stakes: table,
    mechanics: ["roulette"],
  },
  {
    id: "american-roulette",
    engine: "roulette",
    names: { en: "American Roulette", ru: "Американская рулетка", es: "Ruleta americana", ar: "الروليت الأمريكية" },
    game: roulette(rouletteRules["american-roulette"]),
    stakes: table,
    mechanics: ["roulette", "double-zero"],
  },
  {
    id: "french-roulette",
    engine: "roulette",
    names: { en: "French Roulette", ru: "Французская рулетка", es: "Ruleta francesa", ar: "الروليت الفرنسية" },
    game: roulette(rouletteRules["french-roulette"]),
    stakes: table,
    mechanics: ["roulette", "la-partage"],
  },
  {
    id: "jade-dice",
    engine: "sicBo",
    names: {
      en: "Jade Dice Sic Bo",
      ru: "Сик-бо «Нефритовые кости»",
      es: "Sic Bo Dados de Jade",
      ar: "سيك بو نرد اليشم",
    },
    game: sicBo(),
    stakes: table,
    mechanics: ["sic-bo", "dice"],
  },
];
