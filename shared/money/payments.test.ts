import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canBecome,
  feeOf,
  firstState,
  isCancellable,
  isOpenPayment,
  openPaymentStates,
  stepsTo,
  type PaymentDirection,
  type PaymentState,
} from "./payments.ts";

const states: readonly PaymentState[] = [
  "CREATED",
  "ACTION_REQUIRED",
  "PROCESSING",
  "SUCCEEDED",
  "FAILED",
  "CANCELLED",
  "EXPIRED",
  "REFUNDED",
  "CHARGED_BACK",
  "HELD",
  "VERIFICATION_REQUIRED",
  "APPROVED",
  "SENT",
  "PAID",
  "REJECTED",
];
const directions: readonly PaymentDirection[] = ["DEPOSIT", "WITHDRAWAL"];

/** Every state that can be reached from one. */
function reachable(direction: PaymentDirection, from: PaymentState): Set<PaymentState> {
  const found = new Set<PaymentState>();
  const visit = (state: PaymentState) => {
    for (const next of states) {
      if (!canBecome(direction, state, next) || found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(from);
  return found;
}

describe("states of payments", () => {
  it.each(directions)("of a %s never lead back to where it was", (direction) => {
    for (const state of states) expect(reachable(direction, state)).not.toContain(state);
  });

  it.each(directions)("of a %s all come to an end, and no end is open", (direction) => {
    const all = [firstState[direction], ...reachable(direction, firstState[direction])];
    for (const state of all) {
      const isEnd = states.every((next) => !canBecome(direction, state, next));
      if (isEnd) expect(isOpenPayment(direction, state), state).toBe(false);
      else expect([...reachable(direction, state)].some((next) => !isOpenPayment(direction, next))).toBe(true);
    }
    for (const state of openPaymentStates(direction)) expect(all).toContain(state);
  });

  it("let a late success through, and nothing after a refund", () => {
    for (const given of ["EXPIRED", "CANCELLED", "FAILED"] as const)
      expect(canBecome("DEPOSIT", given, "SUCCEEDED")).toBe(true);
    for (const next of states) expect(canBecome("DEPOSIT", "REFUNDED", next)).toBe(false);
  });

  it("go step by step to what the provider tells, and over the success that a refund must have had", () => {
    expect(stepsTo("DEPOSIT", "ACTION_REQUIRED", "SUCCEEDED")).toEqual(["SUCCEEDED"]);
    for (const given of ["CREATED", "ACTION_REQUIRED", "PROCESSING", "EXPIRED"] as const)
      expect(stepsTo("DEPOSIT", given, "CHARGED_BACK")).toEqual(["SUCCEEDED", "CHARGED_BACK"]);
    expect(stepsTo("DEPOSIT", "REFUNDED", "SUCCEEDED")).toEqual([]);
    expect(stepsTo("WITHDRAWAL", "HELD", "PAID")).toEqual([]);
    fc.assert(
      fc.property(
        fc.constantFrom(...directions),
        fc.constantFrom(...states),
        fc.constantFrom(...states),
        (direction, from, told) => {
          const steps = stepsTo(direction, from, told);
          if (steps.length === 0) expect(canBecome(direction, from, told)).toBe(false);
          else expect(steps.at(-1)).toBe(told);
          // Every step is a way of the machine.
          const walked = [from, ...steps];
          for (const [place, to] of steps.entries()) expect(canBecome(direction, walked[place] ?? from, to)).toBe(true);
        },
      ),
    );
  });

  it("stay where they have ended, whatever is told in whatever order", () => {
    fc.assert(
      fc.property(fc.constantFrom(...directions), fc.array(fc.constantFrom(...states)), (direction, told) => {
        const passed: PaymentState[] = [firstState[direction]];
        for (const word of told) passed.push(...stepsTo(direction, passed.at(-1) ?? firstState[direction], word));
        // No state twice, so nothing is booked twice; and nothing follows an end.
        expect(new Set(passed).size).toBe(passed.length);
        for (const state of passed.slice(0, -1))
          expect(states.some((next) => canBecome(direction, state, next))).toBe(true);
      }),
    );
  });

  it("let a player take a withdrawal back until it is sent", () => {
    expect(states.filter(isCancellable)).toEqual(["HELD", "VERIFICATION_REQUIRED", "APPROVED"]);
  });
});

describe("fees", () => {
  const none = { percent: "0", fixed: "0", min: null, max: null };
  it.each([
    ["100", none, "EUR", "0.00"],
    ["100", { ...none, percent: "1.5" }, "EUR", "1.50"],
    ["33.33", { ...none, percent: "2.5" }, "EUR", "0.83"],
    ["10", { ...none, percent: "1", min: "0.50" }, "EUR", "0.50"],
    ["10000", { ...none, percent: "1", max: "25" }, "EUR", "25.00"],
    ["1000", { ...none, percent: "2.25" }, "JPY", "23"],
    ["1.005", { ...none, percent: "10", fixed: "0.1" }, "KWD", "0.201"],
  ])("of %s by %j in %s are %s", (amount, rule, currency, fee) => {
    expect(feeOf(amount, rule, currency)).toBe(fee);
  });

  it("never fall as the amount rises", () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => (value / 100).toFixed(2));
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 1000 }), (one, other, permille) => {
        const rule = { percent: (permille / 10).toFixed(1), fixed: "0.30", min: "0.50", max: "90" };
        const [less, more] = Number(one) <= Number(other) ? [one, other] : [other, one];
        expect(Number(feeOf(less, rule, "EUR"))).toBeLessThanOrEqual(Number(feeOf(more, rule, "EUR")));
      }),
    );
  });
});
