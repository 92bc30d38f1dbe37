/** Phones as people write them. */
import { parsePhoneNumberFromString } from "libphonenumber-js";

/**
 * Digits with the dialling code, as players' phones are kept; null for what can be no phone.
 * @param dialling such as "7" or "+7".
 */
export function phoneDigits(dialling: string, number: string): string | null {
  if (!/^\+?\d{1,4}$/.test(dialling.trim()) || !/^[\d\s().-]{4,24}$/.test(number.trim())) return null;
  const parsed = parsePhoneNumberFromString(`+${dialling.replaceAll(/\D/g, "")}${number.replaceAll(/\D/g, "")}`);
  return parsed?.isPossible() ? parsed.number.slice(1) : null;
}

/** A phone apart into its dialling code and the rest, digits both. */
export function splitPhone(digits: string): { code: string; number: string } {
  const parsed = parsePhoneNumberFromString(`+${digits}`);
  return parsed ? { code: parsed.countryCallingCode, number: parsed.nationalNumber } : { code: "", number: digits };
}

/** A phone with all but its last two digits hidden. */
export const hiddenPhone = (digits: string): string =>
  `+${"*".repeat(Math.max(0, digits.length - 2))}${digits.slice(-2)}`;
