/** Ids that exist now, so that every example runs as it is. */
import { ask } from "./gateway.ts";
import { sessionHeaders } from "./session.ts";

/** One thing to bet on, with its price. */
export interface Pick { outcomeId: string; coef: string }

export interface Facts {
  sportId: string;
  championshipId: string;
  /** A game that has not started, and its page on the site. */
  gameId: string;
  path: string;
  /** Outcomes of two different games that have not started. */
  picks: readonly Pick[];
  /** Games in play, or ahead when nothing is played. */
  watchedIds: readonly string[];
  /** Account of the signed-in player; "0" for a guest. */
  accountId: string;
  /** Another account of his, or the same. */
  otherAccountId: string;
  /** A key that was never used. */
  newKey: string;
}

interface Listed {
  id: string;
  slug: string;
  sport: { id: string; slug: string } | null;
  championship: { id: string; slug: string } | null;
  markets: { outcomes: { id: string; coef: string; isBlocked: boolean }[] }[] | null;
}
interface Page { edges: { node: Listed }[] }
interface Answer {
  line: Page | null;
  live: { edges: { node: { id: string } }[] } | null;
  viewer: { activeAccount: { id: string } | null; accounts: { id: string }[] | null } | null;
}

const query = `query Facts {
  line: games(filter: { section: LINE }, first: 20) {
    edges { node { id slug sport { id slug } championship { id slug } markets(main: true) { outcomes { id coef isBlocked } } } }
  }
  live: games(filter: { section: LIVE }, first: 20) { edges { node { id } } }
  viewer { activeAccount { id } accounts { id } }
}`;

/** Looks them up. @throws when the gateway has no data or nothing to bet on */
export async function loadFacts(): Promise<Facts> {
  const { line, live, viewer } = await ask<Answer>(query, {}, sessionHeaders());
  const games = (line?.edges ?? []).flatMap(({ node }) => {
    const outcome = node.markets?.flatMap(({ outcomes }) => outcomes).find(({ isBlocked }) => !isBlocked);
    return outcome && node.sport && node.championship ? [{ ...node, sport: node.sport, championship: node.championship, outcome }] : [];
  });
  const [game] = games;
  if (game === undefined) throw new Error("There are no games to bet on just now.");
  const { sport, championship } = game;
  const ids = (live?.edges ?? []).map(({ node }) => node.id);
  const accountId = viewer?.activeAccount?.id ?? "0";
  return {
    sportId: sport.id, championshipId: championship.id, gameId: game.id,
    path: `/en/line/${sport.slug}/${championship.id}-${championship.slug}/${game.id}-${game.slug}`,
    picks: games.slice(0, 2).map(({ outcome }) => ({ outcomeId: outcome.id, coef: outcome.coef })),
    watchedIds: ids.length > 0 ? ids : games.map(({ id }) => id),
    accountId, otherAccountId: viewer?.accounts?.find(({ id }) => id !== accountId)?.id ?? accountId,
    newKey: `explorer-${crypto.randomUUID().slice(0, 13)}`,
  };
}
