/** Hi-lo: the open card in large, those before it in a row, and two guesses with their prices. */
import { rankMarks } from "../cardView.ts";
import { button, el } from "../dom.ts";
import { type MakeBoard, numberOf, numbersOf } from "./board.ts";

const suits = ["♦", "♥", "♠", "♣"];
const nameOf = (card: number) => `${rankMarks[Math.floor(card / 4)] ?? ""}${suits[card % 4] ?? ""}`;
const colorOf = (card: number) => (card % 4 < 2 ? "red" : "black");

export const hiloBoard: MakeBoard = ({ speech, move }) => {
  const { texts } = speech;
  const open = el("output", { class: "card big", dir: "ltr" });
  const trail = el("ol", { class: "cards", dir: "ltr" });
  const higher = button(texts.higher, { class: "pick" }, () => move({ guess: "higher" }));
  const lower = button(texts.lower, { class: "pick" }, () => move({ guess: "lower" }));
  const skip = button(texts.skip, { class: "pick quiet" }, () => move({ guess: "skip" }));
  const moves = el("div", { class: "moves" }, higher, lower, skip);
  return {
    root: el("div", { class: "board" }, open, trail, moves),
    bet: () => ({}),
    show: async (round) => {
      const cards = numbersOf(round, "cards");
      const last = cards.at(-1);
      open.textContent = last === undefined ? "" : nameOf(last);
      open.dataset["color"] = last === undefined ? "back" : colorOf(last);
      trail.replaceChildren(
        ...cards
          .slice(0, -1)
          .slice(-8)
          .map((card) => el("li", { class: "card", "data-color": colorOf(card) }, nameOf(card))),
      );
      const prices = { higher: numberOf(round, "higher"), lower: numberOf(round, "lower") };
      const isOpen = round?.status === "open";
      higher.textContent = prices.higher === null ? texts.higher : `${texts.higher} ${speech.price(prices.higher)}`;
      lower.textContent = prices.lower === null ? texts.lower : `${texts.lower} ${speech.price(prices.lower)}`;
      for (const choice of [higher, lower, skip]) choice.disabled = !isOpen;
    },
    words: (round) => `${numbersOf(round, "cards").map(nameOf).join(" ")} · ${speech.price(round.returned)}`,
  };
};
