/** Snow Slide: a sledge runs down the slope and stops at the multiplier that was drawn. */
import { crashTargets } from "#shared/games/clock/crash.ts";
import { crashRules } from "#shared/games/titles/clockTitles.ts";
import { el, isStill, motion, svg } from "../dom.ts";
import { type MakeBoard, numberOf } from "../boards/board.ts";
import { pastRow } from "../boards/chipTable.ts";
import { kindOf } from "./kiteBoard.ts";
import { targetField } from "./target.ts";

const WIDTH = 720;
/** Poles beside the track, hundredths. */
const poles = [100, 150, 200, 500, 1000, 10_000];

/** How far down the slope a multiplier is, 0 to 1. */
const farAt = (hundredths: number) => 1 - (1 - Math.log(hundredths / 100) / Math.log(crashTargets.most / 100)) ** 2.4;
const trackAt = (far: number): readonly [x: number, y: number] => [60 + far * 600, 96 + 190 * far ** 0.8];

export const slideBoard: MakeBoard = ({ speech, changed, drawMs = 4000 }) => {
  const { texts } = speech;
  const past = pastRow(texts.lastRounds);
  const facts = el("p", { class: "facts" });
  const target = targetField(speech, false, () => {
    const { target: asked } = target.bet() ?? {};
    facts.textContent =
      asked === undefined
        ? ""
        : `${texts.chance} ${speech.hundredths(Math.round((crashRules["snow-slide"].percent / asked) * 10_000))} %`;
    changed();
  });
  const price = (hundredths: number) => speech.price(hundredths * 100);
  const figure = svg("text", { x: 690, y: 74, class: "kiteFigure end", direction: "ltr" });
  const sledge = svg(
    "g",
    { class: "sledge" },
    svg("path", { class: "sledgeWood", d: "M-34 -14H26L34 -26" }),
    svg("path", { class: "sledgeRunner", d: "M-38 0H24C36 0 40 -8 38 -16M-22 0V-14M12 0V-14" }),
    svg("circle", { class: "riderHead", cx: -2, cy: -42, r: 10 }),
    svg("path", { class: "rider", d: "M-14 -16C-14 -36 10 -36 10 -16Z" }),
  );
  const line = Array.from({ length: 41 }, (_, index) =>
    trackAt(index / 40)
      .map((place) => place.toFixed(1))
      .join(" "),
  ).join("L");
  const picture = svg(
    "svg",
    { class: "sky slope", viewBox: `0 0 ${WIDTH} 360`, "aria-hidden": "true" },
    svg("rect", { class: "air", width: WIDTH, height: 360 }),
    svg("path", { class: "peak", d: "M300 250 430 90 520 190 590 120 720 260V360H300Z" }),
    svg("path", { class: "snow", d: `M0 96L${line}L720 288V360H0Z` }),
    ...poles.flatMap((hundredths) => {
      const [x, y] = trackAt(farAt(hundredths));
      return [
        svg("path", { class: "pole", d: `M${x} ${y}v22` }),
        svg("text", { class: "poleName", x, y: y + 38 }, speech.figure(hundredths * 100)),
      ];
    }),
    sledge,
    figure,
  );
  function draw(far: number, hundredths: number | null): void {
    const [x, y] = trackAt(far);
    const [, next] = trackAt(Math.min(1, far + 0.02));
    const slope = (Math.atan2(next - y, 12) * 180) / Math.PI;
    sledge.style.transform = `translate(${x}px, ${y}px) rotate(${Math.min(40, slope).toFixed(1)}deg)`;
    figure.textContent = hundredths === null ? "" : price(hundredths);
  }
  draw(0, null);
  let told = 0;
  return {
    root: el(
      "div",
      { class: "board kiteBoard" },
      past.root,
      picture as unknown as HTMLElement,
      el("div", { class: "choices" }, target.root, facts),
    ),
    bet: target.bet,
    isTold: true,
    past: (rounds) => {
      for (const round of rounds.toReversed())
        past.add(price(numberOf(round, "point") ?? 0), kindOf(numberOf(round, "point") ?? 0));
    },
    show: async (_, isNew) => {
      if (isNew) await motion(drawMs);
    },
    follow: (state, now) => {
      const point = numberOf({ view: state.result }, "point");
      if (point === null) return draw(0, null);
      const share = Math.min(1, Math.max(0, (now - state.drawsAt) / drawMs));
      const isDone = share === 1 || isStill();
      const eased = isDone ? 1 : 1 - (1 - share) ** 3;
      const far = farAt(point) * eased;
      draw(far, isDone ? point : Math.max(100, Math.floor(100 * (point / 100) ** eased)));
      if (isDone && told !== state.number && state.phase !== "over") past.add(price(point), kindOf(point));
      if (isDone) told = state.number;
    },
    words: (round) => speech.fill("stoppedAt", { price: price(numberOf(round, "point") ?? 100) }),
  };
};
