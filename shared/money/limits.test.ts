import { describe, expect, it } from "vitest";
import {
  approvalDeadline,
  disabledLimits,
  isCancellable,
  isNoLimit,
  isOption,
  limitRule,
  limitRules,
  sessionSecondsLeft,
  shownLimit,
  type LimitFacts,
} from "./limits.ts";

const facts = (limitType: number, change: Partial<LimitFacts> = {}): LimitFacts => ({
  limitType,
  needApprove: false,
  endsAt: null,
  ...change,
});
const disabled = (limits: LimitFacts[], areSectionsWhole = false) =>
  [...disabledLimits(limits, areSectionsWhole)].toSorted((one, other) => one - other);
const ruleOf = (limitType: number) => {
  const rule = limitRule(limitType);
  if (!rule) throw new Error(`no rule of ${limitType}`);
  return rule;
};

describe("types of limits", () => {
  it("are thirteen in five sections, money limits over 1, 7 and 30 days [3.13] [3.14]", () => {
    const sections = Map.groupBy(limitRules, ({ section }) => section);
    expect(
      Object.fromEntries([...sections].map(([section, rules]) => [section, rules.map(({ limitType }) => limitType)])),
    ).toEqual({
      WAGERING: [1, 2, 3],
      LOSS: [10, 11, 12],
      DEPOSIT: [20, 21, 22],
      EXTRA: [30, 31, 33],
      REALITY_CHECK: [32],
    });
    for (const rules of [sections.get("WAGERING"), sections.get("LOSS"), sections.get("DEPOSIT")])
      expect(rules?.map(({ windowDays, measure }) => [windowDays, measure])).toEqual([
        [1, "money"],
        [7, "money"],
        [30, "money"],
      ]);
    expect([30, 31, 32, 33].map((type) => ruleOf(type).measure)).toEqual(["days", "hours", "minutes", "days"]);
    expect(limitRule(4)).toBeUndefined();
  });

  it("take the values of their lists and no others [5.30]", () => {
    for (const days of [
      "1",
      "7",
      "30",
      "90",
      "180",
      "360",
      "365",
      "720",
      "730",
      "1080",
      "1095",
      "1800",
      "1825",
      "3650",
    ])
      expect(isOption(ruleOf(30), days), days).toBe(true);
    for (const wrong of ["2", "0", "-1", "366", "7.0", "", "1e1", "99999"])
      expect(isOption(ruleOf(30), wrong), wrong).toBe(false);
    for (let hour = 1; hour <= 24; hour += 1) expect(isOption(ruleOf(31), String(hour))).toBe(true);
    for (const wrong of ["0", "25"]) expect(isOption(ruleOf(31), wrong)).toBe(false);
    expect(ruleOf(32).options).toEqual([5, 10, 15, 30, 45, 60]);
    expect(ruleOf(33).options).toEqual([1, 7, 30, 90]);
    for (const type of [31, 32]) expect(isOption(ruleOf(type), "-1")).toBe(true);
    expect(isOption(ruleOf(33), "-1")).toBe(false);
  });

  it("show -1 as nothing, and 999999999 on limit 21 as no limit [5.31]", () => {
    expect(shownLimit(31, "-1")).toEqual({ kind: "empty" });
    expect(shownLimit(1, null)).toEqual({ kind: "empty" });
    expect(shownLimit(21, "999999999")).toEqual({ kind: "unlimited" });
    expect(shownLimit(20, "999999999")).toEqual({ kind: "value", value: "999999999" });
    expect(isNoLimit(20, "999999999")).toBe(false);
  });
});

describe("rules of limits", () => {
  it("leave a day for the approval, from its start [4.64]", () => {
    expect(approvalDeadline(1_700_000_000)).toBe(1_700_086_400);
  });

  it("let pending deposit limits be cancelled while they need no approval [4.64] [7.32]", () => {
    for (const type of [20, 21, 22]) expect(isCancellable(facts(type))).toBe(true);
    expect(isCancellable(facts(20, { needApprove: true }))).toBe(false);
    for (const type of [1, 10, 30, 31, 32, 33]) expect(isCancellable(facts(type))).toBe(false);
  });

  it("disable what is pending approval, and exclusions that have an end [4.66]", () => {
    expect(disabled([facts(20, { needApprove: true }), facts(1)])).toEqual([20]);
    expect(disabled([facts(1, { endsAt: 5 })])).toEqual([]);
    expect(disabled([facts(32, { needApprove: true })])).toEqual([32]);
  });

  it("disable the extra limits together, other sections only if the operator says so [4.67]", () => {
    expect(disabled([facts(33, { endsAt: 5 })])).toEqual([30, 31, 33]);
    expect(disabled([facts(31, { needApprove: true })])).toEqual([30, 31, 33]);
    const waiting = [facts(11, { needApprove: true }), facts(32, { needApprove: true })];
    expect(disabled(waiting)).toEqual([11, 32]);
    expect(disabled(waiting, true)).toEqual([10, 11, 12, 32]);
  });

  it("leave of a session limit what is not used, never less than nothing, and nothing to count when it is not set [4.71]", () => {
    expect(sessionSecondsLeft("2", 3_000)).toBe(4_200);
    expect(sessionSecondsLeft("1", 3_600)).toBe(0);
    expect(sessionSecondsLeft("1", 9_999)).toBe(0);
    expect(sessionSecondsLeft("-1", 10)).toBeNull();
    expect(sessionSecondsLeft(null, 10)).toBeNull();
  });
});
