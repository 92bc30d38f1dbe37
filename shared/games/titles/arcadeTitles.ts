/** The scratchcards, the shots and the fast games. */
import { cups } from "../fast/cups.ts";
import { signsGame } from "../fast/signs.ts";
import { twoDice } from "../fast/twoDice.ts";
import { duels } from "../scratch/duels.ts";
import { numbersCard } from "../scratch/numbers.ts";
import { scratch } from "../scratch/scratch.ts";
import { threeAlike } from "../scratch/threeAlike.ts";
import { shots } from "../shots/shots.ts";
import { towers } from "../towers/towers.ts";
import {
  captainsDice,
  cupsRules,
  nightDeparture,
  penaltyRules,
  shotRules,
  signsRules,
  tidePools,
} from "./arcadeRules.ts";
import type { Title } from "./titles.ts";

export type ArcadeEngine = "scratch" | "shots" | "penalty" | "cups" | "signs" | "twoDice";

const usual = { min: "0.10", max: "100" };
const steep = { min: "0.10", max: "20" };

export const arcadeTitles: readonly Title[] = [
  {
    id: "tide-pools",
    engine: "scratch",
    names: { en: "Tide Pools", ru: "Морской отлив", es: "Pozas de marea", ar: "برك المدّ" },
    game: scratch(threeAlike(tidePools)),
    stakes: { min: "0.20", max: "50" },
    mechanics: ["scratch", "match-three"],
  },
  {
    id: "night-departure",
    engine: "scratch",
    names: { en: "Night Departure", ru: "Ночное отправление", es: "Salida nocturna", ar: "رحلة الليل" },
    game: scratch(numbersCard(nightDeparture)),
    stakes: { min: "0.20", max: "20" },
    mechanics: ["scratch", "lucky-numbers"],
  },
  {
    id: "captains-dice",
    engine: "scratch",
    names: { en: "Captain's Dice", ru: "Кости капитана", es: "Los dados del capitán", ar: "نرد القبطان" },
    game: scratch(duels(captainsDice)),
    stakes: { min: "0.20", max: "50" },
    mechanics: ["scratch", "duels"],
  },
  {
    id: "quiet-pier",
    engine: "shots",
    names: { en: "Quiet Pier", ru: "Тихий причал", es: "Muelle en calma", ar: "الرصيف الهادئ" },
    game: shots(shotRules["quiet-pier"]),
    stakes: usual,
    mechanics: ["fishing", "own-odds"],
  },
  {
    id: "clay-meadow",
    engine: "shots",
    names: { en: "Clay Meadow", ru: "Стендовая стрельба", es: "Tiro al plato", ar: "مرمى الأطباق" },
    game: shots(shotRules["clay-meadow"]),
    stakes: usual,
    mechanics: ["shooting", "streak", "own-odds"],
  },
  {
    id: "spot-kick",
    engine: "penalty",
    names: { en: "Spot Kick", ru: "Одиннадцатиметровый", es: "Desde los once metros", ar: "ركلة الجزاء" },
    game: towers(penaltyRules),
    stakes: steep,
    mechanics: ["penalty", "cash-out"],
  },
  {
    id: "three-cups",
    engine: "cups",
    names: { en: "Three Cups", ru: "Три напёрстка", es: "Tres cubiletes", ar: "الأكواب الثلاثة" },
    game: cups(cupsRules),
    stakes: usual,
    mechanics: ["cups"],
  },
  {
    id: "stone-and-paper",
    engine: "signs",
    names: { en: "Stone and Paper", ru: "Камень и бумага", es: "Piedra y papel", ar: "حجر وورقة" },
    game: signsGame(signsRules),
    stakes: steep,
    mechanics: ["signs", "cash-out"],
  },
  {
    id: "under-seven",
    engine: "twoDice",
    names: {
      en: "Under and Over Seven",
      ru: "Больше или меньше семи",
      es: "Siete arriba, siete abajo",
      ar: "حول السبعة",
    },
    game: twoDice(),
    stakes: { min: "0.10", max: "200" },
    mechanics: ["dice", "table"],
  },
];
