// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { changeSetting } from "@/platform/site/useSettings.ts";
import { testLeg } from "@/slip/testLeg.ts";
import { type Answers, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { BetGeneratorButton } from "./BetGeneratorButton.tsx";
import BetGeneratorWindow from "./BetGeneratorWindow.tsx";

afterEach(cleanup);

const proposal = (deviation: string | null, ...legs: [string, string][]) => ({
  __typename: "BetProposal",
  coef: "0",
  deviation,
  legs: legs.map(([id, coef]) => testLeg(id, coef)),
});
const refusal = (code: string, field: string | null) => ({ __typename: "BetProposalRefusal", code, field });
const answering =
  (ask: (input: Record<string, unknown>) => object | undefined): Answers =>
  (operation, variables) => {
    if (operation === "SportsTree") return { sports: [] };
    const answer = operation === "GenerateBets" ? ask(variables["input"] as Record<string, unknown>) : undefined;
    return answer && { generateBets: { __typename: "BetProposals", proposals: [], refusals: [], ...answer } };
  };
const field = (name: RegExp) => screen.findByRole("textbox", { name });
const find = () => userEvent.click(screen.getByRole("button", { name: /Find bets|Show more/ }));

describe("the bet generator", () => {
  it("asks, shows what comes near and what it returns, and puts one into the coupon [3.10]", async () => {
    const ask = vi.fn((_input: Record<string, unknown>) => ({
      proposals: [
        proposal("-0.0120", ["1", "2.000"], ["2", "4.940"]),
        proposal("0.0000", ["3", "2.500"], ["4", "4.000"]),
      ],
    }));
    const onClose = vi.fn();
    const app = await createTestApp(GUEST_SITE, answering(ask));
    renderInApp(app, <BetGeneratorWindow isOpen onClose={onClose} />);
    await userEvent.type(await field(/^Stake/), "100");
    await userEvent.type(await field(/^Return/), "1000");
    await userEvent.selectOptions(screen.getByLabelText("Selections"), "2");
    await find();
    expect(await screen.findByText("2 accumulators found")).toBeTruthy();
    expect(ask.mock.calls[0]?.[0]).toEqual({
      stake: "100",
      win: "1000",
      section: "LINE",
      startsWithinHours: 48,
      legs: 2,
      seed: 1,
    });
    const [first, second] = screen.getAllByRole("article");
    // 2.000 × 4.940 = 9.880, so 100 return 988.
    expect(first?.textContent).toContain("9.88");
    expect(first?.textContent).toContain("988.00");
    expect(first?.textContent).toContain("-1.2%");
    expect(second?.textContent).toContain("Exactly your target");
    if (first === undefined) throw new Error("no proposal");
    await userEvent.click(within(first).getByRole("button", { name: "Add to bet slip" }));
    expect(app.coupon.bets().map(({ outcomeId, coef }) => [outcomeId, coef])).toEqual([
      ["1.1x2.home", "2.000"],
      ["2.1x2.home", "4.940"],
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("shows others for the same request, and never promises a win", async () => {
    const ask = vi.fn((_input: Record<string, unknown>) => ({
      proposals: [proposal(null, ["1", "2.000"], ["2", "3.000"])],
    }));
    renderInApp(
      await createTestApp(GUEST_SITE, answering(ask)),
      <BetGeneratorWindow isOpen onClose={() => undefined} />,
    );
    await userEvent.click(await screen.findByRole("tab", { name: "Odds" }));
    await find();
    await screen.findByText("1 accumulator found");
    await find();
    await screen.findByText("1 accumulator found");
    expect(ask.mock.calls.map(([input]) => input)).toEqual(
      [1, 2].map((seed) => ({ coefFrom: "5", coefTo: "10", section: "LINE", startsWithinHours: 48, seed })),
    );
    expect(screen.getByText(/^The larger the return, the less likely it is/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/sure|guarantee|safe bet|best bet/i);
  });

  it("says at the field what is wrong, before asking and after", async () => {
    const ask = vi.fn((_input: Record<string, unknown>) => ({ refusals: [refusal("WIN_TOO_SMALL", "win")] }));
    renderInApp(
      await createTestApp(GUEST_SITE, answering(ask)),
      <BetGeneratorWindow isOpen onClose={() => undefined} />,
    );
    await userEvent.type(await field(/^Stake/), "a lot");
    await userEvent.type(await field(/^Return/), "110");
    await find();
    expect((await field(/^Stake/)).getAttribute("aria-invalid")).toBe("true");
    expect(ask).not.toHaveBeenCalled();
    await userEvent.clear(await field(/^Stake/));
    await userEvent.type(await field(/^Stake/), "100");
    await find();
    expect((await screen.findByText(/^At least 1\.21 times the stake/)).getAttribute("role")).toBe("alert");
    expect((await field(/^Return/)).getAttribute("aria-invalid")).toBe("true");
  });

  it("says when nothing fits, and when the server does not answer", async () => {
    let answer: object | undefined = { refusals: [refusal("NOTHING_CLOSE", null)] };
    renderInApp(
      await createTestApp(
        GUEST_SITE,
        answering(() => answer),
      ),
      <BetGeneratorWindow isOpen onClose={() => undefined} />,
    );
    await userEvent.type(await field(/^Stake/), "1");
    await userEvent.type(await field(/^Return/), "90000");
    await find();
    expect(await screen.findByText(/^No accumulator of these games comes close/)).toBeTruthy();
    answer = undefined;
    await find();
    expect(await screen.findByText("The server did not answer. Try again.")).toBeTruthy();
  });

  it("offers no section whose bets are closed to the player, and no window where all are [3.11]", async () => {
    const ask = vi.fn((_input: Record<string, unknown>) => ({ proposals: [] }));
    renderInApp(
      await createTestApp(playerSite("100.00", { canBetLine: false }), answering(ask)),
      <BetGeneratorWindow isOpen onClose={() => undefined} />,
    );
    await userEvent.click(await screen.findByRole("tab", { name: "Odds" }));
    expect(within(screen.getByLabelText("Games")).getAllByRole("option")).toHaveLength(1);
    await find();
    expect(ask.mock.calls[0]?.[0]).toMatchObject({ section: "LIVE" });
    cleanup();
    const app = await createTestApp(playerSite("100.00", { canBetLine: false, canBetLive: false }), answering(ask));
    changeSetting(app, "hasBetGenerator", true);
    renderInApp(app, <BetGeneratorButton />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("has its button for whoever switched it on [3.10]", async () => {
    const app = await createTestApp(
      GUEST_SITE,
      answering(() => undefined),
    );
    renderInApp(app, <BetGeneratorButton />);
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    changeSetting(app, "hasBetGenerator", true);
    renderInApp(app, <BetGeneratorButton />);
    await userEvent.click(screen.getByRole("button", { name: "Bet generator" }));
    expect(app.dialog()).toEqual({ name: "betGenerator" });
  });
});
