/** The multiplier at which a bet is cashed out without a press. */
import { crashTargets } from "#shared/games/clock/crash.ts";
import { el } from "../dom.ts";
import type { Speech } from "../speech.ts";

/** @param isOptional players may leave it off and press instead */
export function targetField({ texts }: Speech, isOptional: boolean, changed: () => void) {
  const box = el("input", { type: "checkbox", checked: !isOptional });
  const input = el("input", {
    type: "number",
    min: crashTargets.least / 100,
    max: crashTargets.most / 100,
    step: 0.01,
    value: "2.00",
    inputmode: "decimal",
    "aria-label": isOptional ? texts.autoAt : texts.target,
  });
  const hundredths = () => Math.round(Number(input.value) * 100);
  const isGood = () => hundredths() >= crashTargets.least && hundredths() <= crashTargets.most;
  const check = () => {
    input.disabled = !box.checked;
    input.setAttribute("aria-invalid", String(box.checked && !isGood()));
    changed();
  };
  box.addEventListener("change", check);
  input.addEventListener("input", check);
  queueMicrotask(check);
  return {
    root: el(
      "div",
      { class: "field targetField" },
      isOptional ? el("label", { class: "field" }, box, texts.auto) : el("span", {}, texts.target),
      input,
    ),
    /** Null for none that is allowed. */
    bet: (): { target?: number } | null => (!box.checked ? {} : isGood() ? { target: hundredths() } : null),
  };
}
