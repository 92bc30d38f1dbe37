/** What the games of the catalogue return, and whether players choose their odds. */
import { gt, inArray } from "../../../platform/database/drizzle.ts";
import type { Db } from "../../../platform/database/database.ts";
import { casinoGame } from "../tables.ts";

/** Engines in which every stake buys the same odds. In all others a bet can be made nearly sure, or cover another. */
const fixedOddsEngines = ["slots", "holdAndWin", "tumble", "scratch"];

const keysOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);

/** Keys of the games that return more than so many percent of the stakes, offered or not. */
export const gamesReturningMoreThan = async (db: Db, percent: string): Promise<string[]> =>
  keysOf(await db.select({ key: casinoGame.key }).from(casinoGame).where(gt(casinoGame.rtp, percent)));

/** Keys of the games in which the player has no influence on the odds, offered or not. */
export const gamesOfFixedOdds = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set(
    keysOf(
      await db.select({ key: casinoGame.key }).from(casinoGame).where(inArray(casinoGame.engine, fixedOddsEngines)),
    ),
  );
