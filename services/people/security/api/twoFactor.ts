/** REST contract of two-step sign-in: turning it on and off. */
import { z } from "zod";
import { code, done, errors, refusals, sent, text } from "./parts.ts";

export const twoFactorCalls = {
  beginTwoFactor: {
    summary: "Makes a secret for an authenticator app",
    description: "A secret for an authenticator app, told this once. Errors: CONFIRMATION_REQUIRED, ALREADY_ON.",
    security: "player",
    method: "POST",
    path: "/security-api/v1/two-factor/begin",
    errors: refusals,
    response: z.object({
      result: z
        .object({ secret: z.string().describe("Base32"), uri: z.string().describe("What a QR code holds") })
        .nullable()
        .describe("The secret to add to the app; null when refused"),
      errors,
    }),
  },
  confirmTwoFactor: {
    summary: "Turns on two-step sign-in",
    description:
      "The first code of the app: from then on signing in takes two steps. Answers ten recovery codes, told this once. Errors: CONFIRMATION_REQUIRED, WRONG_CODE, SIGN_IN_LOCKED.",
    security: "player",
    method: "POST",
    path: "/security-api/v1/two-factor/confirm",
    body: z.object({ code }),
    errors: refusals,
    response: z.object({
      recovery_codes: z.array(z.string()).nullable().describe("New codes, shown once; null when refused"),
      errors,
    }),
  },
  renewRecoveryCodes: {
    summary: "Replaces the recovery codes",
    description:
      "Ten new recovery codes in place of those before. Errors: CONFIRMATION_REQUIRED, NOT_OFFERED (no app).",
    security: "player",
    method: "POST",
    path: "/security-api/v1/two-factor/recovery-codes",
    errors: refusals,
    response: z.object({
      recovery_codes: z.array(z.string()).nullable().describe("New codes, shown once; null when refused"),
      errors,
    }),
  },
  sendStopCode: {
    summary: "Sends a code for turning off two-step sign-in",
    description:
      "Sends a code to the phone for turning two steps off. Errors: NOT_OFFERED (no phone, or two steps are off), TOO_MANY_MESSAGES, MESSAGE_CEILING.",
    security: "player",
    headers: ["X-Captcha-Result", "X-Client-Address", "X-Language"],
    ...sent,
    path: "/security-api/v1/two-factor/stop-code",
  },
  stopTwoFactor: {
    summary: "Turns off two-step sign-in",
    description:
      "Turns two steps off: the password, a code of the app, a recovery code or the one sent, and the answer where there is a question. Errors: BAD_CREDENTIALS, SIGN_IN_LOCKED, WRONG_CODE, TIME_UP, REQUIRED, WRONG_ANSWER, NOT_OFFERED.",
    security: "player",
    headers: ["X-Language"],
    ...done,
    path: "/security-api/v1/two-factor/stop",
    body: z.object({
      password: text.describe("The player's password"),
      code,
      token: z
        .string()
        .max(64)
        .optional()
        .describe("Token of the code that was sent; absent for a code of the app or a recovery code"),
      answer: text.optional().describe("Answer to the security question, when one is set"),
    }),
  },
} as const;
