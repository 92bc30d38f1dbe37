/**
 * How captchas were drawn before they were pixels: one SVG path, whose strokes give the characters away. Kept for the
 * test that shows why.
 */
import { randomInt } from "node:crypto";

/** Strokes of each character on a grid of 4 × 6; characters that people mistake for each other are left out. */
export const glyphs: Readonly<Record<string, string>> = {
  A: "0,6 2,0 4,6|1,4 3,4",
  C: "4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5",
  E: "4,0 0,0 0,6 4,6|0,3 3,3",
  H: "0,0 0,6|4,0 4,6|0,3 4,3",
  K: "0,0 0,6|4,0 0,3 4,6",
  L: "0,0 0,6 4,6",
  M: "0,6 0,0 2,3 4,0 4,6",
  N: "0,6 0,0 4,6 4,0",
  R: "0,6 0,0 3,0 4,1 4,2 3,3 0,3|2,3 4,6",
  T: "0,0 4,0|2,0 2,6",
  U: "0,0 0,5 1,6 3,6 4,5 4,0",
  W: "0,0 1,6 2,3 3,6 4,0",
  X: "0,0 4,6|4,0 0,6",
  Y: "0,0 2,3 4,0|2,3 2,6",
  3: "0,1 1,0 3,0 4,1 3,3 4,5 3,6 1,6 0,5",
  4: "3,6 3,0 0,4 4,4",
  7: "0,0 4,0 1,6",
};

/** The characters of such a captcha. */
export const alphabet = Object.keys(glyphs).toSorted().join("");

const size = { width: 240, height: 76, padding: 16 };
const stepsOfStroke = 5;
/** Short strokes and long ones that lie among the characters: more of them and people can't read it either. */
const noise = { dashes: 7, lines: 1 };

type Point = readonly [x: number, y: number];

const between = (low: number, high: number) => low + (randomInt(1_000_001) / 1_000_000) * (high - low);

/** Points along a stroke, close enough for it to bend. */
function along(points: readonly Point[]): Point[] {
  const [first, ...rest] = points;
  if (!first) return [];
  let from = first;
  const line: Point[] = [first];
  for (const to of rest) {
    for (let step = 1; step <= stepsOfStroke; step += 1)
      line.push([
        from[0] + ((to[0] - from[0]) * step) / stepsOfStroke,
        from[1] + ((to[1] - from[1]) * step) / stepsOfStroke,
      ]);
    from = to;
  }
  return line;
}

function strokesOf(character: string): Point[][] {
  return (glyphs[character] ?? "").split("|").map((stroke) =>
    stroke.split(" ").map((pair) => {
      const [x = 0, y = 0] = pair.split(",").map(Number);
      return [x, y] as const;
    }),
  );
}

/** Rotated, slanted and scaled, at its place in the row. */
function placed(character: string, index: number, count: number): Point[][] {
  const [turn, lean, scale] = [between(-0.3, 0.3), between(-0.2, 0.2), between(5.8, 7)];
  const [left, top] = [
    size.padding + ((size.width - 2 * size.padding) / count) * (index + 0.5) + between(-3, 3),
    size.height / 2 + between(-6, 6),
  ];
  return strokesOf(character).map((stroke) =>
    along(stroke).map(([x, y]) => {
      const [u, v] = [(x - 2 + (y - 3) * lean) * scale, (y - 3) * scale];
      return [left + u * Math.cos(turn) - v * Math.sin(turn), top + u * Math.sin(turn) + v * Math.cos(turn)] as const;
    }),
  );
}

function noiseStrokes(): Point[][] {
  const dash = () => {
    const [x, y] = [between(0, size.width - 16), between(8, size.height - 8)];
    return [
      [x, y],
      [x + between(8, 16), y + between(-8, 8)],
    ] as const;
  };
  const line = () =>
    [
      [0, between(12, size.height - 12)],
      [size.width, between(12, size.height - 12)],
    ] as const;
  return [...Array.from({ length: noise.dashes }, dash), ...Array.from({ length: noise.lines }, line)].map((points) =>
    along(points),
  );
}

/** An SVG picture of a text made of `alphabet`. Two pictures of one text differ. */
export function draw(text: string): string {
  const characters = [...text];
  const [waveX, waveY, phase] = [between(2, 4), between(2, 4), between(0, 6)];
  const strokes = [
    ...characters.flatMap((character, index) => placed(character, index, characters.length)),
    ...noiseStrokes(),
  ];
  // Strokes lie in no order, so that the order of the characters can't be taken from the file.
  const shuffled = strokes.map((stroke) => ({ stroke, at: randomInt(1_000_000) })).toSorted((a, b) => a.at - b.at);
  const path = shuffled
    .map(
      ({ stroke }) =>
        `M${stroke
          .map(([x, y]) => {
            const bent = [x + waveX * Math.sin(y / 11 + phase), y + waveY * Math.sin(x / 17 + phase)];
            return bent.map((value) => value.toFixed(1)).join(" ");
          })
          .join("L")}`,
    )
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img">` +
    `<path d="${path}" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}
