/** Mines: 25 tiles that open one by one. */
import { minesMost, minesTiles } from "#shared/games/mines/mines.ts";
import { button, el } from "../dom.ts";
import { type MakeBoard, numberOf, numbersOf } from "./board.ts";

export const minesBoard: MakeBoard = ({ speech, move }) => {
  const { texts } = speech;
  const facts = el("p", { class: "facts" });
  const count = el(
    "select",
    {},
    ...Array.from({ length: minesMost }, (_, index) =>
      el("option", { value: index + 1, selected: index === 2 }, String(index + 1)),
    ),
  );
  const chosen = el("label", { class: "field" }, texts.mines, count);
  const tiles = Array.from({ length: minesTiles }, (_, open) =>
    button("", { class: "tile", "aria-label": speech.fill("tile", { number: open + 1 }), disabled: true }, () =>
      move({ open }),
    ),
  );
  return {
    root: el("div", { class: "board" }, el("div", { class: "tiles", dir: "ltr" }, ...tiles), facts, chosen),
    bet: () => ({ mines: Number(count.value) }),
    show: async (round) => {
      const opened = numbersOf(round, "opened");
      const hidden = numbersOf(round, "mines");
      const isOpen = round?.status === "open";
      if (round !== null) count.value = String(round.bet["mines"]);
      for (const [index, tile] of tiles.entries()) {
        const isMine = hidden.includes(index);
        tile.disabled = !isOpen || opened.includes(index);
        tile.dataset["state"] = isMine
          ? opened.includes(index)
            ? "hit"
            : "mine"
          : opened.includes(index)
            ? "safe"
            : "";
        tile.setAttribute(
          "aria-label",
          `${speech.fill("tile", { number: index + 1 })}${isMine ? ` · ${texts.mines}` : opened.includes(index) ? " ✓" : ""}`,
        );
      }
      chosen.hidden = isOpen;
      const next = numberOf(round, "next");
      facts.textContent = isOpen && next !== null ? speech.fill("next", { price: speech.price(next) }) : "";
    },
    words: (round) => `${texts.mines}: ${String(round.bet["mines"])} · ${speech.price(round.returned)}`,
  };
};
