/** Calls of the operator's back office about bonus games. */
import type { FastifyInstance } from "fastify";
import { pointCeilings } from "../../bonuses/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { numberOfId, readKey } from "../../../platform/http/ids.ts";
import { Failure } from "../../../platform/http/rest.ts";
import { serviceRoute } from "../../../platform/http/serviceRoute.ts";
import { grantAttempt } from "../attempts/give.ts";
import { allGames, attemptsOf } from "../attempts/store.ts";
import { misfit } from "../games/definition.ts";
import { tooGenerousIn } from "../games/worth.ts";
import { setGame } from "../games/setGame.ts";
import type { GameRow } from "../tables.ts";
import { bonusGameDeskApi } from "./api.ts";

const refusals = {
  OFFER_CLOSED: new Failure(409, "OFFER_CLOSED", "The game is stopped or unknown"),
  OFFER_NOT_FOR_YOU: new Failure(409, "OFFER_NOT_FOR_YOU", "The game has no prizes in the player's currency"),
  LIMIT_REACHED: new Failure(409, "LIMIT_REACHED", "The player has excluded themselves"),
  BETTING_CLOSED: new Failure(409, "BETTING_CLOSED", "The player is unknown, banned or frozen"),
} as const;

const shown = ({ key, state, version, definition, changedAt }: GameRow) => ({
  key,
  state,
  version,
  definition,
  changed_at: Math.floor(changedAt / 1000),
});

export function registerBonusGameDesk(app: FastifyInstance, context: ServiceContext): void {
  const { serviceKey } = context.settings;

  serviceRoute(app, serviceKey, bonusGameDeskApi.deskGames, async () => ({
    games: (await allGames(context.db)).map(shown),
  }));

  serviceRoute(app, serviceKey, bonusGameDeskApi.setGame, async ({ params, body }) => {
    const wrong = body.definition === undefined ? null : misfit(params.key, body.definition);
    if (wrong !== null) return new Failure(400, "INVALID", wrong);
    const generous =
      body.definition === undefined ? null : tooGenerousIn(body.definition, await pointCeilings(context.db));
    if (generous !== null)
      return new Failure(409, "TOO_GENEROUS", `In ${generous} points buy more than the stakes that bring them cost`);
    const row = await setGame(context.db, params.key, body, context.clock.now());
    return row === null ? new Failure(404, "GAME_UNKNOWN", "The game has no definition yet") : shown(row);
  });

  serviceRoute(app, serviceKey, bonusGameDeskApi.grantAttempt, async ({ body, header }) => {
    const sent = readKey(header("idempotency-key"));
    if (typeof sent !== "string") return new Failure(400, sent.code, sent.message);
    const given = await grantAttempt(context, body.player_id, body.game, sent);
    return typeof given === "string" ? refusals[given] : given;
  });

  serviceRoute(app, serviceKey, bonusGameDeskApi.listAttempts, async ({ query }) =>
    attemptsOf(
      context.db,
      query.player_id,
      { first: query.first, before: query.before === undefined ? null : numberOfId(query.before) },
      context.clock.now(),
    ),
  );
}
