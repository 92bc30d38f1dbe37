/** The operator's side of toto: kinds, composing by hand, closing, and calling off. */
import { asc, eq } from "../../platform/database/drizzle.ts";
import type { FastifyInstance } from "fastify";
import type { ServiceContext } from "../../platform/context.ts";
import { serviceRoute } from "../../platform/http/serviceRoute.ts";
import { Failure } from "../../platform/http/rest.ts";
import { namesFrom } from "../pools/public.ts";
import { totoDeskApi } from "./deskApi.ts";
import { composeByHand } from "./draws/compose.ts";
import { showDraws } from "./draws/list.ts";
import { closeDraw } from "./draws/results.ts";
import { cancelDraw } from "./draws/settle.ts";
import type { DrawAnswer } from "./show.ts";
import { totoDraw, totoKind } from "./tables.ts";

const unknownDraw = new Failure(404, "DRAW_UNKNOWN", "There is no such draw");

export function registerDesk(app: FastifyInstance, context: ServiceContext): void {
  const { db, settings } = context;

  const shown = async (id: number): Promise<DrawAnswer | null> =>
    (await showDraws(db, await db.select().from(totoDraw).where(eq(totoDraw.id, id)), "en"))[0] ?? null;

  serviceRoute(app, settings.serviceKey, totoDeskApi.deskKinds, async () => ({
    kinds: (await db.select().from(totoKind).orderBy(asc(totoKind.key))).map(({ key, isOn, rules }) => ({
      key,
      is_on: isOn,
      rules,
    })),
  }));

  serviceRoute(app, settings.serviceKey, totoDeskApi.setKind, async ({ params, body }) => {
    const { is_on: isOn } = body;
    const rules = { ...body.rules, names: namesFrom(body.rules.names) };
    await db
      .insert(totoKind)
      .values({ key: params.kind, isOn, rules })
      .onConflictDoUpdate({ target: totoKind.key, set: { isOn, rules } });
    return { key: params.kind, is_on: isOn, rules };
  });

  serviceRoute(app, settings.serviceKey, totoDeskApi.composeDraw, async ({ body }) => {
    const made = await composeByHand(context, { kind: body.kind, gameIds: body.game_ids, by: body.actor });
    if (made === "KIND_UNKNOWN") return new Failure(404, made, "There is no such kind");
    if (made === "GAMES_UNFIT") return new Failure(409, made, "These games make no draw of this kind");
    return (await shown(made.id)) ?? new Failure(404, "KIND_UNKNOWN", "The draw is gone");
  });

  serviceRoute(app, settings.serviceKey, totoDeskApi.closeDraw, async ({ params }) => {
    const isClosed = await closeDraw(context, Number(params.id));
    const draw = await shown(Number(params.id));
    if (draw === null) return unknownDraw;
    return isClosed ? draw : new Failure(409, "DRAW_CLOSED", "The sale has ended before");
  });

  serviceRoute(app, settings.serviceKey, totoDeskApi.cancelDraw, async ({ params }) => {
    const isCancelled = await cancelDraw(context, Number(params.id));
    const draw = await shown(Number(params.id));
    if (draw === null) return unknownDraw;
    return isCancelled ? draw : new Failure(409, "DRAW_DRAWN", "The draw is drawn or called off already");
  });
}
