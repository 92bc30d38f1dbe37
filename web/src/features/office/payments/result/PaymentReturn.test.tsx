// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import {
  PaymentDocument,
  type PaymentFieldsFragment,
  usePaymentQuery,
  usePaymentsQuery,
} from "@/operations/office/generated.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { type PaymentState } from "@/operations/types.generated.ts";
import { heldBonuses, testBonus } from "@/features/office/payments/testBonus.ts";
import { listOf, money, testPayment } from "@/features/office/payments/testPayment.ts";
import { isPaymentResult, outcomeOf, paymentIn } from "./outcome.ts";
import { PaymentReturn } from "./PaymentReturn.tsx";
import { newestOf } from "./useReturned.ts";

type Props = Omit<Parameters<typeof PaymentReturn>[0], "asked">;

/** What the route does: it asks for the payment. */
function Page(props: Props) {
  const isPlayer = useViewer() !== null;
  const { paymentId: id, direction } = props;
  const one = usePaymentQuery({ variables: { id: id ?? "" }, skip: !isPlayer || id === null });
  const newest = usePaymentsQuery({ variables: newestOf(direction), skip: !isPlayer || id !== null });
  return <PaymentReturn {...props} asked={{ one, newest }} />;
}

afterEach(cleanup);

const one = (payment: PaymentFieldsFragment | null) => ({
  viewer: { __typename: "Viewer", id: "1", payment },
});
async function show(payment: PaymentFieldsFragment | null, result: "success" | "fail" | "pending" | "cancel") {
  const app = await createTestApp(playerSite("1500.00"), (operation) =>
    operation === "Payment" ? one(payment) : operation === "PaymentMethods" ? { paymentMethods: [] } : undefined,
  );
  renderInApp(app, <Page direction={payment?.direction ?? "DEPOSIT"} result={result} paymentId="6001" />);
  return app;
}
const title = () => screen.findByRole("heading", { level: 1 });

describe("back from a payment [2.52]", () => {
  it.each<["DEPOSIT" | "WITHDRAWAL", PaymentState, string]>([
    ["DEPOSIT", "SUCCEEDED", "Your deposit has arrived"],
    ["DEPOSIT", "PROCESSING", "Your deposit is being processed"],
    ["DEPOSIT", "ACTION_REQUIRED", "Your payment isn't finished yet"],
    ["DEPOSIT", "FAILED", "The deposit didn't go through"],
    ["DEPOSIT", "CANCELLED", "The deposit was cancelled"],
    ["DEPOSIT", "EXPIRED", "The deposit was cancelled"],
    ["DEPOSIT", "CHARGED_BACK", "The deposit was paid back"],
    ["WITHDRAWAL", "PAID", "Your withdrawal has been paid out"],
    ["WITHDRAWAL", "HELD", "Your withdrawal is being processed"],
    ["WITHDRAWAL", "VERIFICATION_REQUIRED", "Your withdrawal needs verification"],
    ["WITHDRAWAL", "REJECTED", "The withdrawal didn't go through"],
    ["WITHDRAWAL", "CANCELLED", "The withdrawal was cancelled"],
  ])("tells of a %s that is %s what the server knows: %s", async (direction, state, words) => {
    await show(testPayment({ direction, state }), "fail");
    await waitFor(async () => expect((await title()).textContent).toBe(words));
  });

  it.each<[PaymentState, boolean]>([
    ["PROCESSING", true],
    ["ACTION_REQUIRED", true],
    ["FAILED", true],
    ["SUCCEEDED", false],
    ["CANCELLED", false],
  ])("that is %s leads to a question about it: %s", async (state, isAsked) => {
    await show(testPayment({ state }), "pending");
    await screen.findByRole("link", { name: "Payment history" });
    const link = screen.queryByRole("link", { name: "Ask about this payment" });
    expect(link?.getAttribute("href")).toBe(isAsked ? "/en/office/payment/create-request?payment=6001" : undefined);
  });

  it("tells what bonus the deposit has begun, when that comes", async () => {
    const payment = testPayment({ state: "SUCCEEDED" });
    const begun = testBonus("7", "ACTIVE", {
      activatedAt: new Date(Date.parse(payment.createdAt) + 2000).toISOString(),
      amount: money("250.00"),
    });
    const earlier = testBonus("6", "ACTIVE", { activatedAt: "2026-01-01T00:00:00Z", amount: money("99.00") });
    const app = await createTestApp(playerSite("1500.00"), (operation) =>
      operation === "Payment"
        ? one(payment)
        : operation === "MyBonuses"
          ? heldBonuses([testBonus("7", "OFFERED"), earlier])
          : operation === "BonusChanged"
            ? { bonusChanged: begun }
            : undefined,
    );
    renderInApp(app, <Page direction="DEPOSIT" result="success" paymentId="6001" />);
    const link = await screen.findByRole("link", { name: "₽250.00" });
    expect(link.getAttribute("href")).toBe("/en/office/bonuses/wager");
    expect(screen.queryByText("₽99.00")).toBeNull();
  });

  it("believes the server, not an address that says success", async () => {
    await show(testPayment({ state: "FAILED", reason: "insufficient_funds" }), "success");
    await waitFor(async () => expect((await title()).textContent).toBe("The deposit didn't go through"));
    expect(screen.getByText("There wasn't enough money on the card or account.")).toBeTruthy();
    expect(screen.queryByText(/has arrived/)).toBeNull();
  });

  it("waits calmly for a payment that was made, and says so when the notice comes", async () => {
    const app = await show(
      testPayment({ state: "ACTION_REQUIRED", redirectUrl: "https://pay.example/6001" }),
      "success",
    );
    await waitFor(async () => expect((await title()).textContent).toBe("Your deposit is being processed"));
    expect(screen.queryByRole("link", { name: "Back to the payment page" })).toBeNull();
    act(() => {
      app.client.writeQuery({
        query: PaymentDocument,
        variables: { id: "6001" },
        data: one(testPayment({ state: "SUCCEEDED" })) as never,
      });
    });
    await waitFor(async () => expect((await title()).textContent).toBe("Your deposit has arrived"));
  });

  it("leads back to the payment page when the player broke off, to nowhere else", async () => {
    await show(testPayment({ state: "ACTION_REQUIRED", redirectUrl: "https://pay.example/6001" }), "cancel");
    const link = await screen.findByRole("link", { name: "Back to the payment page" });
    expect(link.getAttribute("href")).toBe("https://pay.example/6001");
  });

  it("writes a receipt with what was paid, its fee, its number and the balance", async () => {
    await show(testPayment({ state: "SUCCEEDED" }), "success");
    const list = await screen.findByLabelText("Receipt");
    const fact = (name: string) => within(list).getByText(name).nextElementSibling?.textContent;
    expect([fact("Amount"), fact("Fee"), fact("You paid"), fact("Reference"), fact("Balance now")]).toEqual([
      "₽500.00",
      "₽5.00",
      "₽505.00",
      "6001",
      "₽1,500.00",
    ]);
  });

  it("takes the newest one where the address has no number", async () => {
    const asked: unknown[] = [];
    const app = await createTestApp(playerSite("1500.00"), (operation, variables) => {
      if (operation === "Payments") asked.push(variables);
      return operation === "Payments" ? listOf([testPayment({ state: "PAID", direction: "WITHDRAWAL" })]) : undefined;
    });
    renderInApp(app, <Page direction="WITHDRAWAL" result="pending" paymentId={null} />);
    await waitFor(async () => expect((await title()).textContent).toBe("Your withdrawal has been paid out"));
    expect(asked).toEqual([{ first: 1, filter: { direction: "WITHDRAWAL" } }]);
  });

  it("says nothing of money when the server knows no such payment", async () => {
    await show(null, "success");
    await waitFor(async () => expect((await title()).textContent).toBe("We are checking your deposit"));
    expect(screen.getByRole("link", { name: "Payment history" }).getAttribute("href")).toBe("/en/office/historypay");
  });

  it("asks a guest to sign in and asks the server nothing", async () => {
    const asked: string[] = [];
    const app = await createTestApp(GUEST_SITE, (operation) => {
      asked.push(operation);
      return undefined;
    });
    renderInApp(app, <Page direction="DEPOSIT" result="success" paymentId="6001" />);
    expect((await title()).textContent).toBe("Sign in to see your payment");
    expect(asked.filter((operation) => operation.startsWith("Payment"))).toEqual([]);
  });
});

describe("what an address says", () => {
  it.each(["success", "toString", "__proto__", "", undefined])(
    "%s is a result only when it is one of the four",
    (value) => expect(isPaymentResult(value)).toBe(value === "success"),
  );

  it.each([
    ["payment=6001", "6001"],
    ["payment=6001x", null],
    ["payment=", null],
    ["", null],
    ["payment=1234567890123456", null],
  ])("%s names the payment %s", (query, id) => expect(paymentIn(new URLSearchParams(query))).toBe(id));

  it("changes nothing of a state that is final", () => {
    expect(outcomeOf({ state: "FAILED" }, "success")).toBe("failed");
    expect(outcomeOf({ state: "SUCCEEDED" }, "fail")).toBe("done");
  });
});
