/** The slots. */
import type { SlotRules } from "../slots/rules.ts";
import { slot } from "../slots/slot.ts";
import { copperMine, winterFair } from "./slots/coinSlots.ts";
import { cornerArcade, heronLake, northPier, oldHarbour, paperLanterns } from "./slots/lineSlots.ts";
import { clockmaker, deepCurrent, orchard } from "./slots/tumbleSlots.ts";
import { desertTrain, nightMarket } from "./slots/waySlots.ts";
import type { Title } from "./titles.ts";

export type SlotEngine = "slots" | "holdAndWin" | "tumble";

/** Rules by title, for boards that draw them. */
export const slotRules = {
  "heron-lake": heronLake,
  "night-market": nightMarket,
  "copper-mine": copperMine,
  orchard,
  "corner-arcade": cornerArcade,
  "old-harbour": oldHarbour,
  "paper-lanterns": paperLanterns,
  "deep-current": deepCurrent,
  "desert-train": desertTrain,
  "winter-fair": winterFair,
  "north-pier": northPier,
  clockmaker,
} as const satisfies Readonly<Record<string, SlotRules>>;

export type SlotId = keyof typeof slotRules;

/** Highest stakes by the highest price: see "most that a round pays" in titles.test.ts. */
const even = { min: "0.20", max: "50" };
const steep = { min: "0.20", max: "20" };

function slotTitle(
  id: SlotId,
  names: Title["names"],
  stakes: Title["stakes"],
  mechanics: readonly string[],
  engine: SlotEngine = "slots",
): Title {
  return { id, engine, names, game: slot(slotRules[id]), stakes, mechanics: ["slots", ...mechanics] };
}

export const slotTitles: readonly Title[] = [
  slotTitle(
    "heron-lake",
    { en: "Heron Lake", ru: "Озеро цапель", es: "Lago de las garzas", ar: "بحيرة البلشون" },
    even,
    ["lines", "free-spins", "wilds"],
  ),
  slotTitle("night-market", { en: "Night Market", ru: "Ночной рынок", es: "Mercado nocturno", ar: "سوق الليل" }, even, [
    "ways",
    "free-spins",
    "wilds",
  ]),
  slotTitle(
    "copper-mine",
    { en: "Copper Mine", ru: "Медный рудник", es: "Mina de cobre", ar: "منجم النحاس" },
    even,
    ["lines", "hold-and-win", "wilds"],
    "holdAndWin",
  ),
  slotTitle(
    "orchard",
    { en: "Orchard", ru: "Яблоневый сад", es: "El huerto", ar: "البستان" },
    even,
    ["ways", "tumbles", "wilds"],
    "tumble",
  ),
  slotTitle(
    "corner-arcade",
    { en: "Corner Arcade", ru: "Автоматы за углом", es: "Recreativos de la esquina", ar: "ركن الألعاب" },
    even,
    ["lines", "classic", "wilds"],
  ),
  slotTitle(
    "old-harbour",
    { en: "Old Harbour", ru: "Старая гавань", es: "Puerto viejo", ar: "الميناء القديم" },
    steep,
    ["lines", "free-spins", "expanding-wilds", "sticky-wilds"],
  ),
  slotTitle(
    "paper-lanterns",
    { en: "Paper Lanterns", ru: "Бумажные фонарики", es: "Farolillos de papel", ar: "فوانيس الورق" },
    even,
    ["lines", "expanding-wilds"],
  ),
  slotTitle(
    "deep-current",
    { en: "Deep Current", ru: "Глубокое течение", es: "Corriente profunda", ar: "تيار الأعماق" },
    steep,
    ["ways", "tumbles", "free-spins", "wilds"],
    "tumble",
  ),
  slotTitle(
    "desert-train",
    { en: "Desert Train", ru: "Поезд через пустыню", es: "Tren del desierto", ar: "قطار الصحراء" },
    even,
    ["ways", "free-spins", "wilds"],
  ),
  slotTitle(
    "winter-fair",
    { en: "Winter Fair", ru: "Зимняя ярмарка", es: "Feria de invierno", ar: "مهرجان الشتاء" },
    even,
    ["lines", "hold-and-win", "wilds"],
    "holdAndWin",
  ),
  slotTitle(
    "north-pier",
    { en: "North Pier", ru: "Северный пирс", es: "Muelle del norte", ar: "الرصيف الشمالي" },
    even,
    ["lines", "free-spins", "free-spin-reels", "wilds"],
  ),
  slotTitle(
    "clockmaker",
    { en: "Clockmaker", ru: "Часовщик", es: "El relojero", ar: "صانع الساعات" },
    even,
    ["ways", "tumbles", "classic", "wilds"],
    "tumble",
  ),
];
