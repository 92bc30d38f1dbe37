/** Motifs of the titles whose rounds are shared. */
import type { Look } from "./art.ts";
import { wedges } from "./tableArt.ts";

const ball = (x: number, y: number, fill: string, size = 34) =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="${fill}"/><circle cx="${x - size / 3}" cy="${y - size / 3}" r="${size / 4}" fill="#fff" opacity="0.7"/>`;
const cube = (x: number, y: number, turn: number, fill: string, pips: readonly (readonly [number, number])[]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-46" y="-46" width="92" height="92" rx="18" fill="${fill}"/>${pips.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="10" fill="#fff"/>`).join("")}</g>`;

export const clockLooks: Readonly<Record<string, Look>> = {
  "paper-kite": {
    ground: "#2f74b5",
    band: "#4f93d1",
    motif: `<path d="M-30 20C-70 50 -20 70 -60 100" fill="none" stroke="#fff" stroke-width="5"/><path d="M34 -92 88 -18 -2 42 -56 -40Z" fill="#f5b014"/><path d="M34 -92 -2 42M88 -18 -56 -40" stroke="#7a3b16" stroke-width="5"/><path d="M-2 42C-30 56 -14 70 -36 78S-28 98 -48 100" fill="none" stroke="#c7382f" stroke-width="8"/>`,
  },
  "glass-hall-roulette": {
    ground: "#20566b",
    band: "#3a86a0",
    motif: `<path d="M-100 100V-20A100 100 0 0 1 100 -20V100Z" fill="#bfe3ee" opacity="0.35"/><circle cy="10" r="76" fill="#6b3d14"/><g transform="translate(0 10) scale(0.8)">${wedges(18, ["#a32a22", "#16202f"])}</g><circle cy="10" r="34" fill="#dfe8f5"/><circle cx="44" cy="-26" r="10" fill="#fff"/>`,
  },
  "upper-gallery-roulette": {
    ground: "#4a1d3a",
    band: "#6b2d55",
    motif: `<path d="M-100 84H100V100H-100ZM-88 84V30M-44 84V30M0 84V30M44 84V30M88 84V30M-100 30H100" fill="#f5b014" stroke="#f5b014" stroke-width="7"/><g transform="translate(0 -32) scale(0.68)"><circle r="94" fill="#f5b014"/>${wedges(18, ["#16202f", "#a32a22"])}<circle r="40" fill="#4a1d3a"/></g>`,
  },
  "quayside-baccarat": {
    ground: "#1b4d63",
    band: "#123747",
    motif: `<path d="M-100 70Q-75 56 -50 70T0 70 50 70 100 70V100H-100Z" fill="#7fc1d6"/><g transform="rotate(-10 -40 -10)"><rect x="-84" y="-84" width="84" height="122" rx="11" fill="#fff"/><path d="M-42 -58 -16 -22 -42 14 -68 -22Z" fill="#c7382f"/></g><g transform="rotate(10 40 -10)"><rect x="0" y="-84" width="84" height="122" rx="11" fill="#fff"/><path d="M42 -58 64 -30C74 -16 62 -2 48 -8L54 14H30L36 -8C22 -2 10 -16 20 -30Z" fill="#152033"/></g>`,
  },
  "lantern-wheel": {
    ground: "#3b2a63",
    band: "#573f8c",
    motif: `<g>${wedges(12, ["#f5b014", "#d8567a", "#3f8fc7", "#7c4a9e"])}</g><circle r="42" fill="#3b2a63"/><path d="M-20 -22H20Q34 0 20 24H-20Q-34 0 -20 -22Z" fill="#ffdf8a"/><path d="M0 -22V-38M0 24V36M-8 -22Q-16 2 -8 24M8 -22Q16 2 8 24" stroke="#7a3b16" stroke-width="5" fill="none"/><path d="M-12 -100H12L0 -72Z" fill="#fff"/>`,
  },
  "red-blue-duel": {
    ground: "#2c3648",
    band: "#414f68",
    motif: `${cube(-46, 16, -14, "#c7382f", [
      [-20, -20],
      [20, 20],
      [20, -20],
      [-20, 20],
      [0, 0],
    ])}${cube(50, -16, 12, "#2457d6", [
      [-20, -20],
      [0, 0],
      [20, 20],
    ])}<path d="M-8 -90 14 -50 -4 -52 12 -18" stroke="#f5b014" stroke-width="8" fill="none"/>`,
  },
  "market-balls": {
    ground: "#7a4a12",
    band: "#a36a22",
    motif: `<path d="M-96 -70H96L80 -34H-80Z" fill="#fff"/><path d="M-96 -70H-58L-50 -34H-80ZM-20 -70H20L16 -34H-16ZM58 -70H96L80 -34H50Z" fill="#c7382f"/>${ball(-52, 52, "#c7382f")}${ball(52, 52, "#3f8fc7")}${ball(0, 20, "#f5b014", 38)}`,
  },
  "eighty-windows": {
    ground: "#33426b",
    band: "#475a8f",
    motif: `<path d="M-82 100V-60L0 -98 82 -60V100Z" fill="#a8571f"/>${[0, 1, 2, 3]
      .flatMap((row) =>
        [0, 1, 2, 3].map(
          (column) =>
            `<rect x="${-66 + column * 36}" y="${-48 + row * 34}" width="24" height="24" fill="${(row * 3 + column * 5) % 4 === 0 ? "#ffdf8a" : "#26304d"}"/>`,
        ),
      )
      .join("")}`,
  },
  "sunday-bingo": {
    ground: "#7a2f4f",
    band: "#9c4568",
    motif: `<g transform="rotate(-6)"><rect x="-78" y="-78" width="156" height="156" rx="14" fill="#fff"/>${[-1, 0, 1]
      .flatMap((row) =>
        [-1, 0, 1].map(
          (column) =>
            `<rect x="${column * 48 - 21}" y="${row * 48 - 21}" width="42" height="42" rx="6" fill="#f1dbe4"/>${row === column || row === 0 ? `<circle cx="${column * 48}" cy="${row * 48}" r="17" fill="#f5b014"/>` : ""}`,
        ),
      )
      .join("")}</g>`,
  },
  "paper-league": {
    ground: "#1f6b3a",
    band: "#2b8a4c",
    motif: `<path d="M-92 64H92M0 64V-64M-92 -64H92V64H-92Z" fill="none" stroke="#fff" stroke-width="5"/><circle r="30" fill="none" stroke="#fff" stroke-width="5"/><path d="M-60 40 -10 -44 26 -20 -24 58Z" fill="#f4f5f7"/><path d="M-60 40 -10 -44 4 2Z" fill="#cfd8e6"/><circle cx="52" cy="-30" r="22" fill="#f5b014"/>`,
  },
  "garden-derby": {
    ground: "#3f6b2a",
    band: "#5a8f3c",
    motif: `<path d="M-96 62H70C96 62 100 30 90 8L84 -34M70 -32L66 2C62 24 48 36 26 36H-96Z" fill="#e6c99a"/><circle cx="-14" r="62" fill="#c7382f"/><path d="M-14 -40A40 40 0 1 1 -54 0A28 28 0 1 1 -26 28A16 16 0 1 1 -14 -6" fill="none" stroke="#fff" stroke-width="9"/><circle cx="84" cy="-38" r="8" fill="#fff"/><circle cx="69" cy="-36" r="8" fill="#fff"/>`,
  },
  "snow-slide": {
    ground: "#4b5f8f",
    band: "#dfe8f5",
    motif: `<path d="M-100 -10C-30 -10 10 60 100 74V100H-100Z" fill="#fff"/><g transform="translate(-14 -8) rotate(24)"><path d="M-58 4H42C62 4 66 -10 62 -22" fill="none" stroke="#152033" stroke-width="8"/><path d="M-52 -22H40" stroke="#a8571f" stroke-width="13"/><path d="M-30 -20V4M20 -20V4" stroke="#152033" stroke-width="7"/><circle cx="-6" cy="-66" r="16" fill="#f5b014"/><path d="M-26 -26C-26 -62 14 -62 14 -26Z" fill="#c7382f"/></g>`,
  },
};
