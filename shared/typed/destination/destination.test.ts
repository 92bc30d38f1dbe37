import { expect, it } from "vitest";
import { readDestination } from "./destination.ts";
import { readIban } from "./iban.ts";

/** From the register of ISO 13616. */
it.each([
  ["DE89 3704 0044 0532 0130 00", "DE89370400440532013000"],
  ["gb82-west-1234-5698-7654-32", "GB82WEST12345698765432"],
  ["IBAN: NO93 8601 1117 947", "NO9386011117947"],
  ["\u200eMT84 MALT 0110 0001 2345 MTLC AST0 01S\u200f", "MT84MALT011000012345MTLCAST001S"],
  ["KZ٨٦125KZT5004100100", "KZ86125KZT5004100100"],
  ["BR1800360305000010009795493C1", "BR1800360305000010009795493C1"],
  ["LC55HEMM000100010012001200023015", "LC55HEMM000100010012001200023015"],
])("reads the bank account %j", (typed, iban) => expect(readIban(typed)).toBe(iban));

it.each([
  ["", "nothing"],
  ["DE88370400440532013000", "wrong check digits"],
  ["DE0037040044053201300", "a digit short"],
  ["XX0812345678901234", "no country"],
  ["US70123456789012345", "a country without such accounts"],
  ["AA00123", "no account"],
  ["DE8937040044053201300", "a digit short"],
  ["DE893704004405320130000", "a digit long"],
  ["1234567890", "no IBAN"],
])("refuses the bank account %j: %s", (typed) => expect(readIban(typed)).toBeNull());

/** With these the remainder is 1 as well: ISO 13616 gives out 02 to 98 only. */
it("refuses check digits that no bank gives out", () => {
  const rest = (text: string) => [...text].reduce((sum, sign) => Number(`${sum}${Number.parseInt(sign, 36)}`) % 97, 0);
  for (const check of ["00", "01", "99"]) {
    const account = Array.from({ length: 97 }, (_, at) => `${"1".repeat(16)}${String(at).padStart(2, "0")}`).find(
      (bban) => rest(`${bban}DE${check}`) === 1,
    );
    expect(account).toBeDefined();
    expect(readIban(`DE${check}${account}`)).toBeNull();
  }
});

const NETS = ["TRC20", "XRP"];
const DEST = "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh";
it.each([
  ["wallet", { wallet: "4100 1234 5678" }, { wallet: "410012345678" }],
  ["wallet", { wallet: "٤١٠٠١٢٣٤" }, { wallet: "41001234" }],
  ["wallet", { wallet: " me.too+bets@example.com " }, { wallet: "me.too+bets@example.com" }],
  ["wallet", { wallet: "+7 (916) 123-45-67" }, { wallet: "+79161234567" }],
  ["wallet", { wallet: "U1234567" }, { wallet: "U1234567" }],
  [
    "iban",
    { iban: "DE89 3704 0044 0532 0130 00", holder: " Ann  Lee " },
    { iban: "DE89370400440532013000", holder: "Ann Lee" },
  ],
  ["point", { point: " mad–3\u200b " }, { point: "MAD-3" }],
  ["address", { network: "XRP", address: DEST, memo: "17" }, { network: "XRP", address: DEST, memo: "17" }],
  ["address", { network: "XRP", address: `${DEST}\n`, memo: "" }, { network: "XRP", address: DEST }],
  ["instrument", {}, {}],
] as const)("reads the %s of %j", (kind, typed, destination) =>
  expect(readDestination(kind, typed, NETS)).toEqual({ destination }),
);

it.each([
  ["wallet", {}, "REQUIRED", "wallet"],
  ["wallet", { wallet: "no@such@@wallet" }, "INVALID", "wallet"],
  ["wallet", { wallet: "@@@@" }, "INVALID", "wallet"],
  ["wallet", { wallet: "me@example" }, "INVALID", "wallet"],
  ["wallet", { wallet: "...." }, "INVALID", "wallet"],
  ["wallet", { wallet: "41001234", point: "MAD-3" }, "INVALID", "point"],
  ["iban", { iban: "DE89370400440532013000" }, "REQUIRED", "holder"],
  ["iban", { iban: "DE89370400440532013000", holder: "1" }, "INVALID", "holder"],
  ["address", { network: "NO-SUCH-NET", address: DEST }, "INVALID", "network"],
  ["address", { network: "BTC", address: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa" }, "INVALID", "network"],
  ["address", { network: "TRC20", address: DEST }, "INVALID", "address"],
  ["address", { network: "TRC20", address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", memo: "1" }, "INVALID", "memo"],
  ["address", { network: "XRP", address: DEST, memo: "mine" }, "INVALID", "memo"],
] as const)("refuses the %s of %j: %s %s", (kind, typed, code, field) =>
  expect(readDestination(kind, typed, NETS)).toEqual({ problem: { code, field } }),
);
