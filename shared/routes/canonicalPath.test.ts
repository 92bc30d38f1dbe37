import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalPath } from "./canonicalPath.ts";
import { matchRoute, splitPath } from "./routes.ts";

describe("the canonical writing of an address", () => {
  it.each([
    ["/en/", "/en"],
    ["//en//line", "/en/line"],
    ["/en/line/", "/en/line"],
    ["/EN/Line/Football", "/en/line/football"],
    ["/en/line/football/88-England-Premier-League/", "/en/line/football/88-england-premier-league"],
    ["/en/%6Cine", "/en/line"],
    ["/ru/Information/About", "/ru/information/about"],
    ["/en/blog/Categories/Guides/Football", "/en/blog/categories/guides/football"],
  ])("of %s is %s", (asked, written) => {
    expect(canonicalPath(asked)).toBe(written);
  });

  it.each([
    "/en",
    "/en/line",
    "/ar/line/football/88-x/1-y",
    "/en/nowhere/",
    "/robots.txt",
    "/xx/line/",
    "/line/",
    "/",
    "",
    "/en/%E0%A4%A",
    "//evil.example/en",
    "/en/providers/BigStudio",
  ])("stays for %s", (path) => {
    expect(canonicalPath(path)).toBeNull();
  });

  it("is found in one step, names the same page, and never leaves the site", () => {
    const segment = fc.oneof(
      fc.constantFrom(
        "en",
        "EN",
        "line",
        "Live",
        "football",
        "88-A b",
        "1-x",
        "blog",
        "office",
        "history",
        "",
        "%2F",
        "%5C",
        "..",
        "\\",
        "user",
        "slots",
        "game",
      ),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 7 }), fc.boolean(), (segments, isPrefixed) => {
        const path = `/${[...(isPrefixed ? ["en"] : []), ...segments].join("/")}`;
        const written = canonicalPath(path);
        if (written === null) return;
        expect(written).toMatch(/^\/[a-z]{2}(\/[^/\\\s]+)*$/);
        expect(canonicalPath(written)).toBeNull();
        expect(matchRoute(splitPath(written).path)).not.toBeNull();
      }),
      { numRuns: 2000, seed: 7 },
    );
  });
});
