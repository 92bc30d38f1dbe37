// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { readSpan, statementUrl } from "@/account/statementUrl.ts";
import { StatementDocument } from "@/operations/office/generated.ts";
import { type Answers, Asked, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { statementCsv } from "./csv.ts";
import type { StatementMonth } from "./months.ts";
import { Statement } from "./Statement.tsx";

afterEach(cleanup);

const month = (name: string, accountId: string, currency: string, sums: readonly string[]): StatementMonth => {
  const [deposits, withdrawals, netDeposits, stakes, winnings, netResult, other, balance] = sums.map((amount) => ({
    __typename: "Money" as const,
    amount,
    currency,
  }));
  return {
    __typename: "StatementMonth",
    month: name,
    accountId,
    deposits,
    withdrawals,
    netDeposits,
    stakes,
    winnings,
    netResult,
    other,
    balance,
  } as StatementMonth;
};
const MONTHS = [
  month("2026-11", "11", "RUB", ["5000.00", "0.00", "5000.00", "2500.00", "2100.00", "-400.00", "0.00", "6800.10"]),
  month("2026-10", "11", "RUB", ["100.10", "2000.00", "-1899.90", "0.20", "0.00", "-0.20", "-900.00", "2200.10"]),
  month("2026-10", "99", "USD", ["0.00", "0.00", "0.00", "0.00", "0.00", "0.00", "9.00", "9.00"]),
];
const answer = (statement: readonly StatementMonth[]) => ({ viewer: { __typename: "Viewer", id: "1", statement } });

async function show(answers: Answers, span: 3 | 12 = 3, site = playerSite("6800.10")) {
  const app = await createTestApp(site, answers);
  renderInApp(
    app,
    <Asked query={StatementDocument} variables={{ months: span }}>
      {(asked) => <Statement span={span} asked={asked} />}
    </Asked>,
    statementUrl("en", span),
  );
}

describe("the statement by month", () => {
  it("has a table for each account with its months and what they come to, exact", async () => {
    const asked: unknown[] = [];
    await show((operation, variables) => {
      if (operation !== "Statement") return undefined;
      asked.push(variables);
      return answer(MONTHS);
    });
    const table = within(
      await screen.findByRole("region", { name: /^Main/ }).then((it) => within(it).getByRole("table")),
    );
    const rows = table
      .getAllByRole("row")
      .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      [
        "Month",
        "Deposits",
        "Withdrawals",
        "Net deposits",
        "Stakes",
        "Returns",
        "Net result",
        "Other",
        "Balance at the end",
      ],
      ["Nov 2026", "5,000.00", "0.00", "5,000.00", "2,500.00", "2,100.00", "-400.00", "0.00", "6,800.10"],
      ["Oct 2026", "100.10", "2,000.00", "-1,899.90", "0.20", "0.00", "-0.20", "-900.00", "2,200.10"],
      ["Total", "5,100.10", "2,000.00", "3,100.10", "2,500.20", "2,100.00", "-400.20", "-900.00", "6,800.10"],
    ]);
    expect(screen.getByText("Closed account 99")).toBeTruthy();
    expect(asked).toEqual([{ months: 3 }]);
  });

  it("shows three months at once and offers twelve", async () => {
    await show(() => answer([]));
    const link = await screen.findByRole("link", { name: "12 months" });
    expect(link.getAttribute("href")).toBe("/en/office/historypay?view=statement&months=12");
    expect(screen.getByRole("link", { name: "3 months" }).getAttribute("aria-current")).toBe("page");
    expect(await screen.findByText("Nothing moved in these months")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Payments" }).getAttribute("href")).toBe("/en/office/historypay");
  });

  it("says that it failed, and shows a guest nothing", async () => {
    await show(() => undefined);
    expect((await screen.findByRole("alert")).textContent).toContain("Couldn't load your statement");
    cleanup();
    await show(() => ({ viewer: null }), 3, GUEST_SITE);
    expect(await screen.findByText("Sign in to see your statement")).toBeTruthy();
  });

  it("is written as a table for spreadsheets, with numbers below zero as numbers", () => {
    expect(statementCsv(MONTHS.slice(0, 2), (name) => name, "en").split("\r\n")).toEqual([
      "\uFEFFmonth,account,currency,deposits,withdrawals,netDeposits,stakes,winnings,netResult,other,balance",
      "2026-11,11,RUB,5000.00,0.00,5000.00,2500.00,2100.00,-400.00,0.00,6800.10",
      "2026-10,11,RUB,100.10,2000.00,-1899.90,0.20,0.00,-0.20,-900.00,2200.10",
      "",
    ]);
  });
});

describe("its address", () => {
  it.each([
    ["", null],
    ["view=payments&months=12", null],
    ["view=statement", 3],
    ["view=statement&months=12", 12],
    ["view=statement&months=120", 3],
  ])("%j asks for %s months", (query, months) => {
    expect(readSpan(new URLSearchParams(query))).toBe(months);
  });
});
