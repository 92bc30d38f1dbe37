/** What is wrong with the fields of a registration, each problem at its field. */
import { createHash } from "node:crypto";
import { birthdayProblem, emailProblem, minimumAgeOf, nameProblem, promoCodeProblem, tidy, tidyEmail, type RegistrationType } from "#shared/registration.ts";
import { passwordProblems } from "#shared/passwordRules.ts";
import type { FieldError } from "../core/api.ts";
import type { ServiceContext } from "../core/context.ts";
import type { CommonBody, FullBody } from "./api.ts";
import type { NewPlayer } from "./createPlayer.ts";
import { countryOf, currencyOf, typesOf } from "./options.ts";

/** Words for logs, by code. */
const words = {
  REQUIRED: "A value is missing", INVALID: "A value has the wrong form", NOT_OFFERED: "This is not offered", CURRENCY_UNKNOWN: "No such currency", TOO_YOUNG: "Too young by the law of the country", PASSWORD_WEAK: "The password is not what a new one must be",
} as const;

export const fieldProblem = (code: keyof typeof words | null, ...path: string[]): FieldError[] => (code === null ? [] : [{ code, message: words[code], path }]);

/** SHA-256 (hex): of a secret that is told apart later, of values that must be the same again. */
export const digest = (...values: unknown[]): string => createHash("sha256").update(JSON.stringify(values)).digest("hex");

/** What all ways share of a new player, or what is wrong with it. */
type Read = { person: Omit<NewPlayer, "passwordHash" | "fingerprint">; errors: [] } | { person: null; errors: FieldError[] };

export function readCommon(context: ServiceContext, kind: RegistrationType, body: CommonBody): Read {
  const countryCode = countryOf(context, body.country_id);
  const currency = currencyOf(body.currency_id);
  const refCode = tidy(body.ref_code);
  const errors = [
    ...fieldProblem(typesOf(context).includes(kind) ? null : "NOT_OFFERED"),
    ...fieldProblem(countryCode === null ? "NOT_OFFERED" : null, "country_id"),
    ...fieldProblem(currency === null ? "CURRENCY_UNKNOWN" : null, "currency_id"),
    ...fieldProblem(promoCodeProblem(refCode), "ref_code"),
    ...fieldProblem(body.accepts_terms ? null : "REQUIRED", "accepts_terms"),
  ];
  if (errors.length > 0 || countryCode === null || currency === null) return { person: null, errors };
  const { enable_mail_news, enable_mail_deposit, enable_mail_bets, enable_sms_news } = body;
  return {
    person: {
      kind, keyHash: digest(body.idempotency_key), email: null, phone: null, name: null, surname: null, birthday: null, countryCode, currency,
      refCode: refCode === "" ? null : refCode, bonusChoice: body.first_deposit_bonus_choice, refId: context.siteConfig.ref_id,
      mailing: { enable_mail_news, enable_mail_deposit, enable_mail_bets, enable_sms_news },
    },
    errors: [],
  };
}

/** The whole form's own fields. */
export function fullProblems(context: ServiceContext, body: FullBody, password: string | null): FieldError[] {
  const country = countryOf(context, body.country_id);
  const today = new Date(context.clock.now()).toISOString().slice(0, 10);
  const isWeak = passwordProblems(password ?? "", [tidyEmail(body.email)]).length > 0;
  return [
    ...fieldProblem(emailProblem(body.email), "email"),
    ...fieldProblem(password === "" ? "REQUIRED" : password === null ? "INVALID" : isWeak ? "PASSWORD_WEAK" : null, "password"),
    ...fieldProblem(nameProblem(body.name), "name"),
    ...fieldProblem(nameProblem(body.surname), "surname"),
    ...fieldProblem(birthdayProblem(body.date_birthday, minimumAgeOf(country ?? ""), today), "date_birthday"),
  ];
}
