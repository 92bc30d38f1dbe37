/** Coin: the last flip in large, the row of all flips below, and a call for the next one. */
import { coinPrice } from "#shared/games/coin/coin.ts";
import { coinRules } from "#shared/games/titles/rules.ts";
import { button, choice, el, motion } from "../dom.ts";
import { type MakeBoard, numberOf } from "./board.ts";

const sides = ["heads", "tails"] as const;

export const coinBoard: MakeBoard = ({ speech, move }) => {
  const { texts } = speech;
  const face = el("div", { class: "coin", "data-side": "heads", "aria-hidden": true });
  const row = el("ol", { class: "trail" });
  const facts = el("p", { class: "facts" });
  const first = choice(
    texts.call,
    sides.map((value) => ({ value, label: texts[value] })),
    "heads",
  );
  const calls = sides.map((call) => button(texts[call], { class: "pick" }, () => move({ call })));
  const more = el("div", { class: "moves", hidden: true }, ...calls);
  const flipsOf = (value: unknown) => (Array.isArray(value) ? (value as (typeof sides)[number][]) : []);
  return {
    root: el("div", { class: "board coinBoard" }, face, row, facts, first.root, more),
    bet: () => ({ call: first.value() }),
    show: async (round, isNew) => {
      const flips = flipsOf(round?.view?.["flips"]);
      const last = flips.at(-1);
      if (isNew && last !== undefined) {
        face.classList.add("turning");
        await motion(400);
        face.classList.remove("turning");
      }
      face.dataset["side"] = last ?? "heads";
      face.textContent = texts[last ?? "heads"];
      row.replaceChildren(...flips.map((side) => el("li", {}, texts[side])));
      const next = numberOf(round, "next");
      facts.textContent = speech.fill("next", { price: speech.price(next ?? coinPrice(coinRules, 1)) });
      const isOpen = round?.status === "open";
      first.root.hidden = isOpen;
      more.hidden = !isOpen;
    },
    words: (round) =>
      flipsOf(round.view?.["flips"])
        .map((side) => texts[side])
        .join(", "),
  };
};
