/** Ways in which the same digits come out of keyboards, messages and other pages; for the tests of fields. */

const inScript = (text: string, zero: number) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const grouped = (text: string, sign: string) => text.slice(0, 3) + sign + text.slice(3);

/** Digits by the way they are written. */
export const asWritten = (digits: string): [string, string][] => [
  ["plain", digits],
  ["with blanks around", `  ${digits}\n`],
  ["with a space", grouped(digits, " ")],
  ["with a no-break space", grouped(digits, "\u00a0")],
  ["with a narrow space", grouped(digits, "\u202f")],
  ["with a dash", grouped(digits, "-")],
  ["with a long dash", grouped(digits, "–")],
  ["in Arabic digits", inScript(digits, 0x660)],
  ["in Persian digits", inScript(digits, 0x6f0)],
  ["in Hindi digits", inScript(digits, 0x966)],
  ["in wide digits", inScript(digits, 0xff10)],
  ["between marks of direction", `\u200e${digits}\u200f`],
  ["isolated", `\u2066${digits}\u2069`],
  ["with a zero-width space", grouped(digits, "\u200b")],
  ["with a byte order mark", `\ufeff${digits}`],
];
