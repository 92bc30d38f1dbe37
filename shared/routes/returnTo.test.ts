import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeReturnTo } from "./routes.ts";

const ORIGIN = "https://www.example.com";

describe("a return address", () => {
  it.each(["/en", "/en/office/history?a=1#b", "/ru/line/football/88-england", "/ar?x=%2F%2Fhost"])(
    "%s is ours",
    (value) => {
      expect(safeReturnTo(value)).toBe(value);
    },
  );

  it.each([
    null,
    undefined,
    "",
    "en/line",
    "//evil.example",
    "/\\evil.example",
    "/en\\evil",
    "https://evil.example/en",
    "javascript:alert(1)",
    "/eng",
    "/EN",
    "/en//evil.example",
    "/en/..//evil.example",
    "/en/../..//evil.example",
    "/%2fevil.example",
    "/en/%2F%2Fevil",
    "/en/%5cevil",
    "/en/%0d%0aset-cookie:x",
    "/en/a b",
    "/en/\n",
    "/en/\u0000",
    "/en/./x",
    "\t//evil.example",
    `/en/${"a".repeat(1_100)}`,
  ])("%j is none", (value) => {
    expect(safeReturnTo(value)).toBeNull();
  });

  it("never leads a browser to another host, whatever it holds", () => {
    const bits = fc.constantFrom(
      "/",
      "\\",
      "//",
      "..",
      ".",
      "en",
      "ru",
      "evil.example",
      "%2f",
      "%5c",
      "%00",
      "\t",
      "\n",
      " ",
      "@",
      ":",
      "?",
      "#",
      "http:",
      "é",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc
            .array(bits, { maxLength: 8 })
            .map((parts) => parts.join(""))
            .map((text) => `/en${text}`),
          fc.array(bits, { maxLength: 8 }).map((parts) => parts.join("")),
        ),
        (value) => {
          const safe = safeReturnTo(value);
          if (safe === null) return;
          const url = new URL(safe, ORIGIN);
          expect(url.origin).toBe(ORIGIN);
          // It also stays one when a server or a router decodes it once more.
          expect(new URL(url.pathname.replaceAll(/%[2-7][\da-f]/gi, decodeURIComponent), ORIGIN).origin).toBe(ORIGIN);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
