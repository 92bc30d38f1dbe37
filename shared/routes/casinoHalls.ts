/** Which pages the casino's halls and games have (SPEC 2.19–2.21, 2.26). */
import type { LanguageCode } from "../site/languages.ts";
import { type RouteName, urls } from "./routes.ts";

/** The page of each hall. */
export const HALL_PAGES = {
  SLOTS: "slots",
  LIVE: "casino",
  KENO: "keno",
  CARDS: "cardGames",
  FAST_BET: "fastBet",
  CRASH: "crashGames",
  SCRATCHCARDS: "scratchcards",
  SKILL: "skillGames",
  BINGO: "bingo",
  POKER: "poker",
  FISHING: "fishingHunting",
  TV_GAMES: "tvGames",
  VIRTUAL_SPORTS: "virtualSports",
  FAST_GAMES: "fastGames",
  ASIAN: "asianGames",
  OTHER: "otherGames",
} as const satisfies Readonly<Record<string, RouteName>>;

type Hall = keyof typeof HALL_PAGES;

const hallsByPage: Partial<Record<RouteName, Hall>> = Object.fromEntries(
  Object.entries(HALL_PAGES).map(([hall, name]) => [name, hall]),
);
/** The hall that a page shows; null for other pages. */
export const hallOf = (name: RouteName): Hall | null => hallsByPage[name] ?? null;

/** What an address needs of a casino game. */
interface CasinoGameRef {
  id: string;
  route: string;
  halls: readonly string[] | null;
}

/** The one address of a game: with its number among slots and live tables, by its route elsewhere. */
export function casinoGameUrl(lang: LanguageCode, { id, route, halls }: CasinoGameRef): string {
  const numbered = { gameId: id, gameName: route };
  if (halls?.[0] === "SLOTS") return urls.page(lang, "slotsGame", numbered);
  return halls?.[0] === "LIVE"
    ? urls.page(lang, "casinoGame", numbered)
    : urls.page(lang, "gamesItem", { gameRoute: route });
}
