// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { createTestApp, playerSite } from "@/testing.tsx";
import { answering, bet, money, openSlip } from "./testSlip.tsx";

afterEach(cleanup);

const none = () => undefined;
const type = async (name: RegExp, text: string) => {
  const field = screen.getByRole("textbox", { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe("VIP bets", () => {
  const vip = answering(none, { isVipAvailable: true, maxAmount: money("700.00") });

  it("let the amount be above the maximum, and are sent as such [5.18]", async () => {
    const sent: unknown[] = [];
    const app = await createTestApp(playerSite("5000.00"), (operation, variables) => {
      if (operation === "PlaceCoupon") {
        sent.push(variables["input"]);
        return undefined;
      }
      return vip(operation, variables, "en");
    });
    await openSlip(app, bet("1", "2.000"));
    await type(/^Stake/, "2000");
    expect(await screen.findByText(/^At most .*700\.00/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /^Promo code, advance/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: /^VIP bet/ }));
    expect(screen.queryByText(/^At most/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /^Place bet/ }));
    await waitFor(() => expect(sent[0]).toMatchObject({ isVip: true, amount: "2000" }));
  });

  it.each([
    ["of live bets", "LIVE", "SINGLE"],
    ["of multiple singles", "LINE", "MULTIPLE_SINGLES"],
  ] as const)("are none %s [5.18]", async (_what, section, kind) => {
    const asked: Record<string, unknown>[] = [];
    const app = await createTestApp(playerSite("5000.00"), (operation, variables) => {
      if (operation === "CouponQuote") asked.push(variables["input"] as Record<string, unknown>);
      return vip(operation, variables, "en");
    });
    await openSlip(app, { ...bet("1", "2.000"), section });
    act(() => app.coupon.making({ ...app.coupon.making(), kind, isActiveVipBet: true }));
    await type(/^Stake/, "77");
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject(
        kind === "SINGLE" ? { kind, amount: "77" } : { kind, bets: [{ amount: "77" }] },
      ),
    );
    expect(asked.at(-1)).not.toHaveProperty("isVip");
  });
});
