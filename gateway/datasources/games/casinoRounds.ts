/** A player's rounds in the schema's words. */
import type { CasinoRound, CasinoRoundResult } from "../../generated/resolvers.ts";
import type { components } from "../../upstream/casino.ts";

/** A round; its game and its check are asked for when they are wanted. */
export interface CasinoRoundModel extends Omit<CasinoRound, "game" | "verifyUrl"> {
  gameKey: string;
}

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
    startedAt,
    endedAt,
  };
}
