/** Dice: a scale from 0 to 100 with the winning side marked, and the roll on it. */
import { dicePrice, diceWays } from "#shared/games/dice/dice.ts";
import { diceRules } from "#shared/games/titles/rules.ts";
import { choice, el, motion } from "../dom.ts";
import { type MakeBoard, numberOf } from "./board.ts";

const LAST = 10_000;

export const diceBoard: MakeBoard = ({ speech, changed }) => {
  const { texts } = speech;
  const result = el("output", { class: "figure" }, "–");
  const track = el("div", { class: "track" });
  const mark = el("div", { class: "mark", hidden: true });
  const slider = el("input", {
    type: "range",
    min: 10,
    max: LAST - 10,
    step: 10,
    value: 5000,
    "aria-label": texts.target,
  });
  const facts = el("p", { class: "facts" });
  const side = choice(
    texts.target,
    [
      { value: "over", label: texts.over },
      { value: "under", label: texts.under },
    ],
    "over",
    draw,
  );
  const target = () => Number(slider.value);
  const ways = () => (side.value() === "over" ? LAST - target() : target());

  function draw(): void {
    const isPossible = ways() >= diceWays.least && ways() <= diceWays.most;
    const share = target() / 100;
    track.style.setProperty("--from", side.value() === "over" ? `${share}%` : "0%");
    track.style.setProperty("--size", side.value() === "over" ? `${100 - share}%` : `${share}%`);
    slider.setAttribute("aria-valuetext", speech.hundredths(target()));
    facts.textContent = isPossible
      ? `${speech.hundredths(target())} · ${texts.chance} ${speech.hundredths(Math.round((ways() / (LAST + 1)) * 10_000))} % · ${texts.pays} ${speech.price(dicePrice(diceRules, ways()))}`
      : speech.hundredths(target());
    changed();
  }
  slider.addEventListener("input", draw);
  const root = el(
    "div",
    { class: "board dice" },
    result,
    el("div", { class: "scale", dir: "ltr" }, track, mark, slider),
    facts,
    side.root,
  );
  queueMicrotask(draw);
  return {
    root,
    bet: () => (ways() >= diceWays.least && ways() <= diceWays.most ? { side: side.value(), target: target() } : null),
    show: async (round, isNew) => {
      const roll = numberOf(round, "roll");
      mark.hidden = roll === null;
      if (roll === null) return;
      mark.style.insetInlineStart = `${roll / 100}%`;
      if (isNew) await motion(350);
      result.textContent = speech.hundredths(roll);
      result.dataset["won"] = String((round?.returned ?? 0) > 0);
    },
    words: (round) => speech.hundredths(numberOf(round, "roll") ?? 0),
  };
};
