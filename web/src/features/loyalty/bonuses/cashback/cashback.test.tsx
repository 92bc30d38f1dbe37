// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { roubles } from "@/features/loyalty/bonuses/offers/testOffer.ts";
import { CashbackPage } from "./CashbackPage.tsx";

afterEach(cleanup);

type Cashback = NonNullable<Parameters<typeof CashbackPage>[0]["cashback"]>;

const level = (number: number, of: "LOSS" | "STAKES", every: "WEEK" | "DAY", percent: string) => ({
  level: number,
  from: number * 100,
  percent,
  of,
  every,
});
const paid = (number: number, percent: string, day: string, amount: string) => ({
  level: number,
  percent,
  periodFrom: `2026-11-${day}T00:00:00Z`,
  periodTo: "2026-11-16T00:00:00Z",
  at: "2026-11-16T00:00:10Z",
  staked: roubles("1000.00"),
  won: roubles("300.00"),
  bonuses: roubles("50.00"),
  amount: roubles(amount),
});
const cashback: Cashback = {
  level: 1,
  collected: 700,
  toNextLevel: 1300,
  mostOfStakes: "0.3",
  highestReturn: "99",
  periodFrom: "2026-11-16T00:00:00Z",
  periodTo: "2026-11-23T00:00:00Z",
  levels: [level(1, "LOSS", "WEEK", "5"), level(7, "LOSS", "DAY", "11"), level(8, "STAKES", "DAY", "0.3")],
  running: [],
  payments: [paid(1, "5", "09", "32.50"), paid(8, "0.3", "15", "3.00")],
};

const show = async (
  kind: "vip" | "premium",
  site = playerSite("1.00"),
  given: Partial<Parameters<typeof CashbackPage>[0]> = {},
) =>
  renderInApp(
    await createTestApp(site, () => undefined),
    <CashbackPage
      kind={kind}
      cashback={cashback}
      hasFailed={false}
      isLoading={false}
      retry={() => undefined}
      {...given}
    />,
    "/en/office/casino/vipcashback",
  );

describe("cashback in the office [2.44]", () => {
  it("says of each payment how its figure came about", async () => {
    await show("vip");
    const rows = within(await screen.findByRole("table", { name: "Payments" })).getAllByRole("row");
    const figures = rows.map((row) =>
      within(row)
        .queryAllByRole("cell")
        .map(({ textContent }) => textContent)
        .slice(1),
    );
    expect(figures).toEqual([
      [],
      ["Level 1", "₽1,000.00", "₽300.00", "₽50.00", "5% of net loss", "₽32.50"],
      ["Level 8", "₽1,000.00", "₽300.00", "₽50.00", "0.3% of all stakes", "₽3.00"],
    ]);
  });

  it("shows the levels of every day as the premium scheme", async () => {
    await show("premium");
    expect(await screen.findByRole("heading", { level: 1, name: "Premium cashback" })).toBeTruthy();
    const [levels] = screen.getAllByRole("table");
    const rows = within(levels ?? document.body).getAllByRole("row");
    expect(rows.slice(1).map((row) => within(row).getAllByRole("cell")[0]?.textContent)).toEqual([
      "Level 7",
      "Level 8",
    ]);
  });

  it("asks guests to sign in", async () => {
    await show("vip", GUEST_SITE as ReturnType<typeof playerSite>);
    expect(await screen.findByText("Sign in to see your bonuses")).toBeTruthy();
  });
});
