/** Paper Kite: a kite climbs on its string until the string breaks. */
import { crashTargets } from "#shared/games/clock/crash.ts";
import { risenTo } from "#shared/games/clock/clock.ts";
import { el, isStill, svg } from "../dom.ts";
import { type MakeBoard, numberOf } from "../boards/board.ts";
import { pastRow } from "../boards/chipTable.ts";
import { targetField } from "./target.ts";

const WIDTH = 720;
const GROUND = 330;

/** Where the kite is at a multiplier in hundredths: higher and further with each tenfold, never out of sight. */
function placeAt(hundredths: number): readonly [x: number, y: number] {
  const share = Math.log(hundredths / 100) / Math.log(crashTargets.most / 100);
  const far = 1 - (1 - share) ** 3;
  return [70 + far * 560, GROUND - 78 - far * 200];
}

const hill = "M0 330C120 300 210 318 330 322 470 326 560 296 720 316V360H0Z";

export const kiteBoard: MakeBoard = ({ speech }) => {
  const { texts } = speech;
  const past = pastRow(texts.lastRounds);
  const figure = svg("text", { x: 28, y: 74, class: "kiteFigure", direction: "ltr" });
  const string = svg("path", { class: "kiteString" });
  const kite = svg(
    "g",
    { class: "kite" },
    svg("path", { class: "kiteTail", d: "M-12 22C-34 34 -16 46 -38 58S-30 82 -52 88" }),
    svg("path", { class: "kiteSail", d: "M0 -34 26 0 -12 26 -26 -10Z" }),
    svg("path", { class: "kiteFold", d: "M0 -34 -12 26M26 0 -26 -10" }),
  );
  const picture = svg(
    "svg",
    { class: "sky", viewBox: `0 0 ${WIDTH} 360`, "aria-hidden": "true" },
    svg("rect", { class: "air", width: WIDTH, height: 360 }),
    svg("path", {
      class: "cloud",
      d: "M470 86a22 22 0 0 1 42 -8 18 18 0 0 1 30 12 14 14 0 0 1 4 28H466a16 16 0 0 1 4 -32Z",
    }),
    svg("path", {
      class: "cloud",
      d: "M190 146a16 16 0 0 1 30 -6 13 13 0 0 1 22 9 10 10 0 0 1 2 20H188a12 12 0 0 1 2 -23Z",
    }),
    string,
    svg("path", { class: "ground", d: hill }),
    kite,
    figure,
  );
  const price = (hundredths: number) => speech.price(hundredths * 100);
  function draw(hundredths: number, state: "waits" | "flies" | "fell"): void {
    const [x, y] = isStill() && state === "flies" ? placeAt(200) : placeAt(hundredths);
    picture.setAttribute("data-state", state);
    figure.textContent = state === "waits" ? "" : price(hundredths);
    kite.style.transform =
      state === "fell" ? `translate(${x}px, ${y + 46}px) rotate(118deg)` : `translate(${x}px, ${y}px)`;
    const hand = `M28 ${GROUND - 6}`;
    string.setAttribute(
      "d",
      state === "fell"
        ? `${hand}Q${28 + (x - 28) * 0.2} ${GROUND + 6} ${28 + (x - 28) * 0.4} ${GROUND - 8}`
        : `${hand}Q${28 + (x - 28) * 0.55} ${GROUND - 4} ${x} ${y}`,
    );
  }
  draw(100, "waits");
  let told = 0;
  return {
    root: el("div", { class: "board kiteBoard" }, past.root, picture as unknown as HTMLElement),
    bet: () => null,
    ask: (changed) => targetField(speech, true, changed),
    isTold: true,
    past: (rounds) => {
      for (const round of rounds.toReversed())
        past.add(price(numberOf(round, "point") ?? 0), kindOf(numberOf(round, "point") ?? 0));
    },
    show: async () => {},
    follow: (state, now) => {
      const point = numberOf({ view: state.result }, "point");
      if (state.phase === "drawn") draw(Math.max(100, risenTo((now - state.drawsAt) * state.rate)), "flies");
      else if (point !== null) {
        draw(point, "fell");
        if (told !== state.number && state.phase === "paying") past.add(price(point), kindOf(point));
        told = state.number;
      } else draw(100, "waits");
    },
    words: (round) => {
      const at = numberOf(round, "at");
      return at === null
        ? speech.fill("fellAt", { price: price(numberOf(round, "point") ?? 100) })
        : speech.fill("cashedAt", { price: price(at) });
    },
  };
};

/** How a result is tinted in the row of the last ones. */
export const kindOf = (hundredths: number): string =>
  hundredths < 200 ? "low" : hundredths < 1000 ? "middle" : "high";
