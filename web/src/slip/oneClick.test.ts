import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeSettings, type CouponSettings, type SettingsChange, type SettingsState } from "./oneClick.ts";
import { DEFAULT_COUPON_SETTINGS } from "./couponMaking.ts";

const shown = { isOneClickShown: true };
const start = (settings: Partial<CouponSettings> = {}, needsConfirmation = false): SettingsState => ({
  settings: { ...DEFAULT_COUPON_SETTINGS, ...settings },
  needsConfirmation,
});

/** What the named settings have become, beside the question and the effect. */
function after(state: SettingsState, ...changes: SettingsChange[]) {
  let cleared = 0;
  let now = state;
  for (const change of changes) {
    const { clearsBets, ...next } = changeSettings(now, change, shown);
    cleared += clearsBets ? 1 : 0;
    now = next;
  }
  const { isActiveOneClick, isDropOnScoreChange, exactCoef } = now.settings;
  return { isActiveOneClick, isDropOnScoreChange, exactCoef, asks: now.needsConfirmation, cleared };
}

const rest = { isDropOnScoreChange: false, exactCoef: null };

describe("one-click", () => {
  it("is asked about before it is enabled with bets in the coupon, and stays off meanwhile [4.15]", () => {
    expect(after(start(), { type: "oneClick", isOn: true, bets: 2 })).toEqual({
      ...rest,
      isActiveOneClick: false,
      asks: true,
      cleared: 0,
    });
  });

  it("is enabled at once with an empty coupon, and clears nothing", () => {
    expect(after(start(), { type: "oneClick", isOn: true, bets: 0 })).toEqual({
      ...rest,
      isActiveOneClick: true,
      asks: false,
      cleared: 0,
    });
  });

  it("confirmed clears the bets and is on [4.16]", () => {
    expect(after(start(), { type: "oneClick", isOn: true, bets: 2 }, { type: "oneClickConfirmed" })).toEqual({
      ...rest,
      isActiveOneClick: true,
      asks: false,
      cleared: 1,
    });
  });

  it("declined stays off and clears nothing [4.17]", () => {
    expect(after(start(), { type: "oneClick", isOn: true, bets: 2 }, { type: "oneClickDeclined" })).toEqual({
      ...rest,
      isActiveOneClick: false,
      asks: false,
      cleared: 0,
    });
  });

  it("clears nothing when it is confirmed unasked or twice", () => {
    expect(after(start(), { type: "oneClickConfirmed" })).toEqual({
      ...rest,
      isActiveOneClick: false,
      asks: false,
      cleared: 0,
    });
    expect(
      after(
        start(),
        { type: "oneClick", isOn: true, bets: 1 },
        { type: "oneClickConfirmed" },
        { type: "oneClickConfirmed" },
      ).cleared,
    ).toBe(1);
  });

  it("is not asked about again while it is on, and turns off without a question", () => {
    expect(after(start({ isActiveOneClick: true }), { type: "oneClick", isOn: true, bets: 3 })).toEqual({
      ...rest,
      isActiveOneClick: true,
      asks: false,
      cleared: 0,
    });
    expect(after(start({ isActiveOneClick: true }), { type: "oneClick", isOn: false, bets: 3 })).toEqual({
      ...rest,
      isActiveOneClick: false,
      asks: false,
      cleared: 0,
    });
  });

  it("is never on where the site does not show it, nor is it asked about [5.20]", () => {
    const hidden = { isOneClickShown: false };
    expect(
      changeSettings(start({ isActiveOneClick: true }), { type: "configured" }, hidden).settings.isActiveOneClick,
    ).toBe(false);
    expect(changeSettings(start(), { type: "oneClick", isOn: true, bets: 2 }, hidden)).toEqual({
      ...start(),
      clearsBets: false,
    });
    expect(changeSettings(start({}, true), { type: "oneClickConfirmed" }, hidden)).toEqual({
      ...start(),
      clearsBets: false,
    });
    expect(
      changeSettings(start({ isActiveOneClick: true }), { type: "configured" }, shown).settings.isActiveOneClick,
    ).toBe(true);
  });
});

describe("the exact coef and the drop on score change", () => {
  it("are both cleared when the exact coef is emptied [4.18]", () => {
    expect(after(start({ exactCoef: "2.5", isDropOnScoreChange: true }), { type: "exactCoef", value: "  " })).toEqual({
      isActiveOneClick: false,
      isDropOnScoreChange: false,
      exactCoef: null,
      asks: false,
      cleared: 0,
    });
  });

  it("stay when the exact coef is only changed", () => {
    expect(
      after(start({ exactCoef: "2.5", isDropOnScoreChange: true }), { type: "exactCoef", value: "3" }),
    ).toMatchObject({ isDropOnScoreChange: true, exactCoef: "3" });
  });

  it("the drop takes back the question whether one-click may clear the coupon", () => {
    expect(
      after(start(), { type: "oneClick", isOn: true, bets: 1 }, { type: "dropOnScoreChange", isOn: true }),
    ).toMatchObject({ asks: false, isActiveOneClick: false });
    expect(
      after(start(), { type: "oneClick", isOn: true, bets: 1 }, { type: "dropOnScoreChange", isOn: false }),
    ).toMatchObject({ asks: true, isActiveOneClick: false });
  });

  it("the drop turns one-click off, and one-click the drop [4.19]", () => {
    expect(after(start({ isActiveOneClick: true }), { type: "dropOnScoreChange", isOn: true })).toMatchObject({
      isActiveOneClick: false,
      isDropOnScoreChange: true,
    });
    expect(
      after(start({ isDropOnScoreChange: true, exactCoef: "2" }), { type: "oneClick", isOn: true, bets: 0 }),
    ).toMatchObject({ isActiveOneClick: true, isDropOnScoreChange: false, exactCoef: "2" });
    expect(after(start({ isActiveOneClick: true }), { type: "dropOnScoreChange", isOn: false })).toMatchObject({
      isActiveOneClick: true,
      isDropOnScoreChange: false,
    });
  });
});

describe("the settings", () => {
  it("that touch no other are set alone", () => {
    const { settings } = changeSettings(
      start({ isActiveOneClick: true }),
      { type: "set", settings: { oneClickAmount: "50", changeCoefAction: 1 } },
      shown,
    );
    expect(settings).toEqual({
      ...DEFAULT_COUPON_SETTINGS,
      isActiveOneClick: true,
      oneClickAmount: "50",
      changeCoefAction: 1,
    });
  });

  it("never have one-click together with the drop, the drop after an emptied coef, or bets cleared unasked, whatever is done [4.15] [4.18] [4.19]", () => {
    const change: fc.Arbitrary<SettingsChange> = fc.oneof(
      fc.record({ type: fc.constant("oneClick" as const), isOn: fc.boolean(), bets: fc.nat({ max: 2 }) }),
      fc.constantFrom<SettingsChange>(
        { type: "oneClickConfirmed" },
        { type: "oneClickDeclined" },
        { type: "configured" },
      ),
      fc.record({ type: fc.constant("exactCoef" as const), value: fc.constantFrom("", "2.5") }),
      fc.record({ type: fc.constant("dropOnScoreChange" as const), isOn: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), fc.boolean(), (changes, isOneClickShown) => {
        let state = start();
        for (const each of changes) {
          const { clearsBets, ...next } = changeSettings(state, each, { isOneClickShown });
          expect(next.settings.isActiveOneClick && (next.settings.isDropOnScoreChange || !isOneClickShown)).toBe(false);
          if (each.type === "exactCoef" && each.value === "")
            expect(next.settings).toMatchObject({ exactCoef: null, isDropOnScoreChange: false });
          if (clearsBets)
            expect([state.needsConfirmation, each.type, next.settings.isActiveOneClick]).toEqual([
              true,
              "oneClickConfirmed",
              true,
            ]);
          state = next;
        }
      }),
      { numRuns: 1000, seed: 2 },
    );
  });
});
