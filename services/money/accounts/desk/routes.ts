/** Calls of the operator's back office that correct balances and freeze accounts. */
import type { FastifyInstance } from "fastify";
import type { ServiceContext } from "../../../platform/context.ts";
import { readKey } from "../../../platform/http/ids.ts";
import { Failure } from "../../../platform/http/rest.ts";
import { serviceRoute } from "../../../platform/http/serviceRoute.ts";
import { freeze, frozenPlayers, unfreeze } from "../freeze.ts";
import { currenciesOf } from "../lookups.ts";
import { lockPlayer } from "../office.ts";
import { adjustmentsOf, decide, propose } from "./adjust.ts";
import { adjustmentsApi } from "./api.ts";
import { frozenApi } from "./frozenApi.ts";

const refusals = {
  BAD_AMOUNT: new Failure(400, "BAD_AMOUNT", "The amount is zero, or finer than the currency's minor unit"),
  ACCOUNT_UNKNOWN: new Failure(404, "ACCOUNT_UNKNOWN", "There is no such account of a player"),
  IDEMPOTENCY_MISMATCH: new Failure(409, "IDEMPOTENCY_MISMATCH", "The key was used for something else"),
} as const;
const unknown = new Failure(404, "ADJUSTMENT_UNKNOWN", "There is no such adjustment");
const noFunds = new Failure(409, "INSUFFICIENT_FUNDS", "The account has less than is to be taken");
const decidedBefore = new Failure(409, "ADJUSTMENT_DECIDED", "It was decided before, or its time is over");
const sameActor = new Failure(409, "SAME_ACTOR", "Another person has to confirm it");

export function registerAccountsDesk(app: FastifyInstance, context: ServiceContext): void {
  const { serviceKey } = context.settings;

  serviceRoute(app, serviceKey, adjustmentsApi.adjustments, async ({ query }) => ({
    adjustments: await adjustmentsOf(context.db, context.clock.now(), {
      state: query.state,
      accountId: query.account_id,
    }),
  }));

  serviceRoute(app, serviceKey, adjustmentsApi.adjust, async ({ body, header }) => {
    const key = readKey(header("idempotency-key"));
    if (typeof key !== "string") return new Failure(400, key.code, key.message);
    const { account_id: accountId, amount, reason, note, actor } = body;
    const proposed = await propose(context, { accountId, amount, reason, note, actor, key });
    if (typeof proposed !== "string") return proposed;
    return proposed in refusals ? refusals[proposed as keyof typeof refusals] : noFunds;
  });

  serviceRoute(app, serviceKey, frozenApi.frozenPlayers, async () => ({ players: await frozenPlayers(context.db) }));

  serviceRoute(app, serviceKey, frozenApi.freezePlayer, async ({ params, body }) => {
    const playerId = Number(params.id);
    const isKnown = await context.transact(async (tx) => {
      if ((await currenciesOf(tx, playerId)).length === 0) return false;
      await lockPlayer(tx, playerId);
      if (body.freeze) await freeze(context, tx, playerId, `${body.reason} (${body.actor})`);
      else await unfreeze(context, tx, playerId);
      return true;
    });
    if (!isKnown) return new Failure(404, "PLAYER_UNKNOWN", "There is no such player");
    context.log.warn({ playerId, freeze: body.freeze, actor: body.actor }, "a player's money was frozen or released");
    return { is_frozen: body.freeze };
  });

  serviceRoute(app, serviceKey, adjustmentsApi.decideAdjustment, async ({ params, body }) => {
    const decided = await decide(context, Number(params.id), { isConfirmed: body.confirm, actor: body.actor });
    if (typeof decided !== "string") return decided;
    if (decided === "ADJUSTMENT_UNKNOWN") return unknown;
    if (decided === "SAME_ACTOR") return sameActor;
    return decided === "INSUFFICIENT_FUNDS" ? noFunds : decidedBefore;
  });
}
