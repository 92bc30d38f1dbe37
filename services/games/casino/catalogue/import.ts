/**
 * Takes the studio's list over into the catalogue. A game that the list no longer has is hidden, and shown again when it
 * comes back; the operator's own switches stay as they are.
 */
import { getTableColumns, notInArray, sql } from "../../../platform/database/drizzle.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { lockKey } from "../../../platform/database/database.ts";
import type { StudioSettings } from "../../../platform/settings/studioSettings.ts";
import { listGames, type ListedGame } from "../studio/client.ts";
import { casinoGame, casinoProvider } from "../tables.ts";

/** Currency that stakes are shown in outside a game; within it they are in the account's. */
const listCurrency = "EUR";

const rowOf = ({ id, provider, rtp, stakes, ...game }: ListedGame, place: number, addedAt: number) => ({
  key: id,
  provider: provider.id,
  engine: game.engine,
  names: game.names,
  rtpFrom: rtp.from,
  rtp: rtp.to,
  volatility: game.volatility,
  highestMultiplier: String(game.highestMultiplier),
  currency: stakes.currency,
  minStake: stakes.min,
  maxStake: stakes.max,
  mechanics: game.mechanics,
  pictures: game.pictures,
  hasDemo: game.hasDemo,
  place,
  isListed: true,
  addedAt,
});

/** What stays when a list brings a game again: its number, its first day, and the operator's own. */
const kept: ReadonlySet<string> = new Set(["id", "key", "addedAt", "isOpen", "blockedCountries"]);
const given = (column: string) => sql.raw(`excluded.${column}`);
const broughtAnew = Object.fromEntries(
  Object.entries(getTableColumns(casinoGame))
    .filter(([name]) => !kept.has(name))
    .map(([name, column]) => [name, given(column.name)]),
);

/** @throws StudioUnreachable; the catalogue then stays as it was */
export async function importGames(
  { db, clock }: Pick<ServiceContext, "db" | "clock">,
  studio: StudioSettings,
): Promise<void> {
  const games = await listGames(studio, listCurrency);
  const now = clock.now();
  const providers = new Map(games.map(({ provider }) => [provider.id, provider.name]));
  await db.transaction(async (tx) => {
    // Two processes that import at once would both hide what the other has just shown.
    await lockKey(tx, "casino:import");
    if (providers.size > 0)
      await tx
        .insert(casinoProvider)
        .values([...providers].map(([key, name]) => ({ key, name, listedAt: now })))
        .onConflictDoUpdate({ target: casinoProvider.key, set: { name: given("name") } });
    if (games.length > 0)
      await tx
        .insert(casinoGame)
        .values(games.map((game, place) => rowOf(game, place, now)))
        .onConflictDoUpdate({ target: casinoGame.key, set: broughtAnew });
    const keys = games.map(({ id }) => id);
    await tx
      .update(casinoGame)
      .set({ isListed: false })
      .where(keys.length === 0 ? undefined : notInArray(casinoGame.key, keys));
  });
}
