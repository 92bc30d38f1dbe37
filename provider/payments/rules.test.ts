import { describe, expect, it } from "vitest";
import { barsOf } from "../pages/barcode.ts";
import { accountAt, banks } from "./banks.ts";
import { expiryOf, isCardNumber, isExpired, isSecurityCode } from "./cardRules.ts";
import { brandOf } from "./cards.ts";
import { feeOf } from "./fees.ts";
import { eanCheck, instructionsFor, isAddress } from "./instructions.ts";
import { mayFollow, statuses } from "./payment.ts";
import { randomDigits } from "./tokens.ts";
import { isVoucher, newVoucher } from "./vouchers.ts";

describe("cards", () => {
  it.each([
    ["4111 1111 1111 1111", true],
    ["4111-1111-1111-1111", true],
    ["378282246310005", true],
    ["6304000000000000", true],
    ["4111 1111 1111 1112", false],
    ["4111 1111 1111 111", false],
    ["0", false],
    ["00000000000", false],
    ["4111 1111 1111 1111 x", false],
    ["٤١١١١١١١١١١١١١١١", false],
    ["41111111111111111111111", false],
  ])("%s is a number: %s", (number, isNumber) => expect(isCardNumber(number)).toBe(isNumber));

  it.each([
    ["4000", "Visa"],
    ["5100", "Mastercard"],
    ["2221", "Mastercard"],
    ["2720", "Mastercard"],
    ["2200", "Mir"],
    ["3412", "American Express"],
    ["6200", "UnionPay"],
    ["6759", "Maestro"],
    ["9999", "Card"],
  ])("%s is of %s", (number, brand) => expect(brandOf(number)).toBe(brand));

  it.each([
    ["09/30", "09/30"],
    ["9/30", "09/30"],
    ["0930", "09/30"],
    ["09 / 2030", "09/30"],
    ["13/30", null],
    ["00/30", null],
    ["09/3", null],
    ["", null],
  ])("%j is the month %s", (text, expiry) => expect(expiryOf(text)).toBe(expiry));

  it("hold to the end of their month, in the last place on earth", () => {
    expect(isExpired("09/30", Date.UTC(2030, 8, 30, 23, 59))).toBe(false);
    expect(isExpired("09/30", Date.UTC(2030, 9, 1, 11, 59))).toBe(false);
    expect(isExpired("09/30", Date.UTC(2030, 9, 1, 12, 0))).toBe(true);
    expect(isExpired("12/29", Date.UTC(2030, 0, 1, 12, 0))).toBe(true);
  });

  it("have codes of three digits, American Express of four", () => {
    expect(["123", "1234", "12a", ""].map((code) => isSecurityCode(code, false))).toEqual([true, false, false, false]);
    expect(["123", "1234"].map((code) => isSecurityCode(code, true))).toEqual([false, true]);
  });
});

describe("vouchers", () => {
  it("have the check digit of ISIN", () => {
    // US0378331005 is a real ISIN: zeros before it change nothing.
    expect(isVoucher("0000US0378331005")).toBe(true);
    expect(isVoucher("0000US0378331006")).toBe(false);
    expect(isVoucher("000US0378331005")).toBe(false);
  });

  it("are new each time", () => {
    const codes = Array.from({ length: 50 }, newVoucher);
    expect(new Set(codes).size).toBe(50);
    for (const code of codes) expect([code, isVoucher(code), code.startsWith("DEMO")]).toEqual([code, true, true]);
  });
});

describe("instructions", () => {
  it("name an address with a check, and a number with the check digit of EAN-13", () => {
    const coins = instructionsFor("crypto", "5.00", "EUR");
    if (coins === null || !("address" in coins)) throw new Error("no address");
    expect(isAddress(coins.address, "demo")).toBe(true);
    const last = coins.address.at(-1);
    expect(isAddress(`${coins.address.slice(0, -1)}${last === "0" ? "1" : "0"}`, "demo")).toBe(false);
    // The standard's own example.
    expect(eanCheck("629104150021")).toBe(3);
    const cash = instructionsFor("cash", "5.00", "EUR");
    if (cash === null || !("number" in cash)) throw new Error("no number");
    expect(eanCheck(cash.number.slice(0, 12))).toBe(Number(cash.number.at(-1)));
    expect(instructionsFor("card", "5.00", "EUR")).toBeNull();
  });

  it("draw EAN-13 with 95 modules and the guards in their places", () => {
    // 5901234123457 is the example of the literature: its whole pattern is published.
    const { width, bars } = barsOf("5901234123457");
    expect(width).toBe(95);
    const modules = Array.from({ length: width }, () => "0");
    for (const [at, wide] of bars) modules.fill("1", at, at + wide);
    expect(modules.join("")).toBe(
      "10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101",
    );
  });
});

it("fees are rounded to the minor unit of their currency", () => {
  expect(feeOf("deposit", "card", "33.33", "USD")).toBe("0.60");
  expect(feeOf("deposit", "card", "33", "JPY")).toBe("1");
  expect(feeOf("payout", "bank", "10", "KWD")).toBe("0.030");
});

it("states follow each other as the contract says, and no others", () => {
  const following = (from: (typeof statuses)[number]) => statuses.filter((to) => mayFollow(from, to)).toSorted();
  expect(Object.fromEntries(statuses.map((status) => [status, following(status)]))).toEqual({
    action_required: ["cancelled", "expired", "processing"],
    processing: ["failed", "paid", "succeeded"],
    succeeded: ["charged_back", "refunded"],
    paid: [],
    failed: [],
    cancelled: [],
    expired: [],
    refunded: [],
    charged_back: [],
  });
});

it("a holder has the same account at a bank each time, and others another", () => {
  const [bank] = banks;
  if (bank === undefined) throw new Error("there are no banks");
  expect(accountAt(bank, "one")).toBe(accountAt(bank, "one"));
  expect(new Set(["one", "two", "three"].map((holder) => accountAt(bank, holder))).size).toBe(3);
});

it("random digits are digits, as many as asked for", () => expect(randomDigits(40)).toMatch(/^\d{40}$/));
