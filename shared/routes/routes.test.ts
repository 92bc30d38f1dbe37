import { describe, expect, it } from "vitest";
import { entityId, ROUTES, routeOf, safeReturnTo, splitPath, urls, withLanguage } from "./routes.ts";

const sport = { slug: "football" };
const championship = { id: "88", slug: "england-premier-league" };
const game = { id: "1000123", slug: "chelsea-leeds-united" };

describe("addresses", () => {
  const dota = { slug: "dota-2", area: "CYBER", cyberVariant: "REAL" } as const;
  const marbles = { slug: "marbles", area: "MARBLE", cyberVariant: null } as const;
  const cup = { id: "80210", slug: "meridian-league" };
  it.each([
    [urls.sport("en", "live", dota), "/en/cyber/real/dota-2/live"],
    [urls.sport("en", "line", dota), "/en/cyber/real/dota-2/line"],
    [urls.championship("en", "line", dota, cup), "/en/cyber/real/dota-2/80210-meridian-league"],
    [
      urls.game("ar", "live", dota, cup, game),
      "/ar/cyber/real/dota-2/80210-meridian-league/live/1000123-chelsea-leeds-united",
    ],
    [
      urls.game("en", "line", { ...dota, cyberVariant: "STREAM" }, cup, game),
      "/en/cyber/stream/dota-2/80210-meridian-league/line/1000123-chelsea-leeds-united",
    ],
    [urls.sport("en", "live", marbles), "/en/live/marble/marbles"],
    [urls.championship("en", "line", marbles, cup), "/en/live/marble/marbles/80210-meridian-league"],
    [
      urls.game("en", "live", marbles, cup, game),
      "/en/live/marble/marbles/80210-meridian-league/1000123-chelsea-leeds-united",
    ],
  ])("%s is the one place of a cyber-sport or a race [2.12] [2.18] [5.05]", (built, expected) => {
    expect(built).toBe(expected);
    expect(routeOf(splitPath(built).path)).not.toBeNull();
  });

  it.each([
    [urls.home("en"), "/en"],
    [urls.section("ru", "live"), "/ru/live"],
    [urls.sport("ar", "line", sport), "/ar/line/football"],
    [urls.championship("en", "line", sport, championship), "/en/line/football/88-england-premier-league"],
    [
      urls.game("en", "live", sport, championship, game),
      "/en/live/football/88-england-premier-league/1000123-chelsea-leeds-united",
    ],
    [
      urls.game("en", "line", sport, championship, { id: "7", slug: "" }),
      "/en/line/football/88-england-premier-league/7",
    ],
    [urls.login("en", "/en/office/history?page=2"), "/en/user/login?returnTo=%2Fen%2Foffice%2Fhistory%3Fpage%3D2"],
    [urls.history("ru"), "/ru/office/history"],
    [urls.credits("en"), "/en/information/credits"],
  ])("%s stands under its language prefix [2.01] [2.11]", (built, expected) => {
    expect(built).toBe(expected);
  });

  it.each([
    ["88-england-premier-league", "88"],
    ["88", "88"],
    ["football", null],
    ["-88", null],
    ["88x", null],
    [undefined, null],
    ["1234567890123456789012", null],
  ])("segment %s holds id %s [2.11]", (segment, id) => {
    expect(entityId(segment)).toBe(id);
  });

  it.each([
    ["/ru/line/football", "?a=1", "/en/line/football?a=1"],
    ["/line/football", "", "/en/line/football"],
    ["/", "", "/en"],
    ["/ru", "", "/en"],
    ["/xx/live", "", "/en/live"],
  ])("%s%s in English is %s [2.02]", (pathname, search, expected) => {
    expect(withLanguage({ pathname, search }, "en")).toBe(expected);
  });

  it("splits the prefix off: paths of pages are without it [2.04]", () => {
    expect(splitPath("/en/line/football/")).toEqual({ prefix: "en", path: "line/football" });
    expect(splitPath("/line")).toEqual({ prefix: null, path: "line" });
  });
});

describe("table of pages", () => {
  const paths: [string, string | null][] = [
    ["", "home"],
    ["line", "line"],
    ["live/tennis", "live"],
    ["line/football/88-x", "line"],
    ["live/football/88-x/1-y", "liveGame"],
    ["user/login", "login"],
    ["office/history", "history"],
    ["500", "error"],
    ["user/coupon", "coupon"],
    ["lines", null],
    ["line/a/b/c/d", null],
    ["office", "office"],
    ["office/nothing", null],
  ];
  it.each(paths)("path '%s' is the page %s [2.09] [2.11] [2.35] [2.42]", (path, name) => {
    expect(routeOf(path)).toBe(name);
  });

  it("keeps the office behind sign-in and the login page for guests", () => {
    expect(ROUTES.history.access).toBe("player");
    expect(ROUTES.login.access).toBe("guest");
  });
});

describe("return address after signing in", () => {
  it.each([
    ["/en/office/history", "/en/office/history"],
    ["/ru", "/ru"],
    ["//evil.example", null],
    ["https://evil.example", null],
    ["/en\\evil", null],
    ["javascript:alert(1)", null],
    [null, null],
    ["/english", null],
  ])("%s is taken as %s", (value, expected) => {
    expect(safeReturnTo(value)).toBe(expected);
  });
});
