/** Sunday Bingo: up to six cards, and the balls that are drawn for everybody. */
import { BINGO_CARDS, bingoCard, bingoPays, CARDS_A_ROUND, linesOn } from "#shared/games/clock/bingoRoom.ts";
import { EVEN } from "#shared/games/game.ts";
import { button, el, motion } from "../dom.ts";
import { type MakeBoard, numbersOf } from "../boards/board.ts";

export const bingoBoard: MakeBoard = ({ speech, changed, drawMs = 0 }) => {
  const { texts, fill } = speech;
  const taken: number[] = [];
  let drawn: readonly number[] = [];
  const list = el("div", { class: "bingoCards" });
  const balls = el("div", { class: "bingoBalls", dir: "ltr" });
  const hint = el("p", { class: "facts" }, texts.freeCards);
  const take = (): void => {
    const card = 1 + Math.floor(Math.random() * BINGO_CARDS);
    if (taken.includes(card)) return take();
    taken.push(card);
    draw();
  };
  const more = button(texts.addCard, { class: "pick" }, take);
  function cardView(number: number): HTMLElement {
    const numbers = bingoCard(number);
    const isDrawn = new Set(drawn);
    const lines = linesOn(numbers, isDrawn);
    return el(
      "section",
      { class: "bingoCard", "data-won": (bingoPays[lines] ?? 0) > 0 },
      el("h2", {}, fill("bingoCard", { number })),
      el(
        "div",
        { class: "bingoGrid", dir: "ltr" },
        ...numbers.map((own) => el("span", { "data-drawn": isDrawn.has(own) }, String(own))),
      ),
      drawn.length === 0
        ? button("×", { class: "small", "aria-label": fill("dropCard", { number }) }, () => {
            taken.splice(taken.indexOf(number), 1);
            draw();
          })
        : el("p", { class: "facts" }, fill("bingoLines", { count: lines })),
    );
  }
  function draw(): void {
    list.replaceChildren(...taken.map(cardView));
    balls.replaceChildren(...drawn.map((ball) => el("span", {}, String(ball))));
    more.disabled = taken.length === CARDS_A_ROUND || drawn.length > 0;
    changed();
  }
  const prizes = el(
    "ol",
    { class: "bins" },
    ...bingoPays.flatMap((times, lines) =>
      times === 0 ? [] : [el("li", {}, el("small", {}, String(lines)), speech.price(times * EVEN))],
    ),
  );
  queueMicrotask(take);
  return {
    root: el("div", { class: "board room" }, balls, list, el("div", { class: "choices" }, more, hint), prizes),
    bet: () => (taken.length === 0 ? null : { cards: taken }),
    chips: () => taken.length,
    unitText: texts.cardPrice,
    isTold: true,
    show: async (round, isNew) => {
      drawn = [];
      if (round !== null) {
        const own = round.bet["cards"];
        if (Array.isArray(own) && own.length > 0) taken.splice(0, taken.length, ...(own as number[]));
        const all = numbersOf(round, "balls");
        for (const [index] of all.entries()) {
          if (isNew) await motion((drawMs * 0.95) / all.length);
          drawn = all.slice(0, index + 1);
          if (isNew) draw();
        }
      }
      draw();
    },
    words: (round) => {
      const lines = round.view?.["lines"];
      return Array.isArray(lines)
        ? fill("bingoResult", { lines: lines.join(", ") })
        : fill("bingoDrawn", { balls: numbersOf(round, "balls").join(", ") });
    },
  };
};
