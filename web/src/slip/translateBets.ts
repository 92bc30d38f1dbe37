import type { ApolloClient } from "@apollo/client";
import { isCombination } from "#shared/betting/combination.ts";
import { CouponGamesDocument, OfferedLegsDocument } from "@/operations/betting/generated.ts";
import type { SlipBet } from "./couponState.ts";

/** Puts the words of a language into bets. */
export type Translate = (bets: SlipBet[]) => SlipBet[];

/**
 * Combinations stand in no game's markets: how they are called is asked by their ids. No answer leaves them as they
 * are.
 */
async function askCombinations(client: Pick<ApolloClient, "query">, bets: readonly SlipBet[], language: string) {
  const outcomeIds = bets
    .filter((bet) => bet.language !== language && isCombination(bet.outcomeId))
    .map(({ outcomeId }) => outcomeId)
    .toSorted();
  if (outcomeIds.length === 0) return new Map<string, { market: string; outcome: string }>();
  const { data } = await client.query({
    query: OfferedLegsDocument,
    variables: { outcomeIds },
    fetchPolicy: "no-cache",
    errorPolicy: "all",
    context: { headers: { "x-language": language } },
  });
  return new Map(
    data?.offeredLegs?.map(({ market, outcome }) => [outcome.id, { market: market.name, outcome: outcome.name }]),
  );
}

/**
 * Asks how the games, markets and outcomes of bets are called in a language: one request whatever their number (another
 * where there are combinations), none when all speak it already. What is no longer on offer keeps the words it had.
 * Rejects when there is no answer.
 */
export async function translateBets(
  client: Pick<ApolloClient, "query">,
  bets: readonly SlipBet[],
  language: string,
): Promise<Translate> {
  const ids = [...new Set(bets.filter((bet) => bet.language !== language).map(({ gameId }) => gameId))].toSorted();
  if (ids.length === 0) return (later) => later;
  const [{ data }, combinations] = await Promise.all([
    client.query({
      query: CouponGamesDocument,
      variables: { ids },
      fetchPolicy: "no-cache",
      errorPolicy: "all",
      context: { headers: { "x-language": language } },
    }),
    askCombinations(client, bets, language),
  ]);
  const games = new Map(data?.games?.edges.map(({ node }) => [node.id, node]));
  const translated = (bet: SlipBet): SlipBet => {
    const game = bet.language === language ? undefined : games.get(bet.gameId);
    if (game === undefined) return bet;
    const combination = combinations.get(bet.outcomeId);
    const market = game.markets?.find(({ id }) => id === bet.marketId);
    const outcome = market?.outcomes.find(({ id }) => id === bet.outcomeId);
    return {
      ...bet,
      language,
      section: game.section,
      opponents: game.opponents.map(({ name }) => name),
      championshipName: game.championship?.name ?? bet.championshipName,
      marketName: combination?.market ?? market?.name ?? bet.marketName,
      outcomeName: combination?.outcome ?? outcome?.name ?? bet.outcomeName,
    };
  };
  return (later) => later.map(translated);
}
