import type { Entity, Store } from "../store.ts";
import { names } from "./names.ts";

const categories: readonly Entity[] = [
  { id: "1", name: names("Slots", "Слоты", "سلوتس") },
  { id: "2", name: names("Live casino", "Живое казино", "كازينو مباشر") },
];

const euros = (amount: string): Entity => ({ amount, currency: "EUR" });

/** A picture that needs no network: a plain field of a colour, in the sides asked for. */
const picture = (color: string, width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${color}"/></svg>`)}`;

/** What every game of the world has unless it says otherwise. */
const usual = (color: string): Entity => ({
  provider: { key: "harbour-games", name: "Harbour Games", gameCount: 2 },
  halls: ["SLOTS"],
  hasDemo: true,
  isNew: false,
  rtp: "96.50",
  rtpFrom: "96.50",
  volatility: "MEDIUM",
  highestMultiplier: "500",
  minStake: euros("0.10"),
  maxStake: euros("100.00"),
  mechanics: ["free-spins"],
  pictures: { tall: picture(color, 3, 4), square: picture(color, 1, 1), wide: picture(color, 16, 9) },
});

const games: readonly Entity[] = [
  {
    ...usual("#1f6f8b"),
    id: "5001",
    name: names("Lanterns of the Sea", "Фонари моря", "فوانيس البحر"),
    route: "lanterns-of-the-sea",
    oldRoute: "lanternsofthesea",
    categoryIds: ["1"],
    tagId: "1",
    isNew: true,
  },
  {
    ...usual("#3b2f63"),
    id: "5002",
    name: names("Orchard of the Night", "Сад ночи", "بستان الليل"),
    route: "orchard-of-the-night",
    oldRoute: null,
    categoryIds: ["2"],
    tagId: null,
    provider: { key: "lamp-tables", name: "Lamp Tables", gameCount: 1 },
    halls: ["LIVE"],
    hasDemo: false,
    volatility: "LOW",
    mechanics: ["cards"],
  },
  {
    ...usual("#2f6b45"),
    id: "5003",
    name: names("Echo of the Forest", "Эхо леса", "صدى الغابة"),
    route: "echo-of-the-forest",
    oldRoute: "echooftheforest",
    categoryIds: ["1", "2"],
    tagId: null,
    halls: ["SLOTS", "LIVE"],
    volatility: "HIGH",
  },
];

const rubles = (amount: string): Entity => ({ amount, currency: "RUB" });

/** The player's rounds, one of each result, oldest first. */
const rounds: readonly Entity[] = [
  {
    id: "kit-round-1",
    gameName: names("Lanterns of the Sea", "Фонари моря", "فوانيس البحر"),
    $game: "5001",
    accountId: "7001",
    stake: rubles("50.00"),
    won: rubles("0.00"),
    result: "LOST",
    startedAt: "2026-11-03T20:10:00Z",
    endedAt: "2026-11-03T20:10:02Z",
  },
  {
    id: "kit-round-2",
    gameName: names("Lanterns of the Sea", "Фонари моря", "فوانيس البحر"),
    $game: "5001",
    accountId: "7001",
    stake: rubles("50.00"),
    won: rubles("175.00"),
    result: "WON",
    startedAt: "2026-11-03T20:11:00Z",
    endedAt: "2026-11-03T20:11:02Z",
    $verifyUrl: "https://studio.example/en/verify#kit-round-2",
  },
  {
    id: "kit-round-3",
    gameName: "gone-game",
    $game: null,
    accountId: "7001",
    stake: rubles("20.00"),
    won: rubles("0.00"),
    result: "RETURNED",
    startedAt: "2026-11-03T20:12:00Z",
    endedAt: "2026-11-03T20:12:30Z",
  },
  {
    id: "kit-round-4",
    gameName: names("Echo of the Forest", "Эхо леса", "صدى الغابة"),
    $game: "5003",
    accountId: "7001",
    stake: rubles("30.00"),
    won: rubles("0.00"),
    result: "OPEN",
    startedAt: "2026-11-03T20:13:00Z",
    endedAt: null,
  },
];

/** Puts the casino's games, a few of each kind, and the player's rounds of them. */
export function putCasino(store: Store): void {
  for (const category of categories) store.put("CasinoCategory", category);
  for (const game of games) store.put("CasinoGame", game);
  for (const round of rounds) store.put("CasinoRound", { isFree: false, ...round });
}
