import { getCountries, getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, it } from "vitest";
import { readPhone } from "./phone.ts";

const ofCountry = getCountries().flatMap((code) => {
  const example = getExampleNumber(code, examples);
  return example === undefined ? [] : [[code, example] as const];
});
const arabic = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
const bare = (text: string) => text.replaceAll(/[^\d+]/g, "");

it("knows the example mobiles of all countries", () => expect(ofCountry.length).toBeGreaterThan(230));

describe.each(ofCountry)("a mobile of %s", (country, example) => {
  const code = `+${example.countryCallingCode}`;
  const number = example.nationalNumber;
  const whole = example.formatInternational();
  const home = example.formatNational();

  it.each([
    ["as at home", home],
    ["as at home, without spaces", bare(home)],
    ["as at home, in Arabic digits", arabic(home)],
    ["whole", whole],
    ["whole, without spaces", bare(whole)],
    ["whole, in Arabic digits", arabic(whole)],
    ["whole, with invisible signs", `\u2066${whole}\u2069`],
    ["as it is kept", number],
  ])("is read %s", (_, text) => {
    expect(readPhone(text, { code, country: country.toLowerCase() })).toMatchObject({ code, number });
    expect(readPhone(text, { code })).toMatchObject({ code, number });
  });
});

it.each([
  ["8 916 123-45-67", "+7", "ru", "9161234567"],
  ["+7 8 916 123 45 67", "+7", "ru", "9161234567"],
  ["7 916 123 45 67", "+7", "ru", "9161234567"],
  ["8 701 234 56 78", "+7", "kz", "7012345678"],
  ["07911 123456", "+44", "gb", "7911123456"],
  ["+44 (0)7911 123456", "+44", "gb", "7911123456"],
  ["(0) 7911/123456", "+44", "gb", "7911123456"],
  ["0044 7911 123456", "+44", "gb", "7911123456"],
  ["1 55 1234 5678", "+52", "mx", "5512345678"],
  ["044 55 1234 5678", "+52", "mx", "5512345678"],
  ["+52 1 55 1234 5678", "+52", "mx", "5512345678"],
  ["011 15 2345-6789", "+54", "ar", "91123456789"],
  ["0 15 11 96123-4567", "+55", "br", "11961234567"],
  ["3123456789", "+39", "it", "3123456789"],
  ["06 6982 0000", "+39", "it", "0669820000"],
])("reads %s in %s", (text, code, country, number) => {
  expect(readPhone(text, { code, country })?.number).toBe(number);
  expect(readPhone(text, { code: code.slice(1) })?.number).toBe(number);
});

it("reads a whole phone of another country than the chosen one", () =>
  expect(readPhone("+44 7911 123456", { code: "+7", country: "ru" })).toMatchObject({
    code: "+44",
    number: "7911123456",
    shown: "+44 7911 123456",
  }));

it.each([
  "",
  "8",
  "891 612 34 56",
  "916 123 45 678",
  "916 123 45",
  "+7 916 123 45 6",
  "916 CALL ME",
  "9161234567;ext=1",
  "9".repeat(41),
])("refuses %j as a phone of Russia", (text) => expect(readPhone(text, { code: "+7", country: "ru" })).toBeNull());
