/** Routes of the security service. */
import { tidyEmail } from "#shared/people/registration.ts";
import type { FieldError } from "../../platform/http/api.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { languageOf } from "../../platform/http/language.ts";
import { Failure } from "../../platform/http/rest.ts";
import { serviceRoute } from "../../platform/http/serviceRoute.ts";
import { loadedPlayerRoute, type LiveSession, playerRoute } from "../players/public.ts";
import { messageChallenge } from "../auth/public.ts";
import { phoneDigits } from "../../platform/phones.ts";
import { visitorOf, type Header } from "../../platform/http/visitor.ts";
import { inSameTime } from "../../platform/http/sameTime.ts";
import { securityApi } from "./api/index.ts";
import { bindContact, sendEmailCode, sendPhoneCode, type ContactSent } from "./contacts.ts";
import { changePassword } from "./password.ts";
import { erasePlayer } from "./personalData/erase.ts";
import { personalDataOf } from "./personalData/export.ts";
import { confirmationRequired, confirmPassword, ifProven, provenUntil } from "./proof.ts";
import { setQuestion } from "./question.ts";
import { endSessions, sessionsOf } from "./sessions.ts";
import { setMailing, stateOf, syncMethods } from "./state.ts";
import { beginTwoFactor, confirmTwoFactor, renewCodes, sendStopCode, stopTwoFactor } from "./twoFactor.ts";

const noSuchPlayer = new Failure(404, "PLAYER_UNKNOWN", "There is no such player");

const done = async (errors: Promise<FieldError[]>) => ({ errors: await errors });

export const securityService: ServicePlugin = (context) => async (app) => {
  /** Sends a code to what a player who has proved themselves says is theirs; after a few of them for a captcha. */
  async function sending(
    header: Header,
    caller: LiveSession,
    to: string | null,
    send: () => Promise<ContactSent>,
  ): Promise<ContactSent | Failure<400>> {
    if ((await provenUntil(context, caller)) === null) return { result: null, errors: [confirmationRequired] };
    return (
      (await messageChallenge(context, header, { own: { playerId: caller.playerId, ...(to !== null && { to }) } })) ??
      inSameTime(send)
    );
  }

  loadedPlayerRoute(app, context, securityApi.state, (_, player, caller) => stateOf(context, caller, player));

  loadedPlayerRoute(app, context, securityApi.confirm, ({ body }, player, caller) =>
    done(confirmPassword(context, caller, player, body.password)),
  );

  loadedPlayerRoute(app, context, securityApi.beginTwoFactor, (_, player, caller) =>
    ifProven(context, caller, { result: null }, () => beginTwoFactor(context, player)),
  );

  loadedPlayerRoute(app, context, securityApi.confirmTwoFactor, ({ body }, player, caller) =>
    ifProven(context, caller, { recovery_codes: null }, () => confirmTwoFactor(context, caller, player, body.code)),
  );

  loadedPlayerRoute(app, context, securityApi.renewRecoveryCodes, (_, player, caller) =>
    ifProven(context, caller, { recovery_codes: null }, () => renewCodes(context, player)),
  );

  loadedPlayerRoute(
    app,
    context,
    securityApi.sendStopCode,
    async ({ header }, player) =>
      (await messageChallenge(context, header, { own: { playerId: player.id } })) ??
      sendStopCode(context, player, visitorOf(header)),
  );

  // These two ask for the password themselves.
  loadedPlayerRoute(app, context, securityApi.stopTwoFactor, ({ body, header }, player, caller) =>
    done(stopTwoFactor(context, caller, player, body, languageOf(header("x-language")))),
  );

  loadedPlayerRoute(app, context, securityApi.changePassword, ({ body, header }, player, caller) =>
    done(
      changePassword(context, caller, player, {
        old: body.old_password,
        next: body.new_password,
        answer: body.answer,
        language: languageOf(header("x-language")),
      }),
    ),
  );

  loadedPlayerRoute(app, context, securityApi.sendPhoneCode, ({ body, header }, player, caller) =>
    sending(header, caller, phoneDigits(body.country_code, body.phone), () =>
      sendPhoneCode(context, player, body.country_code, body.phone, visitorOf(header)),
    ),
  );

  playerRoute(app, context, securityApi.bindPhone, ({ body, header }, caller) =>
    ifProven(context, caller, {}, () =>
      done(bindContact(context, caller, "phone", body.token, body.code, languageOf(header("x-language")))),
    ),
  );

  playerRoute(app, context, securityApi.sendEmailCode, ({ body, header }, caller) =>
    sending(header, caller, tidyEmail(body.email), () =>
      sendEmailCode(context, caller.playerId, body.email, visitorOf(header)),
    ),
  );

  playerRoute(app, context, securityApi.bindEmail, ({ body, header }, caller) =>
    ifProven(context, caller, {}, () =>
      done(bindContact(context, caller, "email", body.token, body.code, languageOf(header("x-language")))),
    ),
  );

  playerRoute(app, context, securityApi.setQuestion, ({ body }, caller) =>
    ifProven(context, caller, {}, () => done(setQuestion(context, caller.playerId, body.question_id, body.answer))),
  );

  playerRoute(app, context, securityApi.sessions, async (_, caller) => ({
    sessions: await sessionsOf(context.db, caller),
  }));

  playerRoute(app, context, securityApi.endSessions, async ({ body }, caller) => {
    await endSessions(context, caller, body.id);
    return { errors: [] };
  });

  playerRoute(app, context, securityApi.exportData, (_, caller) =>
    ifProven(context, caller, { data: null }, async () => ({
      data: await personalDataOf(context, caller.playerId),
      errors: [],
    })),
  );

  loadedPlayerRoute(app, context, securityApi.eraseAccount, async ({ body }, player, caller) => {
    const errors = await confirmPassword(context, caller, player, body.password);
    return { errors: errors.length > 0 ? errors : ((await erasePlayer(context, player.id)) ?? []) };
  });

  const { serviceKey } = context.settings;

  serviceRoute(
    app,
    serviceKey,
    securityApi.exportDataOf,
    async ({ params }) => (await personalDataOf(context, params.id)) ?? noSuchPlayer,
  );

  serviceRoute(app, serviceKey, securityApi.erasePlayer, async ({ params }) => {
    const errors = await erasePlayer(context, params.id);
    return errors === null ? noSuchPlayer : { errors };
  });

  playerRoute(app, context, securityApi.setMailing, async ({ body }, caller) => ({
    mailing: await setMailing(context, caller.playerId, body),
  }));

  loadedPlayerRoute(app, context, securityApi.sync, async (_, player) => {
    await syncMethods(context, player);
    return { errors: [] };
  });
};
