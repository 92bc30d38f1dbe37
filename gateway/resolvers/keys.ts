/** Idempotency keys of mutations that move money. */
import { inputError, type UserErrorModel } from "../errors/userErrors.ts";
import type { Language } from "../sessions/language.ts";

const keyForm = /^[A-Za-z0-9_-]{8,64}$/;

/** Errors of an idempotency key. */
export function keyErrors(key: string, language: Language): UserErrorModel[] {
  if (key === "") return [inputError("REQUIRED", ["idempotencyKey"], language)];
  return keyForm.test(key) ? [] : [inputError("INVALID", ["idempotencyKey"], language)];
}
