/** The route of same-game combinations. */
import type { FastifyInstance } from "fastify";
import { route } from "../../../platform/http/rest.ts";
import { isId } from "../../../platform/http/ids.ts";
import type { Book } from "../book/book.ts";
import { presentFound } from "../present.ts";
import { marketNames, outcomeNames, say } from "../words/names.ts";
import { combinationApi } from "./api.ts";
import { checkCombination, combinableTypes } from "./check.ts";
import { combinationId } from "./ids.ts";

export function combinationRoutes(app: FastifyInstance, book: Book): void {
  route(app, combinationApi.combination, ({ body: { gameId, outcomeIds }, query: { lng } }) => {
    const game = isId(gameId) ? book.game(Number(gameId)) : null;
    if (game === null) return { combination: null };
    const board = book.board(game);
    const { view } = board;
    const { parts, coef, needlessIds, refusals } = checkCombination(board, outcomeIds);
    const found = coef === null ? null : book.find(combinationId({ gameId: game.id, parts }));
    const named = [...new Set(outcomeIds)].flatMap((id) => {
      const market = view.markets.find(({ outcomes }) => outcomes.some((outcome) => outcome.id === id));
      const outcome = market?.outcomes.find((one) => one.id === id);
      if (market === undefined || outcome === undefined) return [];
      return [
        {
          outcomeId: id,
          name: say(outcomeNames(game, market, outcome.type), lng),
          marketName: say(marketNames(game, market), lng),
          coef: outcome.coef,
          isNeedless: needlessIds.includes(id),
        },
      ];
    });
    return {
      combination: {
        marketTypes: combinableTypes(board),
        bet: found === null ? null : presentFound(book, found, lng),
        parts: named,
        version: view.version,
        refusals: refusals.map(({ code, outcomeIds: at }) => ({ code, outcomeIds: [...at] })),
      },
    };
  });
}
