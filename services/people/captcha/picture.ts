/**
 * Draws the characters of a captcha as a PNG: handwriting whose letters run into each other, distorted by waves, under
 * loose strokes of the same pen. Only pixels are sent: no paths, no stroke order, no font to compare with.
 */
import { renderAsync } from "@resvg/resvg-js";
import { waysOf, type Point, type Stroke } from "./glyphs.ts";
import { between, oneOf, type Random } from "./random.ts";

export const size = { width: 360, height: 120 } as const;
/** Height of a character in pixels, before it is scaled in its own way. */
const capHeight = 64;
/** How far, in parts of the grid's unit, each joint of a character moves from where it is written. */
const looseness = 0.175;
/** Points of a curve between two of its joints, and of a straight stroke. */
const steps = 8;

/** Widths of the pen, pixels: for characters, and for what lies among them. */
const pens = { text: 4.8, loose: 3.1 } as const;

const round = (value: number) => value.toFixed(1);
const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** A Catmull-Rom curve through points. */
function curve(points: readonly Point[]): Point[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const line: Point[] = [];
  for (let from = 0; from < points.length - 1; from += 1) {
    const [a, b, c, d] = [at(from - 1), at(from), at(from + 1), at(from + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const bend = (i: 0 | 1) =>
        0.5 *
        (2 * b[i] +
          (c[i] - a[i]) * t +
          (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
          (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3);
      line.push([bend(0), bend(1)]);
    }
  }
  line.push(at(points.length - 1));
  return line;
}

/** A stroke as a hand draws it: joints are not quite where they belong, and nothing is quite straight. */
function drawn({ isCurve, points }: Stroke, random: Random): Point[] {
  const loose = points.map(
    ([x, y]) => [x + between(random, -looseness, looseness), y + between(random, -looseness, looseness)] as const,
  );
  if (isCurve) return curve(loose);
  return loose.slice(1).flatMap((to, index) => {
    const from = loose[index] ?? to;
    const [x, y] = middle(from, to);
    const bow = between(random, -0.06, 0.06);
    return curve([from, [x - bow * (to[1] - from[1]), y + bow * (to[0] - from[0])], to]);
  });
}

/**
 * The characters one after the other, each rotated, slanted and scaled differently and pushed into the previous one.
 */
function handwriting(text: string, random: Random): Point[][] {
  const strokes: Point[][] = [];
  let right = 0;
  for (const character of text) {
    const [turn, lean, tall] = [
      between(random, -0.32, 0.32),
      between(random, -0.22, 0.22),
      (between(random, 0.78, 1.22) * capHeight) / 6,
    ];
    const [wide, rise] = [tall * between(random, 0.78, 1.28), between(random, -8, 8)];
    const placed = oneOf(random, waysOf(character)).map((stroke) =>
      drawn(stroke, random).map(([x, y]): Point => {
        const [u, v] = [(x - 2) * wide - (y - 3) * lean * tall, (y - 3) * tall];
        return [u * Math.cos(turn) - v * Math.sin(turn), u * Math.sin(turn) + v * Math.cos(turn) + rise];
      }),
    );
    const left = Math.min(...placed.flat().map(([x]) => x));
    const shift = right - left - (strokes.length === 0 ? 0 : between(random, -6.5, 0));
    for (const stroke of placed) strokes.push(stroke.map(([x, y]) => [x + shift, y]));
    right = Math.max(right, ...placed.flat().map(([x]) => x + shift));
  }
  // In the middle of the picture, whatever the width has become.
  const fit = Math.min(1, (size.width - 56) / right);
  const start = (size.width - right * fit) / 2 + between(random, -8, 8);
  return strokes.map((stroke) => stroke.map(([x, y]) => [start + x * fit, size.height / 2 + y]));
}

/** Strokes besides the characters: long waves through all of them, and hooks as long as parts of letters. */
function looseStrokes(random: Random): Point[][] {
  const { width, height } = size;
  const wave = () =>
    curve(
      Array.from({ length: 5 }, (_, index): Point => [
        (width / 4) * index + between(random, -20, 20),
        between(random, 0.18, 0.82) * height,
      ]),
    );
  const hook = () => {
    const [x, y, way, length] = [
      between(random, 10, width - 10),
      between(random, 14, height - 14),
      between(random, 0, 2 * Math.PI),
      between(random, 8, 18),
    ];
    const at = (part: number, bend: number): Point => [
      x + Math.cos(way + bend) * length * part,
      y + Math.sin(way + bend) * length * part,
    ];
    const bend = between(random, -0.9, 0.9);
    return curve([at(0, 0), at(0.5, 0), at(1, bend)]);
  };
  return [...Array.from({ length: 1 }, wave), ...Array.from({ length: 3 }, hook)];
}

/** Bends the whole picture by waves along and across. */
function warp(random: Random): (point: Point) => Point {
  const waves = Array.from({ length: 4 }, () => ({
    size: between(random, 1.5, 3.5),
    length: between(random, 60, 120),
    phase: between(random, 0, 2 * Math.PI),
    slant: between(random, -0.5, 0.5),
  }));
  const sum = (from: number, along: number, across: number) =>
    waves
      .slice(from, from + 2)
      .reduce(
        (total, { size: height, length, phase, slant }) =>
          total + height * Math.sin(((along + across * slant) / length) * 2 * Math.PI + phase),
        0,
      );
  return ([x, y]) => [x + sum(0, y, x), y + sum(2, x, y)];
}

/** A large round spot under which everything turns white on black. */
function spot(random: Random): string {
  const [x, y, radius] = [between(random, 0, size.width), between(random, 0, size.height), between(random, 26, 48)];
  const [uneven, one, other] = [
    between(random, 0.08, 0.2),
    between(random, 0, 2 * Math.PI),
    between(random, 0, 2 * Math.PI),
  ];
  const edge = Array.from({ length: 40 }, (_, index) => {
    const way = (index / 40) * 2 * Math.PI;
    const far = radius * (1 + uneven * Math.sin(2 * way + one) + uneven * Math.sin(3 * way + other));
    return `${round(x + far * Math.cos(way) * 1.3)} ${round(y + far * Math.sin(way))}`;
  });
  return `<path d="M${edge.join("L")}Z"/>`;
}

/**
 * The drawing that is made into pixels; it never leaves this process. Drawn white on black and inverted, where the
 * spots have inverted it already.
 */
export function drawing(text: string, random: Random): string {
  const bend = warp(random);
  const [nibX, nibY] = [between(random, -0.9, 0.9), between(random, -0.9, 0.9)];
  const line = (stroke: readonly Point[], pen: number) => {
    const d = `M${stroke.map((point) => bend(point).map(round).join(" ")).join("L")}`;
    const thick = round(between(random, pen - 0.7, pen + 0.7));
    return [-1, 1]
      .map(
        (side) =>
          `<path d="${d}" stroke-width="${thick}" transform="translate(${round(nibX * side)} ${round(nibY * side)})"/>`,
      )
      .join("");
  };
  const ink = [
    ...handwriting(text, random).map((stroke) => line(stroke, pens.text)),
    ...looseStrokes(random).map((stroke) => line(stroke, pens.loose)),
  ].join("");
  const { width, height } = size;
  const whole = `<rect width="${width}" height="${height}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${whole}<g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${ink}</g>` +
    `<g fill="#fff" style="mix-blend-mode:difference">${Array.from({ length: 3 }, () => spot(random)).join("")}</g><g fill="#fff" style="mix-blend-mode:difference">${whole}</g></svg>`
  );
}

/** A PNG of a text made of the alphabet, black and white. */
export async function draw(text: string, random: Random): Promise<Buffer> {
  const image = await renderAsync(drawing(text, random), { font: { loadSystemFonts: false } });
  return image.asPng();
}
