/** Red and Blue Duel: two dice. */
import { duelReturns, duelWinner, isDuelWon } from "#shared/games/tables/diceDuel.ts";
import { die } from "../dieView.ts";
import { el, isStill, motion } from "../dom.ts";
import type { Speech } from "../speech.ts";
import type { Texts } from "../texts/en.ts";
import { spotBoard } from "./spotBoard.ts";

const faces = [1, 2, 3, 4, 5, 6];
const colorFace = /^(red|blue)(\d)$/;

function nameOf({ texts, fill }: Speech, spot: string): string {
  const [, color, face] = colorFace.exec(spot) ?? [];
  return color === undefined
    ? texts[spot as keyof Texts]
    : fill(color === "red" ? "redShows" : "blueShows", { face: face ?? "" });
}
const thrownIn = ({ red, blue }: Readonly<Record<string, unknown>>) => ({ red: Number(red), blue: Number(blue) });

export const duelBoard = spotBoard({
  rows: [
    { kind: "", spots: ["redWins", "draw", "blueWins"] },
    { kind: "narrow", spots: ["under7", "seven", "over7", "bothOdd", "bothEven"] },
    { kind: "tiny", spots: [...faces.map((face) => `red${face}`), ...faces.map((face) => `blue${face}`)] },
  ],
  name: nameOf,
  face: (speech, spot) => {
    const [, color, face] = colorFace.exec(spot) ?? [];
    return color === undefined
      ? el("span", { class: "spotName" }, nameOf(speech, spot))
      : el("span", { class: `duelFace ${color}` }, die(Number(face)) as unknown as HTMLElement);
  },
  returns: (spot) => duelReturns[spot] ?? 0,
  stage: () => {
    const red = el("span", { class: "duelDie red" });
    const blue = el("span", { class: "duelDie blue" });
    const draw = (one: number, other: number) => {
      red.replaceChildren(die(one));
      blue.replaceChildren(die(other));
    };
    draw(6, 6);
    const root = el("div", { class: "duel", "aria-hidden": true }, red, blue);
    return {
      root,
      clear: () => {},
      show: async (view, lastsMs) => {
        const { red: one, blue: other } = thrownIn(view);
        if (lastsMs > 0 && !isStill()) {
          root.classList.add("rolling");
          await motion(lastsMs * 0.8);
          root.classList.remove("rolling");
        }
        draw(one, other);
      },
    };
  },
  isWon: (spot, view) => isDuelWon(spot, thrownIn(view)),
  words: (speech, view) => {
    const thrown = thrownIn(view);
    return speech.fill("duelResult", { winner: speech.texts[duelWinner(thrown)], ...thrown });
  },
  past: (_, view) => {
    const thrown = thrownIn(view);
    const winner = duelWinner(thrown);
    return {
      text: `${thrown.red}:${thrown.blue}`,
      kind: winner === "redWins" ? "red" : winner === "blueWins" ? "blue" : "draw",
    };
  },
});
