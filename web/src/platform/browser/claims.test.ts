// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  canShare,
  copyText,
  coreCount,
  cryptography,
  ownLanguages,
  ownTimeZone,
  pixelRatio,
  randomKey,
  screenText,
  shareLink,
  touchPointCount,
} from "./claims.ts";

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, "execCommand");
});

const claim = (fields: object) => vi.stubGlobal("navigator", fields);

describe("the time zone", () => {
  const says = (timeZone: unknown) =>
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ timeZone } as never);

  it.each([
    ["Europe/Madrid", "Europe/Madrid"],
    ["Asia/Kolkata", "Asia/Kolkata"],
    ["Etc/Unknown", "UTC"],
    ["Mars/Olympus", "UTC"],
    ["", "UTC"],
    [undefined, "UTC"],
    [null, "UTC"],
    [180, "UTC"],
    ["E".repeat(100), "UTC"],
  ])("of a browser that says %s is %s", (said, zone) => {
    says(said);
    expect(ownTimeZone()).toBe(zone);
    expect(() => new Intl.DateTimeFormat("en", { timeZone: ownTimeZone() })).not.toThrow();
  });

  it("is UTC where the browser can't say", () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(() => {
      throw new RangeError("no zone");
    });
    expect(ownTimeZone()).toBe("UTC");
  });
});

describe("what else the browser says", () => {
  it("has languages that are texts, or none", () => {
    claim({ languages: ["en-GB", "", null, 7, "ru"] });
    expect(ownLanguages()).toEqual(["en-GB", "ru"]);
    claim({ language: "es" });
    expect(ownLanguages()).toEqual(["es"]);
    claim({});
    expect(ownLanguages()).toEqual([]);
    vi.stubGlobal("navigator", undefined);
    expect(ownLanguages()).toEqual([]);
  });

  it("has numbers that are numbers", () => {
    claim({ hardwareConcurrency: undefined, maxTouchPoints: "many" });
    vi.stubGlobal("devicePixelRatio", Number.NaN);
    vi.stubGlobal("screen", undefined);
    expect([coreCount(), touchPointCount(), pixelRatio(), screenText()]).toEqual([0, 0, 1, "0x0x0"]);
    vi.stubGlobal("screen", { width: 1920, height: Infinity, colorDepth: 24 });
    expect(screenText()).toBe("1920x0x24");
  });

  it("makes keys without https, each another one", () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
    const keys = Array.from({ length: 100 }, randomKey);
    expect(new Set(keys).size).toBe(100);
    for (const key of keys)
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(cryptography()).toBeNull();
  });
});

describe("copying", () => {
  /** What was selected when the browser was told to copy. */
  function copyBySelection(answer: boolean) {
    const copied: string[] = [];
    document.execCommand = () => {
      const area = document.activeElement;
      if (area instanceof HTMLTextAreaElement) copied.push(area.value.slice(area.selectionStart, area.selectionEnd));
      return answer;
    };
    return copied;
  }

  it("takes the clipboard where there is one", async () => {
    const writeText = vi.fn(async () => undefined);
    claim({ clipboard: { writeText } });
    expect(await copyText("code")).toBe(true);
    expect(writeText).toHaveBeenCalledWith("code");
  });

  it.each([
    ["without https", {}],
    [
      "without permission",
      { clipboard: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) } },
    ],
  ])("falls back to a selected text %s, and leaves the page as it was", async (_, fields) => {
    claim(fields);
    const copied = copyBySelection(true);
    document.body.innerHTML = "<div role=dialog><button>Copy</button></div>";
    const button = document.querySelector("button");
    button?.focus();
    expect(await copyText("line 1\nline 2")).toBe(true);
    expect(copied).toEqual(["line 1\nline 2"]);
    expect(document.querySelector("textarea")).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it("says where nothing helps", async () => {
    claim({});
    copyBySelection(false);
    expect(await copyText("code")).toBe(false);
    Reflect.deleteProperty(document, "execCommand");
    expect(await copyText("code")).toBe(false);
  });

  it("shares where the browser can, and says if it was called off", async () => {
    claim({});
    expect(canShare()).toBe(false);
    expect(await shareLink({ url: "/" })).toBe(false);
    claim({ share: async () => undefined });
    expect([canShare(), await shareLink({ url: "/" })]).toEqual([true, true]);
  });
});
