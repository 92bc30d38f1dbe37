/** A player's rounds in the schema's words. */
import type { CasinoFreeRounds, CasinoRound, CasinoRoundResult } from "../../generated/resolvers.ts";
import type { components } from "../../upstream/casino.ts";

/** A round; its game and its check are asked for when they are wanted. */
export interface CasinoRoundModel extends Omit<CasinoRound, "game" | "verifyUrl"> {
  gameKey: string;
}

/** Free rounds that can be played; their game is asked for when it is wanted. */
export type FreeRoundsModel = Omit<CasinoFreeRounds, "game">;

export interface RoundPage {
  edges: { node: CasinoRoundModel; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

export interface RoundsQuery {
  first: number;
  after?: string;
  gameKey?: string;
  results?: readonly CasinoRoundResult[];
  accountId?: number;
  /** Epoch seconds. */
  from?: number;
  to?: number;
}

export function toRound({
  id,
  game: gameKey,
  name: gameName,
  account_id: account,
  currency,
  stake,
  won,
  result,
  is_free: isFree,
  started_at: startedAt,
  ended_at: endedAt,
}: components["schemas"]["CasinoRound"]): CasinoRoundModel {
  return {
    id,
    gameKey,
    gameName,
    accountId: String(account),
    stake: { amount: stake, currency },
    won: { amount: won, currency },
    result,
    isFree,
    startedAt,
    endedAt,
  };
}

/** A query in the service's words. */
export const roundsQuery = ({ gameKey, results, accountId, ...query }: RoundsQuery) => ({
  ...query,
  ...(gameKey !== undefined && { game: gameKey }),
  ...(results !== undefined && { results: results.join(",") }),
  ...(accountId !== undefined && { account_id: accountId }),
});

interface PageBody {
  rounds: components["schemas"]["CasinoRound"][];
  cursors: string[];
  next: string | null;
  total: number;
}

export function toRoundPage({ rounds, cursors, next, total }: PageBody): RoundPage {
  const edges = rounds.map((round, index) => ({ node: toRound(round), cursor: cursors[index] ?? "" }));
  return {
    edges,
    pageInfo: { hasNextPage: next !== null, endCursor: edges.at(-1)?.cursor ?? null },
    totalCount: total,
  };
}

export const toFreeRounds = ({
  id,
  game: gameKey,
  name: gameName,
  currency,
  stake,
  rounds,
  left,
  won,
  account_id: account,
  expires_at: expiresAt,
}: components["schemas"]["CasinoFreeRounds"]): FreeRoundsModel => ({
  id,
  gameKey,
  gameName,
  stake: { amount: stake, currency },
  rounds,
  left,
  won: { amount: won, currency },
  accountId: String(account),
  expiresAt,
});
