/** Games of championships, many at once: calls to the sportsbook don't grow with the list. */
import type { Section } from "../../generated/resolvers.ts";
import type { ChampionshipModel, GamePage, MarketsChoice } from "../models.ts";
import type { SportsbookService } from "./sportsbook.ts";

/** Which games of a championship: the first page of a section, or the page after a cursor. */
export interface ChampionshipGamesKey {
  championship: ChampionshipModel;
  section: Section | undefined;
  first: number;
  after: string | undefined;
  markets: MarketsChoice;
}

/** Most games that the sportsbook gives with all their markets in one answer. */
export const mostWithAllMarkets = 50;
const gamesPerPage = (markets: MarketsChoice) => (markets === "all" ? mostWithAllMarkets : 100);
const championshipsPerCall = 200;

/** How many games a championship has where the key looks. */
const countOf = ({ championship, section }: ChampionshipGamesKey) =>
  section === "LINE"
    ? championship.lineCount
    : section === "LIVE"
      ? championship.liveCount
      : championship.lineCount + championship.liveCount;

/**
 * First pages of several championships. Championships together fill whole pages; where that takes fewer calls than
 * one a championship, they are fetched together, so that calls don't grow with the list.
 */
export async function loadChampionshipGames(
  sportsbook: SportsbookService,
  keys: readonly ChampionshipGamesKey[],
  language: string,
): Promise<(GamePage | Error)[]> {
  const alone = (key: ChampionshipGamesKey) =>
    sportsbook.games(
      {
        championshipIds: key.championship.id,
        first: key.first,
        ...(key.section && { section: key.section }),
        ...(key.after !== undefined && { after: key.after }),
      },
      key.markets,
      language,
    );
  const settled = (promise: Promise<GamePage>) =>
    promise.catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));

  const groups = Map.groupBy(keys, ({ section, after, markets }) =>
    after === undefined ? `${section} ${markets}` : null,
  );
  const pages = new Map<ChampionshipGamesKey, Promise<GamePage | Error>>();
  for (const [group, members] of groups) {
    const calls = Math.ceil(
      members.reduce((sum, key) => sum + countOf(key), 0) / gamesPerPage(members[0]?.markets ?? "none"),
    );
    if (group === null || members.length === 1 || calls >= members.length || members.length > championshipsPerCall) {
      for (const key of members) pages.set(key, settled(alone(key)));
    } else {
      const together = loadTogether(sportsbook, members, language);
      for (const key of members)
        pages.set(key, settled(together.then((all) => all.get(key.championship.id)?.(key.first) ?? emptyPage)));
    }
  }
  return Promise.all(keys.map((key) => pages.get(key) ?? emptyPage));
}

const emptyPage: GamePage = { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 };

/** All games of several championships, page after page; by championship a function that cuts its first page. */
async function loadTogether(
  sportsbook: SportsbookService,
  keys: readonly ChampionshipGamesKey[],
  language: string,
): Promise<Map<string, (first: number) => GamePage>> {
  const [{ section, markets } = { section: undefined, markets: "none" as const }] = keys;
  const championshipIds = [...new Set(keys.map(({ championship }) => championship.id))].join(",");
  const edges: GamePage["edges"] = [];
  let after: string | null = null;
  do {
    const page: GamePage = await sportsbook.games(
      {
        championshipIds,
        first: gamesPerPage(markets),
        ...(section && { section }),
        ...(after !== null && { after }),
      },
      markets,
      language,
    );
    edges.push(...page.edges);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return new Map(
    [...Map.groupBy(edges, ({ node }) => node.championshipId)].map(([id, all]) => [
      id,
      (first: number): GamePage => {
        const chosen = all.slice(0, first);
        return {
          edges: chosen,
          pageInfo: { hasNextPage: all.length > chosen.length, endCursor: chosen.at(-1)?.cursor ?? null },
          totalCount: all.length,
        };
      },
    ]),
  );
}
