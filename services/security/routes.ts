/** Routes of the security service. */
import { tidyEmail } from "#shared/registration.ts";
import type { FieldError } from "../core/api.ts";
import type { ServicePlugin } from "../core/context.ts";
import { languageOf } from "../core/language.ts";
import { Failure, route, type Call, type Contract } from "../core/rest.ts";
import { keyFits } from "../core/serviceKey.ts";
import { callerOf, notSignedIn } from "../auth/session/caller.ts";
import { messageChallenge } from "../auth/guard/challenge.ts";
import { phoneDigits } from "../auth/players/phones.ts";
import { playerById, type Player } from "../auth/players/players.ts";
import { visitorOf, type Header } from "../auth/visitor.ts";
import { inSameTime } from "../auth/signIn/sameTime.ts";
import type { LiveSession } from "../auth/session/sessions.ts";
import { securityApi } from "./api.ts";
import { bindContact, sendEmailCode, sendPhoneCode, type ContactSent } from "./contacts.ts";
import { changePassword } from "./password.ts";
import { erasePlayer } from "./personalData/erase.ts";
import { personalDataOf } from "./personalData/export.ts";
import { confirmationRequired, confirmPassword, ifProven, provenUntil } from "./proof.ts";
import { setQuestion } from "./question.ts";
import { endSessions, sessionsOf } from "./sessions.ts";
import { setMailing, stateOf, syncMethods } from "./state.ts";
import { beginTwoFactor, confirmTwoFactor, renewCodes, sendStopCode, stopTwoFactor } from "./twoFactor.ts";

const keyNeeded = new Failure(401, "KEY_NEEDED", "X-Service-Key is missing or wrong");
const noSuchPlayer = new Failure(404, "PLAYER_UNKNOWN", "There is no such player");

const done = async (errors: Promise<FieldError[]>) => ({ errors: await errors });

export const securityService: ServicePlugin = (context) => async (app) => {
  /** Runs a call as its player. */
  async function asPlayer<T>(header: Call<Contract>["header"], run: (player: Player, caller: LiveSession) => Promise<T>): Promise<T | typeof notSignedIn> {
    const caller = await callerOf(context, header("authorization"));
    const player = caller && (await playerById(context.db, caller.playerId));
    return player ? run(player, caller) : notSignedIn;
  }

  /** Sends a code to what a player who has proved himself says is his; after a few of them for a captcha. */
  async function sending(header: Header, caller: LiveSession, to: string | null, send: () => Promise<ContactSent>): Promise<ContactSent | Failure<400>> {
    if ((await provenUntil(context, caller)) === null) return { result: null, errors: [confirmationRequired] };
    return (await messageChallenge(context, header, { own: { playerId: caller.playerId, ...(to !== null && { to }) } })) ?? inSameTime(send);
  }

  route(app, securityApi.state, ({ header }) => asPlayer(header, (player, caller) => stateOf(context, caller, player)));

  route(app, securityApi.confirm, ({ body, header }) => asPlayer(header, (_, caller) => done(confirmPassword(context, caller, body.password))));

  route(app, securityApi.beginTwoFactor, ({ header }) => asPlayer(header, (player, caller) => ifProven(context, caller, { result: null }, () => beginTwoFactor(context, player))));

  route(app, securityApi.confirmTwoFactor, ({ body, header }) => asPlayer(header, (player, caller) =>
    ifProven(context, caller, { recovery_codes: null }, () => confirmTwoFactor(context, caller, player, body.code))));

  route(app, securityApi.renewRecoveryCodes, ({ header }) => asPlayer(header, (player, caller) => ifProven(context, caller, { recovery_codes: null }, () => renewCodes(context, player))));

  route(app, securityApi.sendStopCode, ({ header }) => asPlayer(header, async (player) =>
    (await messageChallenge(context, header, { own: { playerId: player.id } })) ?? sendStopCode(context, player, visitorOf(header))));

  // These two ask for the password themselves.
  route(app, securityApi.stopTwoFactor, ({ body, header }) => asPlayer(header, (player, caller) => done(stopTwoFactor(context, caller, player, body, languageOf(header("x-language"))))));

  route(app, securityApi.changePassword, ({ body, header }) => asPlayer(header, (player, caller) =>
    done(changePassword(context, caller, player, { old: body.old_password, next: body.new_password, answer: body.answer, language: languageOf(header("x-language")) }))));

  route(app, securityApi.sendPhoneCode, ({ body, header }) => asPlayer(header, (player, caller) =>
    sending(header, caller, phoneDigits(body.country_code, body.phone), () => sendPhoneCode(context, player.id, body.country_code, body.phone, visitorOf(header)))));

  route(app, securityApi.bindPhone, ({ body, header }) => asPlayer(header, (_, caller) =>
    ifProven(context, caller, {}, () => done(bindContact(context, caller, "phone", body.token, body.code, languageOf(header("x-language")))))));

  route(app, securityApi.sendEmailCode, ({ body, header }) => asPlayer(header, (player, caller) =>
    sending(header, caller, tidyEmail(body.email), () => sendEmailCode(context, player.id, body.email, visitorOf(header)))));

  route(app, securityApi.bindEmail, ({ body, header }) => asPlayer(header, (_, caller) =>
    ifProven(context, caller, {}, () => done(bindContact(context, caller, "email", body.token, body.code, languageOf(header("x-language")))))));

  route(app, securityApi.setQuestion, ({ body, header }) => asPlayer(header, (player, caller) =>
    ifProven(context, caller, {}, () => done(setQuestion(context, player.id, body.question_id, body.answer)))));

  route(app, securityApi.sessions, ({ header }) => asPlayer(header, async (_, caller) => ({ sessions: await sessionsOf(context.db, caller) })));

  route(app, securityApi.endSessions, ({ body, header }) => asPlayer(header, async (_, caller) => {
    await endSessions(context, caller, body.id);
    return { errors: [] };
  }));

  route(app, securityApi.exportData, ({ header }) => asPlayer(header, (player, caller) =>
    ifProven(context, caller, { data: null }, async () => ({ data: await personalDataOf(context, player.id), errors: [] }))));

  route(app, securityApi.eraseAccount, ({ body, header }) => asPlayer(header, async (player, caller) => {
    const errors = await confirmPassword(context, caller, body.password);
    return { errors: errors.length > 0 ? errors : ((await erasePlayer(context, player.id)) ?? []) };
  }));

  route(app, securityApi.exportDataOf, async ({ params, header }) => {
    if (!keyFits(header("x-service-key"), context.settings.serviceKey)) return keyNeeded;
    return (await personalDataOf(context, params.id)) ?? noSuchPlayer;
  });

  route(app, securityApi.erasePlayer, async ({ params, header }) => {
    if (!keyFits(header("x-service-key"), context.settings.serviceKey)) return keyNeeded;
    const errors = await erasePlayer(context, params.id);
    return errors === null ? noSuchPlayer : { errors };
  });

  route(app, securityApi.setMailing, ({ body, header }) => asPlayer(header, async (player) => ({ mailing: await setMailing(context, player.id, body) })));

  route(app, securityApi.sync, ({ header }) => asPlayer(header, async (player) => {
    await syncMethods(context, player);
    return { errors: [] };
  }));
};
