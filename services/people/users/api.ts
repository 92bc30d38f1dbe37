/**
 * REST contract of the users service: a player's settings, agreements, phones, and coming over from the former brand
 * (SPEC 7.21, 7.22, 7.26–7.28).
 */
import { z } from "zod";
import { challengeBody, epoch, errorBody, fieldError, legalBody, lng } from "../../platform/http/api.ts";
import { rowNumber } from "../../platform/http/ids.ts";
import { userConfig } from "./userConfig.ts";

const agreement = z
  .object({
    result: z.boolean().describe("True when the terms have changed since the player accepted them"),
    updatedAt: epoch.describe("When the terms changed last, epoch seconds"),
  })
  .describe("Whether the player has accepted the terms in force");

const appeal = z
  .object({
    id: z.int().describe("Id of the appeal"),
    ban_level: z.int().describe("Level of the ban it is against"),
    text: z.string().describe("What the player wrote"),
    created_at: epoch.describe("When it was sent, epoch seconds"),
    accepted: z
      .boolean()
      .nullable()
      .describe("True when it was accepted, false when it was rejected; null while it is open"),
    answer: z.string().nullable().describe("The operator's answer; null while it is open"),
    answered_at: epoch.nullable().describe("When it was answered, epoch seconds; null while it is open"),
  })
  .describe("An appeal against a ban; `accepted`, `answer` and `answered_at` are null until it is decided");

const transferPath = "/web-api/api/internal/v1/account/user-transfer";
const formerPlayer = z
  .object({
    id: rowNumber.describe("Player number at the former brand"),
  })
  .describe("Number of the player in the former brand");

export const usersApi = {
  config: {
    summary: "Settings and personal data of the player",
    description: "451 while changed terms are not accepted.",
    security: "player",
    method: "GET",
    path: "/users-api/v1/user/config",
    response: z.object({ result: userConfig.describe("Settings of the player") }),
    errors: { 401: errorBody, 451: legalBody },
  },
  chatIdentity: {
    summary: "Who the player is to the support chat",
    description:
      "Their number with its HMAC-SHA256 under the secret that the operator shares with the chat's provider (CHAT_IDENTITY_SECRET). Never to be kept.",
    security: "player",
    method: "GET",
    path: "/users-api/v1/user/chat-identity",
    response: z.object({
      identity: z
        .object({
          identifier: z.string().describe("Player number"),
          identifier_hash: z.string().describe("HMAC-SHA256 of `identifier` in hex"),
        })
        .nullable()
        .describe("Null where the operator has set no secret"),
    }),
    errors: { 401: errorBody },
  },
  cookiesAgreement: {
    summary: "Stores when the player agreed to cookies",
    description: "Notes when the player agreed to cookies; an earlier moment than the one noted changes nothing.",
    security: "player",
    method: "POST",
    path: "/users-api/v1/user/cookies-agreement",
    query: z.object({
      cookiesAgreeTime: z
        .string()
        .regex(/^\d{1,10}$/)
        .describe("Epoch seconds"),
    }),
    response: z.object({ success: z.boolean().describe("True when it was done") }),
    errors: { 401: errorBody },
  },
  hideBalance: {
    summary: "Hides the player's balances, or shows them again",
    security: "player",
    method: "POST",
    path: "/users-api/v1/user/hide-balance",
    body: z.object({ user_hide_balance: z.boolean().describe("True when the player's pages hide balances") }),
    response: z.object({ user_hide_balance: z.boolean().describe("True when the player's pages hide balances") }),
    errors: { 401: errorBody },
  },
  agreementStatus: {
    summary: "Whether the terms have changed since the player accepted them",
    description: "Whether the terms have changed.",
    security: "player",
    method: "GET",
    path: "/web-api/api-v3/v2/user/agreement-rules/status",
    response: agreement,
    errors: { 401: errorBody },
  },
  acceptAgreement: {
    summary: "Accepts the terms in force",
    description: "Accepts the terms as they are.",
    security: "player",
    method: "POST",
    path: "/web-api/api-v3/v2/user/agreement-rules/accept",
    response: agreement,
    errors: { 401: errorBody },
  },
  ban: {
    summary: "Sets or lifts a player's ban",
    description: "For the operator's back office. Pages that the player has open learn of it at once.",
    security: "serviceKey",
    codes: { "404": { PLAYER_UNKNOWN: "There is no such player" } },
    method: "POST",
    path: "/users-api/v1/ban/:id",
    params: z.object({ id: rowNumber.describe("Player number") }),
    body: z.object({
      ban_level: z.int().min(0).max(1000).describe("Level of the ban; 0 lifts it"),
      ban_version: z.int().min(0).max(1000).describe("Version of the ban rules"),
    }),
    response: z.object({ success: z.boolean().describe("True when it was done") }),
    errors: { 401: errorBody, 404: errorBody },
  },
  appeals: {
    summary: "The player's appeals against bans, newest first",
    description: "The player's appeals against bans, newest first; `after` is the `next` of the page before.",
    security: "player",
    method: "GET",
    path: "/users-api/v1/appeals",
    query: z.object({
      first: z.coerce.number().int().min(1).max(50).default(20).describe("Size of the page"),
      after: rowNumber.optional().describe("The `next` of the page before"),
    }),
    response: z.object({
      appeals: z.array(appeal).describe("Appeals, newest first"),
      next: z.int().nullable().describe("Id to send as `after` for the following page; null on the last one"),
      total: z.int().describe("Number of entries in the whole list"),
    }),
    errors: { 401: errorBody },
  },
  appeal: {
    summary: "Appeals against the player's ban",
    description: "Errors: REQUIRED, INVALID, NOT_BANNED, APPEAL_OPEN while one waits for its answer.",
    security: "player",
    method: "POST",
    path: "/users-api/v1/appeals",
    body: z.object({ text: z.string().describe("What the player has to say") }),
    response: z.object({
      appeal: appeal.nullable().describe("The appeal that was sent; null when it was refused"),
      errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
    }),
    errors: { 401: errorBody },
  },
  answerAppeal: {
    summary: "Decides an appeal",
    description:
      "For the operator's back office. Accepting it lifts the ban; pages that the player has open learn of it at once.",
    security: "serviceKey",
    codes: {
      "404": { APPEAL_UNKNOWN: "There is no such appeal" },
      "409": { APPEAL_ANSWERED: "The appeal was decided before" },
    },
    method: "POST",
    path: "/users-api/v1/appeals/:id/answer",
    params: z.object({
      id: rowNumber.describe("Id of the appeal"),
    }),
    body: z.object({
      accepted: z.boolean().describe("True accepts the appeal and lifts the ban"),
      answer: z.string().trim().min(1).max(2000).describe("Text the player reads"),
    }),
    response: appeal,
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
  phoneCountries: {
    summary: "Countries with their dialling codes",
    description: "Countries with their dialling codes, named in `lng`.",
    security: "none",
    method: "GET",
    path: "/users-api/v1/phone/countries",
    query: z.object({ lng }),
    response: z.object({
      countries: z
        .array(
          z.object({
            id: z.int().describe("Id of the country"),
            name: z.string().describe("Name of the country in the requested language"),
            country_code: z.string().describe("Two-letter country code"),
            tel_code: z.string().describe('Dialling code without "+"'),
          }),
        )
        .describe("Countries, sorted by name"),
    }),
  },
  phoneMasks: {
    summary: "How phone numbers are written in each country",
    description:
      "How phones of each country are written after the dialling code, a `#` a digit, and how many digits they have.",
    security: "none",
    method: "GET",
    path: "/users-api/v1/phone/masks",
    response: z.object({
      masks: z
        .array(
          z.object({
            CountryId: z.int().describe("Id of the country"),
            Mask: z.string().describe("Pattern after the dialling code; `#` stands for a digit"),
            Max: z.int().describe("Most digits"),
            Min: z.int().describe("Fewest digits"),
          }),
        )
        .describe("How phone numbers are written, by country"),
    }),
  },
  transferSendCode: {
    summary: "Sends a code to the phone of a player of the former brand",
    description:
      "Sends a code to the phone of a player of the former brand. The answer is the same when number and phone do not belong together.",
    security: "none",
    headers: ["X-Captcha-Result", "X-Client-Address", "X-Language"],
    method: "POST",
    path: `${transferPath}/send-code/:id`,
    params: formerPlayer,
    body: z.object({
      country_code: z.string().max(8).describe('Dialling code such as "7" or "+7"'),
      phone: z.string().max(32).describe("Phone number without its dialling code"),
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
  transferCheckCode: {
    summary: "Checks the code of a player of the former brand",
    description: "The right code answers the token of the last step. Errors: WRONG_CODE, TIME_UP, SIGN_IN_LOCKED.",
    security: "none",
    headers: ["X-Captcha-Result", "X-Fingerprint", "X-Client-Address", "X-Language"],
    method: "POST",
    path: `${transferPath}/check-code/:id`,
    params: formerPlayer,
    body: z.object({ code: z.string().max(16).describe("The code as the player typed it") }),
    response: z.object({
      redirectToken: z.string().nullable().describe("Token for the last step; null when the code was refused"),
      errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
    }),
    errors: { 400: challengeBody },
  },
  transferUserData: {
    summary: "Moves a player of the former brand here",
    description: "Answers the new player's number and password, once.",
    security: "none",
    method: "POST",
    path: `${transferPath}/user-data`,
    body: z.object({ redirectToken: z.string().max(2048).describe("Token of the step before") }),
    response: z.object({
      status: z
        .enum(["moved", "already", "refused"])
        .describe(
          '"moved": an account was made. "already": the player moved before. "refused": the token is not valid',
        ),
      user_id: z.int().nullable().describe("Player number here; null when refused"),
      password: z.string().nullable().describe("Password of the new account, shown once; null unless it was just made"),
    }),
  },
} as const;
