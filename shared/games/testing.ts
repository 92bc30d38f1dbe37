/** Draws for tests. */
import { type Draw, drawFrom } from "./fair/draw.ts";

/** A draw of these fractions, then of zeros. */
export function fractions(...list: readonly number[]): Draw {
  const left = [...list];
  return drawFrom(() => (left.shift() ?? 0) * 2 ** 32);
}

/** A draw that deals these cards from an endless deck, then twos: `2d` is card 0, `Ac` card 51. */
export const dealing = (names: string): Draw =>
  fractions(
    ...names
      .split(" ")
      .map((name) => ("23456789TJQKA".indexOf(name[0] ?? "") * 4 + "dhsc".indexOf(name[1] ?? "") + 0.5) / 52),
  );

/** A draw that takes these cards from one deck one after the other, then the lowest that are left. */
export function dealtFrom(cards: readonly number[]): Draw {
  const left = Array.from({ length: 52 }, (_, card) => card);
  return fractions(
    ...cards.map((card) => {
      const at = left.indexOf(card);
      const fraction = (at + 0.5) / left.length;
      left.splice(at, 1);
      return fraction;
    }),
  );
}
