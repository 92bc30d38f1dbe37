/**
 * Vouchers: sixteen letters and digits, the last of which checks the others. It is that of ISIN (ISO 6166): letters
 * become two digits each, and the whole passes the Luhn check.
 */
import { createHash, randomBytes } from "node:crypto";
import type { Store } from "../store/store.ts";
import { passesLuhn } from "./cardRules.ts";

const form = /^[A-Z0-9]{15}[0-9]$/;
/** What vouchers that pay begin with. */
const PAYS = "DEMO";

/** As the voucher is printed: capitals, without spaces and dashes. */
export const voucherOf = (text: string): string => text.replaceAll(/[\s-]/g, "").toUpperCase();

/** A is 10, B is 11 and so on. */
const inDigits = (code: string) => [...code].map((character) => String(Number.parseInt(character, 36))).join("");

export const isVoucher = (code: string): boolean => form.test(code) && passesLuhn(inDigits(code));
export const isDemoVoucher = (code: string): boolean => code.startsWith(PAYS);

const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A voucher that nobody has used. */
export function newVoucher(): string {
  const random = [...randomBytes(11)].map((byte) => alphabet[byte % alphabet.length]).join("");
  const body = `${PAYS}${random}`;
  const check = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => passesLuhn(inDigits(`${body}${digit}`)));
  return `${body}${check}`;
}

/** Vouchers are as good as money, so what is kept of one is its hash. */
const hashOf = (code: string) => createHash("sha256").update(code).digest("base64");

/** Uses a voucher up for a payment; false if it was used before. */
export function spendVoucher(store: Store, code: string, payment: string): boolean {
  return (
    store.run("insert into voucher (hash, payment, at) values (:hash, :payment, :at) on conflict do nothing", {
      hash: hashOf(code),
      payment,
      at: Date.now(),
    }) === 1
  );
}
