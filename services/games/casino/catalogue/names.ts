/** Names of games and their providers, for the heads of pages; whatever a visitor's country is offered. */
import { eq } from "../../../platform/database/drizzle.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { casinoGame, casinoProvider } from "../tables.ts";
import { nameOf } from "./show.ts";

export interface NamedGame {
  id: number;
  /** The segment after `games/`. */
  key: string;
  name(language: LanguageCode): string;
  provider: { key: string; name: string };
}

/** How long names are kept, in real milliseconds: a game that came just now has its head soon. */
const keptMs = 10_000;

/** Reads the games that are listed, at most once in ten seconds. @throws what the database throws */
export function gameNames(context: Pick<ServiceContext, "db">): () => Promise<readonly NamedGame[]> {
  let readAt = -Infinity;
  let kept: Promise<readonly NamedGame[]> = Promise.resolve([]);
  const read = async () => {
    const rows = await context.db
      .select({ id: casinoGame.id, key: casinoGame.key, names: casinoGame.names, provider: casinoProvider })
      .from(casinoGame)
      .innerJoin(casinoProvider, eq(casinoProvider.key, casinoGame.provider))
      .where(eq(casinoGame.isListed, true));
    return rows.map(({ provider, ...row }): NamedGame => ({
      id: row.id,
      key: row.key,
      name: (language) => nameOf(row, language),
      provider: { key: provider.key, name: provider.name },
    }));
  };
  return () => {
    if (performance.now() - readAt < keptMs) return kept;
    readAt = performance.now();
    kept = read();
    // What failed is not kept.
    kept.catch(() => (readAt = -Infinity));
    return kept;
  };
}
