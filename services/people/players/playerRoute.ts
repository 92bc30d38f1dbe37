import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { ServiceContext } from "../../platform/context.ts";
import { type Answer, type Call, type Contract, route } from "../../platform/http/rest.ts";
import { callerOf, callerOfToken, claimedBy, notSignedIn } from "./caller.ts";
import { playerById, type Player } from "./players.ts";
import type { LiveSession } from "./sessions.ts";

/** A contract that only a signed-in player may call. */
type PlayerContract = Contract & {
  readonly security: "player" | "playerHeader";
  readonly errors: { readonly 401: z.ZodType };
};

/**
 * Registers a call of a signed-in player; everybody else is answered 401. The token comes in the header that the
 * contract's `security` names.
 */
export function playerRoute<const C extends PlayerContract>(
  app: FastifyInstance,
  context: Pick<ServiceContext, "db" | "settings">,
  contract: C,
  handler: (call: Call<C>, caller: LiveSession) => Answer<C> | Promise<Answer<C>>,
): void {
  route(app, contract, async (call) => {
    const caller =
      contract.security === "playerHeader"
        ? await callerOfToken(context, call.header("x-auth") ?? "")
        : await callerOf(context, call.header("authorization"));
    return caller ? handler(call, caller) : (notSignedIn as Answer<C>);
  });
}

/** The same for a call that needs more of the player than their number. */
export function loadedPlayerRoute<const C extends PlayerContract>(
  app: FastifyInstance,
  context: Pick<ServiceContext, "db" | "settings">,
  contract: C,
  handler: (call: Call<C>, player: Player, caller: LiveSession) => Answer<C> | Promise<Answer<C>>,
): void {
  playerRoute(app, context, contract, async (call, caller) => {
    const player = await playerById(context.db, caller.playerId);
    return player ? handler(call, player, caller) : (notSignedIn as Answer<C>);
  });
}

/**
 * The same for a call that asks whether the session lives together with all else that it asks of the database. The
 * handler does nothing before it knows, and answers `notSignedIn` if the session is over.
 */
export function claimedRoute<const C extends PlayerContract & { readonly security: "player" }>(
  app: FastifyInstance,
  context: Pick<ServiceContext, "db">,
  contract: C,
  handler: (call: Call<C>, claimed: LiveSession) => Answer<C> | Promise<Answer<C>>,
): void {
  route(app, contract, async (call) => {
    const claimed = await claimedBy(context, call.header("authorization"));
    return claimed ? handler(call, claimed) : (notSignedIn as Answer<C>);
  });
}
