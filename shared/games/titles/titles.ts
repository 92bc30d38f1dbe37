/** The studio's titles: each is an engine with its rules, and what a lobby needs to know of it. */
import type { LanguageCode } from "../../site/languages.ts";
import type { TableClock } from "../clock/clock.ts";
import { coin } from "../coin/coin.ts";
import { dice } from "../dice/dice.ts";
import type { AnyGame } from "../game.ts";
import { hilo } from "../hilo/hilo.ts";
import { keno } from "../keno/keno.ts";
import { limbo } from "../limbo/limbo.ts";
import { mines } from "../mines/mines.ts";
import { plinko } from "../plinko/plinko.ts";
import { towers } from "../towers/towers.ts";
import { wheel } from "../wheel/wheel.ts";
import { type ArcadeEngine, arcadeTitles } from "./arcadeTitles.ts";
import { type ClockEngine, clockTitles } from "./clockTitles.ts";
import { kenoTables } from "./kenoTables.ts";
import { plinkoTables } from "./plinkoTables.ts";
import { coinRules, diceRules, hiloRules, limboRules, minesRules, towersRules, wheelRules } from "./rules.ts";
import { type SkillEngine, skillTitles } from "./skillTitles.ts";
import { type SlotEngine, slotTitles } from "./slotTitles.ts";
import { type TableEngine, tableTitles } from "./tableTitles.ts";

export type EngineName =
  | "dice"
  | "limbo"
  | "coin"
  | "wheel"
  | "plinko"
  | "keno"
  | "mines"
  | "towers"
  | "hilo"
  | TableEngine
  | ArcadeEngine
  | SkillEngine
  | SlotEngine
  | ClockEngine;

export interface Title {
  id: string;
  engine: EngineName;
  names: Readonly<Record<LanguageCode, string>>;
  game: AnyGame;
  /**
   * Lowest and highest stake in euros; other currencies by the scale of stakes. With several chips the lowest one is that of
   * a chip, the highest one that of all chips. Further stakes, as of a double, are beside it.
   */
  stakes: { min: string; max: string };
  mechanics: readonly string[];
  /** Of shared rounds: their draws are the same for all players. */
  clock?: TableClock;
}

const usual = { min: "0.10", max: "100" };

export const titles: readonly Title[] = [
  {
    id: "hundredfold",
    engine: "dice",
    names: { en: "Hundredfold", ru: "Сто шансов", es: "Cien a uno", ar: "مئة فرصة" },
    game: dice(diceRules),
    stakes: usual,
    mechanics: ["dice", "own-odds"],
  },
  {
    id: "skylark",
    engine: "limbo",
    names: { en: "Skylark", ru: "Жаворонок", es: "Alondra", ar: "القبّرة" },
    game: limbo(limboRules),
    stakes: usual,
    mechanics: ["limbo", "own-odds"],
  },
  {
    id: "silver-call",
    engine: "coin",
    names: { en: "Silver Call", ru: "Серебряная монета", es: "Cara de plata", ar: "نداء الفضة" },
    game: coin(coinRules),
    stakes: { min: "0.10", max: "50" },
    mechanics: ["coin", "cash-out"],
  },
  {
    id: "harvest-wheel",
    engine: "wheel",
    names: { en: "Harvest Wheel", ru: "Колесо урожая", es: "Rueda de la cosecha", ar: "عجلة الحصاد" },
    game: wheel(wheelRules),
    stakes: usual,
    mechanics: ["wheel"],
  },
  {
    id: "marble-drop",
    engine: "plinko",
    names: { en: "Marble Drop", ru: "Шарики", es: "Caída de canicas", ar: "سقوط الكرات" },
    game: plinko(plinkoTables),
    stakes: usual,
    mechanics: ["plinko"],
  },
  {
    id: "forty-lanterns",
    engine: "keno",
    names: { en: "Forty Lanterns", ru: "Сорок фонарей", es: "Cuarenta faroles", ar: "أربعون فانوسًا" },
    game: keno(kenoTables),
    stakes: usual,
    mechanics: ["keno"],
  },
  {
    id: "quiet-field",
    engine: "mines",
    names: { en: "Quiet Field", ru: "Тихое поле", es: "Campo en calma", ar: "الحقل الهادئ" },
    game: mines(minesRules),
    stakes: { min: "0.10", max: "20" },
    mechanics: ["mines", "cash-out"],
  },
  {
    id: "old-stairs",
    engine: "towers",
    names: { en: "Old Stairs", ru: "Старая лестница", es: "Escalera vieja", ar: "الدرج القديم" },
    game: towers(towersRules),
    stakes: { min: "0.10", max: "20" },
    mechanics: ["towers", "cash-out"],
  },
  {
    id: "next-card",
    engine: "hilo",
    names: { en: "Next Card", ru: "Следующая карта", es: "La próxima carta", ar: "الورقة التالية" },
    game: hilo(hiloRules),
    stakes: { min: "0.10", max: "20" },
    mechanics: ["hi-lo", "cash-out"],
  },
  ...tableTitles,
  ...arcadeTitles,
  ...skillTitles,
  ...slotTitles,
  ...clockTitles,
];

export const titleOf = (id: string): Title | undefined => titles.find((title) => title.id === id);
