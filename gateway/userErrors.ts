/** The services' field errors as the schema's typed UserErrors. */
import type { components } from "./upstream/coupons.ts";
import type { AmountError, InputError, LockedError, OddsChangedError, UserErrorCode } from "./generated/resolvers.ts";
import type { Language } from "./language.ts";
import { messages } from "./messages.ts";

type FieldErrorBody = components["schemas"]["FieldError"];

type Named<T extends { __typename?: string }> = Omit<T, "__typename"> & Required<Pick<T, "__typename">>;
/** A UserError that says which of the types it is. */
export type UserErrorModel = Named<InputError> | Named<OddsChangedError> | Named<AmountError> | Named<LockedError>;

/** Names of the services' fields that have another name in the schema. */
const fieldNames: Record<string, string> = { typeId: "kind", changeCoefAction: "oddsChange", uPassword: "password", "idempotency-key": "idempotencyKey" };

const amountCodes: ReadonlySet<UserErrorCode> = new Set<UserErrorCode>(["AMOUNT_TOO_SMALL", "AMOUNT_TOO_LARGE", "INSUFFICIENT_FUNDS"]);

const isKnownCode = (code: string): code is UserErrorCode => Object.hasOwn(messages.en, code);

/** A UserError with no more than a code and a place. */
export function inputError(code: UserErrorCode, path: readonly string[] | null, language: Language): UserErrorModel {
  return { __typename: "InputError", code, message: messages[language][code], path: path === null ? null : [...path] };
}

/** A field error of a service. A code the schema does not know becomes INVALID. */
function toUserError(error: FieldErrorBody, language: Language): UserErrorModel {
  const code = isKnownCode(error.code) ? error.code : "INVALID";
  const path = error.path === null ? null : error.path.map((name) => fieldNames[name] ?? name);
  const common = { code, message: messages[language][code], path };
  const { outcomeId, oldCoef, newCoef, minAmount, maxAmount, currency, lockedUntil } = error;
  if (code === "ODDS_CHANGED" && outcomeId !== undefined && oldCoef !== undefined && newCoef !== undefined) {
    return { __typename: "OddsChangedError", ...common, outcomeId, oldCoef, newCoef };
  }
  if (code === "SIGN_IN_LOCKED" && lockedUntil !== undefined) return { __typename: "LockedError", ...common, lockedUntil };
  if (amountCodes.has(code)) {
    const money = (amount: string | undefined) => (amount === undefined || currency === undefined ? null : { amount, currency });
    return { __typename: "AmountError", ...common, minAmount: money(minAmount), maxAmount: money(maxAmount) };
  }
  return { __typename: "InputError", ...common };
}

export const toUserErrors = (errors: readonly FieldErrorBody[], language: Language) => errors.map((error) => toUserError(error, language));
