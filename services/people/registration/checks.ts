/** Errors of the fields of a registration, each at its field. */
import { createHash } from "node:crypto";
import { readPromoCode } from "#shared/typed/codes.ts";
import { keptReferrals } from "#shared/people/referrals.ts";
import {
  birthdayProblem,
  emailProblem,
  minimumAgeOf,
  nameProblem,
  promoCodeProblem,
  tidy,
  tidyEmail,
  type RegistrationType,
} from "#shared/people/registration.ts";
import { passwordProblems } from "#shared/people/passwordRules.ts";
import type { FieldError } from "../../platform/http/api.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { findPromo } from "../../betting/coupons/public.ts";
import { offerByCode } from "../../loyalty/bonuses/public.ts";
import { ownerOfCode } from "../../loyalty/referral/public.ts";
import type { CommonBody, FullBody } from "./api.ts";
import type { NewPlayer } from "./registerPlayer.ts";
import { countryOf, currencyOf, typesOf } from "./options.ts";

/** Words for logs, by code. */
const words = {
  REQUIRED: "A value is missing",
  INVALID: "A value has the wrong form",
  NOT_OFFERED: "This is not offered",
  CURRENCY_UNKNOWN: "No such currency",
  TOO_YOUNG: "Too young by the law of the country",
  PASSWORD_WEAK: "The password is not what a new one must be",
  PROMO_UNKNOWN: "There is no such promo code",
  PROMO_EXPIRED: "The promo code is no longer valid",
} as const;

export const fieldProblem = (code: keyof typeof words | null, ...path: string[]): FieldError[] =>
  code === null ? [] : [{ code, message: words[code], path }];

/** SHA-256 (hex): of secrets that are compared later, and of values that must be the same again. */
export const digest = (...values: unknown[]): string =>
  createHash("sha256").update(JSON.stringify(values)).digest("hex");

/** Errors of a promo code: it must be open to everybody, or one that the operator gives to new players. */
async function refCodeProblem(
  { db, siteConfig, clock }: ServiceContext,
  refCode: string,
): Promise<"PROMO_UNKNOWN" | "PROMO_EXPIRED" | null> {
  const typed = refCode.toUpperCase();
  if (refCode === "" || (siteConfig.registrationPromoCodes ?? []).some((code) => code.toUpperCase() === typed))
    return null;
  if ((await offerByCode(db, refCode)) !== null || (await ownerOfCode(db, refCode)) !== null) return null;
  const found = await findPromo(db, null, refCode);
  if (found === null) return "PROMO_UNKNOWN";
  return found.row.validUntil <= clock.now() ? "PROMO_EXPIRED" : null;
}

/** The data of a new player that all ways share, or their errors. */
type Read =
  | { person: Omit<NewPlayer, "passwordHash" | "fingerprint">; errors: [] }
  | { person: null; errors: FieldError[] };

export async function readCommon(context: ServiceContext, kind: RegistrationType, body: CommonBody): Promise<Read> {
  const countryCode = countryOf(context, body.country_id);
  const currency = currencyOf(body.currency_id);
  const refCode = readPromoCode(body.ref_code) ?? tidy(body.ref_code);
  const errors = [
    ...fieldProblem(typesOf(context).includes(kind) ? null : "NOT_OFFERED"),
    ...fieldProblem(countryCode === null ? "NOT_OFFERED" : null, "country_id"),
    ...fieldProblem(currency === null ? "CURRENCY_UNKNOWN" : null, "currency_id"),
    ...fieldProblem(promoCodeProblem(refCode) ?? (await refCodeProblem(context, refCode)), "ref_code"),
    ...fieldProblem(body.accepts_terms ? null : "REQUIRED", "accepts_terms"),
  ];
  if (errors.length > 0 || countryCode === null || currency === null) return { person: null, errors };
  const { enable_mail_news, enable_mail_deposit, enable_mail_bets, enable_sms_news } = body;
  return {
    person: {
      kind,
      keyHash: digest(body.idempotency_key),
      email: null,
      phone: null,
      name: null,
      surname: null,
      birthday: null,
      countryCode,
      currency,
      refCode: refCode === "" ? null : refCode,
      bonusChoice: body.first_deposit_bonus_choice,
      refId: context.siteConfig.ref_id,
      mailing: { enable_mail_news, enable_mail_deposit, enable_mail_bets, enable_sms_news },
      referral: keptReferrals(body.referral),
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
    ...fieldProblem(
      password === "" ? "REQUIRED" : password === null ? "INVALID" : isWeak ? "PASSWORD_WEAK" : null,
      "password",
    ),
    ...fieldProblem(nameProblem(body.name), "name"),
    ...fieldProblem(nameProblem(body.surname), "surname"),
    ...fieldProblem(birthdayProblem(body.date_birthday, minimumAgeOf(country ?? ""), today), "date_birthday"),
  ];
}
