/** Stops a transaction and takes back all it has written; its errors are the answer. */
import type { FieldError } from "./api.ts";

export class Refused extends Error {
  override name = "Refused";
  readonly errors: readonly FieldError[];
  constructor(...errors: readonly FieldError[]) {
    super(errors.map(({ code }) => code).join(", "));
    this.errors = errors;
  }
}
