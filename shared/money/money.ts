/** Exact money: decimal strings in major units. Nothing here touches binary floats. */
import { Decimal } from "decimal.js";

/**
 * Decimal arithmetic with room for the exact product of 50 prices of three places (150 decimals, and as many digits
 * before the point), so that nothing is rounded before the edge.
 */
export const Exact = Decimal.clone({ precision: 400, rounding: Decimal.ROUND_HALF_UP });

/** Currencies whose minor unit is not a hundredth. Source: ISO 4217, list one. */
const minorDigitsByCurrency: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  CLF: 4,
  UYW: 4,
};

/** Digits after the point in a currency's major unit: 2 for RUB, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  return minorDigitsByCurrency[currency] ?? 2;
}

/** Longest text taken for an amount. Anything longer is no stake that a person types. */
export const maxAmountLength = 20;
/** What a text of that length can't hold beside a point and two decimals. */
const tooLarge = new Exact(10).pow(maxAmountLength - 3);

/** What is wrong with a text typed as a stake, whatever the bounds are; the codes are those of `UserErrorCode`. */
export type AmountProblem = "REQUIRED" | "INVALID" | "AMOUNT_TOO_SMALL" | "AMOUNT_TOO_LARGE" | "AMOUNT_TOO_PRECISE";

/**
 * Checks a stake as typed: plain digits with at most one point, positive, no finer than the currency's minor unit
 * ("1.500" is 1.5 and fine), and no longer than a person types. Null if nothing is wrong.
 */
export function amountProblem(text: string | null | undefined, currency: string): AmountProblem | null {
  if (text === null || text === undefined || text === "") return "REQUIRED";
  if (!/^-?\d+(\.\d+)?$/.test(text)) return "INVALID";
  const value = new Exact(text);
  if (!value.greaterThan(0)) return "AMOUNT_TOO_SMALL";
  if (text.length > maxAmountLength)
    return value.greaterThanOrEqualTo(tooLarge) ? "AMOUNT_TOO_LARGE" : "AMOUNT_TOO_PRECISE";
  return value.decimalPlaces() > minorDigits(currency) ? "AMOUNT_TOO_PRECISE" : null;
}

/** True for a text that can be a stake in a currency, bounds aside. */
export function isAmount(text: string, currency: string): boolean {
  return amountProblem(text, currency) === null;
}

/**
 * Rounds half up to the currency's minor unit and writes all its digits: (1.005, "USD") is "1.01", (7, "USD") "7.00".
 */
export function roundMoney(value: Decimal.Value, currency: string): string {
  return new Exact(value).toFixed(minorDigits(currency), Decimal.ROUND_HALF_UP);
}
