/**
 * The script that solved the former captchas, which were SVG: the path gave every stroke away, five points a segment.
 * Which character some strokes are is shown by fitting each onto their corners by an affine map, nearest to upright and
 * unbent.
 */
import { glyphs } from "./oldPicture.ts";

type Point = readonly [x: number, y: number];
interface Found {
  character: string;
  misfit: number;
  used: number[];
  x: number;
}

const stepsOfStroke = 5;
const scale = 6.4;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How badly `from` maps onto `to`, and how far the map is from one that only makes it larger. */
function misfit(from: readonly Point[], to: readonly Point[]): number {
  const [fx, fy, tx, ty] = [
    mean(from.map(([x]) => x)),
    mean(from.map(([, y]) => y)),
    mean(to.map(([x]) => x)),
    mean(to.map(([, y]) => y)),
  ];
  let [xx, xy, yy, ux, uy, vx, vy] = [0.001, 0, 0.001, 0.001 * scale, 0, 0, 0.001 * scale];
  from.forEach(([px, py], index) => {
    const [x, y, u, v] = [px - fx, py - fy, (to[index]?.[0] ?? 0) - tx, (to[index]?.[1] ?? 0) - ty];
    [xx, xy, yy] = [xx + x * x, xy + x * y, yy + y * y];
    [ux, uy, vx, vy] = [ux + u * x, uy + u * y, vx + v * x, vy + v * y];
  });
  const det = xx * yy - xy * xy;
  const [a, b, c, d] = [
    (ux * yy - uy * xy) / det,
    (uy * xx - ux * xy) / det,
    (vx * yy - vy * xy) / det,
    (vy * xx - vx * xy) / det,
  ];
  const residual = mean(
    from.map(([px, py], index) => {
      const [x, y] = [px - fx, py - fy];
      return (a * x + b * y + tx - (to[index]?.[0] ?? 0)) ** 2 + (c * x + d * y + ty - (to[index]?.[1] ?? 0)) ** 2;
    }),
  );
  return residual + (1.5 * ((a - scale) ** 2 + (d - scale) ** 2 + (b * b + c * c) / 2)) / from.length;
}

/** Strokes of a picture by their corners; null for anything that isn't a SVG, or has no strokes in it. */
function strokesIn(image: string): Point[][] | null {
  const path = /<path d="(M[^"]+)"/.exec(image)?.[1];
  if (path === undefined) return null;
  return path
    .split("M")
    .filter(Boolean)
    .map((stroke) =>
      stroke
        .split("L")
        .map((pair) => {
          const [x = 0, y = 0] = pair.split(" ").map(Number);
          return [x, y] as const;
        })
        .filter((_, index) => index % stepsOfStroke === 0),
    );
}

/** Every way to choose strokes for those of a character, close to each other. */
function* choices(shape: readonly Point[][], strokes: readonly Point[][], chosen: number[] = []): Generator<number[]> {
  const next = shape[chosen.length];
  if (next === undefined) {
    yield chosen;
    return;
  }
  const first = strokes[chosen[0] ?? -1];
  for (const [index, stroke] of strokes.entries()) {
    const isNear = first === undefined || Math.abs(mean(first.map(([x]) => x)) - mean(stroke.map(([x]) => x))) < 30;
    if (stroke.length === next.length && !chosen.includes(index) && isNear)
      yield* choices(shape, strokes, [...chosen, index]);
  }
}

/** The characters of a captcha by its segments; null if there are none. */
export function readBySegments(image: string, length: number): string | null {
  const strokes = strokesIn(image);
  if (strokes === null) return null;
  const found: Found[] = [];
  for (const [character, text] of Object.entries(glyphs)) {
    const shape = text
      .split("|")
      .map((stroke) => stroke.split(" ").map((pair) => pair.split(",").map(Number) as unknown as Point));
    for (const used of choices(shape, strokes)) {
      const points = used.flatMap((index) => strokes[index] ?? []);
      found.push({
        character,
        used,
        x: mean(points.map(([x]) => x)),
        misfit: misfit(shape.flat(), points) - points.length * 1.2,
      });
    }
  }
  const taken: Found[] = [];
  for (const one of found.toSorted((a, b) => a.misfit - b.misfit)) {
    const isFree = taken.every(
      (other) => Math.abs(other.x - one.x) > 22 && !one.used.some((index) => other.used.includes(index)),
    );
    if (isFree && taken.length < length) taken.push(one);
  }
  return taken
    .toSorted((a, b) => a.x - b.x)
    .map(({ character }) => character)
    .join("");
}
