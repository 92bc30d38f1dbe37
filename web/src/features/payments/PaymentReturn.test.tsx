// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { isPaymentResult, PaymentReturn, type PaymentResult } from "./PaymentReturn.tsx";

afterEach(cleanup);

describe("back from a payment [2.52]", () => {
  it.each<["deposit" | "withdrawal", PaymentResult, string, string]>([
    ["deposit", "success", "The deposit is on its way to your account", "/en/office/account"],
    ["deposit", "fail", "The deposit did not go through", "/en/office/recharge"],
    ["deposit", "pending", "The deposit is being checked", "/en/office/account"],
    ["deposit", "cancel", "The deposit was cancelled", "/en/office/recharge"],
    ["withdrawal", "success", "The withdrawal has been sent", "/en/office/historypay"],
    ["withdrawal", "fail", "The withdrawal did not go through", "/en/office/deduce"],
    ["withdrawal", "pending", "The withdrawal is being checked", "/en/office/historypay"],
    ["withdrawal", "cancel", "The withdrawal was cancelled", "/en/office/deduce"],
  ])("%s, %s: says what became of it and offers one next step", async (kind, result, title, to) => {
    renderInApp(await createTestApp(GUEST_SITE, () => undefined), <PaymentReturn kind={kind} result={result} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([to]);
  });

  it.each(["success", "toString", "__proto__", "", undefined])("%s is a result only when it is one of the four", (value) => {
    expect(isPaymentResult(value)).toBe(value === "success");
  });
});
