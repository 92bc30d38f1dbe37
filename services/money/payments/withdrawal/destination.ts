/** Where a withdrawal goes: what each kind of method has to be told, and whether there is such a place. */
import { readDestination } from "#shared/typed/destination/destination.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { CashDesk } from "../cashDesks/desks.ts";
import type { Method } from "../methods/catalogue.ts";
import type { Destination } from "../tables.ts";

const problem = (code: string, field: string): FieldError => ({
  code,
  message: code === "REQUIRED" ? `${field} is missing` : `${field} can't be used`,
  path: ["destination", field],
});

/** Where the money is to go, as it is kept, or the first thing wrong with it. */
export function destinationOf(
  { destination: kind, networks }: Pick<Method, "destination" | "networks">,
  given: Destination,
  instrument: string | undefined,
): { destination: Destination } | { problem: FieldError } {
  if (kind === "instrument" && instrument === undefined)
    return {
      problem: { code: "REQUIRED", message: "Choose what the money goes back to", path: ["instrument"] },
    };
  const read = readDestination(kind, given, networks);
  return "problem" in read ? { problem: problem(read.problem.code, read.problem.field) } : read;
}

/** What is wrong with the desk that pays the money out, if one does: it has to be there, pay, and have the currency. */
export function deskProblem(desks: readonly CashDesk[], { point }: Destination, currency: string): FieldError | null {
  if (point === undefined) return null;
  const desk = desks.find(({ code }) => code === point);
  return desk?.canWithdraw === true && desk.currencies.includes(currency) ? null : problem("INVALID", "point");
}
