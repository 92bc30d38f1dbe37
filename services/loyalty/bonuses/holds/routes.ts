/** Calls of the operator's back office about gifts that are held, and what it sees at /metrics. */
import { count, eq } from "../../../platform/database/drizzle.ts";
import type { FastifyInstance } from "fastify";
import type { ServiceContext } from "../../../platform/context.ts";
import { numberOfId } from "../../../platform/http/ids.ts";
import { Failure } from "../../../platform/http/rest.ts";
import { serviceRoute } from "../../../platform/http/serviceRoute.ts";
import { bonusHold, type HoldRow } from "../tables.ts";
import { heldGiftsApi } from "./api.ts";
import { decideGift, heldGifts } from "./gifts.ts";

const shown = ({ id, playerId, offerId, otherId, reason, state, heldAt }: HoldRow) => ({
  id: String(id),
  player_id: playerId,
  offer_id: offerId,
  other_id: otherId,
  reason,
  state,
  held_at: Math.floor(heldAt / 1000),
});

export function registerHeldGifts(app: FastifyInstance, context: ServiceContext): void {
  const { db, metrics, settings } = context;

  serviceRoute(app, settings.serviceKey, heldGiftsApi.heldGifts, async ({ query }) => ({
    gifts: (await heldGifts(db, query.limit)).map(shown),
  }));

  serviceRoute(app, settings.serviceKey, heldGiftsApi.decideGift, async ({ params, body }) => {
    const decision = { isAllowed: body.allow, by: body.actor };
    const decided = await decideGift(context, numberOfId(params.id) ?? 0, decision);
    return decided === null ? new Failure(409, "GIFT_NOT_HELD", "There is no such gift that is held") : shown(decided);
  });

  metrics.watch(
    "services_gifts_held",
    "Gifts that somebody of the household has had, until the staff has decided",
    async () => (await db.select({ count: count() }).from(bonusHold).where(eq(bonusHold.state, "OPEN")))[0]?.count ?? 0,
  );
}
