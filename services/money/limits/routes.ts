/** Routes of the limits service (SPEC 7.30–7.33), and the job that reports changes by time. */
import { playerRoute } from "../../people/players/public.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { languageOf } from "../../platform/http/language.ts";
import { limitsApi } from "./api.ts";
import { cancelLimits, decideLimits, setLimit } from "./change.ts";
import { listLimits } from "./limits.ts";
import { playedIn } from "./played.ts";
import { sweepLimits } from "./sweep.ts";
import { ping } from "./time.ts";
import { titles, type Title } from "./titles.ts";

/** How often the job looks for what time has changed, in real milliseconds. */
const sweepEveryMs = 1000;

export const limitsService: ServicePlugin = (context) => async (app) => {
  /** The limits after an action, with its sentence. */
  const answer = async (
    playerId: number,
    header: (name: string) => string | undefined,
    status: boolean,
    title: Title,
  ) => {
    const language = languageOf(header("x-language"));
    return {
      status,
      title: titles[title][language],
      limits: await listLimits(context, context.db, playerId, language, context.clock.now()),
    };
  };

  playerRoute(app, context, limitsApi.list, async ({ header }, caller) => {
    return {
      limits: await listLimits(
        context,
        context.db,
        caller.playerId,
        languageOf(header("x-language")),
        context.clock.now(),
      ),
    };
  });

  playerRoute(app, context, limitsApi.set, async ({ body, header }, caller) => {
    const errors = await setLimit(context, caller.playerId, body);
    const isRefused = errors.length > 0;
    return {
      ...(await answer(caller.playerId, header, !isRefused, isRefused ? "REFUSED" : "SET")),
      ...(errors[0] && { code: errors[0].code }),
      errors,
    };
  });

  playerRoute(app, context, limitsApi.action, async ({ query, header }, caller) => {
    const isDone = await decideLimits(context, caller.playerId, query.action === 1, query.limitType);
    if (!isDone)
      return { ...(await answer(caller.playerId, header, false, "NOTHING_PENDING")), code: "NOTHING_PENDING" };
    return answer(caller.playerId, header, true, query.action === 1 ? "APPROVED" : "REJECTED");
  });

  playerRoute(app, context, limitsApi.cancel, async ({ query, header }, caller) => {
    const isDone = await cancelLimits(context, caller.playerId, query.limitType);
    if (!isDone)
      return { ...(await answer(caller.playerId, header, false, "NOTHING_PENDING")), code: "NOTHING_PENDING" };
    return answer(caller.playerId, header, true, "CANCELLED");
  });

  playerRoute(app, context, limitsApi.ping, async ({ body }, caller) => {
    return ping(context, caller.playerId, body.isRealityCheckSeen);
  });

  playerRoute(app, context, limitsApi.played, async (_, caller) => {
    return playedIn(context, caller);
  });

  context.jobs.add({ name: "limits", everyMs: sweepEveryMs, work: () => sweepLimits(context) });
};
