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

export const wedges = (count: number, colors: readonly string[]) =>
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
  "harbour-holdem": {
    ground: "#173f4f",
    band: "#21586e",
    motif: `${[-80, -40, 0, 40, 80].map((x, index) => `<g transform="translate(${x} -46) scale(.42)">${card(0, 0, 0, index < 3 ? ([spade("#152033"), heart("#c7382f"), diamond("#c7382f")][index] ?? "") : "", index < 3 ? "#fff" : "#9cc2d1")}</g>`).join("")}${card(-28, 52, -8, letter("M-18 30 0 -30 18 30M-11 8H11", "#152033"))}${card(34, 52, 8, letter("M-14 -30V30M18 -30 -12 4M-4 -6 20 30", "#c7382f"))}`,
  },
  "three-lamps": {
    ground: "#4a2f1a",
    band: "#694626",
    motif: `${[-62, 0, 62].map((x, index) => `<path d="M${x - 20} -62H${x + 20}L${x + 34} -28H${x - 34}Z" fill="#f5b014"/><path d="M${x} -98V-62" stroke="#fff" stroke-width="5"/>${card(x * 0.92, 40, (index - 1) * 10, [diamond("#c7382f"), spade("#152033"), heart("#c7382f")][index] ?? "")}`).join("")}`,
  },
  "nine-bridges": {
    ground: "#27406e",
    band: "#365692",
    motif: `<path d="M-98 70C-60 -60 60 -60 98 70H74C46 -24 -46 -24 -74 70Z" fill="#fff"/><path d="M-98 70H98V84H-98Z" fill="#f5b014"/>${card(0, -36, 0, letter("M18 -14C18 -40 -20 -40 -20 -14 -20 10 18 10 18 -14V10C18 34 -4 38 -16 32", "#27406e"))}`,
  },
  "dragon-and-tiger": {
    ground: "#7c1f2b",
    band: "#9b2f3d",
    motif: `${card(-48, 0, -8, `<path d="M-34 30C-36 -4 -20 -24 -4 -28L-10 -46 8 -32 20 -48 22 -28C34 -20 38 -8 36 0L10 6 32 12C26 24 8 26 -2 20 -6 32 -18 36 -34 30Z" fill="#0e8a5f"/><circle cx="8" cy="-14" r="5" fill="#f5b014"/><path d="M-26 8C-22 -4 -14 -10 -4 -12" fill="none" stroke="#7fd1ac" stroke-width="5"/>`)}${card(48, 0, 8, `<path d="M-28 -30H28V8C28 32 -28 32 -28 8Z" fill="#f5b014"/><path d="M-28 -12H-8M-28 6H-8M28 -12H8M28 6H8M0 -30V-10" stroke="#152033" stroke-width="7"/>`)}`,
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
  "french-roulette": {
    ground: "#2a1f52",
    band: "#3d2f73",
    motif: `<circle r="94" fill="#f5b014"/>${wedges(18, ["#16202f", "#a32a22"])}<circle r="58" fill="#2a1f52"/><path d="M-40 0A40 40 0 0 1 40 0Z" fill="#0e8a5f"/><path d="M-40 0A40 40 0 0 0 40 0Z" fill="#fff"/><circle cx="-60" cy="-38" r="11" fill="#fff"/>`,
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
