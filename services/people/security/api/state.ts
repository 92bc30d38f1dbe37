/** REST contract of the state of an account's protection, and of the news its player wants. */
import { z } from "zod";
import { epoch } from "../../../platform/http/api.ts";
import { done, refusals } from "./parts.ts";

export const mailing = z
  .object({
    enable_mail_news: z.boolean().describe("News by e-mail"),
    enable_mail_deposit: z.boolean().describe("Messages about deposits by e-mail"),
    enable_mail_bets: z.boolean().describe("Messages about bets by e-mail"),
    enable_sms_news: z.boolean().describe("News by text message"),
  })
  .describe("Which news a player wants");

export const securityState = z
  .object({
    protection_level: z.int().describe("0 to 100"),
    protection_methods: z
      .object({
        is_changed_password: z.boolean().describe("The player has changed the password since registering"),
        enable_two_factor_auth: z.boolean().describe("Two-step sign-in is on"),
        enable_phone_binding: z.boolean().describe("A confirmed phone is bound"),
        enable_security_question: z.boolean().describe("A security question is set"),
        enable_email_auth: z.boolean().describe("A confirmed e-mail is bound"),
      })
      .describe("Which protections are on"),
    should_sync_protection_methods: z
      .boolean()
      .describe("True when the protections have changed elsewhere and must be read again"),
    activation_type: z.int().describe("0 none, 1 e-mail only, 2 e-mail and phone, 3 phone only"),
    changed_pass_day_count: z.int().describe("Days since the password was changed"),
    two_factor: z
      .enum(["app", "sms"])
      .nullable()
      .describe("Where the code of the second step comes from; null while signing in takes one step"),
    recovery_codes_left: z.int().describe("Unused recovery codes"),
    phone: z.string().nullable().describe("Digits with the dialling code"),
    is_phone_confirmed: z.boolean().describe("True when the phone is confirmed"),
    email: z.string().nullable().describe("E-mail with most characters hidden; null for none"),
    is_email_confirmed: z.boolean().describe("True when the e-mail is confirmed"),
    question_id: z.int().nullable().describe("Number of the security question; null while there is none"),
    is_answer_needed: z
      .boolean()
      .describe("Whether a new password asks for the answer too: the session is of a device that is new"),
    proven_until: epoch
      .nullable()
      .describe("Until when the last confirmation by password counts; null when it is needed again"),
    mailing,
  })
  .describe("State of the player's security settings");

export const stateCalls = {
  state: {
    summary: "State of the player's security settings",
    description: "Everything the page of it shows but sessions.",
    security: "player",
    method: "GET",
    path: "/security-api/v1/state",
    response: securityState,
    errors: refusals,
  },
  setMailing: {
    summary: "Sets which news the player wants",
    security: "player",
    method: "POST",
    path: "/security-api/v1/mailing",
    body: mailing,
    response: z.object({ mailing }),
    errors: refusals,
  },
  sync: {
    summary: "Reads the protection methods again",
    description: "Reads the methods anew where `should_sync_protection_methods` says so.",
    security: "player",
    ...done,
    path: "/security-api/v1/sync",
  },
} as const;
