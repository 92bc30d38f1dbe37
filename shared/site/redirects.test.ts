import { describe, expect, it } from "vitest";
import { comparableUrl, isCyclic, redirectsAct, redirectTarget } from "./redirects.ts";

describe("redirects", () => {
  it.each([
    ["/en/line", "production", true],
    ["/en/line", "demo", false],
    ["/en/line?redirects=on", "demo", true],
    ["/en/line?a=1&redirects=on#x", "demo", true],
    ["/en/line?redirects=off", "demo", false],
    ["/en/redirects=on", "demo", false],
    ["http://[", "demo", false],
  ])("of %s in %s act: %s [7.05]", (url, siteEnv, expected) => {
    expect(redirectsAct(url, siteEnv)).toBe(expected);
  });

  it.each([
    [["/en/a"], "/en/a", true],
    [["/en/a"], "/en/a#top", true],
    [["/en/a", "/en/b"], "/en/./b/../a", true],
    [["/en/a?x=1"], "/en/a?x=2", false],
    [["/en/a"], "/en/a/", false],
    [["/en/%D1%8F"], "/en/я", true],
    [["/en/a"], "https://a.example/en/a", false],
    [[], "/en", false],
  ])("after %j to %s are a circle: %s [8.04]", (trail, target, expected) => {
    expect(isCyclic(trail, target)).toBe(expected);
  });

  it.each([
    ["/en/a?b#c", "/en/a?b#c"],
    ["https://a.example/x", "https://a.example/x"],
    ["http://a.example/x", "http://a.example/x"],
    ["//evil.example", null],
    ["/\\evil.example", null],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["en/a", null],
    ["", null],
    [null, null],
    ["/a\nb", null],
    [`/${"a".repeat(2048)}`, null],
  ])("may lead to %j: %j", (url, expected) => {
    expect(redirectTarget(url)).toBe(expected);
  });

  it("compares addresses of other hosts as they are", () => {
    expect(comparableUrl("https://a.example/x#y")).toBe("https://a.example/x");
  });
});
