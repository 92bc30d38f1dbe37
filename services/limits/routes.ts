/** Routes of the limits service (SPEC 7.30). */
import { callerOfToken, notSignedIn } from "../auth/caller.ts";
import type { ServicePlugin } from "../core/context.ts";
import { languageOf } from "../core/language.ts";
import { route } from "../core/rest.ts";
import { limitsApi } from "./api.ts";
import { listLimits } from "./limits.ts";

export const limitsService: ServicePlugin = (context) => async (app) => {
  route(app, limitsApi.list, async ({ header }) => {
    const caller = await callerOfToken(context, header("x-auth") ?? "");
    return caller ? { limits: await listLimits(context.db, caller.playerId, languageOf(header("x-language")), context.clock.now()) } : notSignedIn;
  });
};
