import { describe, expect, it } from "vitest";
import { languages, noticeEvents, wordsOf } from "./render.ts";

describe("the words of notices", () => {
  it.each([
    ["en", "Deposit received", "1500.50 RUB is in your account."],
    ["ru", "Счёт пополнен", "1500,50 RUB уже на вашем счёте."],
    ["es", "Depósito recibido", "Ya tienes 1500,50 RUB en tu cuenta."],
    ["ar", "تم استلام الإيداع", "أضفنا \u20661500.50 RUB\u2069 إلى حسابك."],
  ] as const)("carry the amount as %s writes it", (language, title, text) => {
    expect(wordsOf({ event: "depositPaid", params: { amount: "1500.5", currency: "RUB" } }, language)).toEqual({
      title,
      text,
    });
  });

  it("leave no place open in any language, and fit on a phone", () => {
    for (const language of languages)
      for (const event of noticeEvents) {
        const { title, text } = wordsOf({ event, params: { amount: "10", currency: "EUR" } }, language);
        expect([event, language, /[{}]/.test(title + text)]).toEqual([event, language, false]);
        expect(title.length).toBeLessThanOrEqual(50);
        expect(text.length).toBeLessThanOrEqual(160);
      }
  });

  it("are the operator's in the reader's language, or else in English", () => {
    const words = { en: { title: "Maintenance", text: "Tonight" }, es: { title: "Mantenimiento", text: "Esta noche" } };
    const notice = { event: "operator", params: { words } } as const;
    expect(wordsOf(notice, "es")).toEqual(words.es);
    expect(wordsOf(notice, "ar")).toEqual(words.en);
  });
});
