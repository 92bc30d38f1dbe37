// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { listOf, testPayment } from "@/features/office/payments/testPayment.ts";
import { PaymentsDocument, usePaymentsQuery } from "@/operations/office/generated.ts";
import { EVERYTHING, filterOf, readChoice, transfersUrl } from "./address.ts";
import { collectPayments, paymentsCsv } from "./csv.ts";
import { Transfers } from "./Transfers.tsx";

afterEach(cleanup);

/** The route's own work: what the address says is what is asked for. */
function Page() {
  const { pathname, search } = useLocation();
  const choice = readChoice(new URLSearchParams(search));
  const variables = { first: 20, filter: filterOf(choice, "UTC") };
  const asked = usePaymentsQuery({ variables });
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <Transfers choice={choice} variables={variables} asked={asked} />
    </>
  );
}

async function show(answers: Answers, search = "", site = playerSite("100.00")) {
  const app = await createTestApp(site, answers);
  renderInApp(app, <Page />, `/en/office/historypay${search}`);
  return { app, user: userEvent.setup() };
}
const rows = () => screen.getAllByRole("row").slice(1);

const DEPOSIT = testPayment({ id: "6002", state: "FAILED", reason: "declined" });
const WITHDRAWAL = testPayment({
  id: "6001",
  direction: "WITHDRAWAL",
  state: "PAID",
  createdAt: "2026-11-20T09:30:00Z",
});

describe("payment history [2.43]", () => {
  it("lists what came in and went out, with sign, fee and state", async () => {
    await show((operation) => (operation === "Payments" ? listOf([DEPOSIT, WITHDRAWAL]) : undefined));
    await screen.findByRole("table", { name: "Payment history" });
    const cells = rows().map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    );
    expect(cells.map(([time, , state, fee, amount]) => [time, state, fee, amount])).toEqual([
      ["21 Nov 2026, 10:00", "Failed", "₽5.00", "+₽500.00"],
      ["20 Nov 2026, 09:30", "Paid out", "₽5.00", "−₽500.00"],
    ]);
  });

  it("opens what happened to a payment, why, and its number", async () => {
    const { user } = await show((operation) =>
      operation === "Payments"
        ? listOf([
            testPayment({
              id: "6002",
              state: "FAILED",
              events: [
                { state: "CREATED", reason: null, at: "2026-11-21T10:00:00Z" },
                { state: "FAILED", reason: "declined", at: "2026-11-21T10:05:00Z" },
              ],
            }),
          ])
        : undefined,
    );
    const button = await screen.findByRole("button", { name: "Details of payment 6002" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await user.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    const events = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(events.map(({ textContent }) => textContent)).toEqual([
      "21 Nov 2026, 10:00Being prepared",
      "21 Nov 2026, 10:05FailedThe bank or payment system declined the payment.",
    ]);
    expect(screen.getByText("6002")).toBeTruthy();
    expect(screen.queryByText("You paid")).toBeNull();
    expect(screen.getByRole("link", { name: "Ask about this payment" }).getAttribute("href")).toBe(
      "/en/office/payment/create-request?payment=6002",
    );
  });

  it("puts what is chosen into the address, and asks for it", async () => {
    const asked: unknown[] = [];
    const { user } = await show((operation, { filter }) => {
      if (operation !== "Payments") return undefined;
      asked.push(filter);
      return listOf([DEPOSIT]);
    });
    await screen.findByRole("table");
    await user.click(screen.getByRole("radio", { name: "Deposits" }));
    await user.click(screen.getByRole("checkbox", { name: "Completed" }));
    await waitFor(() =>
      expect(document.querySelector("output")?.textContent).toBe("/en/office/historypay?direction=DEPOSIT&state=done"),
    );
    await waitFor(() => expect(asked.at(-1)).toEqual({ direction: "DEPOSIT", states: ["SUCCEEDED", "PAID"] }));
  });

  it("shows the next page below the first", async () => {
    const { user } = await show((operation, { after }) =>
      operation !== "Payments" ? undefined : after == null ? listOf([DEPOSIT], "c1") : listOf([WITHDRAWAL]),
    );
    await user.click(await screen.findByRole("button", { name: "Show more" }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("says what to do where there is nothing, where nothing matches, and to a guest", async () => {
    const { app, user } = await show((operation) => (operation === "Payments" ? listOf([]) : undefined));
    await user.click(await screen.findByRole("button", { name: "Make a deposit" }));
    expect(app.dialog()).toBeNull();
    cleanup();
    await show((operation) => (operation === "Payments" ? listOf([]) : undefined), "?state=failed");
    expect(await screen.findByText("No payments match")).toBeTruthy();
    cleanup();
    await show((operation) => (operation === "Payments" ? { viewer: null } : undefined), "", GUEST_SITE);
    expect(await screen.findByText("Sign in to see your payments")).toBeTruthy();
  });

  it("keeps the state it was told last when an older answer comes after it", async () => {
    const { app } = await show((operation) => {
      if (operation === "Payments") return listOf([testPayment()]);
      return operation === "PaymentChanged"
        ? { paymentChanged: testPayment({ state: "SUCCEEDED", changedAt: "2026-11-21T10:02:00Z" }) }
        : undefined;
    });
    await waitFor(() => expect(rows()[0]?.textContent).toContain("Completed"));
    await act(() => app.client.refetchQueries({ include: [PaymentsDocument] }));
    await waitFor(() => expect(rows()[0]?.textContent).toContain("Completed"));
    expect(screen.queryByText("Processing")).toBeNull();
  });

  it("says so when the list doesn't come, and asks again", async () => {
    let tries = 0;
    const { user } = await show((operation) => {
      if (operation !== "Payments") return undefined;
      tries += 1;
      return tries === 1 ? undefined : listOf([DEPOSIT]);
    });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByRole("table");
  });
});

describe("its address", () => {
  it.each<[string, string]>([
    ["", ""],
    [
      "?direction=WITHDRAWAL&state=open&account=12&from=2026-11-01&to=2026-11-20",
      "?direction=WITHDRAWAL&state=open&account=12&from=2026-11-01&to=2026-11-20",
    ],
    ["?direction=SIDEWAYS&state=toString&account=1x&from=2026-02-30", ""],
    ["?from=2026-11-20&to=2026-11-01", "?from=2026-11-01&to=2026-11-20"],
    ["?state=returned&state=open", "?state=open&state=returned"],
  ])("%s says %s", (query, expected) => {
    expect(transfersUrl("en", readChoice(new URLSearchParams(query)))).toBe(`/en/office/historypay${expected}`);
  });

  it("means whole days of the visitor's zone", () => {
    const choice = { ...EVERYTHING, from: "2026-11-01", to: "2026-11-02" };
    expect(filterOf(choice, "Europe/Moscow")).toEqual({
      from: "2026-10-31T21:00:00Z",
      before: "2026-11-02T21:00:00Z",
    });
    expect(filterOf(EVERYTHING, "UTC")).toBeNull();
  });
});

describe("its table for spreadsheets", () => {
  const words = {
    column: (name: string) => name,
    direction: (direction: string) => direction,
    state: (state: string) => state,
    reason: (reason: string) => `=${reason}`,
  };

  it("writes a payment a line: digits, ISO times in UTC, and never a formula [RFC 4180]", () => {
    const csv = paymentsCsv(
      [{ ...DEPOSIT, createdAt: "2026-11-21T13:00:00+03:00", instrumentBrand: '@Visa, "Gold"' }],
      words,
      "en",
    );
    expect(csv.split("\r\n")).toEqual([
      "\uFEFFid,createdAt,changedAt,direction,state,account,method,instrument,currency,amount,fee,receipt,reason",
      `6002,2026-11-21T10:00:00Z,2026-11-21T10:01:00Z,DEPOSIT,FAILED,11,card,"'@Visa, ""Gold"" 1111",RUB,500.00,5.00,,"'=declined"`,
      "",
    ]);
  });

  it("collects all pages of the filter, and gives up when one doesn't come", async () => {
    const asked: unknown[] = [];
    const client = (failing: boolean) => ({
      query: async ({ variables }: { variables: { after: string | null } }) => {
        asked.push(variables);
        if (failing && variables.after !== null) return { data: undefined };
        return { data: variables.after === null ? listOf([DEPOSIT], "c1") : listOf([WITHDRAWAL]) };
      },
    });
    const filter = { direction: "DEPOSIT" as const };
    const collected = await collectPayments(client(false) as never, filter);
    expect(collected.map(({ id }) => id)).toEqual(["6002", "6001"]);
    expect(asked).toEqual([
      { first: 100, after: null, filter },
      { first: 100, after: "c1", filter },
    ]);
    await expect(collectPayments(client(true) as never, filter)).rejects.toThrow();
  });
});
