/** Routes of the auth service: sessions, tokens, rights (SPEC 7.13–7.15, 7.18). */
import type { ServicePlugin } from "../../platform/context.ts";
import { Failure, route } from "../../platform/http/rest.ts";
import { authApi } from "./api.ts";
import {
  callerOf,
  notSignedIn,
  endSession,
  forgetOldSessions,
  hashSession,
  type LiveSession,
  liveSession,
  noteSeen,
  forgetSigningKeys,
  issueToken,
  loadedPlayerRoute,
  publicKeys,
} from "../players/public.ts";
import { forgetGuesses } from "./codes/codeGuesses.ts";
import { forgetCodes } from "./codes/codes.ts";
import { issueFingerprint } from "./session/fingerprint.ts";
import { forgetOldAttempts } from "./guard/guard.ts";
import { toEpoch } from "../../platform/lifetimes.ts";
import { forgetCounts, forgetMessages, messagesTo } from "../messages/public.ts";
import { forgetUsed } from "../../platform/secrets/once.ts";
import { noteHousehold } from "../household/public.ts";
import { forgetQrs } from "./signIn/qrSignIn.ts";
import { rightsOf } from "./rights.ts";
import { issueRefreshToken, renew } from "./session/refreshTokens.ts";
import { secureData } from "./session/secureData.ts";
import { signInRoutes } from "./signIn/signInRoutes.ts";

const cleaningMs = 60 * 60_000;

export const authService: ServicePlugin = (context) => async (app) => {
  const sessionOf = async (value: string | undefined) => (value ? liveSession(context, hashSession(value)) : null);

  const callerOfEither = async (header: (name: string) => string | undefined) =>
    (await sessionOf(header("x-session"))) ?? (await callerOf(context, header("authorization")));

  /** Notes what a session is used with. */
  async function noteUse({ idHash, playerId }: LiveSession, header: (name: string) => string | undefined) {
    const address = header("x-client-address");
    const seen = { userAgent: header("user-agent"), address, country: header("x-geo-country") };
    if (await noteSeen(context.db, idHash, seen)) await noteHousehold(context, context.db, playerId, { address });
  }

  signInRoutes(app, context);

  route(app, authApi.checkSession, async ({ header }) => ({
    user_id: (await callerOfEither(header))?.playerId ?? null,
  }));

  route(app, authApi.session, async ({ header }) => ({
    user_id: (await sessionOf(header("x-session")))?.playerId ?? null,
  }));

  route(app, authApi.token, async ({ header }) => {
    const live = await sessionOf(header("x-session"));
    if (!live) return notSignedIn;
    await noteUse(live, header);
    return { token: await issueToken(context.db, live) };
  });

  route(app, authApi.issueRefreshToken, async ({ header, body: { lasting } }) => {
    const live = await sessionOf(header("x-session"));
    if (!live) return notSignedIn;
    const issued = await issueRefreshToken(context, live, lasting);
    return issued === null
      ? new Failure(409, "HAS_REFRESH_TOKEN", "The session has a refresh token")
      : { refresh_token: issued.token, expires: Math.floor(issued.expiresAt / 1000) };
  });

  route(app, authApi.refreshToken, async ({ header, body: { refresh_token } }) => {
    const renewed = await renew(context, refresh_token);
    if (renewed === null) return notSignedIn;
    await noteUse(renewed.live, header);
    return {
      token: await issueToken(context.db, renewed.live),
      refresh_token: renewed.token,
      expires: Math.floor(renewed.expiresAt / 1000),
    };
  });

  loadedPlayerRoute(app, context, authApi.userConfig, (_, { id, login, name, banLevel }) => ({
    result: { user_id: id, login, user_name: name, ban_level: banLevel },
  }));

  loadedPlayerRoute(app, context, authApi.rights, async (_, player) => ({ result: await rightsOf(context, player) }));

  route(app, authApi.secureData, async ({ query, header }) => {
    const caller = await callerOfEither(header);
    return { data: caller && (await secureData(context, caller, query.ggru)) };
  });

  route(app, authApi.fingerprint, async ({ body: { componentsData } }) => ({
    ...(await issueFingerprint(context, componentsData)),
    componentsData,
  }));

  route(app, authApi.demoMessages, async ({ query: { recipient } }) => {
    if (context.settings.siteEnv !== "demo") return new Failure(404, "NO_SUCH_CALL", "No such call");
    const messages = await messagesTo(context.db, recipient);
    return {
      messages: messages.map(({ channel, body, createdAt }) => ({
        channel,
        recipient,
        text: body,
        created_at: toEpoch(context.clock, createdAt),
      })),
    };
  });

  route(app, authApi.keys, async () => ({ keys: (await publicKeys(context.db)).map((key) => ({ ...key })) }));

  route(app, authApi.logOut, async ({ header }) => {
    const value = header("x-session");
    const idHash = value ? hashSession(value) : (await callerOf(context, header("authorization")))?.idHash;
    if (idHash) await endSession(context, idHash);
    return { success: true };
  });

  context.jobs.add({
    name: "old_sign_ins",
    everyMs: cleaningMs,
    work: () => {
      const now = context.clock.now();
      return Promise.all([
        forgetOldAttempts(context.db, now),
        forgetOldSessions(context.db),
        forgetUsed(context.db, now),
        forgetCodes(context),
        forgetGuesses(context),
        forgetQrs(context),
        forgetSigningKeys(context.db),
        forgetMessages(context.db, now),
        forgetCounts(context.db, context),
      ]);
    },
  });
};
