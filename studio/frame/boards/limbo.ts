/** Limbo: the drawn multiplier in large figures, the target below. */
import { limboTargets } from "#shared/games/limbo/limbo.ts";
import { limboRules } from "#shared/games/titles/rules.ts";
import { el, motion } from "../dom.ts";
import { type MakeBoard, numberOf } from "./board.ts";

export const limboBoard: MakeBoard = ({ speech, changed }) => {
  const { texts } = speech;
  const result = el("output", { class: "figure large" }, "×1.00");
  const input = el("input", {
    type: "number",
    min: 1.01,
    max: limboTargets.most / 100,
    step: 0.01,
    value: "2.00",
    inputmode: "decimal",
  });
  const facts = el("p", { class: "facts" });
  const target = () => Math.round(Number(input.value) * 100);
  const isTarget = () => target() >= limboTargets.least && target() <= limboTargets.most;
  const draw = () => {
    input.toggleAttribute("aria-invalid", !isTarget());
    facts.textContent = isTarget()
      ? `${texts.chance} ${speech.hundredths(Math.round((limboRules.percent / target()) * 10_000))} %`
      : `×1.01 – ×${limboTargets.most / 100}`;
    changed();
  };
  input.addEventListener("input", draw);
  queueMicrotask(draw);
  const price = (hundredths: number) => speech.price(hundredths * 100);
  result.textContent = price(100);
  return {
    root: el("div", { class: "board limbo" }, result, el("label", { class: "field" }, texts.target, input), facts),
    bet: () => (isTarget() ? { target: target() } : null),
    show: async (round, isNew) => {
      const drawn = numberOf(round, "result");
      if (drawn === null) return;
      if (isNew) await motion(300);
      result.textContent = price(drawn);
      result.dataset["won"] = String((round?.returned ?? 0) > 0);
    },
    words: (round) => price(numberOf(round, "result") ?? 0),
  };
};
