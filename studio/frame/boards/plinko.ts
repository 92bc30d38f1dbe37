/** Plinko: pins, bins with their prices, and a ball that follows the drawn turns. */
import { plinkoTables } from "#shared/games/titles/plinkoTables.ts";
import { type Risk, risks } from "#shared/games/wheel/wheel.ts";
import { choice, el, motion, svg } from "../dom.ts";
import { type MakeBoard, numberOf, numbersOf } from "./board.ts";

const rowCounts = Object.keys(plinkoTables).map(Number);
/** From pin to pin, and from row to row: flat, so that bins have room for their prices. */
const STEP = 24;
const FALL = 14;

export const plinkoBoard: MakeBoard = ({ speech }) => {
  const { texts } = speech;
  const pins = svg("g", {});
  const ball = svg("circle", { r: 6.5, class: "ball", visibility: "hidden" });
  const picture = svg("svg", { class: "plinko", "aria-hidden": true }, pins, ball);
  const bins = el("ol", { class: "bins", dir: "ltr" });
  const draw = () => {
    const count = rows.value();
    const width = (count + 1) * STEP;
    picture.setAttribute("viewBox", `${-width / 2} -18 ${width} ${count * FALL + 18}`);
    pins.replaceChildren(
      ...Array.from({ length: count }, (_, row) =>
        Array.from({ length: row + 1 }, (_, pin) =>
          svg("circle", { cx: (pin - row / 2) * STEP, cy: row * FALL, r: 2.5, class: "pin" }),
        ),
      ).flat(),
    );
    const prices = plinkoTables[count]?.[risk.value()] ?? [];
    bins.replaceChildren(...prices.map((price) => el("li", {}, speech.figure(price))));
    ball.setAttribute("visibility", "hidden");
  };
  const rows = choice(
    texts.rows,
    rowCounts.map((value) => ({ value, label: String(value) })),
    12,
    () => draw(),
  );
  const risk = choice<Risk>(
    texts.risk,
    risks.map((value) => ({ value, label: texts[value] })),
    "medium",
    () => draw(),
  );
  draw();
  return {
    root: el(
      "div",
      { class: "board plinkoBoard" },
      el("div", { class: "drop" }, picture as unknown as HTMLElement, bins),
      el("div", { class: "choices" }, rows.root, risk.root),
    ),
    bet: () => ({ rows: rows.value(), risk: risk.value() }),
    show: async (round, isNew) => {
      const bin = numberOf(round, "bin");
      if (round === null || bin === null) return;
      rows.set(Number(round.bet["rows"]));
      risk.set(round.bet["risk"] as Risk);
      draw();
      ball.setAttribute("visibility", "visible");
      let place = 0;
      for (const [row, turn] of numbersOf(round, "path").entries()) {
        ball.setAttribute("cx", String(place * STEP));
        ball.setAttribute("cy", String(row * FALL - 8));
        if (isNew) await motion(60);
        place += turn === 1 ? 0.5 : -0.5;
      }
      ball.setAttribute("cx", String(place * STEP));
      ball.setAttribute("cy", String(rows.value() * FALL - 8));
      bins.children[bin]?.setAttribute("data-hit", "");
    },
    words: (round) => speech.price(round.returned),
  };
};
