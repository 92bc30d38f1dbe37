/** Motifs of the titles at cards and at tables. A card's frame is shared, what it shows is each title's own. */
import type { Look } from "./art.ts";

const card = (x: number, y: number, turn: number, inner: string, fill = "#fff") =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-44" y="-62" width="88" height="124" rx="11" fill="${fill}"/>${inner}</g>`;
const diamond = (fill: string, size = 34) =>
  `<path d="M0 ${-size} ${size * 0.72} 0 0 ${size} ${-size * 0.72} 0Z" fill="${fill}"/>`;
const spade = (fill: string) =>
  `<path d="M0 -36 28 -4C38 10 26 24 12 20L18 38H-18L-12 20C-26 24 -38 10 -28 -4Z" fill="${fill}"/>`;
const heart = (fill: string) => `<path d="M0 34 -32 0C-44 -18 -22 -40 0 -18 22 -40 44 -18 32 0Z" fill="${fill}"/>`;
const letter = (d: string, color: string) => `<path d="${d}" fill="none" stroke="${color}" stroke-width="13"/>`;

const wedges = (count: number, colors: readonly string[]) =>
  Array.from({ length: count }, (_, index) => {
    const at = (step: number, radius: number) => {
      const angle = (step / count) * 2 * Math.PI;
      return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
    };
    return `<path d="M0 0L${at(index, 84)}A84 84 0 0 1 ${at(index + 1, 84)}Z" fill="${colors[index % colors.length]}"/>`;
  }).join("");

/** By title, for an engine may have several. */
export const tableLooks: Readonly<Record<string, Look>> = {
  "lamplight-blackjack": {
    ground: "#17324a",
    band: "#21496b",
    motif: `<path d="M-40 -92H40L70 -40H-70Z" fill="#f5b014"/>${card(-34, 30, -10, spade("#152033"))}${card(38, 34, 8, letter("M-18 30 0 -30 18 30M-11 8H11", "#c7382f"))}`,
  },
  "honest-jacks": {
    ground: "#5a2a52",
    band: "#773a6d",
    motif: `${card(-46, 6, -16, diamond("#c7382f"))}${card(46, 6, 16, spade("#152033"))}${card(0, -6, 0, letter("M16 -34V14C16 40 -20 40 -20 12", "#5a2a52"))}`,
  },
  "free-deuces": {
    ground: "#1c5c6b",
    band: "#26788b",
    motif: `${card(-52, 12, -20, "", "#bfe0e6")}${card(52, 12, 20, "", "#bfe0e6")}${card(0, -4, 0, letter("M-20 -22C-14 -44 22 -40 18 -14 14 4 -20 14 -22 34H24", "#f59414"))}`,
  },
  "nine-bridges": {
    ground: "#27406e",
    band: "#365692",
    motif: `<path d="M-98 70C-60 -60 60 -60 98 70H74C46 -24 -46 -24 -74 70Z" fill="#fff"/><path d="M-98 70H98V84H-98Z" fill="#f5b014"/>${card(0, -36, 0, letter("M18 -14C18 -40 -20 -40 -20 -14 -20 10 18 10 18 -14V10C18 34 -4 38 -16 32", "#27406e"))}`,
  },
  "dragon-and-tiger": {
    ground: "#7c1f2b",
    band: "#9b2f3d",
    motif: `${card(-48, 0, -8, `<path d="M-26 34C-34 -8 -6 4 -2 -18 0 -36 -22 -34 -26 -24 -22 -50 20 -50 20 -18 20 8 -10 8 -8 34Z" fill="#0e8a5f"/>`)}${card(48, 0, 8, `<path d="M-28 -30H28V8C28 32 -28 32 -28 8Z" fill="#f5b014"/><path d="M-28 -12H-8M-28 6H-8M28 -12H8M28 6H8M0 -30V-10" stroke="#152033" stroke-width="7"/>`)}`,
  },
  "inside-outside": {
    ground: "#8a4313",
    band: "#a8571f",
    motif: `${card(0, 0, 0, heart("#c7382f"))}<path d="M-96 0 -64 -26V26ZM96 0 64 -26V26Z" fill="#f5b014"/><circle cx="-80" cy="62" r="12" fill="#fff"/><circle cx="80" cy="-62" r="12" fill="#fff"/>`,
  },
  "two-flags": {
    ground: "#3a3f4f",
    band: "#51586d",
    motif: `<path d="M-70 96V-90M70 96V-90" stroke="#fff" stroke-width="9"/><path d="M-66 -88H-4L-20 -58 -4 -28H-66Z" fill="#f5b014"/><path d="M66 -88H4L20 -58 4 -28H66Z" fill="#c7382f"/>${card(0, 44, 0, spade("#152033"))}`,
  },
  "european-roulette": {
    ground: "#0f4f3c",
    band: "#176c53",
    motif: `<circle r="94" fill="#8a5524"/>${wedges(18, ["#a32a22", "#16202f"])}<circle r="46" fill="#8a5524"/><circle r="30" fill="#f5b014"/><circle cx="52" cy="-44" r="11" fill="#fff"/>`,
  },
  "american-roulette": {
    ground: "#1d2f57",
    band: "#2a4277",
    motif: `<circle r="94" fill="#fff"/>${wedges(12, ["#a32a22", "#1d2f57", "#a32a22", "#16202f"])}<circle r="54" fill="#fff"/><circle cx="-22" r="20" fill="none" stroke="#0e8a5f" stroke-width="10"/><circle cx="24" r="20" fill="none" stroke="#0e8a5f" stroke-width="10"/>`,
  },
  "jade-dice": {
    ground: "#12574a",
    band: "#1b7564",
    motif: [
      [-44, 40, -10],
      [46, 36, 12],
      [0, -44, 4],
    ]
      .map(
        ([x, y, turn], index) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-40" y="-40" width="80" height="80" rx="16" fill="#9fe0c4"/>${[
            [0, 0],
            [-20, -20],
            [20, 20],
          ]
            .slice(0, index + 1)
            .map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="10" fill="${index === 2 ? "#c7382f" : "#12574a"}"/>`)
            .join("")}</g>`,
      )
      .join(""),
  },
};
