import { describe, expect, it } from "vitest";
import type { SlipBet } from "@/slip/couponState.ts";
import { localAmount } from "@/ui/fields/amount/useAmountText.ts";
import { stepAmount } from "./stake/stepAmount.ts";
import { type BetNow, evaluate, moveOf } from "./evaluate.ts";

const now = (agreed: string, coef: string, state: BetNow["state"] = "open"): BetNow => ({
  bet: { outcomeId: agreed, coef: agreed } as SlipBet,
  coef,
  state,
});

const takes = (oddsChange: "NONE" | "HIGHER" | "ANY", tolerance = 0) => ({ oddsChange, tolerance });

describe("odds that changed since the pick", () => {
  it.each([
    ["NONE", 0, "1.850", "1.850", false],
    ["NONE", 0, "1.850", "1.900", false],
    ["NONE", 0, "1.850", "1.800", true],
    ["NONE", 1, "1.850", "1.832", false],
    ["NONE", 1, "1.850", "1.831", true],
    ["HIGHER", 0, "1.850", "1.900", false],
    ["HIGHER", 0, "1.850", "1.849", true],
    ["ANY", 0, "1.850", "1.100", false],
  ] as const)("%s, %i %%: from %s to %s is worse: %s, and can be placed at a press [3.02]", (...row) => {
    const [policy, tolerance, picked, offered, isWorse] = row;
    expect(evaluate([now(picked, offered)], takes(policy, tolerance), "SINGLE")).toEqual({
      coefs: [offered],
      isWorse,
      canPlace: true,
    });
  });

  it("compares an express on the product: 2.000 × 3.000 = 6 against 1.900 × 3.200 = 6.08", () => {
    const risen = [now("2.000", "1.900"), now("3.000", "3.200")];
    expect(evaluate(risen, takes("NONE"), "EXPRESS").isWorse).toBe(false);
    const fallen = [now("2.000", "1.900"), now("3.000", "3.150")]; // 5.985
    expect(evaluate(fallen, takes("NONE"), "EXPRESS").isWorse).toBe(true);
  });

  it.each(["SYSTEM", "CHAIN", "MULTIPLE_SINGLES"] as const)(
    "is worse in a %s when one leg fell, though another rose more: it has no total price",
    (kind) => {
      expect(evaluate([now("2.000", "1.900"), now("3.000", "4.000")], takes("NONE"), kind).isWorse).toBe(true);
      expect(evaluate([now("2.000", "2.000"), now("3.000", "4.000")], takes("NONE"), kind).isWorse).toBe(false);
    },
  );

  it("compares an anti-express on its own price, which falls when the prices rise", () => {
    expect(evaluate([now("2.000", "2.100"), now("3.000", "3.000")], takes("NONE"), "ANTI_EXPRESS").isWorse).toBe(true);
    expect(evaluate([now("2.000", "1.900"), now("3.000", "3.000")], takes("NONE"), "ANTI_EXPRESS").isWorse).toBe(false);
  });

  it("sees 1.9 and 1.900 as the same price", () => {
    expect(evaluate([now("1.9", "1.900")], takes("NONE"), "SINGLE").isWorse).toBe(false);
  });

  it.each(["locked", "gone", "finished"] as const)(
    "can't be placed while a bet is %s, whatever is accepted [4.09] [4.10]",
    (state) => {
      expect(evaluate([now("1.850", "1.850"), now("2.000", "2.000", state)], takes("ANY"), "EXPRESS").canPlace).toBe(
        false,
      );
    },
  );

  it("says which way a price went", () => {
    expect([moveOf("9.900", "10.500"), moveOf("10.500", "9.900"), moveOf("2", "2.000")]).toEqual([1, -1, 0]);
  });
});

describe("typed stakes", () => {
  it.each([
    ["1500.5", "ru", "1500,5"],
    ["1500.5", "en", "1500.5"],
    ["150", "es", "150"],
    ["1500.5", "ar", "1500.5"],
    ["12abc", "ru", "12abc"],
    ["", "en", ""],
  ] as const)("%s reads in %s as %s", (amount, language, text) => {
    expect(localAmount(amount, language)).toBe(text);
  });

  it.each([
    ["150", "100", 1, "250"],
    ["150", "100", -1, "50"],
    ["50", "100", -1, "0"],
    ["", "2.5", 1, "2.5"],
    ["0.1", "0.2", 1, "0.3"],
    ["x", "5", 1, "5"],
  ] as const)("%s stepped by %s × %i is %s [9.01]", (amount, step, direction, result) => {
    expect(stepAmount(amount, step, direction)).toBe(result);
  });
});
