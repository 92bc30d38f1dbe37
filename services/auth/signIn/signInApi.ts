/**
 * REST contract of the ways to sign in (SPEC 7.19). Each answers 200 with a session, with a further step, or with
 * errors. Headers that all of them read: `X-Client-Address` counts failures, `X-Captcha-Result` carries a solved
 * captcha, `X-Fingerprint` a device token, `X-Language` is that of a message sent. A 400 with an error list asks for one of the latter two.
 */
import { z } from "zod";
import { challengeBody, epoch, errorBody, fieldError } from "../../core/api.ts";

export const signedIn = z.object({
  user_id: z.int(),
  /** The new session id; the gateway puts it into the HttpOnly cookie. */
  session: z.string(),
  /** Epoch seconds when the session ends. */
  expires: epoch,
});

/** A second proof is wanted: a code that was sent to the player's phone, or one of his authenticator app; `token` goes with it to the second step. */
export const twoStep = z.object({
  token: z.string(),
  method: z.enum(["app", "sms"]).describe("Where the code comes from"),
  phone: z.string().describe("The phone with all but its last two digits hidden; empty where there is none"),
  expires: epoch,
});

export const signInAnswer = z.object({
  result: signedIn.nullable(), two_step: twoStep.nullable(), errors: z.array(fieldError),
  registration_token: z.string().optional().describe("With NOT_LINKED: what registration by the network goes on with, half an hour"),
});

/** Base64 of UTF-8 (SPEC 5.24: credentials are encoded before sending). */
const encoded = (max: number) => z.string().max(max);
const phone = z.string().max(32);
/** Dialling code such as "7" or "+7". */
const dialling = z.string().max(8);

export const logInBody = z.object({
  uLogin: encoded(1024).optional().describe("Login, player number or e-mail (or a whole phone); base64"),
  phone_number: phone.optional().describe("Instead of uLogin: the phone without its country code"),
  country_code: dialling.optional().describe("Dialling code of phone_number"),
  uPassword: encoded(2048),
  save: z.boolean().default(true),
  component_data: z.record(z.string().max(64), z.unknown()).optional().describe("What the device told about itself"),
});

const signIn = { method: "POST", response: signInAnswer, errors: { 400: challengeBody } } as const;
const code = z.string().max(16);
const qrText = z.string().regex(/^[\w-]{16,64}$/);

export const signInCalls = {
  /** By e-mail, id, login or phone, and a password. Errors: REQUIRED, INVALID, BAD_CREDENTIALS, SIGN_IN_LOCKED. */
  logIn: { ...signIn, path: "/auth-api/v1/login", body: logInBody },
  /** By a sign-in token and its signature; method 1 is a link or QR code of the player's own, 2 a social network's one-tap. Error: CREDENTIAL_REFUSED. */
  logInByToken: {
    ...signIn, path: "/auth-api/v1/login/token",
    body: z.object({ method_id: z.int(), token: z.string().max(2048), sign: z.string().max(256), lng: z.string().max(8).optional() }),
  },
  /** Whom a sign-in token of method 1 would sign in, so that he can be asked first; null for one that can't be used. Looking does not use it up. */
  lookAtSignInToken: {
    method: "POST", path: "/auth-api/v1/sign-in-token/look", body: z.object({ method_id: z.int(), token: z.string().max(2048), sign: z.string().max(256) }),
    response: z.object({ result: z.object({ user_id: z.int(), login: z.string(), expires: epoch }).nullable() }),
  },
  /** By a social network: `login` is the network's number, `pass` what the network signed. Errors: CREDENTIAL_REFUSED, NOT_LINKED. */
  logInBySocial: {
    ...signIn, path: "/auth-api/v1/login/social",
    body: z.object({ login: z.string().max(64), pass: z.string().max(4096), "g-recaptcha-response": z.string().max(256).optional() }),
  },
  /** By a code sent to a phone. Errors: WRONG_CODE, TIME_UP, INVALID. */
  logInBySms: {
    ...signIn, path: "/auth-api/v1/login/sms",
    body: z.object({ "phone-number": phone, "phone-code": dialling, "sms-code": code, save: z.boolean().default(true) }),
  },
  /** The second step after a password. Errors: WRONG_CODE, TIME_UP. */
  twoStep: { ...signIn, path: "/auth-api/v1/login/two-step", body: z.object({ token: z.string().max(64), code, save: z.boolean().default(true) }) },
  /** Sends the code of a second step to the phone, in place of the app's. `two_step` takes the place of the one before. Errors: TIME_UP (also where there is no phone), TOO_MANY_MESSAGES, MESSAGE_CEILING. */
  twoStepSms: {
    method: "POST", path: "/auth-api/v1/login/two-step/sms", body: z.object({ token: z.string().max(64), after_social: z.boolean().default(false) }),
    response: z.object({ two_step: twoStep.nullable(), errors: z.array(fieldError) }),
  },
  /** The second step after a social network. */
  socialTwoStep: { ...signIn, path: "/auth-api/v1/login/social/two-step", body: z.object({ token: z.string().max(64), code }) },
  /** By what a social network sent back with the browser (`POST /social-api/v1/oauth/start` began it). Errors: CREDENTIAL_REFUSED, NOT_LINKED, PROVIDER_UNAVAILABLE. */
  oauth: { ...signIn, path: "/auth-api/v1/oauth", body: z.object({ network: z.int(), code: z.string().max(4096), state: z.string().max(2048) }) },
  /** Sends a sign-in code to a phone. The answer is the same for a phone that nobody has. Errors: INVALID, TOO_MANY_MESSAGES, MESSAGE_CEILING (both with `retryAt`). */
  sendSms: {
    method: "POST", path: "/auth-api/v1/sms", body: z.object({ "phone-number": phone, "phone-code": dialling, captcha: z.string().max(256).optional() }),
    response: z.object({ result: z.object({ expires: epoch, retry: epoch }).nullable(), errors: z.array(fieldError) }),
    errors: { 400: challengeBody },
  },
  /** Begins signing in by a picture: `id` is the waiting browser's alone, `code` is what the picture says, `check` two digits to compare. */
  createQr: {
    method: "POST", path: "/auth-api/v1/qr", response: z.object({ result: z.object({ id: z.string(), code: z.string(), check: z.string(), expires: epoch }) }),
    errors: { 400: challengeBody },
  },
  /** What the code of a picture is about, for the player of `Authorization: Bearer`; null for one that is none, too old or answered. */
  lookAtQr: {
    method: "POST", path: "/auth-api/v1/qr/look", body: z.object({ code: qrText }),
    response: z.object({ result: z.object({ check: z.string(), expires: epoch }).nullable() }), errors: { 401: errorBody },
  },
  /** Lets the browser of a picture in as the player of `Authorization: Bearer`, or refuses it; once. */
  answerQr: { method: "POST", path: "/auth-api/v1/qr/answer", body: z.object({ code: qrText, allow: z.boolean() }), response: z.object({ success: z.boolean() }), errors: { 401: errorBody } },
  /** The waiting browser asks, every few seconds, whether it was let in. Error: CREDENTIAL_REFUSED when it never will be. */
  logInByQr: { method: "POST", path: "/auth-api/v1/login/qr", body: z.object({ id: qrText }), response: signInAnswer.extend({ is_waiting: z.boolean() }), errors: { 400: challengeBody } },
  /** A token that signs the caller (`Authorization: Bearer`) in on another device, once, within two minutes. */
  issueSignInToken: {
    method: "POST", path: "/auth-api/v1/sign-in-token",
    response: z.object({ method_id: z.int(), token: z.string(), sign: z.string(), expires: epoch }), errors: { 401: errorBody },
  },
} as const;
