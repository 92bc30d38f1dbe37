// @vitest-environment jsdom
import { expect, it } from "vitest";
import { BET_ADDED, COUPON_UPDATED, type CouponPayload, type RelayedBet } from "./pageEvents.ts";
import { createTestApp, playerSite } from "@/testing.tsx";
import { DEFAULT_COUPON_SETTINGS } from "./couponMaking.ts";
import { relayCoupon } from "./couponRelay.ts";
import { changeMaking, removeBet, type SlipBet, toggleBet } from "./couponState.ts";

const bet = (gameId: string, coef: string) =>
  ({ outcomeId: `${gameId}.1x2.home`, marketId: `${gameId}.1x2`, gameId, coef, section: "LIVE" }) as SlipBet;
const turn = () =>
  new Promise<void>((resolve) => {
    queueMicrotask(() => queueMicrotask(resolve));
  });

it("relays each bet that comes in, and the coupon after every change of it, with the fields it is sent with [3.05] [4.12] [7.36]", async () => {
  const app = await createTestApp(playerSite("1000.00"), () => undefined);
  const target = new EventTarget();
  const added: RelayedBet[] = [];
  const updates: CouponPayload[] = [];
  target.addEventListener(BET_ADDED, (event) => {
    added.push((event as CustomEvent<RelayedBet>).detail);
  });
  target.addEventListener(COUPON_UPDATED, (event) => {
    updates.push((event as CustomEvent<CouponPayload>).detail);
  });
  app.coupon.bets([bet("1", "2.000")]);
  relayCoupon(app, target, new Set(["1.1x2.home"]));
  await turn();
  expect([added, updates.length]).toEqual([[], 1]);

  toggleBet(app.coupon, bet("2", "1.500"));
  app.coupon.amount("150");
  await turn();
  expect(added).toEqual([
    { id: "2.1x2.home", coef: "1.500", gameId: "2", marketId: "2.1x2", isLive: true, blockId: null },
  ]);
  expect(updates).toHaveLength(2);
  expect(updates[1]).toEqual({
    id: null,
    accountId: "11",
    amount: "150",
    amountByBlockId: {},
    changeCoefAction: 2,
    coef: "3.000",
    coefByView: "3.00",
    coefViewId: 0,
    exactCoef: null,
    isDropOnScoreChange: false,
    prepaidAmount: "0",
    refId: null,
    systemValue: 2,
    typeId: 1,
    userId: "1",
    hyperBonusPercent: null,
    minHyperBonusBetLimit: null,
    maxHyperBonusLimit: null,
    bets: [
      { id: "1.1x2.home", coef: "2.000", gameId: "1", marketId: "1.1x2", isLive: true, blockId: null },
      { id: "2.1x2.home", coef: "1.500", gameId: "2", marketId: "2.1x2", isLive: true, blockId: null },
    ],
  });

  changeMaking(app.coupon, { kind: "ANTI_EXPRESS" });
  app.coupon.settings({ ...DEFAULT_COUPON_SETTINGS, changeCoefAction: 0 });
  await turn();
  removeBet(app.coupon, "1.1x2.home");
  await turn();
  expect(updates.slice(2)).toMatchObject([
    { typeId: 11, changeCoefAction: 0, coef: "1.277" },
    { bets: [{ id: "2.1x2.home" }] },
  ]);
  expect(added).toHaveLength(1);
});
