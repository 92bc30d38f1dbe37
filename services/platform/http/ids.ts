/** Ids and keys as callers send them. */
import { createHash } from "node:crypto";
import { z } from "zod";
import type { FieldError } from "./api.ts";

/** As many digits as a number holds exactly. */
const digits = String.raw`\d{1,15}`;
const idForm = new RegExp(`^${digits}$`);

/** Whether a text is an id. */
export const isId = (text: string): boolean => idForm.test(text);

/** The number that an id stands for; null for a text that is none. */
export const numberOfId = (text: string): number | null => (isId(text) ? Number(text) : null);

export const id = z.string().regex(idForm).describe("Id, digits only");

/** Ids of a comma list, at most so many. */
export const idList = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^${digits}(,${digits}){0,${most - 1}}$`))
    .describe(`Ids, comma-separated, at most ${most}`);

/** The number of a row, as the database counts them; in paths of players, appeals and the like. */
export const rowNumber = z.coerce
  .number<string>()
  .int()
  .positive()
  .max(2_147_483_647)
  .describe("Number, a positive integer");

/** The form of a key under which an action is done once, however often it is sent. */
const keyForm = (shortest: number) => new RegExp(`^[A-Za-z0-9_-]{${shortest},64}$`);
const headerForm = keyForm(8);

/** The key in the header `Idempotency-Key` of a player's call, or what is wrong with it. */
export function readKey(sent: string | undefined): string | FieldError {
  const path = ["idempotencyKey"];
  if (!sent) return { code: "REQUIRED", message: "An idempotency key is needed", path };
  return headerForm.test(sent)
    ? sent
    : { code: "INVALID", message: "The idempotency key has 8 to 64 letters, digits, - or _", path };
}

/** SHA-256 (hex) of what was asked under a key, by which the same question is known again. */
export const fingerprintOfCall = (...asked: unknown[]): string =>
  createHash("sha256").update(JSON.stringify(asked)).digest("hex");

/** An idempotency key in the body of a call that anybody can make: so long that nobody guesses another's. */
export const secretKey = z
  .string()
  .regex(keyForm(16))
  .describe("Idempotency key, a secret of the caller's: 16 to 64 letters, digits, - or _");
