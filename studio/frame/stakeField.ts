/** The stake: a field with a step down and a step up along figures that players know. */
import { Exact, isAmount, minorDigits } from "#shared/money/money.ts";
import { button, el } from "./dom.ts";
import type { Speech } from "./speech.ts";

export interface StakeOptions {
  min: string;
  max: string;
  /** How many chips of it are at stake. */
  chips?: () => number;
  label: string;
  /** Of the field, where there are several. */
  id?: string;
  changed(): void;
}

export function stakeField(
  speech: Speech,
  currency: string,
  { min, max, chips = () => 1, label, id = "stake", changed }: StakeOptions,
) {
  const digits = minorDigits(currency);
  const steps = [min];
  for (let unit = new Exact(10).pow(-digits); unit.lessThanOrEqualTo(max); unit = unit.times(10))
    for (const times of [1, 2, 5]) {
      const step = unit.times(times);
      if (step.greaterThan(min) && step.lessThan(max)) steps.push(step.toFixed(digits));
    }
  steps.push(max);
  const start = steps.findLast((step) => new Exact(step).lessThanOrEqualTo(new Exact(min).times(10))) ?? min;
  const input = el("input", {
    id,
    inputmode: "decimal",
    autocomplete: "off",
    value: start,
    dir: "ltr",
  });
  const value = () => input.value.trim().replace(",", ".");
  const isGood = () =>
    isAmount(value(), currency) &&
    new Exact(value()).greaterThanOrEqualTo(min) &&
    new Exact(value()).times(Math.max(1, chips())).lessThanOrEqualTo(max);
  const check = () => {
    input.setAttribute("aria-invalid", String(!isGood()));
    changed();
  };
  input.addEventListener("input", check);
  const move = (found: string | undefined) => {
    input.value = found ?? value();
    check();
  };
  const now = () => (isAmount(value(), currency) ? value() : min);
  const less = button("−", { class: "round", "aria-label": speech.texts.less }, () =>
    move(steps.findLast((step) => new Exact(step).lessThan(now()))),
  );
  const more = button("+", { class: "round", "aria-label": speech.texts.more }, () =>
    move(steps.find((step) => new Exact(step).greaterThan(now()))),
  );
  const root = el("div", { class: "stake" }, el("label", { for: id }, label), el("div", {}, less, input, more));
  return {
    root,
    value,
    isGood,
    /** Hides the field while the house pays the stake. */
    hide: (isHidden: boolean) => {
      root.hidden = isHidden;
    },
    lock: (isLocked: boolean) => {
      for (const control of [input, less, more]) control.disabled = isLocked;
    },
  };
}
