/** REST contract of the recovery service: a lost password, confirmed contacts, newsletters stopped. */
import { z } from "zod";
import { signedIn } from "../auth/public.ts";
import { challengeBody, epoch, errorBody, fieldError } from "../../platform/http/api.ts";

const errors = z.array(fieldError).describe("What the caller can correct; empty when the call succeeded");
const sent = z
  .object({
    result: z
      .object({
        expires: epoch.describe("When it stops being valid, epoch seconds"),
        retry: epoch.describe("When another may be asked for, epoch seconds"),
      })
      .nullable()
      .describe("The times; null when nothing was sent"),
    errors,
  })
  .describe("A code or link that was sent");
const base = "/recovery-api/v1";
const linkToken = z.string().max(2048).describe("Token in the link");
const code = z.string().max(16).describe("The code as the player typed it");
const channel = z.enum(["email", "phone"]).describe("Which contact is confirmed");

export const recoveryApi = {
  sendCode: {
    summary: "Sends a code for a new password",
    description:
      "Sends a code to an e-mail (with a link beside it) or to a phone. The answer, and the time it takes, is the same when nobody has it; `id` goes with the code to the next step. Errors: INVALID, TOO_MANY_MESSAGES, MESSAGE_CEILING (both with `retryAt`).",
    security: "none",
    headers: ["X-Captcha-Result", "X-Client-Address", "X-Language"],
    method: "POST",
    path: `${base}/password/send`,
    body: z.object({
      email: z.string().max(320).optional().describe("E-mail address; send this or `phone`"),
      phone: z
        .object({
          code: z.string().max(8).describe('Dialling code such as "7" or "+7"'),
          number: z.string().max(32).describe("Phone number without its dialling code"),
        })
        .optional()
        .describe("Phone; send this or `email`"),
    }),
    response: z.object({
      result: z
        .object({
          id: z.string().describe("Goes with the code to the next step"),
          expires: epoch.describe("When it stops being valid, epoch seconds"),
          retry: epoch.describe("When another may be asked for, epoch seconds"),
        })
        .nullable()
        .describe("Id for the next step and the times; null when nothing was sent"),
      errors,
    }),
    errors: { 400: challengeBody },
  },
  checkCode: {
    summary: "Checks the code for a new password",
    description:
      "The right code answers the token that a new password is set by, once, within 15 minutes. Errors: WRONG_CODE, TIME_UP.",
    security: "none",
    headers: ["X-Captcha-Result", "X-Fingerprint", "X-Client-Address", "X-Language"],
    method: "POST",
    path: `${base}/password/check`,
    body: z.object({ id: z.string().max(64).describe("The `id` of the step before"), code }),
    response: z.object({
      token: z.string().nullable().describe("Token for the new password; null when the code was refused"),
      errors,
    }),
    errors: { 400: challengeBody },
  },
  resetPassword: {
    summary: "Sets a new password",
    description:
      "All sessions of the player end. `result` is a new session, unless the player signs in with two steps. Errors: TIME_UP, PASSWORD_WEAK.",
    security: "none",
    headers: ["X-Captcha-Result", "X-Fingerprint", "X-Client-Address", "X-Language"],
    method: "POST",
    path: `${base}/password/reset`,
    body: z.object({
      token: linkToken.describe("Token of the step before, or of the link"),
      password: z.string().max(1024).describe("New password, base64 of UTF-8"),
    }),
    response: z.object({
      is_changed: z.boolean().describe("True when the password is set"),
      result: signedIn
        .nullable()
        .describe("Session of the player; null when two steps are wanted or the change was refused"),
      errors,
    }),
    errors: { 400: challengeBody },
  },
  sendLink: {
    summary: "Sends a link that confirms the player's e-mail address",
    description:
      "The link is good for 48 hours. Errors: CONTACT_UNKNOWN, ALREADY_CONFIRMED, TOO_MANY_MESSAGES, MESSAGE_CEILING.",
    security: "player",
    headers: ["X-Captcha-Result", "X-Client-Address", "X-Language"],
    method: "POST",
    path: `${base}/activation/link/send`,
    response: sent,
    errors: { 400: challengeBody, 401: errorBody },
  },
  openLink: {
    summary: "Confirms an e-mail address by a link",
    description:
      "Confirms the e-mail that a link was sent to; needs no session. Errors: TIME_UP, for one that was used too; CREDENTIAL_REFUSED for none of this site's.",
    security: "none",
    method: "POST",
    path: `${base}/activation/link/open`,
    body: z.object({ token: linkToken.describe("Token in the link") }),
    response: z.object({ is_confirmed: z.boolean().describe("True when the contact is confirmed"), errors }),
  },
  sendActivationCode: {
    summary: "Sends a code that confirms a contact of the player",
    description:
      "The code is good for ten minutes. Errors: CONTACT_UNKNOWN, ALREADY_CONFIRMED, TOO_MANY_MESSAGES, MESSAGE_CEILING.",
    security: "player",
    headers: ["X-Captcha-Result", "X-Client-Address", "X-Language"],
    method: "POST",
    path: `${base}/activation/code/send`,
    body: z.object({ channel }),
    response: sent,
    errors: { 400: challengeBody, 401: errorBody },
  },
  checkActivationCode: {
    summary: "Confirms a contact of the player by its code",
    description:
      "Players who registered without a password of their own get a token that sets one. Errors: WRONG_CODE, TIME_UP.",
    security: "player",
    method: "POST",
    path: `${base}/activation/code/check`,
    body: z.object({ channel, code }),
    response: z.object({
      is_confirmed: z.boolean().describe("True when the contact is confirmed"),
      password_token: z
        .string()
        .nullable()
        .describe("Token that `resetPassword` takes, for players without a password of their own; else null"),
      errors,
    }),
    errors: { 401: errorBody },
  },
  stopNewsletter: {
    summary: "Stops newsletters by the link in one",
    description: "Stops newsletters by the link of one; needs no session. Error: CREDENTIAL_REFUSED.",
    security: "none",
    method: "POST",
    path: `${base}/newsletter/stop`,
    body: z.object({ token: linkToken.describe("Token in the link") }),
    response: z.object({ is_stopped: z.boolean().describe("True when newsletters are off"), errors }),
  },
} as const;
