/** Market Square Balls: five balls come one after the other. */
import { BALLS, ballColors, ballReturns, colorOfBall, isBallWon } from "#shared/games/tables/luckyBalls.ts";
import { el, motion } from "../dom.ts";
import type { Speech } from "../speech.ts";
import type { Texts } from "../texts/en.ts";
import { spotBoard } from "./spotBoard.ts";

const numbered = /^ball(\d+)$/;
const colored = /^first-(\w+)$/;
const colorNames = { ruby: "firstRuby", amber: "firstAmber", azure: "firstAzure" } as const;

function nameOf({ texts, fill }: Speech, spot: string): string {
  const [, ball] = numbered.exec(spot) ?? [];
  if (ball !== undefined) return fill("ballDrawn", { number: ball });
  const [, color] = colored.exec(spot) ?? [];
  return texts[(color === undefined ? spot : colorNames[color as keyof typeof colorNames]) as keyof Texts];
}
const ballsIn = ({ balls }: Readonly<Record<string, unknown>>) => (Array.isArray(balls) ? (balls as number[]) : []);
const ballView = (ball: number) => el("span", { class: `ballView ${colorOfBall(ball)}` }, String(ball));

export const ballsBoard = spotBoard({
  rows: [
    {
      kind: "narrow",
      spots: ["firstOdd", "firstEven", ...ballColors.map((color) => `first-${color}`), "sumLow", "sumHigh"],
    },
    { kind: "narrow", spots: ["mostOdd", "mostEven", "allOdd", "allEven"] },
    { kind: "ballGrid", spots: Array.from({ length: BALLS }, (_, index) => `ball${index + 1}`) },
  ],
  name: nameOf,
  face: (speech, spot) => {
    const [, ball] = numbered.exec(spot) ?? [];
    return ball === undefined ? el("span", { class: "spotName" }, nameOf(speech, spot)) : ballView(Number(ball));
  },
  returns: (spot) => ballReturns[spot] ?? 0,
  stage: () => {
    const row = el("div", { class: "drawnBalls", dir: "ltr", "aria-hidden": true });
    return {
      root: row,
      clear: () => row.replaceChildren(),
      show: async (view, lastsMs) => {
        const balls = ballsIn(view);
        row.replaceChildren();
        for (const ball of balls) {
          if (lastsMs > 0) await motion((lastsMs * 0.9) / balls.length);
          row.append(ballView(ball));
        }
      },
    };
  },
  isWon: (spot, view) => isBallWon(spot, ballsIn(view)),
  words: (speech, view) => speech.fill("ballsResult", { balls: ballsIn(view).join(", "), sum: String(view["sum"]) }),
  past: (_, view) => {
    const [first = 0] = ballsIn(view);
    return { text: `${first} · ${String(view["sum"])}`, kind: colorOfBall(first) };
  },
});
