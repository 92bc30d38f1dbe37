import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newVoucher } from "./payments/vouchers.ts";
import { startWorld } from "./testing/world.ts";

it("numbers, codes and vouchers reach neither the database nor the log", async () => {
  const world = await startWorld({ logLevel: "trace" });
  const numbers = ["4111111111111111", "4000000000000002", "4000003800000446", "5555555555554444", "4111111111111112"];
  const code = "739";
  for (const number of numbers) {
    const deposit = await world.deposit("card");
    await world.press(deposit, world.card(number.replaceAll(/(\d{4})(?=\d)/g, "$1 "), { code, remember: "yes" }));
  }
  // A form that breaks on its way in, too.
  const broken = await world.deposit("card");
  await world.submit(String(broken.redirectUrl), { number: "4111111111111111", padding: "x".repeat(9000) });
  const wallet = await world.deposit("wallet");
  await world.press(wallet, { action: "pay", account: "somebody.else@mail.example", passcode: "604218" });
  const voucher = newVoucher();
  const byVoucher = await world.deposit("voucher");
  await world.press(byVoucher, { action: "pay", voucher });
  await world.payout("bank", { iban: "GB82WEST12345698765432", holder: "Somebody Else" });

  const files = readdirSync(world.folder).map((name) => join(world.folder, name));
  expect(files.some((file) => file.endsWith("-wal"))).toBe(true);
  const kept = [...files.map((file) => readFileSync(file, "latin1")), ...world.log].join("\n");
  // What may be kept is there, so what isn't was looked for in the right place.
  for (const present of ["0446", "09/35", "s•••@mail.example"])
    expect(kept, present).toContain(Buffer.from(present).toString("latin1"));
  expect(world.log.length).toBeGreaterThan(10);
  const secrets = [
    ...numbers.flatMap((number) => [number, number.replaceAll(/(\d{4})(?=\d)/g, "$1 "), number.slice(0, 12)]),
    `"${code}"`,
    "604218",
    voucher,
    "somebody.else",
    "GB82WEST",
    "Somebody Else",
  ];
  for (const secret of secrets) expect([secret, kept.includes(secret)]).toEqual([secret, false]);
  // As a text or a field of a form: times and process ids have such digits too.
  expect(world.log.join("")).not.toMatch(new RegExp(`[="' ]${code}(?!\\d)`));
  await world.close();
});
