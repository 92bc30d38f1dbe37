/** How the markets of games that are over ended. */
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { resultName } from "#shared/betting/coupon/legs.ts";
import { route } from "../../../platform/http/rest.ts";
import type { Book } from "../book/book.ts";
import type { Game } from "../book/game.ts";
import { inTurns } from "../turns.ts";
import { marketNames, outcomeNames, say } from "../words/names.ts";
import { type endedMarket, endingsApi } from "./api.ts";

export function endingsRoutes(app: FastifyInstance, book: Book): void {
  route(app, endingsApi.endings, async ({ query: { ids, lng } }) => {
    const games = [...new Set(ids.split(",").map(Number))].map((id) => book.game(id)).filter((game) => game !== null);
    const endings = await inTurns(games, (game) =>
      isOver(book, game) ? { id: String(game.id), markets: endedMarkets(book, game, lng) } : null,
    );
    return { endings: endings.filter((ending) => ending !== null) };
  });
}

function isOver(book: Book, game: Game): boolean {
  const { status } = book.view(game);
  return status === "FINISHED" || status === "CANCELLED";
}

/** Settled markets are shown as they were paid: results come from where coupons get theirs. */
function endedMarkets(book: Book, game: Game, lng: string): z.infer<typeof endedMarket>[] {
  return book.firstMarkets(game).flatMap((market) => {
    const outcomes = market.outcomes.flatMap(({ id, type }) => {
      const result = book.result(id);
      return result === null
        ? []
        : [{ id, type, name: say(outcomeNames(game, market, type), lng), result: resultName(result) }];
    });
    const { id, type, param, group } = market;
    return outcomes.length === 0
      ? []
      : [{ id, type, name: say(marketNames(game, market), lng), param, group, outcomes }];
  });
}
