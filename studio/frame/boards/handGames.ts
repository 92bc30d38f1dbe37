/** War and video poker. */
import type { PokerHand } from "#shared/games/cards/pokerHands.ts";
import { pokerHands } from "#shared/games/cards/pokerHands.ts";
import { pokerRules } from "#shared/games/titles/tableTitles.ts";
import { EVEN } from "#shared/games/game.ts";
import { cardView, cardWords, handView } from "../cardView.ts";
import { button, el, motion } from "../dom.ts";
import { isMember } from "../member.ts";
import type { Round } from "../studioClient.ts";
import { type MakeBoard, numbersOf } from "./board.ts";

export const warBoard: MakeBoard = ({ speech, move, costs }) => {
  const { texts } = speech;
  const player = handView(speech, texts.you);
  const dealer = handView(speech, texts.dealer);
  const go = button(texts.goToWar, { class: "pick", disabled: true }, () => move({ do: "war" }));
  const leave = button(texts.surrender, { class: "pick", disabled: true }, () => move({ do: "surrender" }));
  return {
    root: el(
      "div",
      { class: "board felt" },
      el("div", { class: "hands" }, dealer.root, player.root),
      el("div", { class: "moves" }, go, leave),
    ),
    bet: () => ({}),
    isTold: true,
    show: async (round, isNew) => {
      const isOpen = round?.status === "open";
      if (isNew) await motion(250);
      player.show(round === null ? [null] : numbersOf(round, "player"));
      dealer.show(round === null ? [null] : numbersOf(round, "dealer"));
      go.textContent = isOpen ? `${texts.goToWar} · ${costs(round, 1)}` : texts.goToWar;
      for (const answer of [go, leave]) answer.disabled = !isOpen;
    },
    words: (round) =>
      speech.fill("youAndDealer", {
        own: cardWords(speech, numbersOf(round, "player").at(-1) ?? 0),
        dealer: cardWords(speech, numbersOf(round, "dealer").at(-1) ?? 0),
      }),
  };
};

const handOf = (round: Round) => {
  const name = round.view?.["hand"];
  return pokerHands.find((hand) => hand === name) ?? null;
};

export const videoPokerBoard: MakeBoard = ({ speech, move, title }) => {
  const { texts } = speech;
  const { pays } = isMember(pokerRules, title) ? pokerRules[title] : pokerRules["honest-jacks"];
  const held = new Set<number>();
  const listed = pokerHands.flatMap((hand) => {
    const stakes = pays[hand];
    return stakes === undefined ? [] : [{ hand, stakes }];
  });
  const rows = new Map<PokerHand, HTMLElement>(
    listed.map(({ hand, stakes }) => [
      hand,
      el("li", {}, el("span", {}, texts[hand]), el("b", {}, speech.figure(stakes * EVEN))),
    ]),
  );
  const places = Array.from({ length: 5 }, (_, place) => {
    const root = button("", { class: "place", "aria-pressed": false, disabled: true }, () => {
      if (!held.delete(place)) held.add(place);
      draw();
    });
    return root;
  });
  const deal = button(texts.drawCards, { class: "pick strong", disabled: true }, () =>
    move({ hold: [...held].toSorted((one, other) => one - other) }),
  );
  let now: Round | null = null;

  function draw(): void {
    const cards = numbersOf(now, "cards");
    const isOpen = now?.status === "open";
    for (const [place, root] of places.entries()) {
      const card = cards[place] ?? null;
      root.disabled = !isOpen;
      root.setAttribute("aria-pressed", String(held.has(place)));
      root.setAttribute("aria-label", card === null ? texts.faceDown : `${texts.hold}: ${cardWords(speech, card)}`);
      root.replaceChildren(cardView(speech, card), el("span", { class: "held" }, held.has(place) ? texts.held : ""));
    }
    const hand = now === null ? null : handOf(now);
    for (const [name, row] of rows) row.toggleAttribute("data-now", name === hand);
    deal.disabled = !isOpen;
  }
  draw();
  return {
    root: el(
      "div",
      { class: "board felt" },
      el("ol", { class: "paytable", "aria-label": texts.paytable }, ...rows.values()),
      el("div", { class: "places", dir: "ltr" }, ...places),
      el("div", { class: "moves" }, deal),
    ),
    bet: () => ({}),
    isTold: true,
    show: async (round, isNew) => {
      if (isNew) await motion(250);
      now = round;
      held.clear();
      if (round?.status === "closed") for (const place of numbersOf(round, "held")) held.add(place);
      draw();
    },
    words: (round) => {
      const hand = handOf(round);
      const cards = numbersOf(round, "cards").map((card) => cardWords(speech, card));
      return hand === null ? cards.join(texts.comma) : texts[hand];
    },
  };
};
