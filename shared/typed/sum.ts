/** Sums as people type and paste them, in the digits, the grouping and the signs of their language. */
import { asciiDigits } from "./digits.ts";

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

/** How the languages of the site write each currency's sign; its code is one as well. */
const LOCALES = ["en", "ru", "ar", "es"];
const ROUBLES = ["руб.", "руб", "р.", "р"];
const signs = new Map<string, readonly string[]>();

function signsOf(currency: string): readonly string[] {
  const known = signs.get(currency);
  if (known !== undefined) return known;
  const display = (locale: string, currencyDisplay: "symbol" | "narrowSymbol") =>
    new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay })
      .formatToParts(1)
      .flatMap(({ type, value }) => (type === "currency" ? [value] : []));
  const all = LOCALES.flatMap((locale) => [...display(locale, "symbol"), ...display(locale, "narrowSymbol")]);
  const found = [...new Set([...all, currency, ...(currency === "RUB" ? ROUBLES : [])])]
    .map((sign) => asciiDigits(sign).replaceAll(/\s/g, "").toLowerCase())
    .toSorted((one, other) => other.length - one.length);
  signs.set(currency, found);
  return found;
}

/** A text without the sign of its currency before or behind it; that of another one stays, and makes it no sum. */
function withoutSign(text: string, currency: string | undefined): string {
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) return text;
  const lower = text.toLowerCase();
  for (const sign of signsOf(currency)) {
    if (lower.startsWith(sign)) return text.slice(sign.length);
    if (lower.endsWith(sign)) return text.slice(0, -sign.length);
  }
  return text;
}

/**
 * Reads an amount as people type it: digits of every script; comma, point or ٫ before the decimals; spaces of any width,
 * comma, point, apostrophe or ٬ between thousands. Gives the exact decimal with every digit typed ("1 234,50" in Russian
 * is "1234.50") however many there are, nothing is rounded; null for anything that isn't a number, signs and exponents
 * included. Whether it can be a stake is `amountProblem`'s to say.
 * @param language of the page: it decides what "1,234" means.
 * @param currency whose sign may stand beside the number, where it is known
 */
export function parseAmount(text: string, language: string, currency?: string): string | null {
  const typed = asciiDigits(text).replaceAll(/\s/g, "").replaceAll("،", ",");
  const plain = withoutSign(typed, currency).replaceAll(/(?<=\d)['’](?=\d{3}(?!\d))/g, "");
  if (!/^[\d.,٫٬]+$/.test(plain) || !/\d/.test(plain)) return null;
  const point = decimalSign(plain, language);
  const [whole = "", fraction = "", ...more] = point === "" ? [plain] : plain.split(point);
  if (more.length > 0 || !/^\d*$/.test(fraction)) return null;
  const sign = /\D/.exec(whole)?.[0];
  if (sign !== undefined && !inGroups(sign).test(whole)) return null;
  const digits = whole.replace(/\D/g, "").replace(/^0+(?=\d)/, "") || "0";
  return fraction === "" ? digits : `${digits}.${fraction}`;
}
