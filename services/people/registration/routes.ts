/** Routes of the registration service. */
import { ifNotGuessing, messageChallenge, signInChallenge } from "../auth/public.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import { inSameTime } from "../../platform/http/sameTime.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { route } from "../../platform/http/rest.ts";
import { registrationApi } from "./api.ts";
import { sendCredentials } from "./credentials.ts";
import { registrationOptions } from "./options.ts";
import {
  confirmFull,
  forgetPending,
  refusedWith,
  registerByPhone,
  registerOneClick,
  sendRegistrationCode,
  startFull,
} from "./register.ts";
import { registerBySocial } from "./social.ts";

const cleaningMs = 60 * 60_000;

/** Country that counts when the edge names none (SPEC 7.03). */
const defaultCountry = "ru";

export const registrationService: ServicePlugin = (context) => async (app) => {
  route(app, registrationApi.options, async ({ query, header }) =>
    registrationOptions(context, query.lng, header("x-geo-country") ?? defaultCountry),
  );

  // What makes a player or sends a message for the asking needs a captcha after the first few of an address.
  route(
    app,
    registrationApi.oneClick,
    async ({ body, header }) =>
      (await messageChallenge(context, header)) ?? registerOneClick(context, body, visitorOf(header)),
  );

  route(
    app,
    registrationApi.full,
    async ({ body, header }) =>
      (await messageChallenge(context, header)) ?? startFull(context, body, visitorOf(header)),
  );

  route(
    app,
    registrationApi.sendCode,
    async ({ body, header }) =>
      (await messageChallenge(context, header)) ??
      inSameTime(() => sendRegistrationCode(context, body["phone-code"], body["phone-number"], visitorOf(header))),
  );

  route(app, registrationApi.confirmFull, ({ body, header }) =>
    ifNotGuessing(context, header, refusedWith, () =>
      confirmFull(context, body.idempotency_key, body.token, body.code, visitorOf(header)),
    ),
  );

  route(app, registrationApi.phone, ({ body, header }) =>
    ifNotGuessing(context, header, refusedWith, () => registerByPhone(context, body, visitorOf(header))),
  );

  route(
    app,
    registrationApi.social,
    async ({ body, header }) =>
      (await signInChallenge(context, header)) ?? registerBySocial(context, body, visitorOf(header)),
  );

  route(app, registrationApi.sendCredentials, async ({ body, header }) =>
    sendCredentials(context, body.token, body.email, body.password, visitorOf(header)),
  );

  context.jobs.add({ name: "pending_registrations", everyMs: cleaningMs, work: () => forgetPending(context) });
};
