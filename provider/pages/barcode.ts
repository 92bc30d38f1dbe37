/** Draws EAN-13 (ISO/IEC 15420): the first digit tells by which of two sets each of the next six is drawn. */

/** Widths of light, dark, light and dark of each digit in set A; set C has them dark first, set B backwards. */
const widths = ["3211", "2221", "2122", "1411", "1132", "1231", "1114", "1312", "1213", "3112"];
const sets = ["AAAAAA", "AABABB", "AABBAB", "AABBBA", "ABAABB", "ABBAAB", "ABBBAA", "ABABAB", "ABABBA", "ABBABA"];
const GUARD = "111";
const CENTER = "11111";

const widthsOf = (digit: string) => widths[Number(digit)] ?? "";

export interface Bars {
  /** In modules. */
  width: number;
  /** Where each dark bar begins, and how wide it is. */
  bars: [at: number, wide: number][];
}

/** The bars of a number of thirteen digits. */
export function barsOf(number: string): Bars {
  const [first = "0", ...rest] = number;
  const left = rest
    .slice(0, 6)
    .map((digit, index) =>
      sets[Number(first)]?.[index] === "B" ? [...widthsOf(digit)].toReversed().join("") : widthsOf(digit),
    );
  const right = rest.slice(6).map(widthsOf);
  const bars: Bars["bars"] = [];
  let at = 0;
  let isDark = true;
  // Light and dark take turns over the whole code: the guards begin and end dark, the center light.
  for (const wide of [GUARD, ...left, CENTER, ...right, GUARD].join("")) {
    if (isDark) bars.push([at, Number(wide)]);
    at += Number(wide);
    isDark = !isDark;
  }
  return { width: at, bars };
}
