// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { useLocation } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { rubles, typed } from "@/slip/placedCoupon/testCoupon.ts";
import { type Answers, Asked, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { AccountEntriesDocument, type EntryFieldsFragment } from "@/operations/office/generated.ts";
import { entriesOf, entriesUrl, readEntries } from "./address.ts";
import { Entries } from "./Entries.tsx";

afterEach(cleanup);

const entry = (id: string, change: Partial<EntryFieldsFragment> = {}) =>
  typed("AccountEntry", {
    id,
    type: "DEPOSIT" as const,
    amount: rubles("500.00"),
    balanceAfter: rubles("1500.00"),
    at: "2026-11-20T10:00:00Z",
    couponId: null,
    roundId: null,
    round: null,
    ...change,
  });
const ROUND = { roundId: "r:1", round: typed("CasinoRound", { id: "r:1", gameName: "Heron Lake" }) };
const ENTRIES = [
  entry("4", { type: "PAYOUT", amount: rubles("25.00"), ...ROUND }),
  entry("3", { type: "STAKE", amount: rubles("-10.00"), ...ROUND }),
  entry("2", { type: "STAKE", amount: rubles("-100.00"), couponId: "77" }),
  entry("1"),
];
const answer = (nodes: readonly ReturnType<typeof entry>[], hasNextPage = false) => ({
  viewer: {
    __typename: "Viewer",
    id: "1",
    accountHistory: {
      __typename: "AccountEntryConnection",
      edges: nodes.map((node) => ({ __typename: "AccountEntryEdge", cursor: `c${node.id}`, node })),
      totalCount: nodes.length,
      pageInfo: { __typename: "PageInfo", hasNextPage, endCursor: `c${nodes.at(-1)?.id}` },
    },
  },
});

/** The route's own work: what the address says is what is asked for. */
function Page() {
  const choice = readEntries(new URLSearchParams(useLocation().search));
  if (choice === null) return null;
  return (
    <Asked query={AccountEntriesDocument} variables={entriesOf(choice)}>
      {(asked) => <Entries choice={choice} asked={asked} />}
    </Asked>
  );
}
const show = async (answers: Answers, query = "", site = playerSite("100.00")) =>
  renderInApp(await createTestApp(site, answers), <Page />, `/en/office/historypay?view=entries${query}`);

describe("account entries", () => {
  it("name the game of a casino entry and lead to its round, and a coupon's to the coupon", async () => {
    const asked: unknown[] = [];
    await show((operation, variables) => {
      if (operation !== "AccountEntries") return undefined;
      asked.push(variables);
      return answer(ENTRIES);
    });
    const table = within(await screen.findByRole("table", { name: "Account entries" }));
    const cells = table
      .getAllByRole("row")
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole("cell")
          .slice(1)
          .map(({ textContent }) => textContent),
      );
    expect(cells).toEqual([
      ["PayoutRound in Heron Lake", "+₽25.00", "₽1,500.00"],
      ["StakeRound in Heron Lake", "−₽10.00", "₽1,500.00"],
      ["StakeBet 77", "−₽100.00", "₽1,500.00"],
      ["Deposit", "+₽500.00", "₽1,500.00"],
    ]);
    for (const link of table.getAllByRole("link", { name: "Round in Heron Lake" }))
      expect(link.getAttribute("href")).toBe("/en/office/history?view=casino&round=r%3A1");
    expect(table.getByRole("link", { name: "Bet 77" }).getAttribute("href")).toBe("/en/print-coupon/77");
    expect(asked).toEqual([{ accountId: null, after: null, first: 25, filter: { includeArchive: true } }]);
    expect(screen.queryByRole("link", { name: "Back to the newest" })).toBeNull();
  });

  it("are chosen by kind and paged by the address", async () => {
    const asked: unknown[] = [];
    await show((operation, variables) => {
      if (operation !== "AccountEntries") return undefined;
      asked.push(variables);
      return answer(ENTRIES.slice(0, 2), true);
    }, "&kind=games&after=c9");
    const older = await screen.findByRole("link", { name: "Older entries" });
    expect(older.getAttribute("href")).toBe("/en/office/historypay?view=entries&kind=games&after=c3");
    expect(screen.getByRole("link", { name: "Back to the newest" }).getAttribute("href")).toBe(
      "/en/office/historypay?view=entries&kind=games",
    );
    expect(screen.getByRole("link", { name: "Bets and games" }).getAttribute("aria-current")).toBe("page");
    expect(asked).toEqual([
      {
        accountId: null,
        after: "c9",
        first: 25,
        filter: { includeArchive: true, types: ["STAKE", "PAYOUT", "REFUND"] },
      },
    ]);
  });

  it("say that there are none, that they could not be loaded, and that one has to sign in", async () => {
    await show((operation) => (operation === "AccountEntries" ? answer([]) : undefined));
    expect(await screen.findByText("No entries")).toBeDefined();
    cleanup();
    await show(() => {
      throw new Error("down");
    });
    expect(await screen.findByText("Couldn't load your account entries")).toBeDefined();
    cleanup();
    await show((operation) => (operation === "AccountEntries" ? { viewer: null } : undefined), "", GUEST_SITE);
    expect(await screen.findByText("Sign in to see your account entries")).toBeDefined();
  });

  it("leave out of an address what makes no sense", () => {
    expect(readEntries(new URLSearchParams("view=entries&kind=x&account=a&after=%2F"))).toEqual({
      kind: "all",
      accountId: null,
      after: null,
    });
    expect(readEntries(new URLSearchParams("view=statement"))).toBeNull();
    expect(entriesUrl("ru")).toBe("/ru/office/historypay?view=entries");
  });
});
