// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testLeg } from "@/slip/testLeg.ts";
import { type Answers, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { Accumulators } from "./Accumulators.tsx";

afterEach(cleanup);

const accumulator = (id: string, ...legs: [string, string][]) => ({
  __typename: "Accumulator",
  id,
  section: "LINE",
  changesAt: "2026-11-22T00:00:00Z",
  legs: legs.map(([game, coef]) => testLeg(game, coef)),
});
const answering =
  (...accumulators: object[]): Answers =>
  (operation) =>
    operation === "Accumulators" ? { accumulators } : undefined;
const three = accumulator("a", ["1", "1.500"], ["2", "1.600"], ["3", "2.000"]);
const four = accumulator("b", ["4", "1.500"], ["5", "1.500"], ["6", "1.500"], ["7", "2.000"]);

describe("accumulators beside the coupon", () => {
  it("show one by its number of legs, at the product of their prices, and put it into the coupon in one click [3.10]", async () => {
    const app = await createTestApp(GUEST_SITE, answering(three, four));
    renderInApp(app, <Accumulators section="LINE" />);
    expect(await screen.findByRole("region", { name: "Accumulators of the day" })).toBeTruthy();
    expect(screen.getByRole("article").textContent).toContain("4.80");
    await userEvent.click(screen.getByRole("tab", { name: "4-fold" }));
    expect(screen.getByRole("article").textContent).toContain("6.75");
    await userEvent.click(screen.getByRole("button", { name: "Add to bet slip" }));
    expect(app.coupon.bets().map(({ gameId }) => gameId)).toEqual(["4", "5", "6", "7"]);
    expect(screen.getByRole("button", { name: "On your bet slip" })).toHaveProperty("disabled", true);
    await userEvent.click(screen.getByRole("tab", { name: "3-fold" }));
    await userEvent.click(screen.getByRole("button", { name: "Replace 4 selections on your bet slip" }));
    expect(app.coupon.bets().map(({ gameId }) => gameId)).toEqual(["1", "2", "3"]);
  });

  it("move with their legs' prices, and wait while one of them is suspended", async () => {
    const app = await createTestApp(GUEST_SITE, answering(three));
    renderInApp(app, <Accumulators section="LINE" />);
    await screen.findByRole("article");
    const change = (coef: string, isBlocked: boolean, version: number) =>
      act(() => {
        app.prices.apply({
          gameId: "3",
          version,
          section: "LINE",
          status: "NOT_STARTED",
          score: null,
          prices: [{ outcomeId: "3.1x2.home", coef, isBlocked }],
          goneOutcomeIds: [],
          isSnapshot: true,
          newEvents: [],
          eventCount: 0,
        } as unknown as Parameters<typeof app.prices.apply>[0]);
        app.prices.flush();
      });
    change("3.000", false, 8);
    // 1.5 × 1.6 × 3 = 7.2
    await waitFor(() => expect(screen.getByRole("article").textContent).toContain("7.20"));
    change("3.000", true, 9);
    expect(await screen.findByText("Betting is suspended")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Add to bet slip" })).toHaveProperty("disabled", true);
  });

  it("are not there, and not asked for, where the visitor switched them off, and where there are none [3.10]", async () => {
    const ask = vi.fn(answering());
    const app = await createTestApp(GUEST_SITE, ask);
    app.settings({ ...app.settings(), hasLiveAccumulator: false });
    renderInApp(app, <Accumulators section="LIVE" />);
    renderInApp(app, <Accumulators section="LINE" />);
    await waitFor(() => expect(ask).toHaveBeenCalledOnce());
    expect(ask.mock.calls[0]?.slice(0, 2)).toEqual(["Accumulators", { section: "LINE" }]);
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("are not there, and not asked for, in a section whose bets are closed to the player [3.11]", async () => {
    const ask = vi.fn(answering(three));
    const app = await createTestApp(playerSite("100.00", { canBetLine: false }), ask);
    renderInApp(app, <Accumulators section="LINE" />);
    renderInApp(app, <Accumulators section="LIVE" />);
    expect(await screen.findByRole("region", { name: "Live accumulators" })).toBeTruthy();
    expect(screen.getAllByRole("region")).toHaveLength(1);
    expect(ask.mock.calls.map(([, variables]) => variables)).toEqual([{ section: "LIVE" }]);
  });
});
