/** REST contract of binding a phone or an e-mail. */
import { z } from "zod";
import { code, done, sent, text, token } from "./parts.ts";

export const contactsCalls = {
  sendPhoneCode: {
    summary: "Sends a code to a phone that is to be bound",
    description:
      "The answer is the same for a phone that belongs to somebody else. Errors: CONFIRMATION_REQUIRED, INVALID, TWO_FACTOR_DEPENDS, TOO_MANY_MESSAGES, MESSAGE_CEILING.",
    security: "player",
    headers: ["X-Captcha-Result", "X-Client-Address", "X-Language"],
    ...sent,
    path: "/security-api/v1/phone/code",
    body: z.object({
      country_code: z.string().max(8).describe('Dialling code such as "7" or "+7"'),
      phone: z.string().max(32).describe("Phone number without its dialling code"),
    }),
  },
  bindPhone: {
    summary: "Binds a phone by its code",
    description: "Binds the phone by its code. Errors: CONFIRMATION_REQUIRED, WRONG_CODE, TIME_UP.",
    security: "player",
    headers: ["X-Language"],
    ...done,
    path: "/security-api/v1/phone",
    body: z.object({ token, code }),
  },
  sendEmailCode: {
    summary: "Sends a code to an e-mail address that is to be bound",
    description:
      "The answer is the same for an address that belongs to somebody else. Errors: CONFIRMATION_REQUIRED, INVALID, TOO_MANY_MESSAGES, MESSAGE_CEILING.",
    security: "player",
    headers: ["X-Captcha-Result", "X-Client-Address", "X-Language"],
    ...sent,
    path: "/security-api/v1/email/code",
    body: z.object({ email: text.describe("E-mail address to bind") }),
  },
  bindEmail: {
    summary: "Binds an e-mail address by its code",
    description: "Binds the e-mail by its code. Errors: CONFIRMATION_REQUIRED, WRONG_CODE, TIME_UP.",
    security: "player",
    headers: ["X-Language"],
    ...done,
    path: "/security-api/v1/email",
    body: z.object({ token, code }),
  },
} as const;
