/** The provider names no reason that players would read no sentence for. */
import { expect, it } from "vitest";
import { providerReasons } from "#shared/money/paymentReasons.ts";
import { reasons } from "../../provider/payments/payment.ts";

it("every reason of the provider is one that the product knows, and the other way round", () => {
  expect(reasons.toSorted()).toEqual(providerReasons.toSorted());
});
