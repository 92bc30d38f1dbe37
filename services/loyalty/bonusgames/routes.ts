/** Routes of bonus games. */
import { playerRoute } from "../../people/players/public.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { numberOfId } from "../../platform/http/ids.ts";
import { route } from "../../platform/http/rest.ts";
import { bonusGamesApi } from "./api.ts";
import { takeAttempt } from "./attempts/give.ts";
import { makeMove } from "./attempts/play.ts";
import { attemptsOf, openGames, seatsOf } from "./attempts/store.ts";
import { registerBonusGameDesk } from "./desk/routes.ts";

export const bonusGamesService: ServicePlugin = (context) => async (app) => {
  route(app, bonusGamesApi.games, async () => ({
    games: (await openGames(context.db)).map(({ key, version, definition }) => ({ key, version, definition })),
  }));

  playerRoute(app, context, bonusGamesApi.seats, async (_, { playerId }) => ({
    seats: await seatsOf(context.db, playerId, context.clock.now()),
  }));

  playerRoute(app, context, bonusGamesApi.attempts, async ({ query }, { playerId }) =>
    attemptsOf(
      context.db,
      playerId,
      {
        game: query.game,
        first: query.first,
        before: query.before === undefined ? null : numberOfId(query.before),
      },
      context.clock.now(),
    ),
  );

  playerRoute(app, context, bonusGamesApi.take, async ({ params, body, header }, { playerId }) =>
    takeAttempt(context, playerId, params.key, body.source, header("idempotency-key")),
  );

  playerRoute(app, context, bonusGamesApi.move, async ({ params, body }, { playerId }) =>
    makeMove(context, playerId, numberOfId(params.id) ?? 0, {
      step: body.step,
      move: body.move,
      clientSeed: body.client_seed,
    }),
  );

  registerBonusGameDesk(app, context);
};
