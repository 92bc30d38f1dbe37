// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import {
  changeMaking,
  clearBets,
  createCouponState,
  MAX_BETS,
  removeBet,
  replaceBets,
  type SlipBet,
  toggleBet,
} from "./couponState.ts";
import { DEFAULT_COUPON_SETTINGS, NEW_MAKING } from "./couponMaking.ts";
import { persistCoupon, proposeAmount } from "./persistCoupon.ts";
import { decodeCouponSettings, decodeSaved } from "./savedCoupon.ts";
import { localTexts } from "@/platform/browser/storage.ts";

const bet = (outcomeId: string, change: Partial<SlipBet> = {}): SlipBet => ({
  outcomeId,
  marketId: outcomeId.split(".").slice(0, 2).join("."),
  gameId: outcomeId.split(".")[0] ?? "",
  coef: "1.850",
  section: "LINE",
  startsAt: "2026-11-21T15:00:00Z",
  outcomeName: "Home",
  marketName: "Result",
  opponents: ["A", "B"],
  championshipName: "League",
  sportSlug: "football",
  championship: { id: "88", slug: "league" },
  gameSlug: "a-b",
  ...change,
});

describe("coupon", () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it("takes a bet in and out at a touch; its id is the outcome's [3.04]", () => {
    const state = createCouponState();
    toggleBet(state, bet("1.1x2.home"));
    expect(state.bets().map(({ outcomeId }) => outcomeId)).toEqual(["1.1x2.home"]);
    toggleBet(state, bet("1.1x2.home"));
    expect(state.bets()).toEqual([]);
  });

  it("puts another outcome of the same market instead", () => {
    const state = createCouponState();
    for (const id of ["1.1x2.home", "2.1x2.home", "1.1x2.away"]) toggleBet(state, bet(id));
    expect(state.bets().map(({ outcomeId }) => outcomeId)).toEqual(["1.1x2.away", "2.1x2.home"]);
  });

  it("keeps banker and block of a bet that another outcome of its market replaces", () => {
    const state = createCouponState();
    state.bets([bet("1.1x2.home", { isBanker: true, blockId: "2" })]);
    toggleBet(state, bet("1.1x2.away"));
    expect(state.bets()).toMatchObject([{ outcomeId: "1.1x2.away", isBanker: true, blockId: "2" }]);
  });

  it("begins again when its bets are gone: kind, amounts and codes were those of the coupon before", () => {
    const state = createCouponState();
    state.settings({ ...DEFAULT_COUPON_SETTINGS, isAutoMax: true });
    for (const empty of [() => clearBets(state), () => removeBet(state, "1.1x2.home"), () => replaceBets(state, [])]) {
      state.bets([bet("1.1x2.home")]);
      changeMaking(state, { kind: "CHAIN", promoCode: "A", manuallyDeletedBonusBet: true });
      empty();
      expect(state.making()).toEqual({ ...NEW_MAKING, isActiveAutoMax: true });
    }
  });

  it("holds no more bets than the schema takes", () => {
    const state = createCouponState();
    for (let id = 0; id <= MAX_BETS; id += 1) toggleBet(state, bet(`${id}.1x2.home`));
    expect(state.bets()).toHaveLength(MAX_BETS);
  });

  it("does not change while it is on its way", () => {
    const state = createCouponState();
    toggleBet(state, bet("1.1x2.home"));
    state.attempt({ input: { idempotencyKey: "key-12345", accountId: "1", kind: "SINGLE", amount: "1", bets: [] } });
    toggleBet(state, bet("2.1x2.home"));
    removeBet(state, "1.1x2.home");
    expect(state.bets()).toHaveLength(1);
  });

  it("asks before a changed price, shows balance, possible win and accounts, and has bankers, system 2 by default", () => {
    const state = createCouponState();
    expect(state.settings()).toMatchObject({
      changeCoefAction: 2,
      isBalanceShown: true,
      isPossibleWinShown: true,
      isSelectAccountShown: true,
      isActiveOneClick: false,
    });
    expect(state.making()).toMatchObject({ systemValue: 2, isActiveSystemBanker: true });
  });

  it("survives a reload after more than one change", () => {
    const before = createCouponState();
    persistCoupon(before, localTexts);
    toggleBet(before, bet("1.1x2.home"));
    toggleBet(before, bet("2.1x2.home"));
    before.amount("10");
    before.amount("250.50");
    changeMaking(before, { kind: "SYSTEM", systemValue: 3, amountByBetId: { "1.1x2.home": "70" } });
    before.settings({ ...DEFAULT_COUPON_SETTINGS, changeCoefAction: 1, amountStepByCurrencyIso: { RUB: "250" } });
    const after = createCouponState();
    persistCoupon(after, localTexts);
    expect(after.bets().map(({ outcomeId }) => outcomeId)).toEqual(["1.1x2.home", "2.1x2.home"]);
    expect(after.amount()).toBe("250.50");
    expect(after.making()).toEqual({
      ...NEW_MAKING,
      kind: "SYSTEM",
      systemValue: 3,
      amountByBetId: { "1.1x2.home": "70" },
    });
    expect(after.settings()).toEqual({
      ...DEFAULT_COUPON_SETTINGS,
      changeCoefAction: 1,
      amountStepByCurrencyIso: { RUB: "250" },
    });
  });

  it("keeps a bet that was picked before the kept ones came back", () => {
    const before = createCouponState();
    persistCoupon(before, localTexts);
    toggleBet(before, bet("1.1x2.home"));
    const after = createCouponState();
    for (const id of ["1.1x2.home", "2.1x2.home"]) toggleBet(after, bet(id));
    persistCoupon(after, localTexts);
    expect(after.bets().map(({ outcomeId }) => outcomeId)).toEqual(["1.1x2.home", "2.1x2.home"]);
    expect(decodeSaved(localStorage.getItem("coupon")).bets).toHaveLength(2);
  });

  it("never puts the stake that it proposes in the place of one typed in another tab", () => {
    const [here, there] = [createCouponState(), createCouponState()];
    for (const tab of [here, there]) persistCoupon(tab, localTexts);
    const hear = () =>
      globalThis.dispatchEvent(
        new StorageEvent("storage", {
          storageArea: localStorage,
          key: "coupon",
          newValue: localStorage.getItem("coupon"),
        }),
      );
    toggleBet(here, bet("1.1x2.home"));
    hear();
    here.amount("250");
    proposeAmount(there, "150");
    expect([there.bets().length, there.amount()]).toEqual([1, "150"]);
    expect(decodeSaved(localStorage.getItem("coupon")).amount).toBe("250");
    hear();
    expect(there.amount()).toBe("250");
  });

  it("keeps the key of a coupon on its way over a reload", () => {
    const before = createCouponState();
    persistCoupon(before, localTexts);
    const input = {
      idempotencyKey: "key-12345",
      accountId: "1",
      kind: "SINGLE" as const,
      amount: "1",
      bets: [{ outcomeId: "1.1x2.home", coef: "1.850" }],
    };
    before.attempt({ input });
    const after = createCouponState();
    persistCoupon(after, localTexts);
    expect(after.attempt()).toEqual({ input });
  });

  it.each([null, "", "not json", "[]", "3", '{"bets":7,"amount":{},"attempt":{"input":{}}}'])(
    "begins empty from %s",
    (text) => {
      expect(decodeSaved(text)).toEqual({ bets: [], amount: "", making: NEW_MAKING, attempt: null });
    },
  );

  it("leaves out a kept bet that was tampered with and keeps the good one", () => {
    const good = bet("1.1x2.home");
    const saved = decodeSaved(
      JSON.stringify({ bets: [{ ...good, coef: "1e9" }, { ...good, opponents: [1] }, good], amount: "5" }),
    );
    expect(saved.bets).toEqual([good]);
  });

  it("reads a coupon of the first version, and none of a later one", () => {
    const good = bet("1.1x2.home");
    expect(decodeSaved(JSON.stringify({ bets: [good], amount: "5", oddsChange: "ANY", attempt: null }))).toEqual({
      bets: [good],
      amount: "5",
      making: NEW_MAKING,
      attempt: null,
    });
    expect(decodeSaved(JSON.stringify({ version: 3, bets: [good], amount: "5" })).bets).toEqual([]);
  });

  it.each([
    ["systemValue", 1],
    ["systemValue", "2"],
    ["kind", "LUCKY"],
    ["blocks", ["1", "1"]],
    ["amountByBetId", { a: 1 }],
    ["promoCode", "x".repeat(100)],
    ["isActiveAutoMax", "yes"],
  ])("takes the usual for a kept %s of %j [4.14]", (name, value) => {
    expect(decodeSaved(JSON.stringify({ version: 2, making: { kind: "CHAIN", [name]: value } })).making).toEqual({
      ...NEW_MAKING,
      ...(name === "kind" ? {} : { kind: "CHAIN" }),
    });
  });

  it.each([
    ["changeCoefAction", 3],
    ["isCouponFixed", 1],
    ["oneClickAmount", 150],
  ])("takes the usual for a kept setting %s of %j [3.02]", (name, value) => {
    expect(decodeCouponSettings(JSON.stringify({ version: 2, isAutoMax: true, [name]: value }))).toEqual({
      ...DEFAULT_COUPON_SETTINGS,
      isAutoMax: true,
    });
  });
});
