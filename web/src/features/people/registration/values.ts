/** The values of the registration forms, and what can be said of them before the server is asked. */
import type { FieldErrors, Resolver } from "react-hook-form";
import { passwordProblems } from "#shared/people/passwordRules.ts";
import {
  birthdayProblem,
  type BonusChoiceName,
  emailProblem,
  nameProblem,
  promoCodeProblem,
  tidyEmail,
} from "#shared/people/registration.ts";
import type { RegistrationOptionsQuery } from "@/operations/people/generated.ts";
import { NO_PHONE } from "@/ui/fields/phone/PhoneField.tsx";
import type { PhoneValue } from "@/ui/fields/phone/phoneText.ts";

export type Options = NonNullable<RegistrationOptionsQuery["registrationOptions"]>;
export type Kind = Options["types"][number];

export interface Values {
  countryId: string;
  currencyId: string;
  promoCode: string;
  bonusChoice: BonusChoiceName;
  mailNews: boolean;
  mailDeposits: boolean;
  mailBets: boolean;
  smsNews: boolean;
  acceptsTerms: boolean;
  email: string;
  password: string;
  name: string;
  surname: string;
  birthday: string;
  phone: PhoneValue;
  /** The characters of a captcha, where there is one. */
  captcha: string;
}

export const NO_VALUES: Values = {
  countryId: "",
  currencyId: "",
  promoCode: "",
  bonusChoice: "REFUSED",
  mailNews: false,
  mailDeposits: false,
  mailBets: false,
  smsNews: false,
  acceptsTerms: false,
  email: "",
  password: "",
  name: "",
  surname: "",
  birthday: "",
  phone: NO_PHONE,
  captcha: "",
};

/** Codes of problems as the server has them too. */
const PROBLEMS = [
  "REQUIRED",
  "INVALID",
  "TOO_YOUNG",
  "PASSWORD_WEAK",
  "NOT_OFFERED",
  "CURRENCY_UNKNOWN",
  "PROMO_UNKNOWN",
  "PROMO_EXPIRED",
  "CAPTCHA_REQUIRED",
  "CAPTCHA_WRONG",
  "CAPTCHA_EXPIRED",
  "CAPTCHA_UNAVAILABLE",
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** A code as a problem of a field; INVALID for one that the forms have no words for. */
export const problemOf = (code: string): Problem => PROBLEMS.find((known) => known === code) ?? "INVALID";

/** What the check goes by. */
export interface Rules {
  kind: Kind;
  options: Options | null;
  /** Today, such as "2026-11-21". */
  today: string;
}

/** Years that one must have in the chosen country. */
export const ageIn = (options: Options | null, countryId: string): number =>
  options?.countries.find(({ id }) => id === countryId)?.minimumAge ?? 18;

type Checks = { [Field in keyof Values]?: Problem | null };

const required = (isThere: boolean): Problem | null => (isThere ? null : "REQUIRED");

/** A weak password is told as what it lacks, an empty one as missing. */
function passwordProblem(password: string, email: string): Problem | null {
  if (password === "") return "REQUIRED";
  return passwordProblems(password, [tidyEmail(email)]).length > 0 ? "PASSWORD_WEAK" : null;
}

function checksOf(values: Values, { kind, options, today }: Rules): Checks {
  const common: Checks = {
    countryId: required(values.countryId !== ""),
    currencyId: required(values.currencyId !== ""),
    promoCode: promoCodeProblem(values.promoCode),
    acceptsTerms: required(values.acceptsTerms),
  };
  if (kind === "PHONE")
    return { phone: values.phone.number === "" ? "REQUIRED" : values.phone.code === "" ? "INVALID" : null, ...common };
  if (kind !== "FULL") return common;
  return {
    email: emailProblem(values.email),
    password: passwordProblem(values.password, values.email),
    name: nameProblem(values.name),
    surname: nameProblem(values.surname),
    birthday: birthdayProblem(values.birthday, ageIn(options, values.countryId), today),
    ...common,
  };
}

const COMMON_FIELDS = ["countryId", "currencyId", "promoCode", "acceptsTerms"] as const;
const FULL_FIELDS = ["email", "password", "name", "surname", "birthday"] as const;

/** Fields of a form that say what is wrong with them. Where none does, the form itself has to say it. */
export function fieldsThatTell(kind: Kind): readonly (keyof Values)[] {
  return [...COMMON_FIELDS, ...(kind === "FULL" ? FULL_FIELDS : []), ...(kind === "PHONE" ? ["phone" as const] : [])];
}

export const checkValues: Resolver<Values, Rules> = (values, rules) => {
  const checks = rules === undefined ? {} : checksOf(values, rules);
  const errors: FieldErrors<Values> = Object.fromEntries(
    Object.entries(checks).flatMap(([field, problem]) => (problem == null ? [] : [[field, { type: problem }]])),
  );
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
