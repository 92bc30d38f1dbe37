import { expect, it } from "vitest";
import { caretAfter, dialledWith, masked } from "./phoneText.ts";

it.each([
  ["", "### ### ## ##", ""],
  ["9", "### ### ## ##", "9"],
  ["900", "### ### ## ##", "900"],
  ["9000000001", "### ### ## ##", "900 000 00 01"],
  ["12345", "##-#", "12-345"],
  ["123", null, "123"],
])("lays %j into %j [3.18]", (digits, mask, text) => expect(masked(digits, mask)).toBe(text));

it("keeps the caret behind the digit that was typed", () => {
  expect(caretAfter("900 000 00 01", 0)).toBe(0);
  expect(caretAfter("900 000 00 01", 4)).toBe(5);
  expect(caretAfter("900 000 00 01", 99)).toBe(13);
});

it("finds the country of a pasted phone by its longest dialling code", () => {
  const countries = [{ phoneCode: "+1" }, { phoneCode: "+1246" }, { phoneCode: "+7" }];
  expect(dialledWith("+1 246 250 1234", countries)).toEqual({ country: { phoneCode: "+1246" }, number: "2501234" });
  expect(dialledWith("+7 (900) 000-00-01", countries)?.number).toBe("9000000001");
  expect(dialledWith("9000000001", countries)).toBeNull();
  expect(dialledWith("+999 1", countries)).toBeNull();
});
