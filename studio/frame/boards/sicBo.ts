/** Sic bo: three dice, and the cloth with sums, doubles, triples, pairs and single numbers. */
import { EVEN } from "#shared/games/game.ts";
import { sicBoPays, totalPays } from "#shared/games/tables/sicBo.ts";
import { die } from "../dieView.ts";
import { el, motion } from "../dom.ts";
import { type MakeBoard, numberOf, numbersOf } from "./board.ts";
import { chipTable, pastRow } from "./chipTable.ts";

const faces = [1, 2, 3, 4, 5, 6];
export const sicBoBoard: MakeBoard = (options) => {
  const { speech } = options;
  const { texts, fill, price } = speech;
  const table = chipTable(options);
  const past = pastRow(texts.lastRounds);
  const dice = el("div", { class: "dice3", dir: "ltr" }, ...[1, 1, 1].map(die));
  const total = el("p", { class: "facts" });
  const toOne = (odds: number) => price((odds + 1) * EVEN);
  const spot = (key: string, name: string, odds: number, ...content: Node[]) =>
    table.spot(key, `${name}${texts.comma}${toOne(odds)}`, {}, ...content, el("small", {}, toOne(odds)));
  const named = (key: "small" | "big" | "odd" | "even" | "anyTriple", odds: number) =>
    spot(key, texts[key], odds, el("span", {}, texts[key]));
  const diceOf = (...shown: number[]) => el("span", { class: "diceRow" }, ...shown.map(die));
  const row = (kind: string, ...spots: Node[]) => el("div", { class: `sicRow ${kind}`, dir: "ltr" }, ...spots);
  const { even, pair, double, triple, anyTriple, single } = sicBoPays;
  return {
    root: el(
      "div",
      { class: "board felt" },
      past.root,
      el("div", { class: "thrown" }, dice, total),
      el(
        "div",
        { class: "sicCloth" },
        row(
          "five",
          named("small", even),
          named("odd", even),
          named("anyTriple", anyTriple),
          named("even", even),
          named("big", even),
        ),
        row(
          "fourteen",
          ...Object.entries(totalPays).map(([sum, odds]) =>
            spot(`total${sum}`, fill("sumIs", { sum }), odds, el("span", {}, sum)),
          ),
        ),
        row(
          "twelve",
          ...faces.map((face) => spot(`double${face}`, fill("doubleOf", { face }), double, diceOf(face, face))),
          ...faces.map((face) => spot(`triple${face}`, fill("tripleOf", { face }), triple, diceOf(face, face, face))),
        ),
        row(
          "fifteen",
          ...faces.flatMap((low) =>
            faces
              .filter((high) => high > low)
              .map((high) => spot(`pair${low}${high}`, fill("pairOf", { low, high }), pair, diceOf(low, high))),
          ),
        ),
        row(
          "six",
          ...faces.map((face) =>
            table.spot(
              `single${face}`,
              `${fill("singleOf", { face })}${texts.comma}${single.map(toOne).join(" / ")}`,
              {},
              diceOf(face),
              el("small", {}, single.map(toOne).join(" / ")),
            ),
          ),
        ),
      ),
      el("div", { class: "choices" }, ...table.tools),
    ),
    bet: table.bet,
    chips: table.count,
    isTold: true,
    past: (rounds) => {
      for (const round of rounds.toReversed()) past.add(String(numberOf(round, "total") ?? ""), "");
    },
    show: async (round, isNew) => {
      table.load(round);
      const sum = numberOf(round, "total");
      if (sum === null) return;
      if (isNew) {
        dice.classList.add("rolling");
        await motion(400);
        dice.classList.remove("rolling");
      }
      dice.replaceChildren(...numbersOf(round, "dice").map(die));
      total.textContent = fill("sumIs", { sum });
      if (isNew) past.add(String(sum), "");
    },
    words: (round) => `${numbersOf(round, "dice").join(" + ")} = ${numberOf(round, "total") ?? ""}`,
  };
};
