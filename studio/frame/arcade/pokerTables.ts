/** Casino hold'em and three card poker: the dealer above, the player below, and what both have. */
import { antePays } from "#shared/games/poker/holdem.ts";
import { handNames } from "#shared/games/poker/handValue.ts";
import { anteBonus, threeCardNames } from "#shared/games/poker/threeCard.ts";
import { EVEN } from "#shared/games/game.ts";
import { type MakeBoard, numbersOf } from "../boards/board.ts";
import { handView } from "../cardView.ts";
import { button, el, motion } from "../dom.ts";
import { isMember } from "../member.ts";
import type { Speech } from "../speech.ts";
import type { Round } from "../studioClient.ts";

interface Look {
  /** Cards of each hand. */
  hand: number;
  /** Whether cards lie on the table, and how many. */
  table: number;
  /** What goes on: the move, and how many stakes it costs. */
  goOn: { move: string; text: "callBet" | "playBet"; stakes: number };
  pays: Readonly<Record<string, number>>;
  paysTitle: "antePays" | "anteBonus";
}

const nameOf = ({ texts }: Speech, round: Round, key: "hand" | "dealerHand" | "result") => {
  const name = String(round.view?.[key] ?? "");
  return isMember(texts, name) ? texts[name] : "";
};

const pokerTable =
  ({ hand, table, goOn, pays, paysTitle }: Look): MakeBoard =>
  ({ speech, move, costs }) => {
    const { texts, fill } = speech;
    const dealer = handView(speech, texts.dealer);
    const middle = handView(speech, texts.tableCards);
    const player = handView(speech, texts.you);
    const result = el("p", { class: "facts pokerResult" });
    const call = button(texts[goOn.text], { class: "pick strong", disabled: true }, () => move({ do: goOn.move }));
    const fold = button(texts.fold, { class: "pick", disabled: true }, () => move({ do: "fold" }));
    const rows = Object.entries(pays)
      .toSorted(([, one], [, other]) => other - one)
      .map(([name, stakes]) =>
        el(
          "li",
          { "data-hand": name },
          el("span", {}, isMember(texts, name) ? texts[name] : name),
          el("b", {}, fill("toOne", { odds: speech.figure(stakes * EVEN) })),
        ),
      );
    const filled = (cards: readonly number[], count: number): (number | null)[] =>
      Array.from({ length: count }, (_, place) => cards[place] ?? null);

    function draw(round: Round | null): void {
      const isOpen = round?.status === "open";
      const own = numbersOf(round, "player");
      player.show(filled(own, hand), round === null ? "" : nameOf(speech, round, "hand"));
      middle.show(filled(numbersOf(round, "table"), table));
      dealer.show(filled(numbersOf(round, "dealer"), hand), round === null ? "" : nameOf(speech, round, "dealerHand"));
      result.textContent = round === null ? "" : nameOf(speech, round, "result");
      call.disabled = !isOpen;
      fold.disabled = !isOpen;
      call.textContent = isOpen ? `${texts[goOn.text]} · ${costs(round, goOn.stakes)}` : texts[goOn.text];
      // The ante is paid by the hand of a round that was played to its end and not lost.
      const isPaid = round?.status === "closed" && round.returned > 0;
      for (const row of rows) row.toggleAttribute("data-now", isPaid && row.dataset["hand"] === round.view?.["hand"]);
    }
    draw(null);
    return {
      root: el(
        "div",
        { class: `board felt pokerTable ${table === 0 ? "" : "withTable"}` },
        el(
          "div",
          { class: "pokerCards" },
          dealer.root,
          table === 0 ? null : middle.root,
          player.root,
          el(
            "section",
            { class: "antePays" },
            el("h2", {}, texts[paysTitle]),
            el("ol", { class: "paytable" }, ...rows),
          ),
        ),
        result,
        el("div", { class: "moves" }, call, fold),
      ),
      bet: () => ({}),
      isTold: true,
      show: async (round, isNew) => {
        if (isNew) await motion(250);
        draw(round);
      },
      words: (round) => {
        const own = nameOf(speech, round, "hand");
        const other = nameOf(speech, round, "dealerHand");
        const said = nameOf(speech, round, "result");
        return other === ""
          ? `${own}${texts.comma}${said}`
          : `${fill("youAndDealer", { own, dealer: other })}${texts.comma}${said}`;
      },
    };
  };

export const holdemBoard: MakeBoard = pokerTable({
  hand: 2,
  table: 5,
  goOn: { move: "call", text: "callBet", stakes: 2 },
  pays: Object.fromEntries(handNames.flatMap((name) => (antePays[name] === undefined ? [] : [[name, antePays[name]]]))),
  paysTitle: "antePays",
});

export const threeCardBoard: MakeBoard = pokerTable({
  hand: 3,
  table: 0,
  goOn: { move: "play", text: "playBet", stakes: 1 },
  pays: Object.fromEntries(
    threeCardNames.flatMap((name) => (anteBonus[name] === undefined ? [] : [[name, anteBonus[name]]])),
  ),
  paysTitle: "anteBonus",
});
