/** Options at registration: by the operator's config, legal ages, and the visitor's country. */
import { countryCodes } from "#shared/people/countryIds.ts";
import { BONUS_CHOICES, minimumAgeOf, REGISTRATION_TYPES, type RegistrationType } from "#shared/people/registration.ts";
import { socialNetworks } from "#shared/people/socialNetworks.ts";
import { currencies, currencyByNumber } from "../../money/accounts/public.ts";
import { currencyOfCountry } from "../../site/config/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { isSetUp } from "../social/public.ts";
import { phoneCountries } from "../users/public.ts";

/** The ways to register that this site has: social networks only where one is set up. */
export function typesOf(context: ServiceContext): RegistrationType[] {
  const { isRegistrationAvailable, registrationTypes = REGISTRATION_TYPES } = context.siteConfig;
  if (!isRegistrationAvailable) return [];
  const hasNetworks = socialNetworks.some(({ id }) => isSetUp(context, id));
  return registrationTypes.filter((type) => type !== "soc_reg" || hasNetworks);
}

/** Code of a country that players may come from, by its number; null for another. */
export function countryOf({ siteConfig }: Pick<ServiceContext, "siteConfig">, id: number): string | null {
  const code = countryCodes[id - 1];
  return code !== undefined && !(siteConfig.registrationClosedCountries ?? []).includes(code) ? code : null;
}

/** Code of a currency that accounts can be in, by its number; null for another. */
export const currencyOf = (id: number): string | null => currencyByNumber(id)?.iso ?? null;

const currencyIdOf = (country: string): number | null =>
  currencies.get(currencyOfCountry(country) ?? "")?.currencyId ?? null;

export function registrationOptions(context: ServiceContext, language: string, geoCountry: string) {
  const countries = phoneCountries(language)
    .filter(({ id }) => countryOf(context, id) !== null)
    .map(({ id, name, country_code }) => ({
      id,
      name,
      country_code,
      minimum_age: minimumAgeOf(country_code),
      currency_id: currencyIdOf(country_code),
    }));
  const here = countries.find(({ country_code }) => country_code === geoCountry.toLowerCase());
  return {
    types: typesOf(context),
    countries,
    currency_ids: [...currencies.values()].map(({ currencyId }) => currencyId),
    default_country_id: here?.id ?? null,
    default_currency_id: here?.currency_id ?? currencies.get(context.siteConfig.geoCurrencyCode)?.currencyId ?? 643,
    bonus_choices: Object.values(BONUS_CHOICES),
  };
}
