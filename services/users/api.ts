/** REST contract of the users service: a player's settings, agreements, phones, and coming over from the former brand (SPEC 7.21, 7.22, 7.26–7.28). */
import { z } from "zod";
import { challengeBody, epoch, errorBody, fieldError, legalBody, lng } from "../core/api.ts";
import { userConfig } from "./userConfig.ts";

const agreement = z.object({
  /** True when the terms have changed since the player accepted them. */
  result: z.boolean(),
  /** When the terms changed last, epoch seconds. */
  updatedAt: epoch,
});

/** An appeal against a ban; `accepted`, `answer` and `answered_at` are null until it is decided. */
const appeal = z.object({
  id: z.int(), ban_level: z.int(), text: z.string(), created_at: epoch, accepted: z.boolean().nullable(), answer: z.string().nullable(), answered_at: epoch.nullable(),
});

const transferPath = "/web-api/api/internal/v1/account/user-transfer";
/** Number of the player in the former brand. */
const formerPlayer = z.object({ id: z.coerce.number<string>().int().positive().max(2_147_483_647) });

export const usersApi = {
  /** The whole user config of `Authorization: Bearer` (SPEC 3.11). 451 with exception code 1 while changed terms are not accepted. */
  config: { method: "GET", path: "/users-api/v1/user/config", response: z.object({ result: userConfig }), errors: { 401: errorBody, 451: legalBody } },
  /** Notes when the player agreed to cookies; an earlier moment than the one noted changes nothing. */
  cookiesAgreement: {
    method: "POST", path: "/users-api/v1/user/cookies-agreement",
    query: z.object({ cookiesAgreeTime: z.string().regex(/^\d{1,10}$/).describe("Epoch seconds") }),
    response: z.object({ success: z.boolean() }), errors: { 401: errorBody },
  },
  /** Hides the player's balances on his pages, or shows them again (`user_hide_balance`). */
  hideBalance: {
    method: "POST", path: "/users-api/v1/user/hide-balance", body: z.object({ user_hide_balance: z.boolean() }),
    response: z.object({ user_hide_balance: z.boolean() }), errors: { 401: errorBody },
  },
  /** Whether the terms have changed. */
  agreementStatus: { method: "GET", path: "/web-api/api-v3/v2/user/agreement-rules/status", response: agreement, errors: { 401: errorBody } },
  /** Accepts the terms as they are. */
  acceptAgreement: { method: "POST", path: "/web-api/api-v3/v2/user/agreement-rules/accept", response: agreement, errors: { 401: errorBody } },
  /** Sets or lifts a player's ban, for the operator's back office: header `X-Service-Key`. His open pages learn it at once. */
  ban: {
    method: "POST", path: "/users-api/v1/ban/:id", params: z.object({ id: z.coerce.number<string>().int().positive().max(2_147_483_647) }),
    body: z.object({ ban_level: z.int().min(0).max(1000), ban_version: z.int().min(0).max(1000) }),
    response: z.object({ success: z.boolean() }), errors: { 401: errorBody, 404: errorBody },
  },
  /** The player's appeals against bans, newest first; `after` is the `next` of the page before. */
  appeals: {
    method: "GET", path: "/users-api/v1/appeals",
    query: z.object({ first: z.coerce.number().int().min(1).max(50).default(20), after: z.coerce.number().int().positive().max(2_147_483_647).optional() }),
    response: z.object({ appeals: z.array(appeal), next: z.int().nullable(), total: z.int() }), errors: { 401: errorBody },
  },
  /** Appeals against the player's ban. Errors: REQUIRED, INVALID, NOT_BANNED, APPEAL_OPEN while one waits for its answer. */
  appeal: {
    method: "POST", path: "/users-api/v1/appeals", body: z.object({ text: z.string() }),
    response: z.object({ appeal: appeal.nullable(), errors: z.array(fieldError) }), errors: { 401: errorBody },
  },
  /** Decides an appeal, for the operator's back office: header `X-Service-Key`. An accepted one lifts the ban; his open pages learn it at once. */
  answerAppeal: {
    method: "POST", path: "/users-api/v1/appeals/:id/answer", params: z.object({ id: z.coerce.number<string>().int().positive().max(2_147_483_647) }),
    body: z.object({ accepted: z.boolean(), answer: z.string().trim().min(1).max(2000) }),
    response: appeal, errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
  /** Countries with their dialling codes, named in `lng`. */
  phoneCountries: {
    method: "GET", path: "/users-api/v1/phone/countries", query: z.object({ lng }),
    response: z.object({ countries: z.array(z.object({ id: z.int(), name: z.string(), country_code: z.string(), tel_code: z.string() })) }),
  },
  /** How phones of each country are written after the dialling code, a `#` a digit, and how many digits they have. */
  phoneMasks: {
    method: "GET", path: "/users-api/v1/phone/masks",
    response: z.object({ masks: z.array(z.object({ CountryId: z.int(), Mask: z.string(), Max: z.int(), Min: z.int() })) }),
  },
  /** Sends a code to the phone of a player of the former brand. The answer is the same when number and phone do not belong together. */
  transferSendCode: {
    method: "POST", path: `${transferPath}/send-code/:id`, params: formerPlayer,
    body: z.object({ country_code: z.string().max(8), phone: z.string().max(32), captcha: z.string().max(256).optional() }),
    response: z.object({ result: z.object({ expires: epoch, retry: epoch }).nullable(), errors: z.array(fieldError) }), errors: { 400: challengeBody },
  },
  /** The right code answers the token of the last step. Errors: WRONG_CODE, TIME_UP, SIGN_IN_LOCKED. */
  transferCheckCode: {
    method: "POST", path: `${transferPath}/check-code/:id`, params: formerPlayer, body: z.object({ code: z.string().max(16) }),
    response: z.object({ redirectToken: z.string().nullable(), errors: z.array(fieldError) }), errors: { 400: challengeBody },
  },
  /** Makes the player here, once, and tells his number and password. `status` "moved", "already" (no password) or "refused". */
  transferUserData: {
    method: "POST", path: `${transferPath}/user-data`, body: z.object({ redirectToken: z.string().max(2048) }),
    response: z.object({ status: z.enum(["moved", "already", "refused"]), user_id: z.int().nullable(), password: z.string().nullable() }),
  },
} as const;
