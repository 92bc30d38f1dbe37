/** A die of the studio's own drawing. */
import { svg } from "./dom.ts";

/** Places of the pips in a grid of three by three, by face. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

export const die = (face: number) =>
  svg(
    "svg",
    { class: "die", viewBox: "0 0 40 40", "aria-hidden": "true" },
    svg("rect", { x: 1, y: 1, width: 38, height: 38, rx: 8 }),
    ...(pips[face] ?? []).map(([x, y]) => svg("circle", { cx: 10 + x * 10, cy: 10 + y * 10, r: 4 })),
  );
