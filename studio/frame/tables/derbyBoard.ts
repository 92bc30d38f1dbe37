/** Garden Derby: six snails on their beds, over the line in the drawn order. */
import { derbyReturns, isDerbyWon, snails } from "#shared/games/clock/snailDerby.ts";
import { isStill, motion, svg } from "../dom.ts";
import type { Speech } from "../speech.ts";
import type { Texts } from "../texts/en.ts";
import { spotBoard } from "./spotBoard.ts";

const LANE = 30;
const FROM = 40;
const TO = 660;
const STEP_MS = 40;
const colors = ["#c7382f", "#2457d6", "#f5b014", "#0e8a5f", "#7c4a9e", "#d8567a"];
const numbered = /^(win|place)(\d)$/;

function nameOf({ texts, fill }: Speech, spot: string): string {
  const [, kind, number = ""] = numbered.exec(spot) ?? [];
  return kind === undefined
    ? texts[spot as keyof Texts]
    : fill(kind === "win" ? "snailWins" : "snailPlaces", { number });
}
const orderOf = ({ order }: Readonly<Record<string, unknown>>) => (Array.isArray(order) ? (order as number[]) : []);

const snailView = (snail: number) =>
  svg(
    "g",
    { class: "snail" },
    svg("path", { class: "snailBody", d: "M-26 10H12C20 10 23 4 23 -1" }),
    svg("path", { class: "snailEyes", d: "M22 -2 19 -11M25 -2 28 -11" }),
    svg("circle", { cx: -6, cy: -2, r: 12, fill: colors[snail - 1] ?? "" }),
    svg("text", { x: -6, y: 3, class: "snailNumber" }, String(snail)),
  );

/** How far a snail is, 0 to 1: the order is kept at the line, and each has a gait of its own before. */
function farAt(share: number, place: number, snail: number): number {
  const over = 0.86 + place * 0.025;
  const gait = 0.06 * Math.sin(share * 9 + snail * 2.1) * Math.max(0, 1 - share / over);
  return Math.max(0, Math.min(1, share / over + gait));
}

export const derbyBoard = spotBoard({
  rows: [
    { kind: "narrow", spots: snails.map((snail) => `win${snail}`) },
    { kind: "narrow", spots: snails.map((snail) => `place${snail}`) },
    { kind: "narrow", spots: ["oddWins", "evenWins"] },
  ],
  name: nameOf,
  returns: (spot) => derbyReturns[spot] ?? 0,
  stage: () => {
    const views = snails.map(snailView);
    const put = (snail: number, far: number) => {
      const view = views[snail - 1];
      if (view !== undefined)
        view.style.transform = `translate(${FROM + far * (TO - FROM)}px, ${(snail - 0.5) * LANE}px)`;
    };
    const clear = () => {
      for (const snail of snails) put(snail, 0);
    };
    clear();
    return {
      root: svg(
        "svg",
        { class: "garden", viewBox: `0 0 720 ${snails.length * LANE}`, "aria-hidden": "true" },
        ...snails.map((snail) =>
          svg("rect", { class: "bed", x: 0, y: (snail - 1) * LANE + 1, width: 720, height: LANE - 2, rx: 4 }),
        ),
        svg("path", { class: "finish", d: `M${TO + 24} 0V${snails.length * LANE}` }),
        ...views,
      ),
      clear,
      show: async (view, lastsMs) => {
        const order = orderOf(view);
        const run = async (began: number): Promise<void> => {
          const share = (performance.now() - began) / lastsMs;
          if (share >= 1) return;
          for (const [place, snail] of order.entries()) put(snail, farAt(share, place, snail));
          await motion(STEP_MS);
          await run(began);
        };
        if (lastsMs > 0 && !isStill()) await run(performance.now());
        if (lastsMs > 0 && isStill()) await motion(lastsMs);
        for (const [place, snail] of order.entries()) put(snail, 1 - place * 0.03);
      },
    };
  },
  isWon: (spot, view) => isDerbyWon(spot, orderOf(view)),
  words: (speech, view) => speech.fill("derbyResult", { order: orderOf(view).join(" – ") }),
  past: (_, view) => ({ text: orderOf(view).slice(0, 2).join("–"), kind: "" }),
});
