/** Playing cards of the studio's own drawing, and their names in words. */
import { isRed, rankOf, suitOf } from "#shared/games/cards/cards.ts";
import { el, svg } from "./dom.ts";
import type { Speech } from "./speech.ts";

export const rankMarks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
/** Drawn within 24 by 24: diamond, heart, spade, club. */
const suitShapes = [
  "M12 2 20 12 12 22 4 12Z",
  "M12 21 3 11C0 7 3 3 7 3c2.5 0 4 1.5 5 3.500C13 4.5 14.5 3 17 3c4 0 7 4 4 8Z",
  "M12 2 20 11c3 4 0 7-3 7-1.5 0-2.7-.6-3.5-1.600L15 22H9l1.5-5.600C9.700 17.400 8.5 18 7 18c-3 0-6-3-3-7Z",
  "M12 2a4.5 4.5 0 0 1 3.400 7.500A4.5 4.5 0 1 1 13.400 16L15 22H9l1.600-6A4.5 4.5 0 1 1 8.600 9.5 4.5 4.5 0 0 1 12 2Z",
];
const suits = ["diamonds", "hearts", "spades", "clubs"] as const;
const faces = { J: "jack", Q: "queen", K: "king", A: "ace" } as const;
const isFace = (mark: string): mark is keyof typeof faces => Object.hasOwn(faces, mark);

const markOf = (card: number) => rankMarks[rankOf(card)] ?? "";

export function cardWords({ texts, fill }: Speech, card: number): string {
  const mark = markOf(card);
  const suit = suits[suitOf(card)] ?? "spades";
  return fill("cardName", { rank: isFace(mark) ? texts[faces[mark]] : mark, suit: texts[suit] });
}

/** A card, or its back. */
export function cardView(speech: Speech, card: number | null): HTMLElement {
  if (card === null) return el("div", { class: "playing back", role: "img", "aria-label": speech.texts.faceDown });
  return el(
    "div",
    { class: "playing", "data-red": isRed(card), role: "img", "aria-label": cardWords(speech, card), dir: "ltr" },
    el("span", {}, markOf(card)),
    svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: suitShapes[suitOf(card)] ?? "" })),
  );
}

export interface HandView {
  root: HTMLElement;
  /** Shows cards, with a figure beside the name. */
  show(cards: readonly (number | null)[], figure?: string): void;
}

/** A place for cards with a name over it. */
export function handView(speech: Speech, name: string): HandView {
  const figure = el("b", {});
  const row = el("div", { class: "cardRow", dir: "ltr" });
  return {
    root: el("section", { class: "hand" }, el("h2", {}, name, " ", figure), row),
    show: (cards, text = "") => {
      figure.textContent = text;
      row.replaceChildren(...cards.map((card) => cardView(speech, card)));
    },
  };
}
