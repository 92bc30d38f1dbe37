/** Routes of the casino service (SPEC 7.34). */
import { callerOf, notSignedIn } from "../auth/session/caller.ts";
import type { ServicePlugin } from "../core/context.ts";
import { route } from "../core/rest.ts";
import { isExcluded } from "../limits/against.ts";
import { casinoApi } from "./api.ts";
import { previewLight } from "./preview.ts";

export const casinoService: ServicePlugin = (context) => async (app) => {
  route(app, casinoApi.previewLight, async ({ query, header }) => {
    const authorization = header("authorization");
    if (!authorization) return previewLight(query, false);
    const caller = await callerOf(context, authorization);
    // A token that has run out is no guest: the caller is to refresh it.
    return caller ? previewLight(query, await isExcluded(context.db, caller.playerId, context.clock.now())) : notSignedIn;
  });
};
