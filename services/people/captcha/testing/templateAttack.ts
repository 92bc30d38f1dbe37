/**
 * A script that solves captchas by templates: every variant of every character, in several sizes and rotations, is
 * moved over the picture, and the five best fits side by side are the answer. It knows the site's own glyphs.
 */
import { waysOf, type Point } from "../glyphs.ts";

/** Ink of a picture, 0 to 1, row by row. */
export interface Raster {
  width: number;
  height: number;
  ink: Float32Array;
}

/** A picture of RGBA pixels, made smaller by a whole number: ink is its mean darkness. */
export function inkOf(pixels: Uint8Array, width: number, height: number, shrink: number): Raster {
  const small = { width: Math.floor(width / shrink), height: Math.floor(height / shrink) };
  const ink = new Float32Array(small.width * small.height);
  for (let y = 0; y < small.height * shrink; y += 1) {
    for (let x = 0; x < small.width * shrink; x += 1) {
      const at = Math.floor(y / shrink) * small.width + Math.floor(x / shrink);
      ink[at] = (ink[at] ?? 0) + (255 - (pixels[(y * width + x) * 4] ?? 255)) / 255 / shrink ** 2;
    }
  }
  return { ...small, ink };
}

interface Template extends Raster {
  character: string;
  mean: number;
  norm: number;
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay));
}

function template(character: string, strokes: readonly (readonly Point[])[], pen: number): Template {
  const points = strokes.flat();
  const [left, top] = [Math.min(...points.map(([x]) => x)) - pen, Math.min(...points.map(([, y]) => y)) - pen];
  const width = Math.ceil(Math.max(...points.map(([x]) => x)) + pen - left);
  const height = Math.ceil(Math.max(...points.map(([, y]) => y)) + pen - top);
  const ink = new Float32Array(width * height);
  for (let index = 0; index < ink.length; index += 1) {
    const here: Point = [left + (index % width) + 0.5, top + Math.floor(index / width) + 0.5];
    const nearest = Math.min(
      ...strokes.flatMap((stroke) => stroke.slice(1).map((to, from) => distance(here, stroke[from] ?? to, to))),
    );
    ink[index] = Math.min(1, Math.max(0, pen / 2 + 0.5 - nearest));
  }
  const mean = ink.reduce((sum, value) => sum + value, 0) / ink.length;
  return {
    character,
    width,
    height,
    ink,
    mean,
    norm: Math.sqrt(ink.reduce((sum, value) => sum + (value - mean) ** 2, 0)),
  };
}

/** @param unit pixels of a unit of the glyphs' grid, in the shrunken picture */
export function templatesOf(characters: string, unit: number, pen: number): Template[] {
  const made: Template[] = [];
  for (const character of characters) {
    for (const way of waysOf(character)) {
      for (const scale of [0.9, 1, 1.1]) {
        for (const turn of [-0.2, -0.1, 0, 0.1, 0.2]) {
          made.push(
            template(
              character,
              way.map(({ points }) =>
                points.map(([x, y]): Point => {
                  const [u, v] = [(x - 2) * unit * scale * 1.07, (y - 3) * unit * scale];
                  return [u * Math.cos(turn) - v * Math.sin(turn), u * Math.sin(turn) + v * Math.cos(turn)];
                }),
              ),
              pen,
            ),
          );
        }
      }
    }
  }
  return made;
}

/** How well a template fits at a place, -1 to 1. */
function fit(picture: Raster, { width, height, ink, mean, norm }: Template, left: number, top: number): number {
  let [sum, squares, product] = [0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    const [row, own] = [(top + y) * picture.width + left, y * width];
    for (let x = 0; x < width; x += 1) {
      const value = picture.ink[row + x] ?? 0;
      sum += value;
      squares += value * value;
      product += value * ((ink[own + x] ?? 0) - mean);
    }
  }
  const spread = Math.sqrt(Math.max(0, squares - (sum * sum) / (width * height)));
  return spread === 0 ? 0 : product / (spread * norm);
}

/** The characters of a picture, by templates. */
export function readByTemplates(picture: Raster, templates: readonly Template[], length: number): string {
  // The best of each character by the column of its middle.
  const best = Array.from({ length: picture.width }, () => ({ score: 0, character: "", half: 0 }));
  for (const one of templates) {
    for (let left = 0; left + one.width <= picture.width; left += 1) {
      for (let top = 0; top + one.height <= picture.height; top += 1) {
        const score = fit(picture, one, left, top);
        const column = best[left + Math.floor(one.width / 2)];
        if (column !== undefined && score > column.score)
          Object.assign(column, { score, character: one.character, half: one.width / 2 });
      }
    }
  }
  // The best row of adjacent characters: by column, of one character, of two …
  let rows = best.map(({ score, character, half }, column) => ({ score, text: character, end: column, half }));
  for (let count = 1; count < length; count += 1) {
    rows = best.map(({ score, character, half }, column) => {
      let chosen = { score: -1, text: "", end: column, half };
      for (const row of rows) {
        if (row.text.length !== count || row.end + (row.half + half) * 0.8 > column) continue;
        if (row.score + score > chosen.score)
          chosen = { score: row.score + score, text: row.text + character, end: column, half };
      }
      return chosen;
    });
  }
  return rows.reduce((one, other) => (other.score > one.score ? other : one)).text;
}
