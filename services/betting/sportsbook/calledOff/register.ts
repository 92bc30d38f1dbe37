/** Which games are called off and since when. Kept in the database; every process reads it again and again. */
import { bigint, pgTable, text, gt } from "../../../platform/database/drizzle.ts";
import type { Clock } from "../../../platform/context.ts";
import type { Db } from "../../../platform/database/database.ts";
import { startJob } from "../../../platform/job.ts";

const calledOffGame = pgTable("called_off_game", {
  gameId: bigint("game_id", { mode: "number" }).primaryKey(),
  at: bigint("at", { mode: "number" }).notNull(),
  reason: text("reason").notNull(),
});

/** Real milliseconds between two looks into the table. */
const lookEveryMs = 1000;
/** Real seconds from the call to its effect: by then every process has looked. */
const leadSeconds = 2;

export interface CalledOffGames {
  /** Since when a game is called off, epoch seconds (it may lie a moment ahead); null for a game that is not. */
  since(gameId: number): number | null;
  /** Calls a game off; answers since when it is. */
  callOff(gameId: number, reason: string): Promise<number>;
  close(): Promise<void>;
}

/** Opens the register with the games called off before. */
export async function openCalledOffGames(
  db: Db,
  clock: Clock,
  onError: (error: unknown) => void,
): Promise<CalledOffGames> {
  const known = new Map<number, number>();
  let newest = 0;
  const look = async (): Promise<void> => {
    // Calls of other processes may be written a little out of order.
    const rows = await db
      .select()
      .from(calledOffGame)
      .where(gt(calledOffGame.at, newest - 60 * Math.max(1, clock.rate)));
    for (const { gameId, at } of rows) {
      known.set(gameId, at);
      newest = Math.max(newest, at);
    }
  };
  await look();
  const stop = startJob(lookEveryMs, look, onError);
  return {
    since: (gameId) => known.get(gameId) ?? null,
    callOff: async (gameId, reason) => {
      const at = Math.floor(clock.now() / 1000) + Math.max(1, Math.ceil(leadSeconds * clock.rate));
      await db.insert(calledOffGame).values({ gameId, at, reason }).onConflictDoNothing();
      await look();
      return known.get(gameId) ?? at;
    },
    close: stop,
  };
}
