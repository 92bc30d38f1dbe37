import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decide } from "@/platform/navigation/decide.ts";
import { PASS } from "./guard.ts";
import { GUARDS, runGuards } from "./index.ts";
import { namedGuard } from "./access/named.ts";
import { ROUTES, type RouteName, urls } from "#shared/routes/routes.ts";
import { facts, player } from "./testing.ts";

describe("the guards", () => {
  it("are these, in this order", () => {
    expect(GUARDS.map(({ name }) => name)).toEqual([
      "referralCapture",
      "appVersion",
      "blocked",
      "dictionaryLoader",
      "mediaLoader",
      "accessCheck",
      "serverRenderRecheck",
      "analytics",
      "accessByAuth",
      "modal",
      "confirmTerms",
      "bonusPage",
      "urlLanguage",
      "rechargeNavigation",
      "mobileIdentificationBonus",
      "searchBot",
      "quickCoupon",
      "authRedirect",
      "subApplication",
      "slotFirstDeposit",
      "gamesRoute",
    ]);
    for (const { name, check } of GUARDS) expect(check.name).toBe(name);
  });

  it("know every name that the route table calls", () => {
    for (const { middleware } of Object.values(ROUTES))
      for (const name of middleware) expect(namedGuard(name)).not.toBeNull();
  });

  it("are asked until one does not let pass", () => {
    const asked: string[] = [];
    const of = (name: string, verdict = PASS) => ({
      name,
      check: () => {
        asked.push(name);
        return verdict;
      },
    });
    const { verdict, guard } = runGuards(facts("/en"), [of("a"), of("b", { kind: "block", status: 404 }), of("c")]);
    expect([asked, verdict.kind, guard]).toEqual([["a", "b"], "block", "b"]);
  });

  it("keep of those before a redirect what lasts: cookies, not page views", () => {
    const { verdict, effects } = runGuards(facts("/en/office/history?subid=7", { isServer: false }));
    expect(verdict.kind).toBe("redirect");
    expect(effects.map(({ kind }) => kind)).toEqual(["setCookie"]);
  });

  it("ask no further on a page that came as an error [8.17]", () => {
    const { verdict, effects } = runGuards(facts("/en/line", { isServer: false, serverStatus: 503 }));
    expect([verdict.kind, effects]).toEqual(["pass", []]);
  });
});

describe("a decision", () => {
  const source =
    (change: Parameters<typeof facts>[1], redirects: Record<string, string> = {}) =>
    ({ pathname, search }: { pathname: string; search: string }) => {
      const url = redirects[pathname];
      return facts(`${pathname}${search}`, { ...change, redirect: url === undefined ? null : { url, code: 301 } });
    };
  const decided = async (
    address: string,
    change: Parameters<typeof facts>[1] = {},
    redirects: Record<string, string> = {},
  ) => {
    const { pathname, search } = new URL(address, "http://site.test");
    return decide({ pathname, search }, source(change, redirects));
  };

  it("sends a visitor once, however many steps there are; for good only when each of them is", async () => {
    expect((await decided("/information/rules")).verdict).toEqual({
      kind: "redirect",
      to: "/ru/information/rules/1",
      status: 302,
    });
    expect((await decided("/en/old", {}, { "/en/old": "/en/older", "/en/older": "/en/line" })).verdict).toEqual({
      kind: "redirect",
      to: "/en/line",
      status: 301,
    });
    expect((await decided("/en/old", {}, { "/en/old": "/en/office/history" })).verdict).toMatchObject({
      to: expect.stringContaining("/en/user/login?returnTo="),
      status: 302,
    });
  });

  it("does not perform a redirect that leads in a circle, and logs it [8.04]", async () => {
    const { verdict, effects } = await decided("/en/line", {}, { "/en/line": "/en/live", "/en/live": "/en/line" });
    expect(verdict).toEqual({ kind: "pass" });
    expect(effects[0]).toEqual({
      kind: "log",
      message: "a redirect leads in a circle",
      details: { trail: ["/en/line", "/en/live", "/en/line"] },
    });
  });

  it("does not perform one against a redirect of the site's own either [8.04]", async () => {
    const { verdict, effects } = await decided("/en/user/coupon", {}, { "/en": "/en/user/coupon" });
    expect(verdict).toEqual({ kind: "redirect", to: "/en", status: 301 });
    expect(effects[0]).toMatchObject({ kind: "log" });
  });

  it("ends a way without an end", async () => {
    const { effects } = await decide({ pathname: "/en/a0", search: "" }, ({ pathname }) =>
      facts(pathname, { redirect: { url: `/en/a${Number(pathname.slice(5)) + 1}`, code: 301 } }),
    );
    expect(effects[0]).toMatchObject({ kind: "log" });
  });

  it("goes elsewhere at once", async () => {
    expect((await decided("/en/old", {}, { "/en/old": "https://partner.example/x" })).verdict).toMatchObject({
      to: "https://partner.example/x",
    });
  });

  it("never comes out in a circle by the site's own guards, anyone who asks for whatever; where it leads nobody is sent on", async () => {
    const address = fc
      .record({
        name: fc.constantFrom(...(Object.keys(ROUTES) as RouteName[])),
        value: fc.constantFrom("7", "real", "live", "requests", "success", "chest", "first-deposit", "football"),
        lang: fc.constantFrom("/en", "/ar", "/xx", ""),
        query: fc.constantFrom(
          "",
          "?showLoginModal=1",
          "?platform_type=mobile",
          "?returnTo=%2Fen%2Fuser%2Flogin",
          "?returnTo=%2Fen%2Fconfirm-terms",
          "?returnTo=%2Fen%2Fblock",
          "?returnTo=%2Fen%2Fconfirm-terms%3FreturnTo%3D%252Fen%252Fconfirm-terms",
          "?showRegistrationModal=1",
          "?tag=1",
          "?action=forgot",
          "?from=%2Fen%2Fline&reason=1&template=1",
          "?from=/en/block",
        ),
      })
      .map(
        ({ name, value, lang, query }) => `${lang}/${ROUTES[name].pattern.replaceAll(/:\w+\??|\*/g, value)}${query}`,
      );
    const account = fc
      .record({
        banLevel: fc.constantFrom(0, 1, 45, 53),
        banVersion: fc.constantFrom(1, 2),
        isPromised: fc.boolean(),
        isChanged: fc.boolean(),
      })
      .map(({ banLevel, banVersion, isPromised, isChanged }) =>
        player(
          {
            banLevel,
            banVersion,
            isIdentificationNeeded: isPromised,
            isIdentificationBonus: isPromised,
            showsVerificationOnDeposit: isPromised,
          },
          { agreement: { isChanged } },
        ),
      );
    const visitor = fc.record({
      viewer: fc.oneof(fc.constant(null), fc.constant(undefined), account),
      block: fc.constantFrom(
        null,
        undefined,
        ...[1, 2, 3, 4, 5, 6, 7, 8].map((displayTypeId) => ({ displayTypeId, templateTypeId: 1 })),
      ),
      trigger: fc.constantFrom("navigation" as const, "change" as const),
      isServer: fc.boolean(),
      isTermsRefused: fc.boolean(),
      isStale: fc.boolean(),
      device: fc.record({
        isBot: fc.boolean(),
        isMobile: fc.boolean(),
        isOldBrowser: fc.boolean(),
        isTouchMac: fc.boolean(),
      }),
      host: fc.constantFrom("m.site.test", "site.test"),
      gameRoute: fc.constantFrom(null, undefined, "dice"),
      previous: fc.constantFrom(
        null,
        ...["/en", "/en/user/login", "/en/office/history", "/en/block", "/en/confirm-terms", "/en/office/recharge"].map(
          (pathname) => ({ pathname, search: "" }),
        ),
      ),
      config: fc.record({
        promoBonusToOffer: fc.boolean(),
        useRechargeModal: fc.boolean(),
        availableRoutes: fc.constantFrom<number[]>([], [47], [47, 72]),
        isIdentificationAvailable: fc.boolean(),
        isRegistrationAvailable: fc.boolean(),
        isPaymentForPlayersOnly: fc.boolean(),
        mobileDomain: fc.constantFrom(null, "m.site.test"),
        blockedPageUrl: fc.constantFrom(null, "https://help.example/banned"),
        isMaintenanceActive: fc.boolean(),
        isAvailableConfirmTerms: fc.boolean(),
        afterSignInRoutes: fc.constantFrom<{ from: string; to: string }[]>(
          [],
          [{ from: "user/login", to: "user/login" }],
          [
            { from: "user/login", to: "registration" },
            { from: "registration", to: "user/login" },
          ],
          [
            { from: "auth", to: "confirm-terms" },
            { from: "user/login", to: "block" },
          ],
        ),
        disallowedPaths: fc.constantFrom<string[]>(
          [],
          ["office"],
          ["block", "user"],
          ["confirm-terms"],
          ["oldbrowser"],
          ["auth"],
        ),
        langHiddenUnauthorized: fc.constantFrom<string[]>([], ["ar", "en"], ["ru"], ["ru", "en", "ar", "es"]),
      }),
    });
    const ends = new Set<string>();
    await fc.assert(
      fc.asyncProperty(address, visitor, async (asked, change) => {
        const { effects, verdict } = await decided(asked, change);
        expect(effects.filter((effect) => effect.kind === "log" && effect.message.includes("circle"))).toEqual([]);
        ends.add(verdict.kind);
        if (verdict.kind !== "redirect" || /^https:\/\/(?:m\.site\.test|help\.example)\//.test(verdict.to)) return;
        expect(verdict.to).toMatch(/^\/[a-z]{2}(?:[/?]|$)/);
        expect((await decided(verdict.to, change)).verdict.kind).not.toBe("redirect");
      }),
      { numRuns: 4_000 },
    );
    expect([...ends].toSorted()).toEqual(["block", "pass", "redirect", "reload"]);
  });
});

it("urls know the pages that guards lead to", () => {
  expect([urls.page("en", "identification"), urls.page("en", "authApp"), urls.page("en", "oldBrowser")]).toEqual([
    "/en/office/identification",
    "/en/auth",
    "/en/oldbrowser",
  ]);
});
