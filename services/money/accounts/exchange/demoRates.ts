import type { RateTable } from "#shared/money/exchange.ts";
import { Exact } from "#shared/money/money.ts";

/** What one publisher gave out, as it gave it out. */
interface Published {
  by: string;
  /** One unit of it costs so many of each currency. */
  base: "EUR" | "USD";
  /** Whether the figures are shorter here than the publisher gives them. */
  isRounded: boolean;
  rates: Readonly<Record<string, string>>;
}

/** The last day of 2024, for a demonstration, where an operator sets EXCHANGE_RATES_URL. */
const date = "2024-12-31";
const published: readonly Published[] = [
  {
    by: "European Central Bank, euro reference rates",
    base: "EUR",
    isRounded: false,
    rates: {
      AUD: "1.6772",
      BRL: "6.4253",
      CAD: "1.4948",
      CHF: "0.9412",
      CNY: "7.5833",
      CZK: "25.185",
      DKK: "7.4578",
      GBP: "0.82918",
      HKD: "8.0686",
      HUF: "411.35",
      IDR: "16820.88",
      ILS: "3.7885",
      INR: "88.9335",
      ISK: "143.90",
      JPY: "163.06",
      KRW: "1532.15",
      MXN: "21.5504",
      MYR: "4.6454",
      NOK: "11.795",
      NZD: "1.8532",
      PHP: "60.301",
      PLN: "4.275",
      RON: "4.9743",
      SEK: "11.459",
      SGD: "1.4164",
      THB: "35.676",
      TRY: "36.7372",
      USD: "1.0389",
      ZAR: "19.6188",
    },
  },
  { by: "Bank of Russia, official rate", base: "EUR", isRounded: false, rates: { RUB: "106.1028" } },
  { by: "National Bank of Ukraine, official rate", base: "EUR", isRounded: false, rates: { UAH: "43.9266" } },
  {
    by: "Central Bank of the UAE, the dirham's peg to the dollar",
    base: "USD",
    isRounded: false,
    rates: { AED: "3.6725" },
  },
  { by: "Saudi Central Bank, the riyal's peg to the dollar", base: "USD", isRounded: false, rates: { SAR: "3.75" } },
  // Their full figures of that day could not be had.
  { by: "Central Bank of Kuwait", base: "EUR", isRounded: true, rates: { KWD: "0.3203" } },
  { by: "National Bank of Kazakhstan", base: "EUR", isRounded: true, rates: { KZT: "545" } },
];

const dollars = published[0]?.rates["USD"] ?? "1";
/** In euro; a rate in dollars times the dollar's, exactly. */
const inEuro = (base: Published["base"], rate: string) =>
  base === "EUR" ? rate : new Exact(rate).times(dollars).toFixed();

export const demoRates: RateTable = {
  base: "EUR",
  date,
  source: null,
  rates: Object.fromEntries(
    published.flatMap(({ base, rates }) =>
      Object.entries(rates).map(([currency, rate]) => [currency, inEuro(base, rate)]),
    ),
  ),
};
