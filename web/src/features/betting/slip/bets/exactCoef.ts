/** The price a player insists on, as typed (SPEC 4.18, 5.22). */
import { asciiDigits } from "#shared/typed/digits.ts";
import { Exact } from "#shared/money/money.ts";

/** A typed price in the form the server reads: a point for the comma, digits only. */
export function normaliseCoef(text: string): string {
  return asciiDigits(text)
    .replace(/[,٫]/, ".")
    .replace(/[^\d.]/g, "")
    .slice(0, 10);
}

/** Whether a typed price can't be one: not above 1, or finer than three places. None at all is fine. */
export function exactProblem(text: string | null): boolean {
  return text !== null && !(/^\d{1,6}(\.\d{1,3})?$/.test(text) && new Exact(text).greaterThan(1));
}
