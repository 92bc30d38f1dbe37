/** REST contract of the recovery service: a lost password, confirmed contacts, newsletters stopped. */
import { z } from "zod";
import { signedIn } from "../auth/signIn/signInApi.ts";
import { challengeBody, epoch, errorBody, fieldError } from "../core/api.ts";

const errors = z.array(fieldError);
const sent = z.object({ result: z.object({ expires: epoch, retry: epoch }).nullable(), errors });
const base = "/recovery-api/v1";
const linkToken = z.string().max(2048);
const code = z.string().max(16);
const channel = z.enum(["email", "phone"]);

export const recoveryApi = {
  /**
   * Sends a code to an e-mail (with a link beside it) or to a phone. The answer, and the time it takes, is the same when
   * nobody has it; `id` goes with the code to the next step. Errors: INVALID, TOO_MANY_MESSAGES, MESSAGE_CEILING (both with `retryAt`).
   */
  sendCode: {
    method: "POST", path: `${base}/password/send`,
    body: z.object({ email: z.string().max(320).optional(), phone: z.object({ code: z.string().max(8), number: z.string().max(32) }).optional() }),
    response: z.object({ result: z.object({ id: z.string(), expires: epoch, retry: epoch }).nullable(), errors }), errors: { 400: challengeBody },
  },
  /** The right code answers the token that a new password is set by, once, within 15 minutes. Errors: WRONG_CODE, TIME_UP. */
  checkCode: {
    method: "POST", path: `${base}/password/check`, body: z.object({ id: z.string().max(64), code }),
    response: z.object({ token: z.string().nullable(), errors }), errors: { 400: challengeBody },
  },
  /** Sets the new password and ends all sessions of the player. `result` signs him in, unless he wants two steps. Errors: TIME_UP, PASSWORD_WEAK. */
  resetPassword: {
    method: "POST", path: `${base}/password/reset`, body: z.object({ token: linkToken, password: z.string().max(1024) }),
    response: z.object({ is_changed: z.boolean(), result: signedIn.nullable(), errors }), errors: { 400: challengeBody },
  },
  /** Sends the caller (`Authorization: Bearer`) a link to his e-mail, good for 48 hours. Errors: CONTACT_UNKNOWN, ALREADY_CONFIRMED, TOO_MANY_MESSAGES, MESSAGE_CEILING. */
  sendLink: { method: "POST", path: `${base}/activation/link/send`, response: sent, errors: { 400: challengeBody, 401: errorBody } },
  /** Confirms the e-mail that a link was sent to; needs no session. Errors: TIME_UP, for one that was used too; CREDENTIAL_REFUSED for none of this site's. */
  openLink: { method: "POST", path: `${base}/activation/link/open`, body: z.object({ token: linkToken }), response: z.object({ is_confirmed: z.boolean(), errors }) },
  /** Sends the caller a code to his e-mail or phone, good for ten minutes. Errors as of the link. */
  sendActivationCode: { method: "POST", path: `${base}/activation/code/send`, body: z.object({ channel }), response: sent, errors: { 400: challengeBody, 401: errorBody } },
  /** Confirms the caller's e-mail or phone by the code. Who registered without a password of his own gets the token that resetPassword takes. Errors: WRONG_CODE, TIME_UP. */
  checkActivationCode: {
    method: "POST", path: `${base}/activation/code/check`, body: z.object({ channel, code }),
    response: z.object({ is_confirmed: z.boolean(), password_token: z.string().nullable(), errors }), errors: { 401: errorBody },
  },
  /** Stops newsletters by the link of one; needs no session. Error: CREDENTIAL_REFUSED. */
  stopNewsletter: { method: "POST", path: `${base}/newsletter/stop`, body: z.object({ token: linkToken }), response: z.object({ is_stopped: z.boolean(), errors }) },
} as const;
