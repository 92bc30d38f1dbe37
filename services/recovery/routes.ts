/** Routes of the recovery service. */
import { callerOf, notSignedIn } from "../auth/session/caller.ts";
import { ifNotGuessing, messageChallenge, signInChallenge } from "../auth/guard/challenge.ts";
import { playerById, type Player } from "../auth/players/players.ts";
import { visitorOf } from "../auth/visitor.ts";
import { inSameTime } from "../auth/signIn/sameTime.ts";
import type { ServicePlugin } from "../core/context.ts";
import { languageOf } from "../core/language.ts";
import { route } from "../core/rest.ts";
import { stopNewsletter } from "../messages/newsletter.ts";
import { checkActivationCode, openActivationLink, sendActivationCode, sendActivationLink } from "./activation.ts";
import { recoveryApi } from "./api.ts";
import { checkRecoveryCode, resetPassword, sendRecoveryCode } from "./password.ts";

export const recoveryService: ServicePlugin = (context) => async (app) => {
  const playerOf = async (header: (name: string) => string | undefined): Promise<Player | null> => {
    const caller = await callerOf(context, header("authorization"));
    return caller && playerById(context.db, caller.playerId);
  };

  route(app, recoveryApi.sendCode, async ({ body, header }) =>
    (await messageChallenge(context, header)) ?? inSameTime(() => sendRecoveryCode(context, body, visitorOf(header))));

  route(app, recoveryApi.checkCode, ({ body, header }) =>
    ifNotGuessing(context, header, (error) => ({ token: null, errors: [error] }), () => checkRecoveryCode(context, body.id, body.code)));

  route(app, recoveryApi.resetPassword, async ({ body, header }) =>
    (await signInChallenge(context, header)) ?? resetPassword(context, body.token, body.password, languageOf(header("x-language"))));

  route(app, recoveryApi.sendLink, async ({ header }) => {
    const player = await playerOf(header);
    if (player === null) return notSignedIn;
    return (await messageChallenge(context, header, { own: { playerId: player.id } })) ?? sendActivationLink(context, player, visitorOf(header));
  });

  route(app, recoveryApi.openLink, async ({ body }) => openActivationLink(context, body.token));

  route(app, recoveryApi.sendActivationCode, async ({ body, header }) => {
    const player = await playerOf(header);
    if (player === null) return notSignedIn;
    return (await messageChallenge(context, header, { own: { playerId: player.id } })) ?? sendActivationCode(context, player, body.channel, visitorOf(header));
  });

  route(app, recoveryApi.checkActivationCode, async ({ body, header }) => {
    const caller = await callerOf(context, header("authorization"));
    return caller ? checkActivationCode(context, caller, body.channel, body.code) : notSignedIn;
  });

  route(app, recoveryApi.stopNewsletter, async ({ body }) => {
    const isStopped = await stopNewsletter(context, body.token);
    return { is_stopped: isStopped, errors: isStopped ? [] : [{ code: "CREDENTIAL_REFUSED", message: "No link of this site", path: ["token"] }] };
  });
};
