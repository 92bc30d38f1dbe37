import { describe, expect, it } from "vitest";
import { pageQuery } from "./pageQuery.ts";

describe("what of a query changes a page", () => {
  it.each([
    ["/en", "", ""],
    ["/en", "?", ""],
    ["/en", "?x=1&utm_source=a&fbclid=b&TIME=all", ""],
    ["/en", "?time=all&x=1", "time=all"],
    ["/en/line/football", "?order=start&x=1&country=gb&hours=3", "order=start&country=gb&hours=3"],
    ["/en/live", "?games=1", ""],
    ["/en/multi", "?games=1%2C2&x=1", "games=1%2C2"],
    ["/en/results/zone", "?day=2026-11-01&games=1", "day=2026-11-01"],
    [
      "/en/line",
      "?platform_type=mobile&showRegistrationModal=1&coupon=AB&pseudo=1&redirects=on&x",
      "platform_type=mobile&showRegistrationModal=1&coupon=AB&pseudo=1&redirects=on",
    ],
    ["/en/line", "?coupon=A%20B", "coupon=A+B"],
    ["/en/blog", "?page=2", ""],
  ])("%s%s: %j", (path, search, query) => {
    expect(pageQuery(path, search)).toBe(query);
  });

  it.each([
    ["a page that is none", "/en/old-site.php"],
    ["what letters lead to", "/en/user/activate"],
    ["a page for players", "/en/office/history"],
    ["an operator's own code", "/en/casino"],
    ["a page that leads elsewhere", "/en/user/forgotpassword"],
    ["a blocking page", "/en/block"],
  ])("is all of it for %s", (_what, path) => {
    expect(pageQuery(path, "?token=a&x=1")).toBe("token=a&x=1");
  });
});
