/** Schemas that every service's REST contract uses. They become the components of the OpenAPI documents. */
import { z } from "zod";

export const decimal = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .max(40)
  .describe("Exact decimal as a string, at most 40 characters");
export const epoch = z.int().nonnegative().describe("Epoch seconds, UTC");
/** Two lower-case letters; what services can't speak they answer in English. */
export const lng = z
  .string()
  .regex(/^[a-z]{2}$/)
  .default("en")
  .describe("Language of names, two lower-case letters");

export const errorBody = z
  .object({
    code: z.string().describe("Stable code of the error"),
    message: z.string().describe("Plain English sentence for logs"),
  })
  .describe("Body of every answer that is not 2xx. `code` is stable, `message` a plain English sentence for logs.");

/**
 * Numbers in the error list of a 400 that is no mistake of the caller's but asks for more: a solved captcha in the
 * header `X-Captcha-Result` (SPEC 5.25; 114 says that an operator's own captcha can't be asked), or a fresh device
 * token in `X-Fingerprint` (SPEC 5.26).
 */
export const challengeCodes = {
  captchaNeeded: 100,
  captchaWrong: 111,
  captchaExpired: 112,
  captchaUsed: 113,
  captchaUnavailable: 114,
  fingerprintExpired: 120,
} as const;

export const challengeBody = errorBody
  .extend({
    errors: z
      .array(
        z.object({
          code: z
            .int()
            .describe(
              "100: a captcha is needed; 111: wrong answer; 112: expired; 113: used before; 114: captchas can't be checked now; 120: a fresh device token is needed",
            ),
          message: z.string().describe("Plain English sentence for logs"),
        }),
      )
      .optional()
      .describe("Present when the call needs a proof: send it again with the header that the code asks for"),
  })
  .describe(
    "Body of a 400 of a call that may ask for a captcha or a fingerprint; without `errors` it is an ordinary one",
  );

export const legalBody = errorBody
  .extend({
    exception: z
      .object({ code: z.int().describe("1: the terms have changed and must be accepted first") })
      .describe("Why the call is refused"),
  })
  .describe("Body of a 451. Exception code 1: the terms have changed and must be accepted first.");

export const fieldError = z
  .object({
    code: z.string().describe("Stable code; the gateway's enum UserErrorCode lists all of them"),
    message: z.string().describe("Plain English sentence for logs"),
    path: z
      .array(z.string())
      .nullable()
      .describe("Field of the request, from the outside in; null when the error is about the whole request"),
    outcomeId: z.string().optional().describe("Outcome that the error is about"),
    oldCoef: decimal.optional().describe("Odds that were sent"),
    newCoef: decimal.optional().describe("Odds now"),
    minAmount: decimal
      .optional()
      .describe("Least value allowed, decimal in major units; for a changed cash-out or premium, its value now"),
    maxAmount: decimal.optional().describe("Largest value allowed, decimal in major units"),
    currency: z.string().optional().describe("Currency of the amounts, ISO 4217"),
    lockedUntil: epoch.optional().describe("When the lock ends, epoch seconds"),
    triesLeft: z.int().min(0).optional().describe("How many more tries there are before a lock"),
    retryAt: epoch.optional().describe("When to try again, epoch seconds"),
  })
  .describe("One thing that the caller can correct in the request");
export type FieldError = z.infer<typeof fieldError>;

/** An origin of the site, as its visitor's browser tells it. */
export const siteOrigin = z
  .string()
  .regex(/^https?:\/\/[\w.-]{1,253}(?::\d{1,5})?$|^https?:\/\/\[[\da-f:]{2,39}\](?::\d{1,5})?$/i)
  .describe("Origin of the site that the visitor uses");
