/** Digits of every keyboard, and the signs that come along with what is pasted. */

/** Digits of a script lie in a run from zero to nine, after what is no digit. */
function asciiDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  const value = zero;
  if (value < 0x80) return digit;
  while (value - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(value - zero);
}

/** A text with its digits, in whatever script, as those of ASCII, and without signs that nobody sees. Powers are no digits. */
export function asciiDigits(text: string): string {
  return text
    .replaceAll(/\P{No}+/gu, (part) => part.normalize("NFKC"))
    .replaceAll(/[\p{Cf}\p{Variation_Selector}]/gu, "")
    .replaceAll(/\p{Nd}/gu, asciiDigit);
}

/** The digits of a text alone. */
export const digitsOf = (text: string): string => asciiDigits(text).replaceAll(/\D/g, "");
