/**
 * REST contract of the security service: what keeps a player's account safe (SPEC 2.43, 2.49, 3.31, 4.36–4.38). Every call is
 * the player's of `Authorization: Bearer`. Calls that change how the account is guarded need a player who has proved
 * himself within ten minutes, by signing in or by `confirm`; else they answer the error CONFIRMATION_REQUIRED. Who asks
 * for more messages than a person needs gets a 400 that asks for a captcha, which comes in `X-Captcha-Result`.
 */
import { z } from "zod";
import { challengeBody, epoch, errorBody, fieldError } from "../core/api.ts";

const errors = z.array(fieldError);
const code = z.string().max(16);
const text = z.string().max(256);
const token = z.string().max(2048);

/** Which news a player wants (SPEC 3.31). */
export const mailing = z.object({ enable_mail_news: z.boolean(), enable_mail_deposit: z.boolean(), enable_mail_bets: z.boolean(), enable_sms_news: z.boolean() });

const playerNumber = z.object({ id: z.coerce.number<string>().int().positive().max(2_147_483_647) });

/** Everything that is held about a player. */
const personalData = z.object({
  /** Rises when the form of the document changes. */
  version: z.literal(1),
  playerId: z.int(),
  /** ISO 8601. */
  exportedAt: z.string(),
  /** Rows by table: amounts are exact decimals, times epoch milliseconds. */
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

export const securityState = z.object({
  /** 0 to 100 (SPEC 4.38). */
  protection_level: z.int(),
  protection_methods: z.object({
    is_changed_password: z.boolean(), enable_two_factor_auth: z.boolean(), enable_phone_binding: z.boolean(),
    enable_security_question: z.boolean(), enable_email_auth: z.boolean(),
  }),
  should_sync_protection_methods: z.boolean(),
  /** 0 none, 1 e-mail only, 2 e-mail and phone, 3 phone only (SPEC 4.36). */
  activation_type: z.int(),
  changed_pass_day_count: z.int(),
  /** Where the code of the second step comes from; null while signing in takes one step. */
  two_factor: z.enum(["app", "sms"]).nullable(),
  recovery_codes_left: z.int(),
  /** Digits with the dialling code. */
  phone: z.string().nullable(),
  is_phone_confirmed: z.boolean(),
  email: z.string().nullable(),
  is_email_confirmed: z.boolean(),
  /** Number of the security question; null while there is none. */
  question_id: z.int().nullable(),
  /** Whether a new password asks for the answer too: the session is of a device that is new. */
  is_answer_needed: z.boolean(),
  /** Until when the player counts as having proved himself; null when he must again. */
  proven_until: epoch.nullable(),
  mailing,
});

export const deviceSession = z.object({
  /** SHA-256 (hex) of the session: it opens nothing. */
  id: z.string(),
  is_current: z.boolean(),
  device: z.enum(["mobile", "tablet", "desktop"]).nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string().nullable(),
  country: z.string().nullable(),
  started_at: epoch,
  last_seen_at: epoch,
  /** Null while it is alive. */
  ended_at: epoch.nullable(),
});

const refusals = { 401: errorBody } as const;
const done = { method: "POST", response: z.object({ errors }), errors: refusals } as const;
const sent = { method: "POST", response: z.object({ result: z.object({ token, expires: epoch, retry: epoch }).nullable(), errors }), errors: { ...refusals, 400: challengeBody } } as const;

export const securityApi = {
  /** Everything the page of it shows but sessions. */
  state: { method: "GET", path: "/security-api/v1/state", response: securityState, errors: refusals },
  /** Proves by the password that it is the player who sits there; holds ten minutes. Three wrong ones lock this session's tries for half an hour. Errors: REQUIRED, BAD_CREDENTIALS, SIGN_IN_LOCKED. */
  confirm: { ...done, path: "/security-api/v1/confirm", body: z.object({ password: text }) },
  /** A secret for an authenticator app, told this once. Errors: CONFIRMATION_REQUIRED, ALREADY_ON. */
  beginTwoFactor: {
    method: "POST", path: "/security-api/v1/two-factor/begin", errors: refusals,
    response: z.object({ result: z.object({ secret: z.string().describe("Base32"), uri: z.string().describe("What a QR code holds") }).nullable(), errors }),
  },
  /** The first code of the app: from then on signing in takes two steps. Answers ten recovery codes, told this once. Errors: CONFIRMATION_REQUIRED, WRONG_CODE, SIGN_IN_LOCKED. */
  confirmTwoFactor: {
    method: "POST", path: "/security-api/v1/two-factor/confirm", body: z.object({ code }), errors: refusals,
    response: z.object({ recovery_codes: z.array(z.string()).nullable(), errors }),
  },
  /** Ten new recovery codes in place of those before. Errors: CONFIRMATION_REQUIRED, NOT_OFFERED (no app). */
  renewRecoveryCodes: {
    method: "POST", path: "/security-api/v1/two-factor/recovery-codes", errors: refusals, response: z.object({ recovery_codes: z.array(z.string()).nullable(), errors }),
  },
  /** Sends a code to the phone for turning two steps off. Errors: NOT_OFFERED (no phone, or two steps are off), TOO_MANY_MESSAGES, MESSAGE_CEILING. */
  sendStopCode: { ...sent, path: "/security-api/v1/two-factor/stop-code" },
  /** Turns two steps off: the password, a code of the app, a recovery code or the one sent, and the answer where there is a question. Errors: BAD_CREDENTIALS, SIGN_IN_LOCKED, WRONG_CODE, TIME_UP, REQUIRED, WRONG_ANSWER, NOT_OFFERED. */
  stopTwoFactor: { ...done, path: "/security-api/v1/two-factor/stop", body: z.object({ password: text, code, token: z.string().max(64).optional(), answer: text.optional() }) },
  /** Sends a code to a phone that the player says is his. The answer is the same for another's phone. Errors: CONFIRMATION_REQUIRED, INVALID, TWO_FACTOR_DEPENDS, TOO_MANY_MESSAGES, MESSAGE_CEILING. */
  sendPhoneCode: { ...sent, path: "/security-api/v1/phone/code", body: z.object({ country_code: z.string().max(8), phone: z.string().max(32) }) },
  /** Binds the phone by its code. Errors: CONFIRMATION_REQUIRED, WRONG_CODE, TIME_UP. */
  bindPhone: { ...done, path: "/security-api/v1/phone", body: z.object({ token, code }) },
  /** Sends a code to an e-mail that the player says is his. The answer is the same for another's. Errors: CONFIRMATION_REQUIRED, INVALID, TOO_MANY_MESSAGES, MESSAGE_CEILING. */
  sendEmailCode: { ...sent, path: "/security-api/v1/email/code", body: z.object({ email: text }) },
  /** Binds the e-mail by its code. Errors: CONFIRMATION_REQUIRED, WRONG_CODE, TIME_UP. */
  bindEmail: { ...done, path: "/security-api/v1/email", body: z.object({ token, code }) },
  /** Sets the question and its answer. Errors: CONFIRMATION_REQUIRED, REQUIRED, INVALID. */
  setQuestion: { ...done, path: "/security-api/v1/question", body: z.object({ question_id: z.int(), answer: text }) },
  /** A new password; the player's other sessions end. Errors: BAD_CREDENTIALS, SIGN_IN_LOCKED, REQUIRED, WRONG_ANSWER, PASSWORD_WEAK, PASSWORD_SAME. */
  changePassword: { ...done, path: "/security-api/v1/password", body: z.object({ old_password: text, new_password: text, answer: text.optional() }) },
  /** Sessions that are alive, the caller's first, then the latest that are over. */
  sessions: { method: "GET", path: "/security-api/v1/sessions", response: z.object({ sessions: z.array(deviceSession) }), errors: refusals },
  /** Ends one of the player's sessions, or with `id` null all but the caller's. Unknown ones are no error. */
  endSessions: { ...done, path: "/security-api/v1/sessions/end", body: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/).nullable() }) },
  /** Everything that is held about the player, as one document; secrets are left out. Errors: CONFIRMATION_REQUIRED. */
  exportData: { method: "POST", path: "/security-api/v1/personal-data/export", response: z.object({ data: personalData.nullable(), errors }), errors: refusals },
  /**
   * Erases the player by the password: contacts, names, documents, devices, messages and sign-ins go, and every session ends; money, coupons, limits and exclusions
   * stay under the number. Can't be undone. Errors: BAD_CREDENTIALS, SIGN_IN_LOCKED, REQUIRED, OPEN_BETS, BALANCE_LEFT, ACCOUNT_FROZEN.
   */
  eraseAccount: { ...done, path: "/security-api/v1/personal-data/erase", body: z.object({ password: text }) },
  /** The same document for the operator: header `X-Service-Key`. */
  exportDataOf: { method: "GET", path: "/security-api/v1/players/:id/personal-data", params: playerNumber, response: personalData, errors: { 401: errorBody, 404: errorBody } },
  /** Erases a player who asked the operator to: header `X-Service-Key`. 404 also for one who is erased. Errors: OPEN_BETS, BALANCE_LEFT, ACCOUNT_FROZEN. */
  erasePlayer: { method: "POST", path: "/security-api/v1/players/:id/erase", params: playerNumber, response: z.object({ errors }), errors: { 401: errorBody, 404: errorBody } },
  /** Sets which news the player wants. */
  setMailing: { method: "POST", path: "/security-api/v1/mailing", body: mailing, response: z.object({ mailing }), errors: refusals },
  /** Reads the methods anew where `should_sync_protection_methods` says so. */
  sync: { ...done, path: "/security-api/v1/sync" },
} as const;
