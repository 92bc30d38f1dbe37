/** Baccarat, dragon tiger and andar bahar: two hands of cards over spots for chips. */
import { andarBaharReturns, andarBaharSpots } from "#shared/games/cards/andarBahar.ts";
import { baccaratPoints, baccaratReturns, baccaratSpots } from "#shared/games/cards/baccarat.ts";
import { dragonTigerReturns, dragonTigerSpots } from "#shared/games/cards/dragonTiger.ts";
import { cardWords, handView } from "../cardView.ts";
import { el, motion } from "../dom.ts";
import type { Speech } from "../speech.ts";
import type { Round } from "../studioClient.ts";
import type { Texts } from "../texts/en.ts";
import { type MakeBoard, numberOf, numbersOf } from "./board.ts";
import { chipTable, pastRow } from "./chipTable.ts";

type Side = keyof Texts & string;

interface Look {
  spots: readonly Side[];
  returns: Readonly<Record<string, number>>;
  /** The two hands, each with its cards and the figure beside its name. */
  hands: readonly [Side, Side];
  cards(round: Round | null): readonly [readonly number[], readonly number[]];
  figure(cards: readonly number[]): string;
  /** A card between the hands. */
  middle?(round: Round | null): number | null;
  words(speech: Speech, round: Round): string;
}

const winnerOf = (round: Round) => String(round.view?.["winner"] ?? "") as Side;

const cardTable =
  ({ spots, returns, hands, cards, figure, middle, words }: Look): MakeBoard =>
  (options) => {
    const { speech, drawMs } = options;
    const { texts } = speech;
    const table = chipTable(options);
    const past = pastRow(texts.lastRounds);
    const views = hands.map((hand) => handView(speech, texts[hand]));
    const center = handView(speech, texts.middleCard);
    const buttons = spots.map((spot) =>
      table.spot(
        spot,
        `${texts[spot]}${texts.comma}${speech.price(returns[spot] ?? 0)}`,
        { "data-side": spot },
        el("span", { class: "spotName" }, texts[spot]),
        el("small", {}, speech.price(returns[spot] ?? 0)),
      ),
    );
    const mark = (round: Round | null) => {
      for (const button of buttons)
        button.toggleAttribute("data-won", round !== null && button.dataset["side"] === winnerOf(round));
    };
    const [first, second] = views;
    return {
      root: el(
        "div",
        { class: "board felt" },
        past.root,
        el(
          "div",
          { class: "hands" },
          first?.root ?? null,
          middle === undefined ? null : center.root,
          second?.root ?? null,
        ),
        el("div", { class: "spots" }, ...buttons),
        el("div", { class: "choices" }, ...table.tools),
      ),
      bet: table.bet,
      chips: table.count,
      isTold: true,
      past: (rounds) => {
        for (const round of rounds.toReversed()) past.add(texts[winnerOf(round)], winnerOf(round));
      },
      show: async (round, isNew) => {
        table.load(round);
        mark(null);
        const dealt = round === null ? ([[], []] as const) : cards(round);
        const isShown = (index: number, count: number) => (dealt[index] ?? []).slice(0, count);
        center.show([middle?.(round) ?? null]);
        const most = Math.max(dealt[0].length, dealt[1].length);
        for (let count = isNew ? 1 : most; count <= most; count += 1) {
          for (const [index, view] of views.entries()) {
            const own = isShown(index, count);
            view.show(round === null ? [null, null] : own, own.length === 0 ? "" : figure(own));
          }
          if (isNew && count < most) await motion(drawMs === undefined ? Math.min(220, 500 / most) : drawMs / 3);
        }
        if (round === null) for (const view of views) view.show(middle === undefined ? [null] : []);
        mark(round);
        if (isNew && round !== null) past.add(texts[winnerOf(round)], winnerOf(round));
      },
      words: (round) => words(speech, round),
    };
  };

export const baccaratBoard = cardTable({
  spots: baccaratSpots,
  returns: baccaratReturns,
  hands: ["player", "banker"],
  cards: (round) => [numbersOf(round, "player"), numbersOf(round, "banker")],
  figure: (cards) => String(baccaratPoints(cards)),
  words: ({ texts, fill }, round) =>
    fill("sidesResult", {
      winner: texts[winnerOf(round)],
      one: `${texts.player} ${baccaratPoints(numbersOf(round, "player"))}`,
      other: `${texts.banker} ${baccaratPoints(numbersOf(round, "banker"))}`,
    }),
});

export const dragonTigerBoard = cardTable({
  spots: dragonTigerSpots,
  returns: dragonTigerReturns,
  hands: ["dragon", "tiger"],
  cards: (round) => [[numberOf(round, "dragon") ?? 0], [numberOf(round, "tiger") ?? 0]],
  figure: () => "",
  words: (speech, round) =>
    speech.fill("sidesResult", {
      winner: speech.texts[winnerOf(round)],
      one: cardWords(speech, numberOf(round, "dragon") ?? 0),
      other: cardWords(speech, numberOf(round, "tiger") ?? 0),
    }),
});

const everySecond = (cards: readonly number[], from: number) => cards.filter((_, index) => index % 2 === from);

export const andarBaharBoard = cardTable({
  spots: andarBaharSpots,
  returns: andarBaharReturns,
  hands: ["andar", "bahar"],
  cards: (round) => [everySecond(numbersOf(round, "dealt"), 0), everySecond(numbersOf(round, "dealt"), 1)],
  figure: (cards) => String(cards.length),
  middle: (round) => numberOf(round, "middle"),
  words: (speech, round) =>
    speech.fill("andarResult", {
      winner: speech.texts[winnerOf(round)],
      card: cardWords(speech, numberOf(round, "middle") ?? 0),
      count: numbersOf(round, "dealt").length,
    }),
});
