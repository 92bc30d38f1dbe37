/** Motifs of the scratchcards, the shots and the fast games. */
import { atticArt } from "../frame/arcade/atticArt.ts";
import { shotArt } from "../frame/arcade/shotArt.ts";
import { tideArt } from "../frame/arcade/scratchArt.ts";
import { placed } from "../frame/slots/drawings/shapes.ts";
import type { Look } from "./art.ts";

const ticket = (inner: string, fill: string) =>
  `<g transform="rotate(-8)"><rect x="-92" y="-62" width="184" height="124" rx="12" fill="${fill}"/><path d="M-48-62V62" stroke="#fff" stroke-width="4" stroke-dasharray="8 8"/>${inner}</g>`;
const dieAt = (x: number, y: number, turn: number, fill: string, dots: readonly (readonly [number, number])[]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-40" y="-40" width="80" height="80" rx="16" fill="${fill}"/>${dots.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="9" fill="#fff"/>`).join("")}</g>`;

const faceUp = `<rect x="-50" y="-50" width="100" height="100" rx="14" fill="#fff"/>${atticArt[0]?.art ?? ""}`;
const faceDown =
  '<rect x="-50" y="-50" width="100" height="100" rx="14" fill="#f5b014"/><path d="M0-26 20 0 0 26-20 0Z" fill="#33405c"/>';
const pile = (x: number, heights: readonly number[]) =>
  heights
    .map((height, index) => {
      const top = 90 - heights.slice(0, index + 1).reduce((sum, one) => sum + one, 0);
      return `<rect x="${x - 22}" y="${top}" width="44" height="${height - 4}" rx="6" fill="${["#f5b014", "#fff", "#e2593f", "#7ab8e0"][index % 4]}"/>`;
    })
    .join("");

export const arcadeLooks: Readonly<Record<string, Look>> = {
  "tide-pools": {
    ground: "#0f4f63",
    band: "#1a7086",
    motif:
      [-1, 0, 1]
        .map((column) => `<rect x="${column * 66 - 30}" y="34" width="60" height="52" rx="9" fill="#c9d0da"/>`)
        .join("") +
      placed(-58, -28, 1, tideArt["starfish"]?.art ?? "") +
      placed(52, -34, 0.9, tideArt["crab"]?.art ?? "") +
      placed(0, 14, 0.8, tideArt["pearl"]?.art ?? ""),
  },
  "night-departure": {
    ground: "#2a1f4a",
    band: "#40306b",
    motif: ticket(
      `<circle cx="-70" r="12" fill="#f5b014"/><path d="M-34-26H72M-34 0H72M-34 26H30" stroke="#fff" stroke-width="10"/><rect x="42" y="14" width="34" height="24" rx="5" fill="#f5b014"/>`,
      "#6b55a6",
    ),
  },
  "captains-dice": {
    ground: "#4f2a17",
    band: "#6e3f26",
    motif:
      `<path d="M-96-24C-60-84 60-84 96-24 50-44-50-44-96-24Z" fill="#152033"/><path d="M-70-40C-30-60 30-60 70-40" fill="none" stroke="#f5b014" stroke-width="7"/>` +
      dieAt(-42, 34, -10, "#c7382f", [
        [-18, -18],
        [18, 18],
        [0, 0],
        [-18, 18],
        [18, -18],
      ]) +
      dieAt(48, 40, 12, "#152033", [
        [-16, -16],
        [16, 16],
      ]),
  },
  "quiet-pier": {
    ground: "#12485c",
    band: "#1d6a84",
    motif:
      `<path d="M-98-58H40V-44H-98Z" fill="#b9783a"/><path d="M-70-44V40M-20-44V40M24-44V40" stroke="#8a5524" stroke-width="9"/><path d="M-30-58 70-96C92-70 92-20 88 10" fill="none" stroke="#fff" stroke-width="4"/><circle cx="88" cy="14" r="9" fill="#d63a34"/>` +
      placed(30, 60, 1.2, shotArt["carp"]?.art ?? ""),
  },
  "clay-meadow": {
    ground: "#35622c",
    band: "#5f8a3d",
    motif:
      `<path d="M-96 90C-40 60-10 30 8-10" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="4 10"/>` +
      placed(14, -26, 1.5, shotArt["near"]?.art ?? "") +
      placed(-60, -62, 0.8, shotArt["crossing"]?.art ?? "") +
      `<path d="M40 26 84 60M58 14 98 32M26 40 58 84" stroke="#f5b014" stroke-width="9" stroke-linecap="round"/>`,
  },
  "spot-kick": {
    ground: "#1c4f34",
    band: "#2b6d4a",
    motif: `<path d="M-94 60V-76H94V60" fill="none" stroke="#fff" stroke-width="12"/><path d="M-88-40H88M-88-6H88M-88 28H88M-54-70V60M-18-70V60M18-70V60M54-70V60" stroke="#fff" stroke-opacity=".35" stroke-width="3"/><circle cx="52" cy="-34" r="24" fill="#fff"/><path d="M52-44 61-37 58-27H46L43-37Z" fill="#152033"/><path d="M-60 60C-20 44 16 20 34-14" fill="none" stroke="#f5b014" stroke-width="7" stroke-dasharray="3 14" stroke-linecap="round"/>`,
  },
  "three-cups": {
    ground: "#5c3517",
    band: "#7d4d26",
    motif: [-66, 0, 66]
      .map(
        (x, index) =>
          `<path d="M${x - 18} ${index === 1 ? -64 : -34}H${x + 18}L${x + 30} ${index === 1 ? 20 : 50}H${x - 30}Z" fill="#d99a5c"/>`,
      )
      .join("")
      .concat('<circle cy="42" r="17" fill="#d63a34"/><path d="M-100 60H100V76H-100Z" fill="#2f5b4a"/>'),
  },
  "stone-and-paper": {
    ground: "#3f4a63",
    band: "#58658a",
    motif:
      '<path d="M-90 40C-98 12-74-20-46-22-18-24-6 6-14 34-26 56-78 60-90 40Z" fill="#b8c0cc"/><g transform="rotate(10 50 0)"><path d="M10-66H66L88-44V58H10Z" fill="#fff"/><path d="M66-66V-44H88Z" fill="#c9d3e2"/><path d="M24-34H60M24-12H74M24 10H74M24 32H58" stroke="#58658a" stroke-width="7"/></g>',
  },
  "attic-pairs": {
    ground: "#33405c",
    band: "#475880",
    motif:
      placed(-46, -46, 0.82, faceUp) +
      placed(46, -46, 0.82, faceDown) +
      placed(-46, 46, 0.82, faceDown) +
      placed(46, 46, 0.82, faceUp),
  },
  "stack-to-ten": {
    ground: "#1f4a5c",
    band: "#2d677f",
    motif: pile(-78, [40, 30, 60]) + pile(-26, [70, 20]) + pile(26, [30, 50, 40, 30]) + pile(78, [50]),
  },
  "under-seven": {
    ground: "#0e5a52",
    band: "#17796d",
    motif:
      dieAt(-46, 22, -12, "#c7382f", [
        [-20, -20],
        [20, 20],
        [0, 0],
      ]) +
      dieAt(46, 26, 10, "#1f3b6d", [
        [-20, -20],
        [20, 20],
        [20, -20],
        [-20, 20],
      ]) +
      '<path d="M-28-84H28L0-34" fill="none" stroke="#f5b014" stroke-width="14"/>',
  },
};
