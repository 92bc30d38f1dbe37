/** Routes of the auth service (SPEC 7.13–7.15, 7.19). */
import type { ServicePlugin } from "../core/context.ts";
import { route } from "../core/rest.ts";
import { authApi } from "./api.ts";
import { callerOf, notSignedIn } from "./caller.ts";
import { forgetOldAttempts } from "./guard.ts";
import { playerById } from "./players.ts";
import { endSession, forgetOldSessions, hashSession, liveSession } from "./sessions.ts";
import { signIn } from "./signIn.ts";
import { issueToken, publicKeys } from "./tokens.ts";

const cleaningMs = 60 * 60_000;

export const authService: ServicePlugin = (context) => async (app) => {
  const sessionOf = async (value: string | undefined) => (value ? liveSession(context, hashSession(value)) : null);

  route(app, authApi.logIn, ({ body, header }) => signIn(context, body, header("x-client-address")));

  route(app, authApi.session, async ({ header }) => ({ user_id: (await sessionOf(header("x-session")))?.playerId ?? null }));

  route(app, authApi.token, async ({ header }) => {
    const live = await sessionOf(header("x-session"));
    return live ? { token: await issueToken(context.db, live) } : notSignedIn;
  });

  route(app, authApi.userConfig, async ({ header }) => {
    const caller = await callerOf(context, header("authorization"));
    const player = caller && (await playerById(context.db, caller.playerId));
    return player ? { result: { user_id: player.id, login: player.login, user_name: player.name, ban_level: player.banLevel } } : notSignedIn;
  });

  route(app, authApi.keys, async () => ({ keys: (await publicKeys(context.db)).map((key) => ({ ...key })) }));

  route(app, authApi.logOut, async ({ header }) => {
    const value = header("x-session");
    const idHash = value ? hashSession(value) : (await callerOf(context, header("authorization")))?.idHash;
    if (idHash) await endSession(context, idHash);
    return { success: true };
  });

  const cleaning = setInterval(() => {
    Promise.all([forgetOldAttempts(context.db, context.clock.now()), forgetOldSessions(context.db)]).catch((error: unknown) => app.log.error(error));
  }, cleaningMs);
  cleaning.unref();
  app.addHook("onClose", async () => clearInterval(cleaning));
};
