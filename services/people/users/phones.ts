/** Countries with their dialling codes, and how their phones are written (SPEC 3.17, 3.18, 7.27). */
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  Metadata,
  type CountryCode,
} from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { countries as named } from "countries-list";
import { countryId } from "#shared/people/countryIds.ts";

export interface PhoneCountry {
  id: number;
  name: string;
  country_code: string;
  tel_code: string;
}

export interface PhoneMask {
  CountryId: number;
  Mask: string;
  Max: number;
  Min: number;
}

const known = getCountries().filter((code) => code in named && countryId(code) > 0);

/** The countries of the world in the language's own order. */
export function phoneCountries(language: string): PhoneCountry[] {
  const names = new Intl.DisplayNames([language, "en"], { type: "region", fallback: "none" });
  const order = new Intl.Collator([language, "en"]);
  return known
    .map((code) => ({
      id: countryId(code),
      name: names.of(code) ?? named[code as keyof typeof named].name,
      country_code: code.toLowerCase(),
      tel_code: `+${getCountryCallingCode(code)}`,
    }))
    .toSorted((one, other) => order.compare(one.name, other.name));
}

/** The library's own types leave out that a numbering plan knows its types of numbers. */
interface PlanOfTypes {
  type(name: "MOBILE"): { possibleLengths(): number[] } | undefined;
}

/** The mask of a country's mobile phones: an example number with a `#` for each digit. */
function maskOf(code: CountryCode): PhoneMask | null {
  const example = getExampleNumber(code, examples);
  if (!example) return null;
  const metadata = new Metadata();
  metadata.selectNumberingPlan(code);
  const lengths = [
    example.nationalNumber.length,
    ...((metadata.numberingPlan as PlanOfTypes | undefined)?.type("MOBILE")?.possibleLengths() ?? []),
  ];
  const national = example.formatInternational().slice(`+${example.countryCallingCode} `.length);
  return {
    CountryId: countryId(code),
    Mask: national.replaceAll(/\d/g, "#"),
    Max: Math.max(...lengths),
    Min: Math.min(...lengths),
  };
}

/** Worked out once: the metadata is part of the program. */
export const phoneMasks: readonly PhoneMask[] = known.flatMap((code) => maskOf(code) ?? []);
