/** The services' field errors as the schema's typed UserErrors. */
import type { components } from "../upstream/coupons.ts";
import type {
  AmountError,
  CaptchaChallenge,
  CaptchaError,
  CredentialsError,
  InputError,
  LockedError,
  OddsChangedError,
  RetryLaterError,
  UserErrorCode,
  ValueChangedError,
} from "../generated/resolvers.ts";
import type { Language } from "../sessions/language.ts";
import { messages } from "./messages.ts";

type FieldErrorBody = components["schemas"]["FieldError"];

type Named<T extends { __typename?: string }> = Omit<T, "__typename"> & Required<Pick<T, "__typename">>;
/** A UserError that says which of the types it is. */
export type UserErrorModel =
  | Named<InputError>
  | Named<OddsChangedError>
  | Named<AmountError>
  | Named<ValueChangedError>
  | Named<LockedError>
  | Named<CredentialsError>
  | Named<CaptchaError>
  | Named<RetryLaterError>;

/** Names of the services' fields that have another name in the schema. */
const fieldNames: Record<string, string> = {
  typeId: "kind",
  changeCoefAction: "oddsChange",
  coefTolerance: "oddsTolerance",
  isDropOnScoreChange: "dropsOnScoreChange",
  isVipBet: "isVip",
  betOutcomeId: "betId",
  uPassword: "password",
  limitValue: "value",
  "idempotency-key": "idempotencyKey",
  destination: "details",
  phone_number: "phone",
  "phone-number": "phone",
  uLogin: "login",
  old_password: "oldPassword",
  new_password: "newPassword",
  question_id: "questionId",
  country_id: "countryId",
  currency_id: "currencyId",
  ref_code: "promoCode",
  date_birthday: "birthday",
  accepts_terms: "acceptsTerms",
  idempotency_key: "idempotencyKey",
  "sms-code": "code",
  account_id: "accountId",
  game: "gameId",
};

const amountCodes: ReadonlySet<UserErrorCode> = new Set<UserErrorCode>([
  "AMOUNT_TOO_SMALL",
  "AMOUNT_TOO_LARGE",
  "INSUFFICIENT_FUNDS",
  "PREPAID_TOO_LARGE",
  "METHOD_LIMIT",
]);

const laterCodes: ReadonlySet<UserErrorCode> = new Set<UserErrorCode>([
  "TOO_MANY_MESSAGES",
  "MESSAGE_CEILING",
  "PLAYER_CEILING",
]);

const isKnownCode = (code: string): code is UserErrorCode => Object.hasOwn(messages.en, code);

/** Maps a service's code to the schema's; an unknown one becomes INVALID. */
export const knownCode = (code: string): UserErrorCode => (isKnownCode(code) ? code : "INVALID");

/** A UserError with only a code and a path. */
export function inputError(code: UserErrorCode, path: readonly string[] | null, language: Language): UserErrorModel {
  return { __typename: "InputError", code, message: messages[language][code], path: path === null ? null : [...path] };
}

/** A captcha to solve, with the picture where it could be had. */
export function captchaError(
  code: UserErrorCode,
  challenge: CaptchaChallenge | null,
  language: Language,
): UserErrorModel {
  return { __typename: "CaptchaError", code, message: messages[language][code], path: ["captcha"], challenge };
}

/** A field error of a service. */
export function toUserError(error: FieldErrorBody, language: Language): UserErrorModel {
  const code = knownCode(error.code);
  const path = error.path === null ? null : error.path.map((name) => fieldNames[name] ?? name);
  const common = { code, message: messages[language][code], path };
  const { outcomeId, oldCoef, newCoef, minAmount, maxAmount, currency, lockedUntil, retryAt, triesLeft } = error;
  const money = (amount: string | undefined) =>
    amount === undefined || currency === undefined ? null : { amount, currency };
  if (code === "ODDS_CHANGED" && outcomeId !== undefined && oldCoef !== undefined && newCoef !== undefined) {
    return { __typename: "OddsChangedError", ...common, outcomeId, oldCoef, newCoef };
  }
  // For a value or premium that changed, `minAmount` is the new one.
  if (code === "CASH_OUT_CHANGED" || (code === "ODDS_CHANGED" && minAmount !== undefined))
    return { __typename: "ValueChangedError", ...common, newValue: money(minAmount) };
  if (code === "SIGN_IN_LOCKED" && lockedUntil !== undefined)
    return { __typename: "LockedError", ...common, lockedUntil };
  if (code === "BAD_CREDENTIALS" && triesLeft !== undefined)
    return { __typename: "CredentialsError", ...common, triesLeft };
  if (laterCodes.has(code) && retryAt !== undefined) return { __typename: "RetryLaterError", ...common, retryAt };
  if (amountCodes.has(code)) {
    return { __typename: "AmountError", ...common, minAmount: money(minAmount), maxAmount: money(maxAmount) };
  }
  return { __typename: "InputError", ...common };
}

export const toUserErrors = (errors: readonly FieldErrorBody[], language: Language) =>
  errors.map((error) => toUserError(error, language));
