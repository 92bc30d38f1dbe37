// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { rubles, testBet, testCoupon, typed } from "@/slip/placedCoupon/testCoupon.ts";
import { testLeg } from "@/slip/testLeg.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";
import { type Answers, Asked, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { CouponHistoryDocument } from "@/operations/office/generated.ts";
import { filterOf, readChoice } from "./address.ts";
import { History } from "./History.tsx";

afterEach(cleanup);

const connectionOf = (nodes: readonly PlacedFieldsFragment[], hasNextPage = false) => ({
  __typename: "CouponConnection",
  edges: nodes.map((node) => ({ __typename: "CouponEdge", cursor: node.id, node })),
  totalCount: nodes.length,
  pageInfo: { __typename: "PageInfo", hasNextPage, endCursor: nodes.at(-1)?.id ?? null },
});
const pageOf = (nodes: readonly PlacedFieldsFragment[], hasNextPage = false) => ({
  viewer: { __typename: "Viewer", id: "1", coupons: connectionOf(nodes, hasNextPage) },
});

/** The route's own work: what the address says is what is asked for. */
function Page() {
  const { pathname, search } = useLocation();
  const choice = readChoice(new URLSearchParams(search));
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <Asked
        query={CouponHistoryDocument}
        variables={{ first: 20, filter: filterOf(choice, Date.parse("2026-11-21T12:00:00Z"), "UTC") }}
      >
        {(answer) => <History choice={choice} answer={answer} />}
      </Asked>
    </>
  );
}

async function show(answers: Answers, search = "", site = playerSite("100.00")) {
  const app = await createTestApp(site, answers);
  renderInApp(app, <Page />, `/en/office/history${search}`);
  return app;
}
const history =
  (nodes: readonly PlacedFieldsFragment[]): Answers =>
  (operation) =>
    operation === "CouponHistory" ? pageOf(nodes) : undefined;
const card = (id: string) => screen.findByRole("article", { name: `Bet ${id}` });
const fact = (within_: HTMLElement, name: string) =>
  within(within_).getByText(name, { selector: "dt" }).nextElementSibling?.textContent;

describe("history", () => {
  it("leads from each coupon to its sheet for printing [2.53]", async () => {
    await show(history([testCoupon()]));
    expect(
      within(await card("1000007"))
        .getByRole("link", { name: "Print bet 1000007" })
        .getAttribute("href"),
    ).toBe("/en/print-coupon/1000007");
  });

  it("tells of a system its combinations and bankers, of a cover its name [4.07]", async () => {
    const bets = [testBet("701", { isBanker: true }), testBet("702"), testBet("703"), testBet("704")];
    const three = bets.slice(1).map((bet) => ({ ...bet }));
    await show(
      history([
        testCoupon({
          kind: "SYSTEM",
          systemValue: 2,
          coef: null,
          bets,
          amount: rubles("300.00"),
          amountLeft: rubles("300.00"),
        }),
        testCoupon({
          id: "1000008",
          kind: "FULL_COVER",
          cover: "TRIXIE",
          coef: null,
          bets: three,
          amount: rubles("400.00"),
          amountLeft: rubles("400.00"),
        }),
      ]),
    );
    const system = await card("1000007");
    expect([
      fact(system, "System"),
      fact(system, "Bankers"),
      fact(system, "Number of bets"),
      fact(system, "Stake per bet"),
    ]).toEqual(["2 of 3", "1", "3", "₽100.00"]);
    expect(within(system).getByText("Banker")).toBeTruthy();
    const cover = await card("1000008");
    expect([fact(cover, "Full cover"), fact(cover, "Number of bets")]).toEqual(["Trixie, 3 selections", "4"]);
  });

  it("shows a conditional coupon block by block", async () => {
    const blocks = [
      typed("PlacedBlock", { id: "a", amount: rubles("100.00"), coef: "2.000" }),
      typed("PlacedBlock", { id: "b", amount: rubles("150.00"), coef: "3.000" }),
    ];
    await show(
      history([
        testCoupon({
          kind: "CONDITIONAL",
          coef: null,
          blocks,
          bets: [testBet("702", { blockId: "b" }), testBet("701", { blockId: "a" })],
        }),
      ]),
    );
    const shown = await card("1000007");
    const [first, second] = ["Block 1", "Block 2"].map((name) => within(shown).getByText(name).closest("li"));
    expect(first?.textContent).toContain("Home 701");
    expect(second?.textContent).toContain("Home 702");
    expect(second?.textContent).toContain("₽150.00");
  });

  it("says why a coupon was refused, what was sold of it, and what its insurance paid", async () => {
    await show(
      history([
        testCoupon({ state: "REJECTED", rejectReason: "SCORE_CHANGED" }),
        testCoupon({
          id: "1000008",
          state: "LOST",
          settledAt: "2026-11-21T18:00:00Z",
          payout: rubles("150.00"),
          cashOuts: [
            typed("CashOut", {
              at: "2026-11-21T16:00:00Z",
              share: "0.4",
              amount: rubles("200.00"),
              value: rubles("310.00"),
              isAuto: true,
              isAdvance: false,
            }),
          ],
          insurance: typed("Insurance", {
            share: 50,
            premium: rubles("80.00"),
            insuredAmount: rubles("150.00"),
            payout: rubles("150.00"),
          }),
        }),
      ]),
    );
    expect(within(await card("1000007")).getByText("The score changed before the bet was accepted")).toBeTruthy();
    const lost = await card("1000008");
    expect(fact(lost, "Cashed out, 40%")).toContain("₽310.00");
    expect(fact(lost, "Cashed out, 40%")).toContain("automatic");
    expect(fact(lost, "Insurance paid")).toBe("₽150.00");
  });

  it("puts what is chosen into the address, and asks for it", async () => {
    const asked: unknown[] = [];
    await show((operation, { filter }) => {
      if (operation !== "CouponHistory") return undefined;
      asked.push(filter);
      return pageOf([testCoupon()]);
    });
    await card("1000007");
    const user = userEvent.setup();
    await user.click(screen.getByRole("checkbox", { name: "Won" }));
    await user.click(screen.getByRole("radio", { name: "7 days" }));
    await user.click(screen.getByRole("checkbox", { name: "Archive" }));
    await user.type(screen.getByRole("searchbox"), "arsenal{Enter}");
    await waitFor(() =>
      expect(document.querySelector("output")?.textContent).toBe(
        "/en/office/history?period=week&state=WON&search=arsenal&archive=1",
      ),
    );
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        from: "2026-11-15T00:00:00Z",
        states: ["WON"],
        search: "arsenal",
        isArchived: true,
      }),
    );
    // The field that was used last keeps the focus: the form is not made again under the player's hands.
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  });

  it("begins with what the address says, and shows all again", async () => {
    await show(
      (operation, { filter }) =>
        operation === "CouponHistory" ? pageOf(filter === null ? [testCoupon()] : []) : undefined,
      "?from=2026-11-01&to=2026-11-20&state=LOST",
    );
    expect(await screen.findByText("No bets match")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "From – to" }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("2026-11-01");
    fireEvent.click(screen.getAllByRole("link", { name: "Show all" })[0] as HTMLElement);
    await card("1000007");
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Lost" }).checked).toBe(false);
  });

  it("puts the bets of a coupon into the slip at today's prices and tells what is missing", async () => {
    const app = await show((operation) => {
      if (operation === "CouponHistory")
        return pageOf([
          testCoupon({
            kind: "SYSTEM",
            systemValue: 2,
            coef: null,
            bets: [testBet("701", { isBanker: true }), testBet("702"), testBet("703"), testBet("704")],
          }),
        ]);
      return operation === "OfferedLegs"
        ? { offeredLegs: [testLeg("703", "1.500"), testLeg("701", "1.900"), testLeg("704", "3.000")] }
        : undefined;
    });
    fireEvent.click(within(await card("1000007")).getByRole("button", { name: "Repeat bet 1000007" }));
    await waitFor(() =>
      expect(app.coupon.bets().map(({ outcomeId, coef, isBanker }) => [outcomeId, coef, isBanker])).toEqual([
        ["701.1x2.home", "1.900", true],
        ["703.1x2.home", "1.500", undefined],
        ["704.1x2.home", "3.000", undefined],
      ]),
    );
    expect(app.coupon.making()).toMatchObject({ kind: "SYSTEM", systemValue: 2 });
    expect(app.notifications.list()).toMatchObject([
      { kind: "warning", text: "Added to your bet slip at current odds: 3. No longer available: 1." },
    ]);
  });

  it("leaves the slip alone when nothing is left to repeat", async () => {
    const app = await show((operation) =>
      operation === "CouponHistory"
        ? pageOf([testCoupon()])
        : operation === "OfferedLegs"
          ? { offeredLegs: [] }
          : undefined,
    );
    fireEvent.click(within(await card("1000007")).getByRole("button", { name: "Repeat bet 1000007" }));
    await waitFor(() => expect(app.notifications.list()).toHaveLength(1));
    expect([app.coupon.bets(), app.notifications.list()[0]?.text]).toEqual([
      [],
      "None of its selections is available any more: the games have started or ended.",
    ]);
  });

  it("has an empty, a failed and a locked state, each with one next step", async () => {
    await show(history([]));
    expect((await screen.findByRole("link", { name: "See upcoming games" })).getAttribute("href")).toBe("/en/line");
    cleanup();
    await show(() => undefined);
    expect(within(await screen.findByRole("alert")).getByRole("button", { name: "Try again" })).toBeTruthy();
    cleanup();
    await show((operation) => (operation === "CouponHistory" ? { viewer: null } : undefined), "", GUEST_SITE);
    expect(await screen.findByRole("button", { name: "Sign in" })).toBeTruthy();
  });

  it("says that it may be old while there is no connection", async () => {
    const app = await show(history([testCoupon()]));
    await card("1000007");
    app.connectionState("lost");
    expect(await screen.findByText("No connection. Data may be out of date.")).toBeTruthy();
  });
});
