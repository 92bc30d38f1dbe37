/** Settings of the operator: registering and signing in. */
import { z } from "zod";
import { REGISTRATION_TYPES } from "#shared/people/registration.ts";

export const registrationSettings = {
  isRegistrationAvailable: z.boolean().describe("Whether new players can register"),
  registrationTypes: z
    .array(z.enum(REGISTRATION_TYPES))
    .min(1)
    .max(4)
    .optional()
    .describe("Ways to register, in the order of their tabs. Default all; social networks only where one is set up."),
  registrationForm: z
    .enum(["modal", "page"])
    .optional()
    .describe("Whether registering is a window over the page (default) or a page"),
  registrationClosedCountries: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .max(300)
    .optional()
    .describe("Countries whose people can't register, two lower-case letters each. Default none."),
  registrationPromoCodes: z
    .array(z.string().regex(/^[\p{L}\p{N}_-]{1,32}$/u))
    .max(1000)
    .optional()
    .describe(
      'Promo codes that new players may give, beside those that anybody may use with a coupon. Default "WELCOME".',
    ),
  isResponsibleGamingAgreementRequired: z
    .boolean()
    .optional()
    .describe("Whether an agreement about responsible gaming comes before registering, once a browser. Default false."),
  registrationReminder: z
    .object({
      delaySeconds: z.int().min(1).max(86_400).describe("Seconds on the site before the first reminder"),
      intervalMinutes: z.int().min(1).max(525_600).describe("Minutes between two reminders"),
    })
    .nullable()
    .optional()
    .describe(
      "When guests are reminded of registering: so long after they came, and not again for so long. Null: never. Default 5 minutes and a day.",
    ),
  socialNetworks: z
    .array(z.int().min(1).max(16))
    .max(16)
    .optional()
    .describe("Numbers of the social networks that players may sign in by. Default all that are set up."),
};
