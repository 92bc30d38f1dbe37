import { describe, expect, it } from "vitest";
import { languageOf } from "./language.ts";
import { messages } from "../errors/messages.ts";

describe("languageOf", () => {
  it.each([
    ["ar", "ru", "ar"],
    ["AR-eg", undefined, "ar"],
    [undefined, "ru", "ru"],
    ["xx", "ru-RU,ru;q=0.9,en;q=0.8", "ru"],
    [undefined, "fr, en;q=0.5, ar;q=0.9", "ar"],
    [undefined, "fr,de", "en"],
    [undefined, "ru;q=0, ar;q=0.1", "ar"],
    [undefined, undefined, "en"],
    ["", "*", "en"],
  ])("header %j and Accept-Language %j make %s", (header, accept, expected) => {
    expect(languageOf(header, accept)).toBe(expected);
  });
});

/** A sentence without the names of file types, which are the same everywhere. */
const withoutTypes = (text: string) => text.replaceAll(/\b(?:JPEG|PNG|WebP|PDF)\b/g, "");

describe("messages", () => {
  it("are whole sentences in every language, none of them another language's", () => {
    for (const code of Object.keys(messages.en) as (keyof typeof messages.en)[]) {
      expect(messages.en[code], code).toMatch(/^[A-Z][\x20-\x7e]+\.$/);
      expect(withoutTypes(messages.ru[code]), code).toMatch(/^[А-ЯЁ][а-яёА-ЯЁ\d ,.:]+\.$/);
      expect(withoutTypes(messages.ar[code]), code).toMatch(/^[\u0600-\u06ff\d ,.:]+\.$/);
    }
  });
});
