/** Eighty Windows: eighty numbers to mark, twenty of them light up for everybody. */
import { roomMost, roomNumbers, roomPays } from "#shared/games/clock/kenoRoom.ts";
import { EVEN } from "#shared/games/game.ts";
import { button, el, motion } from "../dom.ts";
import { type MakeBoard, numberOf, numbersOf } from "../boards/board.ts";

export const kenoRoomBoard: MakeBoard = ({ speech, changed, drawMs = 0 }) => {
  const { texts, fill } = speech;
  const marks = new Set<number>();
  const count = el("p", { class: "facts" });
  const table = el("ol", { class: "bins" });
  const cells = Array.from({ length: roomNumbers }, (_, index) => {
    const number = index + 1;
    return button(String(number), { class: "cell", "aria-pressed": false }, () => {
      if (!marks.delete(number) && marks.size < roomMost) marks.add(number);
      draw();
    });
  });
  const unlit = () => {
    for (const cell of cells) cell.removeAttribute("data-drawn");
  };
  function draw(): void {
    for (const [index, cell] of cells.entries()) cell.setAttribute("aria-pressed", String(marks.has(index + 1)));
    count.textContent = fill("markedOf", { count: marks.size, most: roomMost });
    const pays = roomPays[marks.size - 1] ?? [];
    table.replaceChildren(
      ...pays.flatMap((times, hits) =>
        times === 0 ? [] : [el("li", {}, el("small", {}, String(hits)), speech.price(times * EVEN))],
      ),
    );
    changed();
  }
  const clear = button(texts.clear, { class: "pick" }, () => {
    marks.clear();
    draw();
  });
  queueMicrotask(draw);
  return {
    root: el(
      "div",
      { class: "board room" },
      el("div", { class: "numbers", dir: "ltr" }, ...cells),
      el("div", { class: "choices" }, count, clear),
      table,
    ),
    bet: () => (marks.size === 0 ? null : { marks: [...marks].toSorted((one, other) => one - other) }),
    isTold: true,
    show: async (round, isNew) => {
      unlit();
      if (round === null) return;
      const numbers = numbersOf(round, "numbers");
      for (const [index, number] of numbers.entries()) {
        if (isNew) await motion((drawMs * 0.9) / numbers.length);
        cells[number - 1]?.setAttribute("data-drawn", "");
        count.textContent = fill("drawnCount", { count: index + 1, most: numbers.length });
      }
    },
    words: (round) => {
      const hits = numberOf(round, "hits");
      return hits === null
        ? fill("roomDrawn", { numbers: numbersOf(round, "numbers").join(", ") })
        : fill("hits", { count: hits });
    },
  };
};
