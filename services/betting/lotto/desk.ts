/** The operator's side of lotto: lotteries, draws beside the schedule, closing, and calling off. */
import { asc, eq } from "../../platform/database/drizzle.ts";
import type { FastifyInstance } from "fastify";
import type { ServiceContext } from "../../platform/context.ts";
import { Failure } from "../../platform/http/rest.ts";
import { serviceRoute } from "../../platform/http/serviceRoute.ts";
import { namesFrom } from "../pools/public.ts";
import { lottoDeskApi } from "./deskApi.ts";
import { showDraws } from "./draws/list.ts";
import { openByHand } from "./draws/open.ts";
import { cancelDraw, closeDraw } from "./draws/states.ts";
import type { DrawAnswer } from "./show.ts";
import { lottery, lottoDraw } from "./tables.ts";

const unknownDraw = new Failure(404, "DRAW_UNKNOWN", "There is no such draw");

export function registerDesk(app: FastifyInstance, context: ServiceContext): void {
  const { db, settings } = context;

  const shown = async (id: number): Promise<DrawAnswer | null> =>
    (await showDraws(db, await db.select().from(lottoDraw).where(eq(lottoDraw.id, id)), "en"))[0] ?? null;

  serviceRoute(app, settings.serviceKey, lottoDeskApi.deskLotteries, async () => ({
    lotteries: (await db.select().from(lottery).orderBy(asc(lottery.place))).map(({ key, isOn, rules }) => ({
      key,
      is_on: isOn,
      rules,
    })),
  }));

  serviceRoute(app, settings.serviceKey, lottoDeskApi.setLottery, async ({ params, body }) => {
    const { is_on: isOn } = body;
    const rules = { ...body.rules, names: namesFrom(body.rules.names) };
    await db
      .insert(lottery)
      .values({ key: params.key, isOn, rules })
      .onConflictDoUpdate({ target: lottery.key, set: { isOn, rules } });
    return { key: params.key, is_on: isOn, rules };
  });

  serviceRoute(app, settings.serviceKey, lottoDeskApi.openDraw, async ({ body }) => {
    const made = await openByHand(context, { lottery: body.lottery, closesAt: body.closes_at * 1000, by: body.actor });
    if (made === "LOTTERY_UNKNOWN") return new Failure(404, made, "There is no such lottery");
    if (made === "MOMENT_UNFIT") return new Failure(409, made, "There can't be a draw at this moment");
    return (await shown(made.id)) ?? unknownDraw;
  });

  serviceRoute(app, settings.serviceKey, lottoDeskApi.closeLottoDraw, async ({ params }) => {
    const isClosed = await closeDraw(context, Number(params.id));
    const draw = await shown(Number(params.id));
    if (draw === null) return unknownDraw;
    return isClosed ? draw : new Failure(409, "DRAW_CLOSED", "The sale has ended before");
  });

  serviceRoute(app, settings.serviceKey, lottoDeskApi.cancelLottoDraw, async ({ params }) => {
    const isCancelled = await cancelDraw(context, Number(params.id));
    const draw = await shown(Number(params.id));
    if (draw === null) return unknownDraw;
    return isCancelled ? draw : new Failure(409, "DRAW_DRAWN", "The draw is drawn or called off already");
  });
}
