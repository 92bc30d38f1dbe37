/** Routes of the recovery service. */
import { loadedPlayerRoute } from "../players/public.ts";
import { ifNotGuessing, messageChallenge, signInChallenge } from "../auth/public.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import { inSameTime } from "../../platform/http/sameTime.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { languageOf } from "../../platform/http/language.ts";
import { route } from "../../platform/http/rest.ts";
import { stopNewsletter } from "../messages/public.ts";
import { checkActivationCode, openActivationLink, sendActivationCode, sendActivationLink } from "./activation.ts";
import { recoveryApi } from "./api.ts";
import { checkRecoveryCode, resetPassword, sendRecoveryCode } from "./password.ts";

export const recoveryService: ServicePlugin = (context) => async (app) => {
  route(
    app,
    recoveryApi.sendCode,
    async ({ body, header }) =>
      (await messageChallenge(context, header)) ?? inSameTime(() => sendRecoveryCode(context, body, visitorOf(header))),
  );

  route(app, recoveryApi.checkCode, ({ body, header }) =>
    ifNotGuessing(
      context,
      header,
      (error) => ({ token: null, errors: [error] }),
      () => checkRecoveryCode(context, body.id, body.code),
    ),
  );

  route(
    app,
    recoveryApi.resetPassword,
    async ({ body, header }) =>
      (await signInChallenge(context, header)) ??
      resetPassword(context, body.token, body.password, languageOf(header("x-language"))),
  );

  loadedPlayerRoute(
    app,
    context,
    recoveryApi.sendLink,
    async ({ header }, player) =>
      (await messageChallenge(context, header, { own: { playerId: player.id } })) ??
      sendActivationLink(context, player, visitorOf(header)),
  );

  route(app, recoveryApi.openLink, async ({ body }) => openActivationLink(context, body.token));

  loadedPlayerRoute(
    app,
    context,
    recoveryApi.sendActivationCode,
    async ({ body, header }, player) =>
      (await messageChallenge(context, header, { own: { playerId: player.id } })) ??
      sendActivationCode(context, player, body.channel, visitorOf(header)),
  );

  loadedPlayerRoute(app, context, recoveryApi.checkActivationCode, ({ body }, player, caller) =>
    checkActivationCode(context, caller, player, body.channel, body.code),
  );

  route(app, recoveryApi.stopNewsletter, async ({ body }) => {
    const isStopped = await stopNewsletter(context, body.token);
    return {
      is_stopped: isStopped,
      errors: isStopped ? [] : [{ code: "CREDENTIAL_REFUSED", message: "No link of this site", path: ["token"] }],
    };
  });
};
