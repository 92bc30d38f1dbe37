import { describe, expect, it } from "vitest";
import { analytics } from "./analytics.ts";
import { appVersion } from "./appVersion.ts";
import { bonusPage } from "./areas/bonusPage.ts";
import { dictionaryLoader } from "./dictionaryLoader.ts";
import { gamesRoute } from "./areas/gamesRoute.ts";
import { type GuardFacts, PASS } from "./guard.ts";
import { mediaLoader } from "./mediaLoader.ts";
import { quickCoupon } from "./quickCoupon.ts";
import { referralCapture } from "./referralCapture.ts";
import { searchBot } from "./access/searchBot.ts";
import { slotFirstDeposit } from "./areas/slotFirstDeposit.ts";
import { subApplication } from "./areas/subApplication.ts";
import { type Change, facts, player, to } from "./testing.ts";
import { urlLanguage } from "./urlLanguage.ts";

describe("referral capture", () => {
  it("sets cookies for the keys of the address only [5.09] [9.32]", () => {
    expect(referralCapture(facts("/en?subid=7"))).toEqual({
      kind: "pass",
      effects: [{ kind: "setCookie", name: "subid", value: "7", seconds: 5_184_000 }],
    });
    expect(referralCapture(facts("/en?page=7"))).toEqual(PASS);
    expect(referralCapture(facts("/en?subid=7", { device: { isBot: true } }))).toEqual(PASS);
  });
});

describe("app version [4.62]", () => {
  it.each<[string, Change, string]>([
    ["an old page in the browser", { isStale: true, isServer: false }, "reload"],
    ["a page of today", { isServer: false }, "pass"],
    ["the server", { isStale: true }, "pass"],
    ["the page as it starts", { isStale: true, isServer: false, serverStatus: 200 }, "pass"],
    ["a change where the visitor stands", { isStale: true, isServer: false, trigger: "change" }, "pass"],
  ])("%s", (_, change, expected) => {
    expect(to(appVersion(facts("/en/line?a=1", change)))).toBe(expected);
  });

  it("loads exactly the page that was wanted [4.62]", () => {
    expect(appVersion(facts("/en/line?a=1", { isStale: true, isServer: false }))).toEqual({
      kind: "reload",
      to: "/en/line?a=1",
    });
  });
});

describe("dictionary loader", () => {
  it("asks for what the table names for the page [7.10]", () => {
    const known = facts("/en/line");
    const naming = (dictionaries: string[]): GuardFacts => ({
      ...known,
      route: known.route && { ...known.route, dictionaries },
    });
    expect(dictionaryLoader(naming(["blog"]))).toEqual({
      kind: "pass",
      effects: [{ kind: "loadDictionaries", path: "line", ids: ["blog"] }],
    });
    expect(dictionaryLoader(naming([]))).toEqual(PASS);
  });
});

describe("media loader", () => {
  it("asks for the font of the language's script, in the browser", () => {
    expect(mediaLoader(facts("/ar/line", { isServer: false }))).toMatchObject({ effects: [{ kind: "preloadMedia" }] });
    expect(mediaLoader(facts("/en/line", { isServer: false }))).toEqual(PASS);
    expect(mediaLoader(facts("/ar/line"))).toEqual(PASS);
  });
});

describe("analytics", () => {
  it("notes a page that a person sees, in the browser", () => {
    expect(analytics(facts("/en/line?a=1", { isServer: false }))).toEqual({
      kind: "pass",
      effects: [{ kind: "track", event: "pageView", path: "/en/line", route: "line" }],
    });
    expect(analytics(facts("/en/registration", { isServer: false }))).toMatchObject({
      effects: [{ route: "registration" }],
    });
  });

  it.each<[string, Change]>([
    ["the server", {}],
    ["a search engine", { isServer: false, device: { isBot: true } }],
    ["a change", { isServer: false, trigger: "change" }],
  ])("notes nothing for %s", (_, change) => {
    expect(analytics(facts("/en/line", change))).toEqual(PASS);
  });
});

describe("bonus page", () => {
  it.each([
    ["/en/bonuses", "302 /en/bonuses-offers", "pass"],
    ["/en/bonuses/rules?a=1", "302 /en/bonuses-offers/rules?a=1", "pass"],
    ["/en/bonuses/partners/7", "302 /en/bonuses-offers/partners/7", "pass"],
    ["/en/bonuses-offers", "pass", "302 /en/bonuses"],
    ["/en/bonuses-offers/games", "pass", "302 /en/bonuses/games"],
    ["/en/line", "pass", "pass"],
  ])("%s with offers on: %s, off: %s", (address, on, off) => {
    expect(
      [true, false].map((promoBonusToOffer) => to(bonusPage(facts(address, { config: { promoBonusToOffer } })))),
    ).toEqual([on, off]);
  });
});

describe("URL language [2.01] [2.02]", () => {
  it.each([
    ["/", "302 /ru"],
    ["/line/football", "302 /ru/line/football"],
    ["/line?a=1&b=2", "302 /ru/line?a=1&b=2"],
    ["/de/line", "302 /ru/line"],
    ["/EN/line", "302 /ru/EN/line"],
    ["/en", "pass"],
    ["/ar/live/tennis", "pass"],
  ])("%s: %s", (address, expected) => {
    expect(to(urlLanguage(facts(address)))).toBe(expected);
  });

  it("does not let a guest into a hidden language, except with the ua cookie [2.03]", () => {
    const config = { langHiddenUnauthorized: ["ar"] };
    expect(to(urlLanguage(facts("/ar/line", { config })))).toBe("302 /ru/line");
    expect(urlLanguage(facts("/ar/line", { config, cookies: new Map([["ua", "1"]]) }))).toEqual(PASS);
    expect(urlLanguage(facts("/ar/line", { config, viewer: player() }))).toEqual(PASS);
  });
});

describe("search bot", () => {
  it("gives search engines the one address of a page", () => {
    expect(to(searchBot(facts("/en/line?utm_source=a&page=2", { device: { isBot: true } })))).toBe(
      "301 /en/line?page=2",
    );
    expect(searchBot(facts("/en/line?page=2", { device: { isBot: true } }))).toEqual(PASS);
    expect(searchBot(facts("/en/line?utm_source=a"))).toEqual(PASS);
  });

  it("gives old browsers the page that says so [2.40]", () => {
    expect(to(searchBot(facts("/en/line", { device: { isOldBrowser: true } })))).toBe("302 /en/oldbrowser");
    expect(searchBot(facts("/en/oldbrowser", { device: { isOldBrowser: true } }))).toEqual(PASS);
    expect(searchBot(facts("/en/line", { device: { isOldBrowser: true, isBot: true } }))).toEqual(PASS);
  });
});

describe("quick coupon [5.11]", () => {
  it.each([
    ["/en/line", true],
    ["/en", true],
    ["/en/information/about", false],
    ["/en/office/history", false],
  ])("on %s: %s", (address, isVisible) => {
    expect(quickCoupon(facts(address))).toEqual({ kind: "pass", effects: [{ kind: "quickCoupon", isVisible }] });
  });
});

it("sub-application: tells the operator of a home page that has none [2.10]", () => {
  const home = (subApplicationUrl: string | null) =>
    facts("/en", { config: { homePage: { type: "SUB_APPLICATION", subApplicationUrl } } });
  expect(subApplication(home(null))).toMatchObject({ kind: "pass", effects: [{ kind: "log" }] });
  expect(subApplication(home("https://apps.example/home"))).toEqual(PASS);
});

describe("slot first deposit [5.10]", () => {
  const on = { thirdPartyHasFirstDepositRedirect: true, firstDepositRedirectUrl: "https://partner.example/first" };
  it.each<[string, string, Change, string]>([
    [
      "leads to the third party for good",
      "/en/bonus/casino/first-deposit",
      { config: on },
      "301 https://partner.example/first",
    ],
    [
      "stays without the flag",
      "/en/bonus/casino/first-deposit",
      { config: { ...on, thirdPartyHasFirstDepositRedirect: false } },
      "pass",
    ],
    [
      "stays without an address",
      "/en/bonus/casino/first-deposit",
      { config: { ...on, firstDepositRedirectUrl: null } },
      "pass",
    ],
    ["is no other bonus", "/en/bonus/casino/7", { config: on }, "pass"],
  ])("%s", (_, address, change, expected) => {
    expect(to(slotFirstDeposit(facts(address, change)))).toBe(expected);
  });
});

describe("games route [2.27]", () => {
  it.each<[string, string, string | null | undefined, string]>([
    ["a number", "/en/games/12?a=1", "dice", "301 /en/games/dice?a=1"],
    ["a number that no game has", "/en/games/12", null, "404"],
    ["a number while the games can't be had", "/en/games/12", undefined, "pass"],
    ["an address of former times", "/en/allgamesentrance/oldDice", "dice", "301 /en/games/dice"],
    ["one that never was", "/en/allgamesentrance/x", null, "404"],
    ["a route", "/en/games/dice", undefined, "pass"],
  ])("%s", (_, address, gameRoute, expected) => {
    expect(to(gamesRoute(facts(address, { gameRoute })))).toBe(expected);
  });
});
