/** What registering asks of its fields: one rule each, for the form and for the service that decides. */

/** Registration types (SPEC 3.27). */
export const REGISTRATION_TYPES = ["one_click", "full_reg", "phone_reg", "soc_reg"] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];

/** first_deposit_bonus_choice (SPEC 3.28). */
export const BONUS_CHOICES = { REFUSED: 0, SPORT: 1, CASINO: 2 } as const;
export type BonusChoiceName = keyof typeof BONUS_CHOICES;

/** What can be wrong with a field; null if nothing is. */
export type FieldProblem = "REQUIRED" | "INVALID";

export const LONGEST = { name: 64, email: 254, promoCode: 32 } as const;

/** As texts are kept: composed, without space around them. */
export const tidy = (text: string): string => text.normalize("NFC").trim();

/** An e-mail as it is kept and compared. */
export const tidyEmail = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

/** Letters of any script with what stands between them in names; no digits, no marks that nobody sees. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[ '’.-]{1,2}[\p{L}\p{M}]+)*\.?$/u;
/** What mail servers take in practice: the forms of RFC 5321 without quoted parts. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}(?<!\.)@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const PROMO_CODE = /^[\p{L}\p{N}_-]+$/u;

function problemOf(text: string, longest: number, form: RegExp): FieldProblem | null {
  if (text === "") return "REQUIRED";
  return text.length <= longest && form.test(text) ? null : "INVALID";
}

/** A first name or a surname. */
export const nameProblem = (text: string): FieldProblem | null => problemOf(tidy(text), LONGEST.name, NAME);

export const emailProblem = (text: string): FieldProblem | null => problemOf(tidyEmail(text), LONGEST.email, EMAIL);

/** A promo code may be left out. */
export function promoCodeProblem(text: string): FieldProblem | null {
  return tidy(text) === "" ? null : problemOf(tidy(text), LONGEST.promoCode, PROMO_CODE);
}

/** Nobody older has registered anywhere. */
const OLDEST = 120;

/**
 * What is wrong with a day of birth "1990-05-31"; TOO_YOUNG before the birthday that makes one old enough.
 * @param today "2026-11-21"
 */
export function birthdayProblem(
  birthday: string,
  minimumAge: number,
  today: string,
): FieldProblem | "TOO_YOUNG" | null {
  if (birthday === "") return "REQUIRED";
  const date = /^\d{4}-\d{2}-\d{2}$/.test(birthday) ? new Date(`${birthday}T00:00:00Z`) : null;
  // A day that no month has reads as one of the next.
  if (date === null || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== birthday || birthday > today)
    return "INVALID";
  const age = ageOn(birthday, today);
  if (age > OLDEST) return "INVALID";
  return age < minimumAge ? "TOO_YOUNG" : null;
}

/**
 * Whole years; somebody born on 29 February has their birthday on 1 March of other years. Both are days such as
 * "1990-05-31".
 */
function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Age from which one may bet, where the law says another than eighteen. */
const OTHER_AGES: Readonly<Record<string, number>> = { be: 21, gr: 21, jp: 20, kr: 19, lt: 21, us: 21 };

/** Years that a player of a country must have. @param code two lower-case letters */
export const minimumAgeOf = (code: string): number => OTHER_AGES[code] ?? 18;
