/** The symbols of a slot as elements. Each is drawn once in a sheet of the document, and used from there. */
import { COIN, SCATTER, WILD } from "#shared/games/slots/rules.ts";
import { svg } from "../dom.ts";
import { isMember } from "../member.ts";
import type { Speech } from "../speech.ts";
import { rankArt, type SlotLook } from "./drawings/shapes.ts";

const RANKS = "AKQJ";
const rankNames = { A: "ace", K: "king", Q: "queen", J: "jack" } as const;

/** With a capital letter first, in scripts that have them. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export interface Symbols {
  /** Its definitions; must be in the document. */
  sheet: SVGElement;
  view(symbol: string): SVGElement;
  nameOf(symbol: string): string;
}

export function symbolsOf(speech: Speech, look: SlotLook, letters: readonly string[]): Symbols {
  const artOf = (symbol: string) =>
    look.symbols[symbol]?.art ?? rankArt(symbol, look.ranks[RANKS.indexOf(symbol)] ?? "#fff");
  const sheet = svg("svg", { class: "sheet", "aria-hidden": true });
  // The drawings are the studio's own constants.
  sheet.innerHTML = letters
    .map((symbol) => `<symbol id="symbol-${symbol}" viewBox="-50 -50 100 100">${artOf(symbol)}</symbol>`)
    .join("");
  return {
    sheet,
    view: (symbol) =>
      svg(
        "svg",
        { class: "symbol", "aria-hidden": true },
        ...(letters.includes(symbol) ? [svg("use", { href: `#symbol-${symbol}` })] : []),
      ),
    nameOf: (symbol) => {
      const own = look.symbols[symbol]?.names[speech.language];
      if (own !== undefined) return own;
      return isMember(rankNames, symbol) ? capital(speech.texts[rankNames[symbol]]) : "";
    },
  };
}

/** All letters of a slot, the best paid first, then wild, scatter and coin where it has them. */
export function lettersOf(strips: readonly string[], pays: Readonly<Record<string, readonly number[]>>): string[] {
  const used = new Set(strips.join(""));
  const special = [WILD, SCATTER, COIN].filter((symbol) => used.has(symbol));
  const top = (symbol: string) => pays[symbol]?.at(-1) ?? 0;
  const paid = [...used]
    .filter((symbol) => !special.includes(symbol))
    .toSorted((one, other) => top(other) - top(one) || one.localeCompare(other));
  return [...paid, ...special];
}
