/** Phones, documents and places money goes to, in all ways they are written. */
import { expect, it } from "vitest";
import { documentKey, payoutKey, phoneKey } from "./personKeys.ts";

it.each([
  // Buenos Aires from abroad and at home: +54 9 11 2345-6789.
  ["5491123456789", "541123456789"],
  ["5493512345678", "543512345678"],
  // Mexico City before and since 2019: +52 1 55 1234 5678.
  ["5215512345678", "525512345678"],
  // Ivory Coast before and since 31 January 2021: Orange, MTN, Moov, and their fixed lines.
  ["22507123456", "2250707123456"],
  ["22548123456", "2250748123456"],
  ["22505123456", "2250505123456"],
  ["22566123456", "2250566123456"],
  ["22501123456", "2250101123456"],
  ["22573123456", "2250173123456"],
  ["22520212345", "2252720212345"],
  ["22520012345", "2252520012345"],
  ["22520812345", "2252120812345"],
  // Benin before and since 30 November 2024.
  ["22997123456", "2290197123456"],
  ["22921301234", "2290121301234"],
  // São Paulo before and since 2012.
  ["551187654321", "5511987654321"],
])("%s and %s are one phone", (before, now) => {
  expect(phoneKey(before)).toBe(phoneKey(now));
  expect(phoneKey(phoneKey(before))).toBe(phoneKey(before));
});

it.each([
  ["79161234567", "79161234568"],
  ["541123456789", "541123456780"],
  ["525512345678", "525512345679"],
  ["2250707123456", "2250507123456"],
  ["2290197123456", "2290197123457"],
  // A fixed line of São Paulo has 8 digits.
  ["551132345678", "5511932345678"],
  // A landline in Mexico that begins with 1 has ten digits all the same.
  ["521112345678", "52112345678"],
])("%s and %s are two", (one, other) => {
  expect(phoneKey(one)).not.toBe(phoneKey(other));
});

it.each([
  ["4509 998877", "4509998877"],
  ["45 09 № 998877", "4509998877"],
  ["МК 123456", "MK123456"],
  ["c01x00t47", "C01X00T47"],
  ["12.345.678-Z", "12345678Z"],
])("the document %s is %s", (typed, key) => {
  expect(documentKey(typed)).toBe(key);
});

it.each(["", "1234", "none", "000000", "-----"])("%j is no number of a document", (typed) => {
  expect(documentKey(typed)).toBeNull();
});

it.each([
  ["DE89 3704 0044 0532 0130 00", "de89370400440532013000"],
  ["0x52908400098527886E0F7030069857D2E4169EE7", "0x52908400098527886e0f7030069857d2e4169ee7"],
  ["Max.Muster@Example.com", "max.muster@example.com"],
  ["+54 9 11 2345-6789", "541123456789"],
])("money for %s goes to %s", (typed, key) => {
  expect(payoutKey(typed)).toBe(key);
});

it("tells crypto addresses apart by the case of their letters", () => {
  const address = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";
  expect(payoutKey(` ${address} `)).toBe(address);
  expect(payoutKey(address.toLowerCase())).not.toBe(address);
});
