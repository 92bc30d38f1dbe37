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
});
export type FieldError = z.infer<typeof fieldError>;
