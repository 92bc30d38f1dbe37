/** The bonus games of a demo site. An operator's own come by the desk's calls. */
import { ticketWeights, type BonusGameKey } from "#shared/games/bonus/bonusGames.ts";
import { demoAmounts } from "../../bonuses/public.ts";
import type { Db } from "../../../platform/database/database.ts";
import { bonusGame } from "../tables.ts";
import { gameDefinition, type GameDefinition, type Prize } from "./definition.ts";

const row = (kind: Prize["kind"], weight: number, change: Partial<Prize> = {}): Prize => ({
  kind,
  weight,
  points: null,
  amounts: [],
  days: 7,
  multiplier: "0",
  product: "ANY",
  minCoef: "1.5",
  ...change,
});
const nothing = (weight: number) => row("NOTHING", weight);
const points = (weight: number, given: number) => row("POINTS", weight, { points: given });
const cash = (weight: number, roubles: number) => row("CASH", weight, { amounts: demoAmounts(roubles) });
const freeBet = (weight: number, roubles: number) =>
  row("FREE_BET", weight, { amounts: demoAmounts(roubles), days: 14 });
const bonus = (weight: number, roubles: number) =>
  row("BONUS", weight, { amounts: demoAmounts(roubles), multiplier: "10", product: "CASINO", minCoef: "1.4" });

type DemoGame = Partial<GameDefinition> & Pick<GameDefinition, "prizes">;

/** Weights come to 10,000, so that each is a hundredth of a percent; a lottery's follow from its numbers. */
const games: Readonly<Record<BonusGameKey, DemoGame>> = {
  chest: {
    prizes: [
      points(4_500, 20),
      points(2_500, 50),
      freeBet(1_500, 100),
      bonus(1_000, 200),
      cash(400, 100),
      cash(100, 1_000),
    ],
    points: 60,
  },
  fortuna: {
    prizes: [
      nothing(2_000),
      points(3_000, 10),
      points(2_000, 30),
      freeBet(1_500, 50),
      bonus(1_000, 100),
      cash(450, 50),
      cash(50, 2_000),
    ],
    daily: true,
    points: 40,
  },
  memory: {
    prizes: [points(5_000, 25), points(2_500, 60), freeBet(1_500, 100), bonus(900, 150), cash(100, 500)],
    points: 60,
  },
  safe: {
    prizes: [
      nothing(3_000),
      points(3_500, 40),
      freeBet(1_800, 150),
      bonus(1_000, 300),
      cash(650, 150),
      cash(50, 5_000),
    ],
    points: 80,
  },
  lottery: {
    prizes: [
      nothing(ticketWeights[0] ?? 1),
      points(ticketWeights[1] ?? 1, 30),
      points(ticketWeights[2] ?? 1, 80),
      freeBet(ticketWeights[3] ?? 1, 500),
      cash(ticketWeights[4] ?? 1, 3_000),
      cash(ticketWeights[5] ?? 1, 100_000),
    ],
    points: 50,
  },
  dragon: {
    prizes: [
      nothing(2_500),
      points(3_500, 30),
      points(1_500, 100),
      freeBet(1_400, 200),
      bonus(800, 400),
      cash(250, 300),
      cash(50, 3_000),
    ],
    points: 110,
    deposits: demoAmounts(1_000),
  },
};

/** Makes them at the site's first start; later ones leave them as they are. */
const usual = { daily: false, points: null, deposits: [], days: 30 };

export const demoGames: readonly { key: BonusGameKey; definition: GameDefinition }[] = Object.entries(games).map(
  ([key, own]) => ({ key: key as BonusGameKey, definition: gameDefinition.parse({ ...usual, ...own }) }),
);

export async function makeDemoGames(db: Db, now: number): Promise<void> {
  await db
    .insert(bonusGame)
    .values(demoGames.map(({ key, definition }) => ({ key, state: "OPEN" as const, definition, changedAt: now })))
    .onConflictDoNothing();
}
