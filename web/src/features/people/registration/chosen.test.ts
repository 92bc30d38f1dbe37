// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { chosenBefore, forgetChosen, keepChosen } from "./chosen.ts";

it("brings a choice back in this tab until its visitor is registered, and nothing that is none", () => {
  expect(chosenBefore()).toEqual({});
  keepChosen({ countryId: "1", currencyId: "978", promoCode: "HALF" });
  expect(chosenBefore()).toEqual({ countryId: "1", currencyId: "978", promoCode: "HALF" });
  forgetChosen();
  expect(chosenBefore()).toEqual({});
  for (const [kept, read] of [
    ["{", {}],
    ["null", {}],
    ["[]", {}],
    ['{"currencyId":978,"promoCode":"X","acceptsTerms":true}', { promoCode: "X" }],
  ] as const) {
    sessionStorage.setItem("oauth_choice", kept);
    expect(chosenBefore()).toEqual(read);
  }
});

it("is done without where the browser keeps nothing", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("forbidden");
    },
    removeItem: () => {
      throw new Error("forbidden");
    },
  });
  keepChosen({ countryId: "1", currencyId: "978", promoCode: "" });
  forgetChosen();
  expect(chosenBefore()).toEqual({});
  vi.unstubAllGlobals();
});
