/**
 * REST contract of the security service: what keeps a player's account safe (SPEC 2.43, 2.49, 3.31, 4.36–4.38). Every
 * call is the player's of `Authorization: Bearer`. Calls that change how the account is guarded need a player who has
 * proved themselves within ten minutes, by signing in or by `confirm`; else they answer the error CONFIRMATION_REQUIRED.
 * Who asks for more messages than a person needs gets a 400 that asks for a captcha, which comes in `X-Captcha-Result`.
 */
import { contactsCalls } from "./contacts.ts";
import { passwordCalls } from "./password.ts";
import { personalDataCalls } from "./personalData.ts";
import { sessionsCalls } from "./sessions.ts";
import { stateCalls } from "./state.ts";
import { twoFactorCalls } from "./twoFactor.ts";

export const securityApi = {
  ...stateCalls,
  ...passwordCalls,
  ...twoFactorCalls,
  ...contactsCalls,
  ...sessionsCalls,
  ...personalDataCalls,
} as const;
