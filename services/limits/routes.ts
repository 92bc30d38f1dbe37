/** Routes of the limits service (SPEC 7.30–7.33), and the job that tells what time changes. */
import { callerOfToken, notSignedIn } from "../auth/session/caller.ts";
import type { ServicePlugin } from "../core/context.ts";
import { startJob } from "../core/job.ts";
import { languageOf } from "../core/language.ts";
import { route } from "../core/rest.ts";
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
  const callerOf = (header: (name: string) => string | undefined) => callerOfToken(context, header("x-auth") ?? "");
  /** The limits after an action, with its sentence. */
  const answer = async (playerId: number, header: (name: string) => string | undefined, status: boolean, title: Title) => {
    const language = languageOf(header("x-language"));
    return { status, title: titles[title][language], limits: await listLimits(context, context.db, playerId, language, context.clock.now()) };
  };

  route(app, limitsApi.list, async ({ header }) => {
    const caller = await callerOf(header);
    return caller ? { limits: await listLimits(context, context.db, caller.playerId, languageOf(header("x-language")), context.clock.now()) } : notSignedIn;
  });

  route(app, limitsApi.set, async ({ body, header }) => {
    const caller = await callerOf(header);
    if (!caller) return notSignedIn;
    const errors = await setLimit(context, caller.playerId, body);
    const isRefused = errors.length > 0;
    return { ...(await answer(caller.playerId, header, !isRefused, isRefused ? "REFUSED" : "SET")), ...(errors[0] && { code: errors[0].code }), errors };
  });

  route(app, limitsApi.action, async ({ query, header }) => {
    const caller = await callerOf(header);
    if (!caller) return notSignedIn;
    const isDone = await decideLimits(context, caller.playerId, query.action === 1, query.limitType);
    if (!isDone) return { ...(await answer(caller.playerId, header, false, "NOTHING_PENDING")), code: "NOTHING_PENDING" };
    return answer(caller.playerId, header, true, query.action === 1 ? "APPROVED" : "REJECTED");
  });

  route(app, limitsApi.cancel, async ({ query, header }) => {
    const caller = await callerOf(header);
    if (!caller) return notSignedIn;
    const isDone = await cancelLimits(context, caller.playerId, query.limitType);
    if (!isDone) return { ...(await answer(caller.playerId, header, false, "NOTHING_PENDING")), code: "NOTHING_PENDING" };
    return answer(caller.playerId, header, true, "CANCELLED");
  });

  route(app, limitsApi.ping, async ({ body, header }) => {
    const caller = await callerOf(header);
    return caller ? ping(context, caller.playerId, body.isRealityCheckSeen) : notSignedIn;
  });

  route(app, limitsApi.played, async ({ header }) => {
    const caller = await callerOf(header);
    return caller ? playedIn(context, caller) : notSignedIn;
  });

  const stopSweeping = startJob(sweepEveryMs, () => sweepLimits(context), (error) => app.log.error(error));
  app.addHook("onClose", stopSweeping);
};
