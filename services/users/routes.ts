/** Routes of the users service (SPEC 7.21, 7.22, 7.26–7.28). */
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { callerOf, notSignedIn } from "../auth/session/caller.ts";
import { visitorOf } from "../auth/visitor.ts";
import { ifNotGuessing, messageChallenge } from "../auth/guard/challenge.ts";
import { playerById } from "../auth/players/players.ts";
import { inSameTime } from "../auth/signIn/sameTime.ts";
import type { ServicePlugin } from "../core/context.ts";
import { Failure, route } from "../core/rest.ts";
import { keyFits } from "../core/serviceKey.ts";
import { acceptTerms, agreementStatus, termsRefusal } from "./agreement.ts";
import { usersApi } from "./api.ts";
import { appealRoutes } from "./appealRoutes.ts";
import { setBan } from "./ban.ts";
import { userConfigOf } from "./config.ts";
import { phoneCountries, phoneMasks } from "./phones.ts";
import { profileOf } from "./profiles.ts";
import { playerProfile } from "./tables.ts";
import { checkTransferCode, moveOver, sendTransferCode } from "./transfer.ts";

export const usersService: ServicePlugin = (context) => async (app) => {
  const { db } = context;

  route(app, usersApi.config, async ({ header }) => {
    const caller = await callerOf(context, header("authorization"));
    const player = caller && (await playerById(db, caller.playerId));
    if (!player) return notSignedIn;
    return (await termsRefusal(context, player.id)) ?? { result: await userConfigOf(context, player) };
  });

  route(app, usersApi.cookiesAgreement, async ({ query, header }) => {
    const caller = await callerOf(context, header("authorization"));
    if (!caller) return notSignedIn;
    const cookiesAgreedAt = Number(query.cookiesAgreeTime) * 1000;
    await profileOf(db, caller.playerId);
    await db.update(playerProfile).set({ cookiesAgreedAt })
      .where(and(eq(playerProfile.playerId, caller.playerId), or(isNull(playerProfile.cookiesAgreedAt), lt(playerProfile.cookiesAgreedAt, cookiesAgreedAt))));
    return { success: true };
  });

  route(app, usersApi.hideBalance, async ({ body, header }) => {
    const caller = await callerOf(context, header("authorization"));
    if (!caller) return notSignedIn;
    await profileOf(db, caller.playerId);
    await db.update(playerProfile).set({ hideBalance: body.user_hide_balance }).where(eq(playerProfile.playerId, caller.playerId));
    return body;
  });

  route(app, usersApi.agreementStatus, async ({ header }) => {
    const caller = await callerOf(context, header("authorization"));
    return caller ? agreementStatus(context, caller.playerId) : notSignedIn;
  });

  route(app, usersApi.acceptAgreement, async ({ header }) => {
    const caller = await callerOf(context, header("authorization"));
    return caller ? acceptTerms(context, caller.playerId) : notSignedIn;
  });

  route(app, usersApi.ban, async ({ params, body, header }) => {
    if (!keyFits(header("x-service-key"), context.settings.serviceKey)) return new Failure(401, "KEY_NEEDED", "X-Service-Key is missing or wrong");
    const isKnown = await setBan(context, params.id, { level: body.ban_level, version: body.ban_version });
    return isKnown ? { success: true } : new Failure(404, "PLAYER_UNKNOWN", "No such player");
  });

  appealRoutes(app, context);

  route(app, usersApi.phoneCountries, async ({ query }) => ({ countries: phoneCountries(query.lng) }));

  route(app, usersApi.phoneMasks, async () => ({ masks: [...phoneMasks] }));

  route(app, usersApi.transferSendCode, async ({ params, body, header }) =>
    (await messageChallenge(context, header, { captcha: body.captcha })) ?? inSameTime(() => sendTransferCode(context, params.id, body.country_code, body.phone, visitorOf(header))));

  route(app, usersApi.transferCheckCode, ({ params, body, header }) =>
    ifNotGuessing(context, header, (error) => ({ redirectToken: null, errors: [error] }), () => checkTransferCode(context, params.id, body.code)));

  route(app, usersApi.transferUserData, async ({ body }) => moveOver(context, body.redirectToken));
};
