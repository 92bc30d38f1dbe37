import { describe, expect, it } from "vitest";
import { blocked } from "./access/blocked.ts";
import { PASS } from "./guard.ts";
import { type Change, facts, place, player, to } from "./testing.ts";

describe("blocked [4.49] [4.51] [4.52] [4.59] [6.09]", () => {
  const block = (displayTypeId: number) => ({ displayTypeId, templateTypeId: 2 });

  it.each([
    [4, "site-updates"],
    [16, "suspension"],
    [1, "block"],
    [2, "block"],
    [3, "block"],
    [5, "block"],
    [14, "block"],
    [13, "block-ua"],
    [17, "block-ie"],
    [8, "coming-soon"],
    [99, "block"],
  ])("reason %i leads to %s", (reason, page) => {
    expect(to(blocked(facts("/en/line", { block: block(reason) })))).toBe(
      `302 /en/${page}?reason=${reason}&template=2&from=%2Fen%2Fline`,
    );
  });

  it("keeps the query for reason 4 only, and lets the verify page through [4.50]", () => {
    expect(to(blocked(facts("/en/line?a=1", { block: block(4) })))).toBe(
      "302 /en/site-updates?a=1&reason=4&template=2&from=%2Fen%2Fline",
    );
    expect(to(blocked(facts("/en/line?a=1", { block: block(1) })))).toBe(
      "302 /en/block?reason=1&template=2&from=%2Fen%2Fline",
    );
    expect(blocked(facts("/en/user/accountverify", { block: block(1) }))).toEqual(PASS);
    expect(blocked(facts("/en/block", { block: block(1) }))).toEqual(PASS);
    expect(to(blocked(facts("/en/block", { block: block(13) })))).toMatch(/^302 \/en\/block-ua\?/);
  });

  it.each(["block", "block-ua", "block-ie", "site-updates", "suspension", "coming-soon"])(
    "nobody free stays on %s",
    (page) => {
      expect(to(blocked(facts(`/en/${page}`)))).toBe("302 /en");
      expect(blocked(facts(`/en/${page}`, { block: undefined }))).toEqual(PASS);
    },
  );

  const denied = "/en/line";
  it.each<[string, string, Change, string]>([
    [
      "to the operator's page",
      denied,
      { viewer: player({ banLevel: 3 }), config: { blockedPageUrl: "https://help.example/banned" } },
      "302 https://help.example/banned",
    ],
    ["to the site's own page where he has none", denied, { viewer: player({ banLevel: 3 }) }, "302 /en/block"],
    ["not from pages open to them", "/en/information/about", { viewer: player({ banLevel: 3 }) }, "pass"],
    ["not from the page about it", "/en/block", { viewer: player({ banLevel: 3 }) }, "pass"],
    ["not without a ban", denied, { viewer: player({ banLevel: 0 }) }, "pass"],
    ["not while the ban is not known", denied, { viewer: player({}, { config: null }) }, "pass"],
  ])("banned players go %s", (_, address, change, expected) => {
    expect(to(blocked(facts(address, change)))).toBe(expected);
  });

  it.each([
    [53, 1, true],
    [45, 1, false],
    [45, 2, true],
    [53, 2, false],
    [45, 0, true],
    [60, 1, false],
  ])("a ban of level %i, version %i may take money out: %s", (banLevel, banVersion, may) => {
    expect(to(blocked(facts("/en/office/deduce", { viewer: player({ banLevel, banVersion }) })))).toBe(
      may ? "pass" : "302 /en/block",
    );
  });

  it("sends players without a ban from pages for banned ones home [4.53]", () => {
    const only = (change: Change) => {
      const known = facts("/en/block-appeal-history", change);
      return blocked({ ...known, route: known.route && { ...known.route, ban: "only" } });
    };
    expect(to(only({ viewer: player() }))).toBe("302 /en");
    expect(only({ viewer: player({ banLevel: 1 }) })).toEqual(PASS);
    expect(only({ viewer: null })).toEqual(PASS);
  });

  it("keeps visitors where they are while leaving is blocked, and lets them come back there [4.54]", () => {
    const change: Change = { isNavigationBlocked: true, isServer: false, previous: place("/en/line") };
    expect(blocked(facts("/en/live", change))).toEqual({ kind: "cancel" });
    expect(blocked(facts("/en/line", change))).toEqual(PASS);
    expect(blocked(facts("/en/live", { ...change, trigger: "change" }))).toEqual(PASS);
  });

  it.each<[string, Change, string]>([
    ["the stored flag", { config: { isMaintenanceActive: true } }, "503"],
    ["the cookie", { cookies: new Map([["maintenance", "1"]]) }, "503"],
    ["another value of it", { cookies: new Map([["maintenance", "0"]]) }, "pass"],
    [
      "its time",
      {
        config: {
          maintenance: {
            startsAt: "2026-11-21T11:00:00Z",
            endsAt: "2026-11-21T13:00:00Z",
            notifiesFrom: null,
            notifiesUntil: null,
            state: null,
          },
        },
      },
      "503",
    ],
    [
      "another time",
      {
        config: {
          maintenance: {
            startsAt: "2026-11-21T13:00:00Z",
            endsAt: "2026-11-21T14:00:00Z",
            notifiesFrom: null,
            notifiesUntil: null,
            state: null,
          },
        },
      },
      "pass",
    ],
  ])("the site is closed by %s", (_, change, expected) => {
    expect(to(blocked(facts("/en/line", change)))).toBe(expected);
  });
});
