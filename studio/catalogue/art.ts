/** Pictures of the titles: a motif on a ground of two colors, in fixed ratios. */
import type { Title } from "#shared/games/titles/titles.ts";
import { arcadeLooks } from "./arcadeArt.ts";
import { clockLooks } from "./clockArt.ts";
import { slotLook } from "./slotArt.ts";
import { tableLooks } from "./tableArt.ts";

/** Width and height of each ratio. The motif is drawn in a square of 240 in the middle. */
export const ratios = { "3x4": [300, 400], "1x1": [320, 320], "16x9": [480, 270] } as const;
export type Ratio = keyof typeof ratios;

export const isRatio = (text: string): text is Ratio => Object.hasOwn(ratios, text);

export interface Look {
  ground: string;
  /** Of the band behind the motif. */
  band: string;
  /** Drawn around 0,0, within 100 to each side. */
  motif: string;
}

const pips = (places: readonly (readonly [number, number])[], fill: string) =>
  places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="13" fill="${fill}"/>`).join("");

const looks: Readonly<Partial<Record<Title["engine"], Look>>> = {
  dice: {
    ground: "#1f3b6d",
    band: "#2d5494",
    motif: `<rect x="-70" y="-70" width="140" height="140" rx="26" fill="#fff" transform="rotate(-12)"/><g transform="rotate(-12)">${pips(
      [
        [-36, -36],
        [36, -36],
        [0, 0],
        [-36, 36],
        [36, 36],
      ],
      "#1f3b6d",
    )}</g>`,
  },
  limbo: {
    ground: "#0f5a63",
    band: "#177a86",
    motif: `<path d="M-92 62 Q-10 52 30 -18 L88 -62 L62 10 Q20 78 -92 62Z" fill="#fff"/><path d="M-30 40 L-64 -30 L22 2Z" fill="#f5b014"/><circle cx="62" cy="-34" r="6" fill="#0f5a63"/>`,
  },
  coin: {
    ground: "#4a4458",
    band: "#635b77",
    motif: `<circle r="84" fill="#dfe5ee"/><circle r="66" fill="none" stroke="#8a94a6" stroke-width="6"/><path d="M-30 34 V-34 H-8 V-8 H8 V-34 H30 V34 H8 V12 H-8 V34Z" fill="#4a4458"/>`,
  },
  wheel: {
    ground: "#7a3b16",
    band: "#9c5122",
    motif: `<circle r="88" fill="#fff"/>${Array.from({ length: 6 }, (_, index) => `<path d="M0 0 L0 -78 A78 78 0 0 1 67.5 -39Z" fill="${index % 2 === 0 ? "#f5b014" : "#7a3b16"}" transform="rotate(${index * 60})"/>`).join("")}<circle r="20" fill="#fff"/><path d="M-12 -98 H12 L0 -70Z" fill="#152033"/>`,
  },
  plinko: {
    ground: "#552b6b",
    band: "#70408a",
    motif: [0, 1, 2, 3]
      .map((row) =>
        Array.from(
          { length: row + 2 },
          (_, pin) => `<circle cx="${(pin - (row + 1) / 2) * 42}" cy="${row * 40 - 40}" r="8" fill="#fff"/>`,
        ).join(""),
      )
      .join("")
      .concat('<circle cx="18" cy="-74" r="19" fill="#f5b014"/>'),
  },
  keno: {
    ground: "#8c2433",
    band: "#ab3646",
    motif: `<path d="M-54 -50 H54 Q82 0 54 56 H-54 Q-82 0 -54 -50Z" fill="#f5b014"/><path d="M-28 -50 Q-44 4 -28 56 M0 -50 V56 M28 -50 Q44 4 28 56" stroke="#8c2433" stroke-width="6" fill="none"/><rect x="-32" y="-70" width="64" height="18" fill="#fff"/><rect x="-32" y="58" width="64" height="14" fill="#fff"/><path d="M0 -70 V-98 M0 72 V98" stroke="#fff" stroke-width="7"/>`,
  },
  mines: {
    ground: "#26562f",
    band: "#357342",
    motif: `${[-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => `<rect x="${column * 58 - 25}" y="${row * 58 - 25}" width="50" height="50" rx="10" fill="${row === 0 && column === 0 ? "#152033" : "#fff"}"/>`)).join("")}<circle r="14" fill="#f5b014"/>`,
  },
  towers: {
    ground: "#3c4a5c",
    band: "#52637a",
    motif: [0, 1, 2, 3]
      .map(
        (step) =>
          `<rect x="${-88 + step * 44}" y="${52 - step * 40}" width="${176 - step * 44}" height="34" fill="${step === 3 ? "#f5b014" : "#fff"}"/>`,
      )
      .join(""),
  },
  hilo: {
    ground: "#12624a",
    band: "#1c8063",
    motif: `<rect x="-80" y="-72" width="92" height="136" rx="12" fill="#cfe3db" transform="rotate(-9)"/><rect x="-22" y="-70" width="96" height="140" rx="12" fill="#fff"/><path d="M26 -46 L58 -6 H38 V46 H14 V-6 H-6Z" fill="#c7382f"/>`,
  },
};

/** Each title has its own motif; where an engine has one title, it stands by the engine. */
function lookOf({ id, engine }: Title): Look {
  const look = tableLooks[id] ?? arcadeLooks[id] ?? clockLooks[id] ?? slotLook(id) ?? looks[engine];
  if (look === undefined) throw new Error(`There is no picture of ${id}`);
  return look;
}

export function artOf(title: Title, ratio: Ratio): string {
  const [width, height] = ratios[ratio];
  const { ground, band, motif } = lookOf(title);
  const side = Math.min(width, height);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/><path d="M0 ${height * 0.7} L${width} ${height * 0.42} V${height} H0Z" fill="${band}"/><g transform="translate(${width / 2} ${height / 2}) scale(${side / 300})">${motif}</g></svg>`;
}
