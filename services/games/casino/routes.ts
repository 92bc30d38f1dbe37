/** Routes of the casino service (SPEC 7.34). */
import { callerOf, notSignedIn } from "../../people/players/public.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { route } from "../../platform/http/rest.ts";
import { isExcluded } from "../../money/limits/public.ts";
import { casinoApi } from "./api.ts";
import { previewLight } from "./preview.ts";

export const casinoService: ServicePlugin = (context) => async (app) => {
  route(app, casinoApi.previewLight, async ({ query, header }) => {
    const authorization = header("authorization");
    if (!authorization) return previewLight(query, false);
    const caller = await callerOf(context, authorization);
    // A caller with an expired token isn't a guest: they must refresh it.
    return caller
      ? previewLight(query, await isExcluded(context.db, caller.playerId, context.clock.now()))
      : notSignedIn;
  });
};
