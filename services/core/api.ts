/** Schemas that every service's REST contract uses. They become the components of the OpenAPI documents. */
import { z } from "zod";

/** Exact decimal as a string, at most 40 characters. */
export const decimal = z.string().regex(/^-?\d+(\.\d+)?$/).max(40);
/** Epoch seconds, UTC. */
export const epoch = z.int().nonnegative();
/** Two lower-case letters; what services can't speak they answer in English. */
export const lng = z.string().regex(/^[a-z]{2}$/).default("en").describe("Language of names, two lower-case letters");

/** Body of every answer that is not 2xx. `code` is stable, `message` a plain English sentence for logs. */
export const errorBody = z.object({ code: z.string(), message: z.string() });

/**
 * Numbers in the error list of a 400 that is no mistake of the caller's but asks for more: a solved captcha in the
 * header `X-Captcha-Result` (SPEC 5.25; 114 says that an operator's own captcha can't be asked), or a fresh device token in `X-Fingerprint` (SPEC 5.26).
 */
export const challengeCodes = { captchaNeeded: 100, captchaWrong: 111, captchaExpired: 112, captchaUsed: 113, captchaUnavailable: 114, fingerprintExpired: 120 } as const;

/** Body of a 400 of a call that may ask for a captcha or a fingerprint; without `errors` it is an ordinary one. */
export const challengeBody = errorBody.extend({ errors: z.array(z.object({ code: z.int(), message: z.string() })).optional() });

/** Body of a 451. Exception code 1: the terms have changed and must be accepted first (SPEC 8.24). */
export const legalBody = errorBody.extend({ exception: z.object({ code: z.int() }) });

/** One thing a caller can mend in what he sent. `code` is one of the schema's UserErrorCode. */
export const fieldError = z.object({
  code: z.string(),
  message: z.string(),
  path: z.array(z.string()).nullable(),
  outcomeId: z.string().optional(),
  oldCoef: decimal.optional(),
  newCoef: decimal.optional(),
  minAmount: decimal.optional(),
  maxAmount: decimal.optional(),
  currency: z.string().optional(),
  lockedUntil: epoch.optional(),
  retryAt: epoch.optional(),
});
export type FieldError = z.infer<typeof fieldError>;
