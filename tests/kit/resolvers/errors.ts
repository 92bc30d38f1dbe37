import type { Entity } from "../store.ts";

/** Types of user errors that are more than code and place. */
const typeByCode: Readonly<Record<string, string>> = {
  ODDS_CHANGED: "OddsChangedError",
  AMOUNT_TOO_SMALL: "AmountError",
  AMOUNT_TOO_LARGE: "AmountError",
  INSUFFICIENT_FUNDS: "AmountError",
  PREPAID_TOO_LARGE: "AmountError",
  METHOD_LIMIT: "AmountError",
  CASH_OUT_CHANGED: "ValueChangedError",
  SIGN_IN_LOCKED: "LockedError",
  CAPTCHA_REQUIRED: "CaptchaError",
  CAPTCHA_WRONG: "CaptchaError",
  CAPTCHA_EXPIRED: "CaptchaError",
  TOO_MANY_MESSAGES: "RetryLaterError",
};

/** A user error by its code: the type, a sentence and the place are filled in. */
export function userError(code: string, path: readonly string[] | null = null, more: Entity = {}): Entity {
  return {
    __typename: typeByCode[code] ?? "InputError",
    code,
    message: `${code.toLowerCase().replaceAll("_", " ")}.`,
    path,
    ...more,
  };
}
