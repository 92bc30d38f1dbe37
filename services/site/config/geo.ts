/**
 * Defaults by a visitor's country: the currency offered first (SPEC 3.40 geoCurrencyCode), and the clock format (SPEC
 * 9.31).
 */

const euroCountries = "at be bg cy de ee es fi fr gr hr ie it lt lu lv mt nl pt si sk me xk ad mc sm va";

const ownCurrencies: Readonly<Record<string, string>> = {
  ru: "RUB",
  by: "BYN",
  kz: "KZT",
  uz: "UZS",
  kg: "KGS",
  tj: "TJS",
  am: "AMD",
  az: "AZN",
  ge: "GEL",
  md: "MDL",
  ua: "UAH",
  gb: "GBP",
  ch: "CHF",
  li: "CHF",
  se: "SEK",
  no: "NOK",
  dk: "DKK",
  is: "ISK",
  pl: "PLN",
  cz: "CZK",
  hu: "HUF",
  ro: "RON",
  rs: "RSD",
  tr: "TRY",
  il: "ILS",
  ae: "AED",
  sa: "SAR",
  qa: "QAR",
  kw: "KWD",
  bh: "BHD",
  om: "OMR",
  jo: "JOD",
  eg: "EGP",
  ma: "MAD",
  tn: "TND",
  dz: "DZD",
  iq: "IQD",
  us: "USD",
  ec: "USD",
  sv: "USD",
  ca: "CAD",
  mx: "MXN",
  br: "BRL",
  ar: "ARS",
  cl: "CLP",
  co: "COP",
  pe: "PEN",
  in: "INR",
  pk: "PKR",
  bd: "BDT",
  lk: "LKR",
  cn: "CNY",
  jp: "JPY",
  kr: "KRW",
  th: "THB",
  vn: "VND",
  id: "IDR",
  my: "MYR",
  sg: "SGD",
  ph: "PHP",
  au: "AUD",
  nz: "NZD",
  za: "ZAR",
  ng: "NGN",
  ke: "KES",
  gh: "GHS",
  tz: "TZS",
  ug: "UGX",
  mn: "MNT",
};

const currencies = new Map([
  ...euroCountries.split(" ").map((country) => [country, "EUR"] as const),
  ...Object.entries(ownCurrencies),
]);

/** Currency of a country (ISO 3166 alpha-2, any case); null for one without an entry. */
export function currencyOfCountry(country: string): string | null {
  return currencies.get(country.toLowerCase()) ?? null;
}

/** Locale data of the engine that TypeScript has no types for. */
type TellingLocale = Intl.Locale & { getHourCycles(): string[]; getTimeZones(): string[] | undefined };

/**
 * Whether a country's clocks count to twelve, by Unicode's table of customs; false for anything that isn't a country.
 */
export function has12hClock(country: string): boolean {
  if (!/^[a-z]{2}$/i.test(country)) return false;
  const locale = new Intl.Locale("und", { region: country }) as TellingLocale;
  return (locale.getTimeZones()?.length ?? 0) > 0 && locale.getHourCycles()[0] === "h12";
}
