import { hashOfSeed } from "#shared/games/fair/draw.ts";
import { ticketWeights } from "#shared/games/bonus/bonusGames.ts";
import type { Entity, Store } from "../store.ts";

export const gameKeys = ["CHEST", "FORTUNA", "MEMORY", "SAFE", "LOTTERY", "DRAGON"] as const;

const prize = (kind: string, weight: number, chance: string, change: Entity = {}): Entity => ({
  kind,
  weight,
  chance,
  points: null,
  amounts: [],
  days: 7,
  multiplier: "0",
  product: "ANY",
  minCoef: "1.5",
  ...change,
});
const roubles = (amount: string): Entity[] => [{ amount, currency: "RUB" }];

const usual: readonly Entity[] = [
  prize("NOTHING", 2_000, "20"),
  prize("POINTS", 5_000, "50", { points: 20 }),
  prize("FREE_BET", 2_000, "20", { amounts: roubles("100") }),
  prize("CASH", 1_000, "10", { amounts: roubles("500") }),
];
const ofLottery: readonly Entity[] = ["37.283202", "44.384096", "16.139671", "2.105175", "0.087716", "0.000702"].map(
  (chance, matches) =>
    prize(matches === 0 ? "NOTHING" : "POINTS", ticketWeights[matches] ?? 1, chance, {
      points: matches === 0 ? null : 10 ** matches,
    }),
);

export const prizesOf = (game: string): readonly Entity[] => (game === "LOTTERY" ? ofLottery : usual);

/** The bonus games as guests see them: a free turn of the wheel a day, chests for points. */
export const bonusGames: readonly Entity[] = gameKeys.map((key) => ({
  key,
  prizes: prizesOf(key),
  isDaily: key === "FORTUNA",
  price: key === "CHEST" ? 60 : null,
  deposits: key === "DRAGON" ? roubles("1000") : [],
  days: 30,
}));

/** An attempt that waits to be begun. @param id its number, from which its seed follows */
export const newAttempt = (id: string, game: string, source: string): Entity => ({
  id,
  game,
  source,
  state: "READY",
  prizes: prizesOf(game),
  $serverSeed: `kit-seed-${id}`,
  seedHash: hashOfSeed(`kit-seed-${id}`),
  serverSeed: null,
  clientSeed: null,
  moves: [],
  shown: [],
  prize: null,
  bonusId: null,
  givenAt: "2026-11-20T10:00:00Z",
  expiresAt: "2036-11-20T10:00:00Z",
  endedAt: null,
});

/** One attempt in each game but the wheel, whose free turn can be taken. */
export function putBonusGames(store: Store): void {
  for (const [index, game] of gameKeys.entries())
    if (game !== "FORTUNA") store.put("BonusGameAttempt", newAttempt(String(9001 + index), game, "OPERATOR"));
}
