import { describe, expect, it } from "vitest";
import { matchRoute, ROUTES } from "./routes.ts";

describe("any text for a path", () => {
  it.each([
    "%",
    "%E0%A4%A",
    "a%00b",
    "../../etc",
    "line/%2e%2e",
    "line/foot\nball",
    "x".repeat(10_000),
    "a/".repeat(500),
    "__proto__",
    "constructor/line",
    "toString",
    "line/football/88-\u0000",
    "//evil.example",
    "\\\\evil",
    "user/activate/<script>",
    "print-coupon/١٢٣",
  ])("%j is no page, and nothing is thrown [5.08]", (path) => {
    const match = matchRoute(path);
    expect(match === null || match.name === "teamInLine").toBe(true);
  });

  it("answers a hundred thousand random paths without a throw and in time [5.08]", () => {
    let seed = 7;
    const next = (limit: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % limit;
    };
    const words = [
      "line",
      "live",
      "cyber",
      "%2F",
      "..",
      "88-x",
      "office",
      "a".repeat(300),
      "",
      "\u0000",
      "%zz",
      "user",
      "*",
      ":sport",
      "500",
      "game",
    ];
    // Time of this process, since a busy machine makes others wait.
    const start = process.cpuUsage();
    for (let index = 0; index < 100_000; index += 1) {
      const path = Array.from({ length: next(7) }, () => words[next(words.length)]).join("/");
      const match = matchRoute(path);
      if (match !== null) expect(ROUTES[match.name]).toBeDefined();
    }
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
  });
});
