/** Preview links: signed for one text, good until a moment, compared without telling how far a guess was right. */
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { opensPreview, previewToken, type PreviewedText } from "./previews.ts";

const secret = Buffer.alloc(32, 1);
const text: PreviewedText = { section: "news", name: "spring" };
const now = Date.parse("2026-12-01T12:00:00Z");
const until = now / 1000 + 60;
const token = previewToken(secret, text, until);

describe("a preview token [7.07]", () => {
  it("opens its text up to its last second", () => {
    expect(opensPreview(secret, text, token, now)).toBe(true);
    expect(opensPreview(secret, text, token, until * 1000 - 1)).toBe(true);
    expect(opensPreview(secret, text, token, until * 1000)).toBe(false);
  });

  it.each<[string, PreviewedText]>([
    ["another name", { section: "news", name: "spring-2" }],
    ["a part of its name", { section: "news", name: "sprin" }],
    ["another section", { section: "blog", name: "spring" }],
    ["a page of the same name", { section: "page", name: "spring" }],
    ["a name that holds more of what is signed", { section: "news", name: `spring\n${until}` }],
  ])("doesn't open %s", (_, other) => {
    expect(opensPreview(secret, other, token, now)).toBe(false);
  });

  it.each([
    ["no token", ""],
    ["a later moment", token.replace(/^\d+/, String(until + 1))],
    ["a moment in another form", `0x${token}`],
    ["a short signature", token.slice(0, -1)],
    ["a long signature", `${token}A`],
    ["a line after it", `${token}\n`],
    ["no signature", `${until}.`],
    ["the signature of another secret", previewToken(Buffer.alloc(32, 2), text, until)],
  ])("is refused: %s", (_, forged) => {
    expect(opensPreview(secret, text, forged, now)).toBe(false);
  });

  it("is compared in constant time, whichever of its characters is wrong", async () => {
    const compare = vi.fn<(given: Buffer, right: Buffer) => boolean>(() => false);
    onTestFinished(() => {
      vi.doUnmock("node:crypto");
      vi.resetModules();
    });
    vi.resetModules();
    vi.doMock(import("node:crypto"), async (original) => ({
      ...(await original()),
      timingSafeEqual: compare as never,
    }));
    const watched = await import("./previews.ts");
    const start = token.indexOf(".") + 1;
    for (const at of [start, start + 20, token.length - 1]) {
      const other = token[at] === "A" ? "E" : "A";
      expect(watched.opensPreview(secret, text, token.slice(0, at) + other + token.slice(at + 1), now)).toBe(false);
    }
    // Nothing but this comparison decides: it is asked about a wrong token as about the right one.
    watched.opensPreview(secret, text, token, now);
    expect(compare).toHaveBeenCalledTimes(4);
    for (const [given, right] of compare.mock.calls) {
      expect(given.byteLength).toBe(32);
      expect(right.toString("base64url")).toBe(token.slice(start));
    }
  });
});
