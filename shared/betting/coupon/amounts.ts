/**
 * Step and first value of the coupon's amount field by currency (SPEC 9.01, 9.02), and amounts as people type them.
 * SPEC gives examples; the other currencies of ISO 4217, list one, are set by their rough worth so that a step is about
 * one to three US dollars (of the dinars of the Gulf one to two), and of currencies without decimals a whole number.
 * BGN and SLL are out of circulation: accounts in them may still be open.
 */
import type { Decimal } from "decimal.js";
import { Exact } from "../../money/money.ts";

/** Currencies by their amount step. */
const currenciesByStep: Readonly<Record<string, string>> = {
  "0.5": "BHD KWD OMR",
  "1": "JOD",
  "2.5": "USD EUR GBP CHF AUD CAD NZD SGD BND BMD BSD BBD BZD KYD PAB BAM BGN AZN AWG TOP WST FJD XCD BYN TMT XCG",
  "5": "GEL TND LYD PEN BOB GTQ SAR AED QAR ILS MYR RON PGK GIP FKP SHP",
  "10": "PLN BRL DKK SEK NOK CNY HKD TRY TTD ZAR NAD SZL LSL BWP MOP TJS GHS ZMW MDL MAD SCR MVR SVC SBD",
  "20": "MXN CZK UYU HNL NIO DOP EGP KGS MKD PHP THB TWD MUR SRD STN ERN SLE",
  "50": "UAH BDT RSD PKR KES ETB JMD LRD GMD AFN CUP MRU ZWG",
  "100": "RUB INR HUF ISK AOA DZD ALL NPR LKR HTG MZN ARS BTN CVE",
  "250": "JPY CRC SDG YER SYP GYD VUV VES",
  "500": "KZT AMD CLP KRW NGN XAF XOF XPF MWK RWF DJF SSP SOS",
  "1000": "PYG COP IQD TZS UGX BIF KMF MMK KHR CDF SLL MNT KPW",
  "5000": "UZS MGA GNF LBP",
  "25000": "IDR LAK VND IRR",
};

/** Currencies by the amount a new coupon starts with. */
const currenciesByInitial: Readonly<Record<string, string>> = {
  "1": "BHD KWD OMR",
  "2.5": "JOD",
  "5": "USD EUR GBP CHF AUD CAD NZD SGD BND BMD BSD BBD BZD KYD PAB BAM BGN AZN AWG TOP WST FJD XCD GIP FKP SHP XCG",
  "10": "BYN TMT GEL TND LYD PEN SAR AED QAR ILS",
  "15": "BRL BOB GTQ MYR RON PGK",
  "20": "DKK SEK NOK CNY HKD TTD ZAR NAD SZL LSL BWP MOP TJS GHS ZMW MAD SCR MVR SVC SBD",
  "50": "UAH TRY PLN MXN MDL UYU EGP CZK HNL NIO MKD MUR SRD TWD THB STN ERN SLE",
  "100": "DOP KGS PHP BDT RSD JMD LRD GMD ETB AFN CUP MRU ZWG",
  "150": "RUB",
  "200": "PKR KES HTG",
  "300": "INR ALL NPR LKR DZD MZN AOA ISK HUF ARS BTN CVE",
  "500": "JPY CRC SDG YER GYD VUV VES",
  "1000": "KZT AMD CLP KRW NGN XAF XOF XPF MWK RWF DJF SSP SYP SOS",
  "2500": "PYG IQD TZS UGX BIF KMF MMK KHR CDF SLL MNT KPW",
  "5000": "COP",
  "10000": "UZS MGA GNF LBP",
  "50000": "IDR LAK VND IRR",
};

const fallbackCurrency = "RUB";

function byCurrency(groups: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(groups).flatMap(([amount, currencies]) =>
      currencies.split(" ").map((currency) => [currency, amount] as const),
    ),
  );
}

const steps = byCurrency(currenciesByStep);
const initials = byCurrency(currenciesByInitial);

function lookUp(table: ReadonlyMap<string, string>, currency: string): string {
  const amount = table.get(currency) ?? table.get(fallbackCurrency);
  if (amount === undefined) throw new Error(`the table has no amount for ${fallbackCurrency}`);
  return amount;
}

/** By how much the amount field goes up and down [9.01]; a currency without an entry gets RUB's. */
export function amountStep(currency: string): string {
  return lookUp(steps, currency);
}

/**
 * What an amount is worth in another currency, roughly: by their steps, which are worth about the same everywhere. For
 * bounds and limits that must hold in every currency alike; nothing is paid by it.
 */
export function roughWorth(amount: string, currency: string, otherCurrency: string): Decimal {
  return currency === otherCurrency
    ? new Exact(amount)
    : new Exact(amount).times(amountStep(otherCurrency)).div(amountStep(currency));
}

/** What the amount field of a new coupon holds [9.02]; a currency without an entry gets RUB's. */
export function initialAmount(currency: string): string {
  return lookUp(initials, currency);
}

/** Every currency with amounts of its own. */
export const currenciesWithAmounts: readonly string[] = [...steps.keys()];
