import { describe, expect, it } from "vitest";
import { accessCheck } from "./access/accessCheck.ts";
import { type GuardFacts, PASS } from "./guard.ts";
import { serverRenderRecheck } from "./serverRenderRecheck.ts";
import { type Change, facts, player, to } from "./testing.ts";

describe("access check [2.05] [5.01] [5.06] [5.08]", () => {
  it.each<[string, string, Change, string]>([
    ["no page of the table", "/en/no-such-page", {}, "404"],
    ["a value outside its limits", "/en/cyber/unreal/main", {}, "404"],
    ["letters for a number", "/en/print-coupon/12a", {}, "404"],
    ["a fifth child of user", "/en/user/other", {}, "404"],
    ["a page of an area that is off", "/en/casino", { config: { areas: ["TOTO"] } }, "404"],
    ["a page below it", "/en/slots/any/game/1/lanterns", { config: { areas: [] } }, "404"],
    ["not a page of an area that is on", "/en/toto", { config: { areas: ["TOTO"] } }, "pass"],
    ["a closed path", "/en/casino", { config: { disallowedPaths: ["casino"] } }, "404"],
    ["a page below one", "/en/casino/roulette", { config: { disallowedPaths: ["casino"] } }, "404"],
    ["a closed path, encoded", "/en/%63asino", { config: { disallowedPaths: ["casino"] } }, "404"],
    ["not what only begins like one", "/en/casino-lobby", { config: { disallowedPaths: ["casino"] } }, "pass"],
    ["a flag that is off", "/en/user/login", { config: { availableRoutes: [47] } }, "404"],
    ["not one that is on", "/en/user/login", { config: { availableRoutes: [72] } }, "pass"],
    ["rules without flag 47", "/en/information/rules", { config: { availableRoutes: [72] } }, "404"],
    ["the statistic page without its setting", "/en/statistic", { config: { isStatisticAvailable: false } }, "404"],
    ["registration that is closed", "/en/registration", { config: { isRegistrationAvailable: false } }, "404"],
    [
      "identification that is off",
      "/en/office/identification",
      { config: { isIdentificationAvailable: false } },
      "404",
    ],
    ["the debug page in production", "/en/debug", { config: { siteEnv: "production" } }, "404"],
    ["the debug page while nothing is known", "/en/debug", { config: null }, "404"],
    ["nothing while the config is not known", "/en/user/login", { config: null }, "pass"],
  ])("%s", (_, address, change, expected) => {
    expect(to(accessCheck(facts(address, change)))).toBe(expected);
  });

  it("judges an address without a usable language under the one it gets", () => {
    expect(accessCheck(facts("/no-such-page"))).toEqual(PASS);
    expect(to(accessCheck(facts("/user/coupon")))).toBe("301 /ru");
  });

  it.each([
    ["/en/user/coupon", "301 /en"],
    ["/en/information/rules", "302 /en/information/rules/1"],
    ["/en/user/forgotpassword", "302 /en?showForgotPasswordModal=1"],
    ["/en/user/registration.php", "301 /en/registration"],
    ["/en/cyber", "301 /en/cyber/real/main"],
  ])("%s goes by the table to %s", (address, expected) => {
    expect(to(accessCheck(facts(address)))).toBe(expected);
  });

  it("goes where the operator says, before the table [7.05]", () => {
    expect(to(accessCheck(facts("/en/gone", { redirect: { url: "/en/line", code: 301 } })))).toBe("301 /en/line");
    expect(to(accessCheck(facts("/en/line", { redirect: { url: "https://partner.example/", code: 302 } })))).toBe(
      "302 https://partner.example/",
    );
    expect(accessCheck(facts("/en/line", { redirect: { url: "/en/line", code: 301 } }))).toEqual(PASS);
  });

  it.each<[string, string, Change, string]>([
    [
      "is its own host's",
      "/en/line?platform_type=mobile",
      { config: { mobileDomain: "m.site.test" } },
      "302 https://m.site.test/en/line?platform_type=mobile",
    ],
    [
      "is here already",
      "/en/line?platform_type=mobile",
      { config: { mobileDomain: "m.site.test" }, host: "m.site.test" },
      "pass",
    ],
    [
      "has no such page",
      "/en/nothing?platform_type=mobile&a=1",
      { config: { mobileDomain: "m.site.test" } },
      "302 /en?a=1",
    ],
    ["is none at all", "/en/line?platform_type=mobile&a=1", {}, "302 /en?a=1"],
    ["is not asked for", "/en/line", { config: { mobileDomain: "m.site.test" } }, "pass"],
    ["is not for search engines", "/en/line?platform_type=mobile", { device: { isBot: true } }, "pass"],
  ])("the mobile version %s", (_, address, change, expected) => {
    expect(to(accessCheck(facts(address, change)))).toBe(expected);
  });

  it("sends a tablet that reports as a Mac to the mobile version, where there is one [2.06]", () => {
    const device = { isTouchMac: true };
    expect(to(accessCheck(facts("/en/line?a=1", { device, config: { mobileDomain: "m.site.test" } })))).toBe(
      "302 https://m.site.test/en/line?a=1&platform_type=mobile",
    );
    expect(accessCheck(facts("/en/line", { device }))).toEqual(PASS);
  });

  it("answers 500 to the name of a middleware that nobody knows [5.07] [8.21]", () => {
    const known = facts("/en/line");
    const naming = (name: string): GuardFacts => ({
      ...known,
      route: known.route && { ...known.route, middleware: [name] },
    });
    expect(accessCheck(naming("nonsense"))).toMatchObject({
      kind: "block",
      status: 500,
      reason: "Unknown middleware nonsense",
    });
    expect(accessCheck(naming("toString"))).toMatchObject({ kind: "block", status: 500 });
    expect(accessCheck(naming("identified"))).toEqual(PASS);
  });

  it("asks for identification before money is taken out", () => {
    const viewer = player({ isIdentificationNeeded: true });
    expect(to(accessCheck(facts("/en/office/deduce", { viewer })))).toBe("302 /en/office/identification");
    expect(to(accessCheck(facts("/en/office/deduce", { viewer, config: { isIdentificationAvailable: false } })))).toBe(
      "302 /en/office/verification",
    );
    expect(accessCheck(facts("/en/office/deduce", { viewer: player() }))).toEqual(PASS);
  });
});

describe("server-render recheck", () => {
  it("stays on a page that came as an error [8.17]", () => {
    expect(serverRenderRecheck(facts("/en/x", { isServer: false, serverStatus: 404 }))).toEqual({
      kind: "pass",
      isFinal: true,
    });
    expect(serverRenderRecheck(facts("/en", { isServer: false, serverStatus: 200 }))).toEqual(PASS);
    expect(serverRenderRecheck(facts("/en"))).toEqual(PASS);
  });
});
