import {
  PhoneCountriesDocument,
  type PhoneCountriesQuery,
  usePhoneCountriesQuery,
} from "@/operations/people/generated.ts";
import { loadPhoneReader } from "./phoneReader.ts";
import { isSettled, type PhoneValue, readValue, settledPhone } from "./phoneText.ts";
import { useClient, useLanguage } from "@/platform/app/app.ts";
import { ownLanguages } from "@/platform/browser/claims.ts";

export type PhoneCountry = NonNullable<PhoneCountriesQuery["phoneCountries"]>[number];

/** Whose phones a form begins with, where nothing is known of the visitor but their language. */
const FIRST_COUNTRY = { en: "gb", ru: "ru", ar: "ae", es: "es" } as const;

/** Where the browser's own settings name a country, that is a better guess than the page's language. */
function browserCountry(): string | undefined {
  return ownLanguages()
    .map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]?.toLowerCase())
    .find((code) => code !== undefined);
}

/** The country a form begins with. */
function initialOf(countries: readonly PhoneCountry[], language: keyof typeof FIRST_COUNTRY): string {
  const guess = browserCountry();
  return countries.find(({ code }) => code === guess)?.code ?? FIRST_COUNTRY[language];
}

/**
 * Countries with dialling codes and masks, in the order of their names (SPEC 3.17, 3.18), and the one to begin with.
 * Empty until they come.
 */
export function usePhoneCountries(): { countries: readonly PhoneCountry[]; initial: string } {
  const language = useLanguage();
  const { data } = usePhoneCountriesQuery();
  const countries = data?.phoneCountries ?? [];
  return { countries, initial: initialOf(countries, language) };
}

/**
 * Reads a phone that is sent, and gives one that is sent before the countries came the code of its own, once they are
 * there. Where they don't come a whole phone is good as it is, and another is null.
 */
export function useSettledPhone(): (phone: PhoneValue) => Promise<PhoneValue | null> {
  const client = useClient();
  const lang = useLanguage();
  return async (phone) => {
    if (phone.number === "") return phone;
    const read = loadPhoneReader();
    const countries = await client.query({ query: PhoneCountriesDocument, context: { hasOwnErrors: true } }).then(
      ({ data }) => data?.phoneCountries ?? [],
      () => [],
    );
    if (countries.length === 0)
      return isSettled(phone) ? readValue(phone, countries, await read) : phone.code === "" ? null : phone;
    return readValue(settledPhone(phone, countries, initialOf(countries, lang)), countries, await read);
  };
}
