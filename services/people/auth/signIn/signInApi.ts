/**
 * REST contract of the ways to sign in (SPEC 7.19). Each answers 200 with a session, with a further step, or with
 * errors. Headers that all of them read: `X-Client-Address` counts failures, `X-Captcha-Result` carries a solved
 * captcha, `X-Fingerprint` a device token, `X-Language` is that of a message sent. A 400 with an error list asks for
 * one of the latter two.
 */
import { z } from "zod";
import { challengeBody, epoch, errorBody, fieldError } from "../../../platform/http/api.ts";

export const signedIn = z
  .object({
    user_id: z.int().describe("Player number"),
    session: z.string().describe("The new session id; the gateway puts it into the HttpOnly cookie"),
    expires: epoch.describe("Epoch seconds when the session ends"),
  })
  .describe("A session that was opened");

export const twoStep = z
  .object({
    token: z.string().describe("Goes with the code to the second step"),
    method: z.enum(["app", "sms"]).describe("Where the code comes from"),
    phone: z.string().describe("The phone with all but its last two digits hidden; empty where there is none"),
    expires: epoch.describe("When it stops being valid, epoch seconds"),
  })
  .describe(
    "A second proof is wanted: a code that was sent to the player's phone, or one from their authenticator app; `token` goes with it to the second step",
  );

export const signInAnswer = z
  .object({
    result: signedIn.nullable().describe("The session; null when there is none yet"),
    two_step: twoStep.nullable().describe("The second step that is wanted; null when none is"),
    errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
    registration_token: z
      .string()
      .optional()
      .describe("With NOT_LINKED: what registration by the network goes on with, half an hour"),
  })
  .describe("Outcome of a sign-in: a session, a second step, or errors");

/** Base64 of UTF-8 (SPEC 5.24: credentials are encoded before sending). */
const encoded = (max: number) => z.string().max(max);
const phone = z.string().max(32).describe("Phone number");
const dialling = z.string().max(8).describe('Dialling code such as "7" or "+7"');

export const logInBody = z
  .object({
    uLogin: encoded(1024).optional().describe("Login, player number or e-mail (or a whole phone); base64"),
    phone_number: phone.optional().describe("Instead of uLogin: the phone without its country code"),
    country_code: dialling.optional().describe("Dialling code of phone_number"),
    uPassword: encoded(2048).describe("Password, base64 of UTF-8"),
    save: z.boolean().default(true).describe("True: the session lasts a month; false: a day"),
    component_data: z.record(z.string().max(64), z.unknown()).optional().describe("What the device told about itself"),
  })
  .describe("A login with a password");

const signIn = { method: "POST", response: signInAnswer, errors: { 400: challengeBody } } as const;
const code = z.string().max(16).describe("The code as the player typed it");
const qrText = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .describe("Code of the picture");

export const signInCalls = {
  logIn: {
    summary: "Signs in by login and password",
    description:
      "By e-mail, id, login or phone, and a password. Errors: REQUIRED, INVALID, BAD_CREDENTIALS, SIGN_IN_LOCKED.",
    security: "none",
    headers: ["X-Captcha-Result", "X-Fingerprint", "X-Client-Address", "X-Language"],
    ...signIn,
    path: "/auth-api/v1/login",
    body: logInBody,
  },
  logInByToken: {
    summary: "Signs in by a sign-in token",
    description:
      "By a sign-in token and its signature; method 1 is a link or QR code of the player's own, 2 a social network's one-tap. Error: CREDENTIAL_REFUSED.",
    security: "none",
    headers: ["X-Captcha-Result", "X-Fingerprint", "X-Client-Address", "X-Language"],
    ...signIn,
    path: "/auth-api/v1/login/token",
    body: z.object({
      method_id: z.int().describe("1: the player's own link or QR code; 2: one-tap of a social network"),
      token: z.string().max(2048).describe("Sign-in token"),
      sign: z.string().max(256).describe("Signature of the token"),
      lng: z.string().max(8).optional().describe("Language of messages, two lower-case letters"),
    }),
  },
  lookAtSignInToken: {
    summary: "Whom a sign-in token would sign in",
    description: "For tokens of method 1, so that people can be asked first. Looking does not use the token up.",
    security: "none",
    method: "POST",
    path: "/auth-api/v1/sign-in-token/look",
    body: z.object({
      method_id: z.int().describe("1: the player's own link or QR code; 2: one-tap of a social network"),
      token: z.string().max(2048).describe("Sign-in token"),
      sign: z.string().max(256).describe("Signature of the token"),
    }),
    response: z.object({
      result: z
        .object({
          user_id: z.int().describe("Player number"),
          login: z.string().describe("Login"),
          expires: epoch.describe("When it stops being valid, epoch seconds"),
        })
        .nullable()
        .describe("Whom the token would sign in; null for one that can't be used"),
    }),
  },
  logInBySocial: {
    summary: "Signs in by what a social network signed",
    description:
      "By a social network: `login` is the network's number, `pass` what the network signed. Errors: CREDENTIAL_REFUSED, NOT_LINKED.",
    security: "none",
    headers: ["X-Captcha-Result", "X-Fingerprint", "X-Client-Address", "X-Language"],
    ...signIn,
    path: "/auth-api/v1/login/social",
    body: z.object({
      login: z.string().max(64).describe("Number of the network"),
      pass: z.string().max(4096).describe("What the network signed"),
      "g-recaptcha-response": z
        .string()
        .max(256)
        .optional()
        .describe("Answer of the network's own captcha, when it asks for one"),
    }),
  },
  logInBySms: {
    summary: "Signs in by a code sent to a phone",
    description: "By a code sent to a phone. Errors: WRONG_CODE, TIME_UP, INVALID.",
    security: "none",
    headers: ["X-Captcha-Result", "X-Fingerprint", "X-Client-Address", "X-Language"],
    ...signIn,
    path: "/auth-api/v1/login/sms",
    body: z.object({
      "phone-number": phone.describe("Phone number without its dialling code"),
      "phone-code": dialling.describe('Dialling code such as "7" or "+7"'),
      "sms-code": code.describe("The code that was sent"),
      save: z.boolean().default(true).describe("True: the session lasts a month; false: a day"),
    }),
  },
  twoStep: {
    summary: "Second step after a password",
    description: "The second step after a password. Errors: WRONG_CODE, TIME_UP.",
    security: "none",
    headers: ["X-Captcha-Result", "X-Fingerprint", "X-Client-Address", "X-Language"],
    ...signIn,
    path: "/auth-api/v1/login/two-step",
    body: z.object({
      token: z.string().max(64).describe("`token` of the two-step answer"),
      code,
      save: z.boolean().default(true).describe("True: the session lasts a month; false: a day"),
    }),
  },
  twoStepSms: {
    summary: "Sends the code of a second step to the phone",
    description:
      "Sends the code of a second step to the phone, in place of the app's. `two_step` takes the place of the one before. Errors: TIME_UP (also where there is no phone), TOO_MANY_MESSAGES, MESSAGE_CEILING.",
    security: "none",
    headers: ["X-Language", "X-Client-Address"],
    method: "POST",
    path: "/auth-api/v1/login/two-step/sms",
    body: z.object({
      token: z.string().max(64).describe("`token` of the two-step answer"),
      after_social: z.boolean().default(false).describe("True when the first step was a social network"),
    }),
    response: z.object({
      two_step: twoStep.nullable().describe("Replaces the two-step answer before; null when refused"),
      errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
    }),
  },
  socialTwoStep: {
    summary: "Second step after a social network",
    description: "The second step after a social network.",
    security: "none",
    headers: ["X-Captcha-Result", "X-Fingerprint", "X-Client-Address", "X-Language"],
    ...signIn,
    path: "/auth-api/v1/login/social/two-step",
    body: z.object({ token: z.string().max(64).describe("`token` of the two-step answer"), code }),
  },
  oauth: {
    summary: "Signs in by what a social network sent back",
    description:
      "By what a social network sent back with the browser (`POST /social-api/v1/oauth/start` began it). Errors: CREDENTIAL_REFUSED, NOT_LINKED, PROVIDER_UNAVAILABLE.",
    security: "none",
    headers: ["X-Captcha-Result", "X-Fingerprint", "X-Client-Address", "X-Language"],
    ...signIn,
    path: "/auth-api/v1/oauth",
    body: z.object({
      network: z.int().describe("Number of the network"),
      code: z.string().max(4096).describe("`code` that the network sent back"),
      state: z.string().max(2048).describe("`state` that the network sent back"),
    }),
  },
  sendSms: {
    summary: "Sends a sign-in code to a phone",
    description:
      "Sends a sign-in code to a phone. The answer is the same for a phone that nobody has. Errors: INVALID, TOO_MANY_MESSAGES, MESSAGE_CEILING (both with `retryAt`).",
    security: "none",
    headers: ["X-Captcha-Result", "X-Client-Address", "X-Language"],
    method: "POST",
    path: "/auth-api/v1/sms",
    body: z.object({
      "phone-number": phone.describe("Phone number without its dialling code"),
      "phone-code": dialling.describe('Dialling code such as "7" or "+7"'),
      captcha: z.string().max(256).optional().describe("Solved captcha, as in the header `X-Captcha-Result`"),
    }),
    response: z.object({
      result: z
        .object({
          expires: epoch.describe("When it stops being valid, epoch seconds"),
          retry: epoch.describe("When another may be asked for, epoch seconds"),
        })
        .nullable()
        .describe("When the code expires and when another may be asked for; null when nothing was sent"),
      errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
    }),
    errors: { 400: challengeBody },
  },
  createQr: {
    summary: "Begins signing in by a picture",
    description:
      "Begins signing in by a picture: `id` is the waiting browser's alone, `code` is what the picture says, `check` two digits to compare.",
    security: "none",
    method: "POST",
    path: "/auth-api/v1/qr",
    response: z.object({
      result: z
        .object({
          id: z.string().describe("The waiting browser's secret, for `logInByQr`"),
          code: z.string().describe("What the picture says"),
          check: z.string().describe("Two digits, shown on both devices to compare"),
          expires: epoch.describe("When it stops being valid, epoch seconds"),
        })
        .describe("What to show and what to keep"),
    }),
    errors: { 400: challengeBody },
  },
  lookAtQr: {
    summary: "What a sign-in picture is about",
    security: "player",
    method: "POST",
    path: "/auth-api/v1/qr/look",
    body: z.object({ code: qrText.describe("Code of the picture") }),
    response: z.object({
      result: z
        .object({
          check: z.string().describe("Two digits, shown on both devices to compare"),
          expires: epoch.describe("When it stops being valid, epoch seconds"),
        })
        .nullable()
        .describe("The sign-in that waits; null for a code that is unknown, expired or answered"),
    }),
    errors: { 401: errorBody },
  },
  answerQr: {
    summary: "Answers a sign-in picture",
    description: "The waiting browser is signed in as the caller, or refused. A picture is answered once.",
    security: "player",
    method: "POST",
    path: "/auth-api/v1/qr/answer",
    body: z.object({
      code: qrText.describe("Code of the picture"),
      allow: z.boolean().describe("True lets the browser in, false refuses it"),
    }),
    response: z.object({ success: z.boolean().describe("False when the code is unknown, expired or answered") }),
    errors: { 401: errorBody },
  },
  logInByQr: {
    summary: "Asks whether a sign-in picture was answered",
    description:
      "The waiting browser asks, every few seconds, whether it was let in. Error: CREDENTIAL_REFUSED when it never will be.",
    security: "none",
    headers: ["X-Fingerprint"],
    method: "POST",
    path: "/auth-api/v1/login/qr",
    body: z.object({ id: qrText.describe("The `id` from when the picture was made") }),
    response: signInAnswer.extend({ is_waiting: z.boolean().describe("True while nobody has answered") }),
    errors: { 400: challengeBody },
  },
  issueSignInToken: {
    summary: "Makes a token that signs the player in on another device",
    description: "The token works once, within two minutes.",
    security: "player",
    method: "POST",
    path: "/auth-api/v1/sign-in-token",
    response: z.object({
      method_id: z.int().describe("1: the player's own link or QR code; 2: one-tap of a social network"),
      token: z.string().describe("Sign-in token"),
      sign: z.string().describe("Signature of the token"),
      expires: epoch.describe("When it stops being valid, epoch seconds"),
    }),
    errors: { 401: errorBody },
  },
} as const;
