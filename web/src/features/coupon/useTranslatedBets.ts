import { useReactiveVar } from "@apollo/client/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useApp } from "@/app/app.ts";
import { CouponGamesDocument } from "@/operations/generated.ts";

/** After a change of language, or a reload in another one, the bets' words are asked for in the new language. */
export function useTranslatedBets(): void {
  const { client, coupon } = useApp();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const ids = [...new Set(useReactiveVar(coupon.bets).map(({ gameId }) => gameId))].toSorted().join(" ");

  useEffect(function translate() {
    if (ids === "") return;
    let isStale = false;
    const ask = async () => {
      const { data } = await client.query({ query: CouponGamesDocument, variables: { ids: ids.split(" ") }, fetchPolicy: "no-cache", errorPolicy: "all", context: { headers: { "x-language": language } } });
      const games = new Map(data?.games?.edges.map(({ node }) => [node.id, node]));
      if (isStale || games.size === 0) return;
      const before = coupon.bets();
      const after = before.map((bet) => {
        const game = games.get(bet.gameId);
        const market = game?.markets?.find(({ id }) => id === bet.marketId);
        const outcome = market?.outcomes.find(({ id }) => id === bet.outcomeId);
        if (game === undefined) return bet;
        return {
          ...bet, section: game.section, opponents: game.opponents.map(({ name }) => name), championshipName: game.championship?.name ?? bet.championshipName,
          marketName: market?.name ?? bet.marketName, outcomeName: outcome?.name ?? bet.outcomeName,
        };
      });
      if (JSON.stringify(after) !== JSON.stringify(before)) coupon.bets(after);
    };
    // Without an answer the words stay as they were.
    ask().catch(() => undefined);
    return () => { isStale = true; };
  }, [client, coupon, ids, language]);
}
