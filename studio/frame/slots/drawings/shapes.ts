/** Shapes that drawings are made of, as SVG. A symbol is drawn around 0,0, within 44 to each side. */
import type { LanguageCode } from "#shared/site/languages.ts";

export type Names = Readonly<Record<LanguageCode, string>>;

export interface Drawing {
  names: Names;
  art: string;
}

export interface SlotLook {
  /** Of the cabinet, from top to bottom. */
  ground: readonly [string, string];
  /** Of a cell behind its symbol. */
  cell: string;
  /** Of the ranks ace, king, queen and jack. */
  ranks: readonly [string, string, string, string];
  /** By letter. A rank that isn't here is drawn as a letter. */
  symbols: Readonly<Record<string, Drawing>>;
  /** The three that its picture shows, the middle one first. */
  cover: readonly [string, string, string];
}

export const drawing = (en: string, ru: string, es: string, ar: string, ...art: string[]): Drawing => ({
  names: { en, ru, es, ar },
  art: art.join(""),
});

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const stroke = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const dot = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn === 0 ? "" : ` transform="rotate(${turn} ${x} ${y})"`}/>`;
export const box = (x: number, y: number, width: number, height: number, fill: string, round = 3): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
export const ring = (radius: number, color: string, width: number): string =>
  `<circle r="${radius}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
export const turned = (degrees: number, art: string): string => `<g transform="rotate(${degrees})">${art}</g>`;
export const placed = (x: number, y: number, scale: number, art: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`;
/** The same shape several times around the middle. */
export const around = (count: number, art: string, from = 0): string =>
  Array.from({ length: count }, (_, index) => turned(from + (index * 360) / count, art)).join("");

/** The frame of a wild: eight golden corners around its own picture. */
export const wild = (fill: string, art: string): string =>
  path("M-18-44H18L44-18V18L18 44H-18L-44 18V-18Z", "#f5b014") +
  path("M-16-38H16L38-16V16L16 38H-16L-38 16V-16Z", fill) +
  placed(0, 0, 0.8, art);
/** The frame of a scatter: a white burst around its own picture. */
export const burst = (fill: string, art: string): string =>
  around(12, path("M-8-32 0-45 8-32Z", "#fff")) + dot(0, 0, 36, "#fff") + dot(0, 0, 31, fill) + placed(0, 0, 0.66, art);
/** A coin, with room for its worth below the picture. */
export const coin = (edge: string, face: string, art: string): string =>
  dot(0, 0, 43, edge) + dot(0, 0, 37, face) + placed(0, -12, 0.5, art);

/** Letters of the ranks: A, K, Q and J. */
const letters: Readonly<Record<string, string>> = {
  A: "M-20 26 0-28 20 26M-12 8H12",
  K: "M-16-28V26M18-28-14 2M-6-4 20 26",
  Q: "M0-28C-30-28-30 24 0 24 30 24 30-28 0-28M8 10 24 30",
  J: "M-8-28H18M10-28V10C10 32-20 32-20 8",
};
export const rankArt = (letter: string, color: string): string =>
  stroke(letters[letter] ?? "", "#0b1220", 17) + stroke(letters[letter] ?? "", color, 10);
