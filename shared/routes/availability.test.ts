import { describe, expect, it } from "vitest";
import { isDisallowed, routeExists, type SiteRules } from "./availability.ts";
import { SITE_AREAS } from "./entry.ts";
import { type RouteName, ROUTES } from "./routes.ts";

const site = (change: Partial<SiteRules> = {}): SiteRules => ({
  availableRoutes: [47, 72],
  areas: SITE_AREAS,
  disallowedPaths: [],
  siteEnv: "demo",
  promoBonusToOffer: false,
  isRegistrationAvailable: true,
  isStatisticAvailable: true,
  isIdentificationAvailable: true,
  ...change,
});

describe("pages of an operator's site", () => {
  it("are bonuses or their offer twins, never both [2.30]", () => {
    const twins = (promoBonusToOffer: boolean) =>
      (["bonuses", "offers"] as const).filter((name) => routeExists(name, site({ promoBonusToOffer })));
    expect([twins(false), twins(true)]).toEqual([["bonuses"], ["offers"]]);
  });

  it.each<[string, Parameters<typeof routeExists>[0], Partial<SiteRules>, boolean]>([
    ["rules with flag 47 [2.50]", "rules", {}, true],
    ["rules without flag 47 [2.50]", "rules", { availableRoutes: [72] }, false],
    ["registration while it is allowed [2.34]", "registration", {}, true],
    ["registration while it is not [2.34]", "registration", { isRegistrationAvailable: false }, false],
    ["the debug page in the demo [2.60]", "debug", {}, true],
    ["the debug page in production [2.60]", "debug", { siteEnv: "production" }, false],
    ["a path the operator closed", "toto", { disallowedPaths: ["/toto"] }, false],
    ["a page below a closed path", "bonusCasino", { disallowedPaths: ["bonus"] }, false],
    ["a page that only begins like a closed one", "bonuses", { disallowedPaths: ["bonus"] }, true],
    ["home, which no empty path closes", "home", { disallowedPaths: ["", "/"] }, true],
  ])("%s", (_, name, change, expected) => {
    expect(routeExists(name, site(change))).toBe(expected);
  });

  it("are there while the config is not known, unless they belong to an area", () => {
    expect(routeExists("rules", null)).toBe(true);
    expect(routeExists("toto", null)).toBe(false);
  });

  it.each(SITE_AREAS)("of the area %s exist only where it is on", (area) => {
    const names = (Object.keys(ROUTES) as RouteName[]).filter((name) => ROUTES[name].siteArea === area);
    expect(names).not.toEqual([]);
    for (const promoBonusToOffer of [false, true]) {
      const off = site({ areas: SITE_AREAS.filter((other) => other !== area), promoBonusToOffer });
      expect(names.filter((name) => routeExists(name, off))).toEqual([]);
    }
    const on = site({ areas: [area] });
    expect(names.filter((name) => routeExists(name, on)).length).toBeGreaterThan(0);
  });

  it("knows what lies below a closed path", () => {
    expect(isDisallowed("casino/game/1/x", ["casino"])).toBe(true);
    expect(isDisallowed("casino-lobby", ["casino"])).toBe(false);
    expect(isDisallowed("line/tennis/5-cup", ["/Line/Tennis/"])).toBe(true);
  });
});
