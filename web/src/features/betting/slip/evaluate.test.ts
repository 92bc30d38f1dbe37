import { describe, expect, it } from "vitest";
import type { SlipBet } from "@/slip/couponState.ts";
import { localAmount, stepAmount } from "./stake/amountText.ts";
import { type BetNow, evaluate, moveOf } from "./evaluate.ts";

const now = (agreed: string, coef: string, state: BetNow["state"] = "open"): BetNow => ({
  bet: { outcomeId: agreed, coef: agreed } as SlipBet,
  coef,
  state,
});

describe("agreeing to changed odds", () => {
  it.each([
    ["NONE", "1.850", "1.850", false],
    ["NONE", "1.850", "1.900", true],
    ["NONE", "1.850", "1.800", true],
    ["HIGHER", "1.850", "1.900", false],
    ["HIGHER", "1.850", "1.850", false],
    ["HIGHER", "1.850", "1.849", true],
    ["ANY", "1.850", "1.100", false],
  ] as const)("%s: from %s to %s needs the player's word: %s [3.02]", (policy, agreed, offered, needed) => {
    const result = evaluate([now(agreed, offered)], policy, "SINGLE");
    expect(result.needsAgreement).toBe(needed);
    expect(result.coefs).toEqual([needed ? agreed : offered]);
    expect(result.canPlace).toBe(!needed);
  });

  it("compares an express on the product: 2.000 × 3.000 = 6 against 1.900 × 3.200 = 6.08", () => {
    const risen = [now("2.000", "1.900"), now("3.000", "3.200")];
    expect(evaluate(risen, "HIGHER", "EXPRESS").needsAgreement).toBe(false);
    const fallen = [now("2.000", "1.900"), now("3.000", "3.150")]; // 5.985
    expect(evaluate(fallen, "HIGHER", "EXPRESS").needsAgreement).toBe(true);
  });

  it.each(["SYSTEM", "CHAIN", "MULTIPLE_SINGLES"] as const)(
    "asks in a %s when one leg fell, though another rose more: it has no total price",
    (kind) => {
      expect(evaluate([now("2.000", "1.900"), now("3.000", "4.000")], "HIGHER", kind).needsAgreement).toBe(true);
      expect(evaluate([now("2.000", "2.000"), now("3.000", "4.000")], "HIGHER", kind).needsAgreement).toBe(false);
    },
  );

  it("compares an anti-express on its own price, which falls when the prices rise", () => {
    expect(evaluate([now("2.000", "2.100"), now("3.000", "3.000")], "HIGHER", "ANTI_EXPRESS").needsAgreement).toBe(
      true,
    );
    expect(evaluate([now("2.000", "1.900"), now("3.000", "3.000")], "HIGHER", "ANTI_EXPRESS").needsAgreement).toBe(
      false,
    );
  });

  it("sees 1.9 and 1.900 as the same price", () => {
    expect(evaluate([now("1.9", "1.900")], "NONE", "SINGLE").needsAgreement).toBe(false);
  });

  it.each(["locked", "gone", "finished"] as const)(
    "can't be placed while a bet is %s, whatever is accepted [4.09] [4.10]",
    (state) => {
      expect(evaluate([now("1.850", "1.850"), now("2.000", "2.000", state)], "ANY", "EXPRESS").canPlace).toBe(false);
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
