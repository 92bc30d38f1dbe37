/** Games in the catalogue, for tests of what depends on how a game pays. */
import type { Db } from "../../../platform/database/database.ts";
import { casinoGame, casinoProvider, type CasinoGameRow } from "../tables.ts";

export async function putGame(
  db: Db,
  { key, engine, rtp }: Pick<CasinoGameRow, "key" | "engine" | "rtp">,
): Promise<void> {
  const provider = "four-rivers";
  await db.insert(casinoProvider).values({ key: provider, name: "Four Rivers", listedAt: 0 }).onConflictDoNothing();
  const row = {
    key,
    provider,
    engine,
    names: { en: key },
    rtpFrom: rtp,
    rtp,
    volatility: "low" as const,
    highestMultiplier: "800",
    currency: "RUB",
    minStake: "1",
    maxStake: "1000",
    mechanics: [] as string[],
    pictures: {},
    hasDemo: true,
    place: 1,
    addedAt: 0,
  } satisfies typeof casinoGame.$inferInsert;
  await db
    .insert(casinoGame)
    .values(row)
    .onConflictDoUpdate({ target: casinoGame.key, set: { engine, rtpFrom: rtp, rtp } });
}
