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

/**
 * First code points of the decimal digits that are read: Latin, Arabic-Indic, and the Eastern Arabic-Indic of Persian
 * and Urdu.
 */
const zeros = ["0", "٠", "۰"].map((zero) => zero.charCodeAt(0));

function latinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (zeros.find((zero) => code >= zero && code <= zero + 9) ?? code));
}

/** The sign that groups thousands, where it could be either: "1,234" is 1234 in English and 1.234 in Russian. */
const groupSigns: Readonly<Record<string, "," | "." | undefined>> = { en: ",", ar: ",", es: "." };

/** Whole part of a number in groups of three, or of two before the last three as in India. */
const inGroups = (sign: string) => new RegExp(String.raw`^\d{1,3}([${sign}]\d{2,3})*[${sign}]\d{3}$`);

/**
 * Which sign of a number is its decimal point; "" when none is. The Arabic signs say what they are; of a point and a
 * comma the last is the decimal one; one alone is a group's when it stands where a group can and the language groups
 * with it.
 */
function decimalSign(text: string, language: string): string {
  if (text.includes("٫")) return "٫";
  const last = [...text].findLast((sign) => sign === "." || sign === ",");
  if (last === undefined) return "";
  if (text.split(last).length > 2) return "";
  const couldGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  return couldGroup && groupSigns[language.slice(0, 2)] === last ? "" : last;
}

/**
 * Reads an amount as people type it: Latin, Arabic-Indic and Eastern Arabic-Indic digits; comma, point or ٫ before the
 * decimals; spaces of any width, comma, point or ٬ between thousands. Gives the exact decimal with every digit typed
 * ("1 234,50" in Russian is "1234.50") however many there are, nothing is rounded; null for anything that isn't a
 * number, signs and exponents included. Whether it can be a stake is `amountProblem`'s to say.
 * @param language of the page: it decides what "1,234" means.
 */
export function parseAmount(text: string, language: string): string | null {
  const plain = text
    .replace(/[\s\u061C\u200E\u200F]/g, "")
    .replace(/،/g, ",")
    .replace(/[٠-٩۰-۹]/g, latinDigit);
  if (!/^[\d.,٫٬]+$/.test(plain) || !/\d/.test(plain)) return null;
  const point = decimalSign(plain, language);
  const [whole = "", fraction = "", ...more] = point === "" ? [plain] : plain.split(point);
  if (more.length > 0 || !/^\d*$/.test(fraction)) return null;
  const sign = /\D/.exec(whole)?.[0];
  if (sign !== undefined && !inGroups(sign).test(whole)) return null;
  const digits = whole.replace(/\D/g, "").replace(/^0+(?=\d)/, "") || "0";
  return fraction === "" ? digits : `${digits}.${fraction}`;
}
