import { type PhoneCountriesQuery, usePhoneCountriesQuery } from "@/operations/pages.generated.ts";
import { languageOf, useApp } from "./app.ts";

export type PhoneCountry = NonNullable<PhoneCountriesQuery["phoneCountries"]>[number];

/** Whose phones a form begins with, where nothing is known of the visitor but his language. */
const FIRST_COUNTRY = { en: "gb", ru: "ru", ar: "ae", es: "es" } as const;

/** Where the browser's own settings name a country, that is a better guess than the page's language. */
function browserCountry(): string | undefined {
  if (typeof navigator === "undefined") return undefined;
  return navigator.languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]?.toLowerCase()).find((code) => code !== undefined);
}

/** Countries with dialling codes and masks, in the order of their names (SPEC 3.17, 3.18), and the one to begin with. Empty until they come. */
export function usePhoneCountries(): { countries: readonly PhoneCountry[]; initial: string } {
  const language = languageOf(useApp());
  const { data } = usePhoneCountriesQuery();
  const countries = data?.phoneCountries ?? [];
  const guess = browserCountry();
  return { countries, initial: countries.find(({ code }) => code === guess)?.code ?? FIRST_COUNTRY[language] };
}
