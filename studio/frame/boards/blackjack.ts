/** Blackjack: the dealer's cards above, the player's hand or two of them below. */
import { type BlackjackMove, blackjackMoves, blackjackTotal } from "#shared/games/cards/blackjack.ts";
import { cardView, handView } from "../cardView.ts";
import { button, el, motion } from "../dom.ts";
import type { Round } from "../studioClient.ts";
import { type MakeBoard, numbersOf } from "./board.ts";

interface Hand {
  cards: readonly number[];
  stakes: number;
  returned: number | null;
}

const handsOf = (round: Round | null) => (round?.view?.["hands"] ?? []) as readonly Hand[];
const canOf = (round: Round | null) => (round?.view?.["can"] ?? []) as readonly BlackjackMove[];

export const blackjackBoard: MakeBoard = ({ speech, move, costs }) => {
  const { texts, fill } = speech;
  const dealer = handView(speech, texts.dealer);
  const own = el("div", { class: "hands" });
  const moves = blackjackMoves.map((name) => ({
    name,
    root: button(texts[name], { class: "pick", disabled: true }, () => move({ do: name })),
  }));
  const totalText = (cards: readonly number[], isSplit = false) => {
    const { total, isSoft } = blackjackTotal(cards);
    if (total === 21 && cards.length === 2 && !isSplit) return texts.natural;
    return isSoft && total < 21 ? `${total - 10}/${total}` : String(total);
  };
  const outcome = ({ returned, stakes }: Hand) =>
    returned === null ? "" : returned > stakes * 10_000 ? texts.handWon : returned > 0 ? texts.push : texts.handLost;

  function draw(round: Round | null): void {
    const cards = numbersOf(round, "dealer");
    const isOpen = round?.status === "open";
    const dealt: (number | null)[] = round === null ? [null, null] : isOpen ? [...cards, null] : [...cards];
    dealer.show(dealt, cards.length === 0 ? "" : totalText(cards));
    const hands = handsOf(round);
    own.replaceChildren(
      ...(hands.length === 0 ? [{ cards: [], stakes: 1, returned: null }] : hands).map((hand, index) => {
        const isActive = isOpen && round.view?.["active"] === index;
        const total = hand.cards.length === 0 ? "" : totalText(hand.cards, hands.length > 1);
        const name = hands.length > 1 ? fill("handNumber", { number: index + 1 }) : texts.you;
        const shown: (number | null)[] = hand.cards.length === 0 ? [null, null] : [...hand.cards];
        return el(
          "section",
          { class: "hand", "data-active": isActive },
          el("h2", {}, name, " ", el("b", {}, total)),
          el("div", { class: "cardRow", dir: "ltr" }, ...shown.map((card) => cardView(speech, card))),
          el(
            "p",
            { class: "facts" },
            [round === null ? "" : costs(round, hand.stakes), outcome(hand)].filter((text) => text !== "").join(" · "),
          ),
        );
      }),
    );
    for (const { name, root } of moves) {
      root.disabled = !isOpen || !canOf(round).includes(name);
      const isCostly = (name === "double" || name === "split") && !root.disabled && round !== null;
      root.textContent = isCostly ? `${texts[name]} · ${costs(round, 1)}` : texts[name];
    }
  }
  return {
    root: el(
      "div",
      { class: "board felt" },
      dealer.root,
      own,
      el("div", { class: "moves" }, ...moves.map(({ root }) => root)),
    ),
    bet: () => ({}),
    isTold: true,
    show: async (round, isNew) => {
      if (isNew) await motion(250);
      draw(round);
    },
    words: (round) => {
      const hands = handsOf(round);
      return fill("youAndDealer", {
        own: hands.map(({ cards }) => totalText(cards, hands.length > 1)).join(" / "),
        dealer: totalText(numbersOf(round, "dealer")),
      });
    },
  };
};
