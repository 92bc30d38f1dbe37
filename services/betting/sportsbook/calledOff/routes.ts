/** The operator calls games off. */
import type { FastifyInstance } from "fastify";
import { Failure } from "../../../platform/http/rest.ts";
import { serviceRoute } from "../../../platform/http/serviceRoute.ts";
import type { Book } from "../book/book.ts";
import { calledOffApi } from "./api.ts";
import type { CalledOffGames } from "./register.ts";

export function calledOffRoutes(
  app: FastifyInstance,
  book: Book,
  register: CalledOffGames,
  serviceKey: string | null,
): void {
  serviceRoute(app, serviceKey, calledOffApi.callOff, async ({ params, body }) => {
    const game = book.game(Number(params.id));
    if (game === null) return new Failure(404, "GAME_UNKNOWN", "There is no such game");
    const known = register.since(game.id);
    if (known === null && book.view(game).status === "FINISHED")
      return new Failure(409, "ALREADY_OVER", "The game has ended");
    return { gameId: params.id, at: known ?? (await register.callOff(game.id, body.reason)) };
  });
}
