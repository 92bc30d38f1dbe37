/** What of the catalogue a visitor is offered: what both switches, the group of games and the country allow. */
import { and, asc, eq } from "../../../platform/database/drizzle.ts";
import type { Db } from "../../../platform/database/database.ts";
import { casinoGame, casinoProvider, type CasinoGameRow } from "../tables.ts";
import { hallsForbiddenIn, hallsLeftOut, hallsOf, type HallKey } from "./halls.ts";

/** How long a game is new after it came to a provider's list. */
const newForMs = 30 * 86_400_000;

export interface OfferedGame {
  row: CasinoGameRow;
  provider: { key: string; name: string };
  halls: readonly [HallKey, ...HallKey[]];
  /** Whether it came to its provider's list after the others, and not long ago. */
  isNew: boolean;
}

export interface Visitor {
  /** Group of games that the site offers. */
  groupId: number;
  /** Two lower-case letters. */
  country: string;
}

/** Games in the order of the list; null for an unknown group. */
export async function offeredGames(db: Db, { groupId, country }: Visitor, now: number): Promise<OfferedGame[] | null> {
  const leftOut = hallsLeftOut.get(groupId);
  if (leftOut === undefined) return null;
  const forbidden = hallsForbiddenIn[country];
  const isHidden = (hall: HallKey) => leftOut.has(hall) || forbidden?.has(hall) === true;
  const rows = await db
    .select({ row: casinoGame, provider: casinoProvider })
    .from(casinoGame)
    .innerJoin(casinoProvider, eq(casinoProvider.key, casinoGame.provider))
    .where(and(eq(casinoGame.isListed, true), eq(casinoGame.isOpen, true), eq(casinoProvider.isOpen, true)))
    .orderBy(asc(casinoGame.place), asc(casinoGame.id));
  return rows.flatMap(({ row, provider }) => {
    const halls = hallsOf(row.engine);
    if (halls.some(isHidden)) return [];
    if ([...row.blockedCountries, ...provider.blockedCountries].includes(country)) return [];
    const isNew = row.addedAt > provider.listedAt && now - row.addedAt < newForMs;
    return [{ row, provider: { key: provider.key, name: provider.name }, halls, isNew }];
  });
}
