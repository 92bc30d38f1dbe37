/**
 * Every field of the site that takes digits, by what reads it. A new one is put into the table: a plain text field that
 * reads numbers by itself refuses what people paste.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Readers by the files whose fields they read. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  useAmountText: ["ui/fields/amount/SumField.tsx", "features/betting/slip/stake/AmountField.tsx"],
  SumField: [
    "features/betting/betGenerator/GeneratorFields.tsx",
    "features/content/calculator/Calculator.tsx",
    "features/betting/lotto/BuyPanel.tsx",
    "features/betting/lotto/bets/PickedBets.tsx",
    "features/betting/placedCoupons/AutoTool.tsx",
    "features/betting/toto/BuyPanel.tsx",
    "features/office/limits/AmountForm.tsx",
    "features/office/payments/deposit/LimitPrompt.tsx",
    "features/office/payments/method/AmountField.tsx",
  ],
  normaliseCoef: ["features/betting/slip/Extras.tsx"],
  asciiDigits: ["features/content/calculator/LegRow.tsx"],
  digitsOf: [
    "ui/fields/CodeField.tsx",
    "ui/fields/phone/PhoneField.tsx",
    "features/people/recovery/TransferWindow.tsx",
  ],
  readNumber: ["features/betting/lotto/TicketCheck.tsx"],
  readOneTimeCode: ["features/people/signIn/FormFields.tsx", "features/office/security/TwoFactorOffForm.tsx"],
};
const known = Object.values(FIELDS).flat();

const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
  .map((file) => ({ file: relative(root, join(root, file)), text: readFileSync(join(root, file), "utf8") }));

it("knows every field of digits", () => {
  const ofDigits = /inputMode=(?:"(?:numeric|decimal|tel)"|\{)|autoComplete="one-time-code"|<SumField\b/;
  expect(
    sources
      .filter(({ text }) => ofDigits.test(text))
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(known.toSorted());
});

it("has no field that drops what is no ASCII digit", () => {
  expect(
    sources.filter(({ text }) => /target\.value\.replace(?:All)?\(\/\\D/.test(text)).map(({ file }) => file),
  ).toEqual([]);
});
