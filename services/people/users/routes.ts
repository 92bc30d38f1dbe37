/** Routes of the users service (SPEC 7.21, 7.22, 7.26–7.28). */
import { changeProfile, loadedPlayerRoute, noteCookiesAgreed, playerRoute } from "../players/public.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import { ifNotGuessing, messageChallenge } from "../auth/public.ts";
import { inSameTime } from "../../platform/http/sameTime.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { Failure, route } from "../../platform/http/rest.ts";
import { serviceRoute } from "../../platform/http/serviceRoute.ts";
import { acceptTerms, agreementStatus, termsRefusal } from "./agreement.ts";
import { usersApi } from "./api.ts";
import { appealRoutes } from "./appealRoutes.ts";
import { setBan } from "./ban.ts";
import { chatIdentityOf } from "./chatIdentity.ts";
import { userConfigOf } from "./config.ts";
import { phoneCountries, phoneMasks } from "./phones.ts";
import { checkTransferCode, moveOver, sendTransferCode } from "./transfer.ts";

export const usersService: ServicePlugin = (context) => async (app) => {
  const { db } = context;

  loadedPlayerRoute(
    app,
    context,
    usersApi.config,
    async (_, player) => (await termsRefusal(context, player.id)) ?? { result: await userConfigOf(context, player) },
  );

  playerRoute(app, context, usersApi.chatIdentity, async (_, caller) => ({
    identity: chatIdentityOf(context.settings.chatIdentitySecret, caller.playerId),
  }));

  playerRoute(app, context, usersApi.cookiesAgreement, async ({ query }, caller) => {
    await noteCookiesAgreed(db, caller.playerId, Number(query.cookiesAgreeTime) * 1000);
    return { success: true };
  });

  playerRoute(app, context, usersApi.hideBalance, async ({ body }, caller) => {
    await changeProfile(db, caller.playerId, { hideBalance: body.user_hide_balance });
    return body;
  });

  playerRoute(app, context, usersApi.agreementStatus, async (_, caller) => {
    return agreementStatus(context, caller.playerId);
  });

  playerRoute(app, context, usersApi.acceptAgreement, async (_, caller) => {
    return acceptTerms(context, caller.playerId);
  });

  serviceRoute(app, context.settings.serviceKey, usersApi.ban, async ({ params, body }) => {
    const isKnown = await setBan(context, params.id, { level: body.ban_level, version: body.ban_version });
    return isKnown ? { success: true } : new Failure(404, "PLAYER_UNKNOWN", "No such player");
  });

  appealRoutes(app, context);

  route(app, usersApi.phoneCountries, async ({ query }) => ({ countries: phoneCountries(query.lng) }));

  route(app, usersApi.phoneMasks, async () => ({ masks: [...phoneMasks] }));

  route(
    app,
    usersApi.transferSendCode,
    async ({ params, body, header }) =>
      (await messageChallenge(context, header, { captcha: body.captcha })) ??
      inSameTime(() => sendTransferCode(context, params.id, body.country_code, body.phone, visitorOf(header))),
  );

  route(app, usersApi.transferCheckCode, ({ params, body, header }) =>
    ifNotGuessing(
      context,
      header,
      (error) => ({ redirectToken: null, errors: [error] }),
      () => checkTransferCode(context, params.id, body.code),
    ),
  );

  route(app, usersApi.transferUserData, async ({ body }) => moveOver(context, body.redirectToken));
};
