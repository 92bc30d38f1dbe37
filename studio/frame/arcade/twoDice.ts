/** Under and Over Seven: two dice over a row of totals, with chips. */
import { twoDicePays, twoDiceSpots } from "#shared/games/fast/twoDice.ts";
import { type MakeBoard, numberOf, numbersOf } from "../boards/board.ts";
import { chipTable, pastRow } from "../boards/chipTable.ts";
import { die } from "../dieView.ts";
import { el, motion } from "../dom.ts";

const named = ["under", "seven", "over", "doubles"] as const;

export const twoDiceBoard: MakeBoard = (options) => {
  const { speech } = options;
  const { texts, fill, price } = speech;
  const table = chipTable(options);
  const past = pastRow(texts.lastRounds);
  const dice = el("div", { class: "dice3", dir: "ltr" }, die(3), die(4));
  const total = el("p", { class: "facts" });
  const names = { under: texts.underSeven, seven: texts.exactlySeven, over: texts.overSeven, doubles: texts.doubles };
  const wide = named.map((key) =>
    table.spot(
      key,
      `${names[key]}${texts.comma}${price(twoDicePays[key] ?? 0)}`,
      { "data-spot": key },
      el("span", { class: "spotName" }, names[key]),
      el("small", {}, price(twoDicePays[key] ?? 0)),
    ),
  );
  const totals = twoDiceSpots
    .filter((spot) => spot.startsWith("total"))
    .map((spot) => {
      const sum = spot.slice("total".length);
      return table.spot(
        spot,
        `${fill("sumIs", { sum })}${texts.comma}${price(twoDicePays[spot] ?? 0)}`,
        { "data-spot": spot },
        el("span", {}, sum),
        el("small", {}, price(twoDicePays[spot] ?? 0)),
      );
    });
  const mark = (won: readonly string[]) => {
    for (const spot of [...wide, ...totals]) spot.toggleAttribute("data-won", won.includes(spot.dataset["spot"] ?? ""));
  };
  const wonBy = (one: number, other: number) => [
    one + other < 7 ? "under" : one + other > 7 ? "over" : "seven",
    `total${one + other}`,
    ...(one === other ? ["doubles"] : []),
  ];
  return {
    root: el(
      "div",
      { class: "board felt twoDice" },
      past.root,
      el("div", { class: "thrown" }, dice, total),
      el("div", { class: "spots" }, ...wide),
      el("div", { class: "sicRow totals", dir: "ltr" }, ...totals),
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
      const [one, other] = numbersOf(round, "dice");
      if (one === undefined || other === undefined) return;
      if (isNew) {
        mark([]);
        dice.classList.add("rolling");
        await motion(400);
        dice.classList.remove("rolling");
      }
      dice.replaceChildren(die(one), die(other));
      total.textContent = fill("sumIs", { sum: one + other });
      mark(wonBy(one, other));
      if (isNew) past.add(String(one + other), "");
    },
    words: (round) => `${numbersOf(round, "dice").join(" + ")} = ${numberOf(round, "total") ?? ""}`,
  };
};
