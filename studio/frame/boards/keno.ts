/** Keno: forty numbers to mark, and the table of what hits pay. */
import { kenoMost, kenoNumbers } from "#shared/games/keno/keno.ts";
import { kenoTables } from "#shared/games/titles/kenoTables.ts";
import { type Risk, risks } from "#shared/games/wheel/wheel.ts";
import { button, choice, el, motion } from "../dom.ts";
import { type MakeBoard, numberOf, numbersOf } from "./board.ts";

export const kenoBoard: MakeBoard = ({ speech, changed }) => {
  const { texts } = speech;
  const marks = new Set<number>();
  const count = el("p", { class: "facts", "aria-live": "polite" });
  const table = el("ol", { class: "bins" });
  const cells = Array.from({ length: kenoNumbers }, (_, index) => {
    const number = index + 1;
    return button(String(number), { class: "cell", "aria-pressed": false }, () => {
      if (!marks.delete(number) && marks.size < kenoMost) marks.add(number);
      draw();
    });
  });
  function draw(): void {
    for (const [index, cell] of cells.entries()) {
      cell.setAttribute("aria-pressed", String(marks.has(index + 1)));
      cell.removeAttribute("data-drawn");
    }
    count.textContent = speech.fill("marks", { count: marks.size });
    const prices = kenoTables[risk.value()][marks.size - 1] ?? [];
    table.replaceChildren(
      ...prices.flatMap((price, hits) =>
        price === 0 ? [] : [el("li", {}, el("small", {}, String(hits)), speech.price(price))],
      ),
    );
    changed();
  }
  const risk = choice<Risk>(
    texts.risk,
    risks.map((value) => ({ value, label: texts[value] })),
    "low",
    draw,
  );
  const clear = button(texts.clear, { class: "pick" }, () => {
    marks.clear();
    draw();
  });
  queueMicrotask(draw);
  return {
    root: el(
      "div",
      { class: "board" },
      el("div", { class: "numbers", dir: "ltr" }, ...cells),
      el("div", { class: "choices" }, count, clear, risk.root),
      table,
    ),
    bet: () =>
      marks.size === 0 ? null : { risk: risk.value(), marks: [...marks].toSorted((one, other) => one - other) },
    show: async (round, isNew) => {
      if (round === null) return;
      const chosen = round.bet["marks"];
      if (Array.isArray(chosen) && marks.size === 0) for (const mark of chosen as number[]) marks.add(mark);
      risk.set(round.bet["risk"] as Risk);
      draw();
      for (const number of numbersOf(round, "numbers")) {
        if (isNew) await motion(55);
        cells[number - 1]?.setAttribute("data-drawn", "");
      }
      count.textContent = speech.fill("hits", { count: numberOf(round, "hits") ?? 0 });
    },
    words: (round) => speech.fill("hits", { count: numberOf(round, "hits") ?? 0 }),
  };
};
