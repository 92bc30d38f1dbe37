// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { createTestApp, GUEST_SITE, playerSite, TEST_CONFIG, type TestSite } from "@/testing.tsx";
import { DEFAULT_COUPON_SETTINGS } from "./couponMaking.ts";
import type { SlipBet } from "./couponState.ts";
import { placeAtOnce } from "./oneClickBet.ts";
import { pickBet } from "./pickBet.ts";

const BET = {
  outcomeId: "1.1x2.home",
  marketId: "1.1x2",
  gameId: "1",
  coef: "1.850",
  outcomeName: "Home",
  opponents: ["A", "B"],
} as SlipBet;
const COUPON = { __typename: "Coupon", id: "900001", bets: [], blocks: [] };

async function setUp(site: TestSite, answer: Record<string, unknown> = { coupons: [COUPON] }) {
  const sent: unknown[] = [];
  const app = await createTestApp(site, (operation, { input }) => {
    if (operation !== "PlaceCoupon") return undefined;
    sent.push(input);
    return { placeCoupon: { __typename: "PlaceCouponPayload", coupons: [], refused: [], errors: [], ...answer } };
  });
  app.coupon.settings({
    ...DEFAULT_COUPON_SETTINGS,
    isActiveOneClick: true,
    oneClickAmount: "70",
    bonusAccountOneClickAmount: "15",
    changeCoefAction: 1,
  });
  return { app, sent };
}

describe("one-click bets [3.02]", () => {
  it("are placed by the press on a price: one single, the player's amount, a key of its own, and no way back said", async () => {
    const { app, sent } = await setUp(playerSite("1000.00"));
    pickBet(app, BET);
    await vi.waitFor(() => expect(app.notifications.list()).toHaveLength(1));
    expect(sent).toEqual([
      {
        idempotencyKey: "test-key-1",
        accountId: "11",
        kind: "SINGLE",
        amount: "70",
        oddsChange: "HIGHER",
        oddsTolerance: 0,
        bets: [{ outcomeId: "1.1x2.home", coef: "1.850" }],
      },
    ]);
    expect(app.notifications.list()).toMatchObject([{ kind: "success", text: "Home, A – B. It can’t be undone." }]);
    expect(app.coupon.bets()).toEqual([]);
    await placeAtOnce(app, { ...BET, outcomeId: "2.1x2.home" });
    expect(sent).toMatchObject([{ idempotencyKey: "test-key-1" }, { idempotencyKey: "test-key-2" }]);
  });

  it("take the bonus account's own amount", async () => {
    const site = playerSite("1000.00");
    const [account] = site.viewer?.accounts ?? [];
    if (account === undefined || site.viewer == null) throw new Error("no account");
    const { app, sent } = await setUp({
      ...site,
      viewer: { ...site.viewer, accounts: [{ ...account, type: "BONUS" }] },
    });
    await placeAtOnce(app, BET);
    expect(sent).toMatchObject([{ amount: "15" }]);
  });

  it("say why they were refused, and leave nothing behind", async () => {
    const { app } = await setUp(playerSite("1000.00"), {
      errors: [{ __typename: "InputError", code: "LIMIT_REACHED", message: "", path: ["amount"] }],
    });
    await placeAtOnce(app, BET);
    expect(app.notifications.list()).toMatchObject([
      { kind: "error", title: "Not placed", text: "Home, A – B. One of your limits does not allow this bet" },
    ]);
    expect([app.placing.errors(), app.coupon.attempt()]).toEqual([[], null]);
  });

  it("wait for the one before: a second press places nothing", async () => {
    const { app, sent } = await setUp(playerSite("1000.00"));
    app.coupon.attempt({ input: { idempotencyKey: "key-12345", accountId: "11", kind: "SINGLE", bets: [] } });
    await placeAtOnce(app, BET);
    expect(sent).toEqual([]);
    expect(app.notifications.list()).toMatchObject([{ kind: "warning" }]);
  });

  it.each([
    ["a guest", GUEST_SITE],
    [
      "a site without one-click [5.20]",
      { ...playerSite("1000.00"), siteConfig: { ...TEST_CONFIG, isOneClickShown: false } },
    ],
  ] as const)("go into the coupon for %s", async (_whose, site) => {
    const { app, sent } = await setUp(site);
    await placeAtOnce(app, BET);
    expect([sent, app.coupon.bets().map(({ outcomeId }) => outcomeId)]).toEqual([[], ["1.1x2.home"]]);
  });
});
