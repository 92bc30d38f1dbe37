/** Lantern Wheel: fifty lanterns, turned until the drawn one stands under the pointer. */
import { type Lantern, lanternOrder, lanterns, returnOfLantern } from "#shared/games/tables/lanternWheel.ts";
import { el, isStill, motion, svg } from "../dom.ts";
import type { Speech } from "../speech.ts";
import { spotBoard } from "./spotBoard.ts";

const names = {
  reed: "lanternReed",
  river: "lanternRiver",
  plum: "lanternPlum",
  rose: "lanternRose",
  moon: "lanternMoon",
  sun: "lanternSun",
} as const;
const nameOf = ({ texts }: Speech, kind: string) => texts[names[kind as Lantern]];

const step = 360 / lanternOrder.length;
const at = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
};
const lantern = (kind: string) =>
  svg(
    "svg",
    { class: `lantern ${kind}`, viewBox: "-20 -26 40 52", "aria-hidden": "true" },
    svg("path", { class: "paper", d: "M-11 -15H11Q20 0 11 15H-11Q-20 0 -11 -15Z" }),
    svg("path", {
      class: "ribs",
      d: "M0 -15V15M-6 -15Q-11 0 -6 15M6 -15Q11 0 6 15M0 -24V-15M0 15V24M-8 -15H8M-8 15H8",
    }),
  );

export const lanternBoard = spotBoard({
  rows: [{ kind: "lanternSpots", spots: lanterns }],
  name: nameOf,
  face: (speech, spot) =>
    el("span", { class: "spotName" }, lantern(spot) as unknown as HTMLElement, nameOf(speech, spot)),
  returns: (spot) => returnOfLantern(spot as Lantern),
  stage: () => {
    const disc = svg(
      "g",
      { class: "pockets" },
      ...lanternOrder.map((kind, index) =>
        svg("path", {
          class: `lanternSegment ${kind}`,
          d: `M0 0L${at((index - 0.5) * step, 98)}A98 98 0 0 1 ${at((index + 0.5) * step, 98)}Z`,
        }),
      ),
    );
    let turned = 0;
    return {
      root: svg(
        "svg",
        { class: "rouletteWheel lanternWheel", viewBox: "-104 -108 208 212", "aria-hidden": "true" },
        svg("circle", { r: 102, class: "rim" }),
        disc,
        svg("circle", { r: 34, class: "bowl" }),
        svg("path", { class: "pointer", d: "M-7 -107H7L0 -92Z" }),
      ),
      clear: () => {},
      show: async ({ segment }, lastsMs) => {
        const target = -Number(segment) * step;
        const isTurning = lastsMs > 0 && !isStill();
        turned = isTurning ? target - 360 * Math.ceil((target - turned + 1080) / 360) : target;
        disc.style.transition = isTurning ? `transform ${lastsMs}ms cubic-bezier(0.15, 0.6, 0.2, 1)` : "none";
        disc.style.transform = `rotate(${turned}deg)`;
        if (lastsMs > 0) await motion(lastsMs);
      },
    };
  },
  isWon: (spot, { lantern: drawn }) => spot === drawn,
  words: (speech, { lantern: drawn }) => nameOf(speech, String(drawn)),
  past: (speech, { lantern: drawn }) => ({ text: nameOf(speech, String(drawn)), kind: String(drawn) }),
});
