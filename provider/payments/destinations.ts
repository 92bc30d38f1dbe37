/** Where payouts go. Whether the place exists is found out on the way, as with real ones: then the payout fails. */
import { z } from "zod";
import type { Store } from "../store/store.ts";
import { isExpired } from "./cardRules.ts";
import { findInstrument, type Instrument, type KeptInstrument } from "./instruments.ts";
import { isAddress } from "./instructions.ts";
import type { Method, Verdict } from "./payment.ts";

const text = (longest: number) => z.string().trim().min(1).max(longest);

export const destination = z
  .union([
    z.strictObject({ token: text(100).describe("Token of a saved instrument") }),
    z.strictObject({
      iban: text(42).describe("Account at a bank, with or without spaces"),
      holder: text(140).describe("Whose account it is"),
    }),
    z.strictObject({ wallet: text(100).describe("E-mail address or phone of the wallet") }),
    z.strictObject({
      address: text(120).describe("Address on the network"),
      network: text(30).describe("Its network"),
    }),
    z.strictObject({ point: text(60).describe("Cash desk where the money is fetched") }),
  ])
  .describe("Where the money goes; which form depends on the method");
export type Destination = z.infer<typeof destination>;

/** The forms of destination that a method pays out to. Vouchers pay out to none. */
const forms: Readonly<Record<Method, readonly string[]>> = {
  card: ["token"],
  bank: ["iban", "token"],
  wallet: ["wallet", "token"],
  crypto: ["address"],
  cash: ["point"],
  voucher: [],
};

export const isPayable = (method: Method, where: Destination): boolean => forms[method].some((form) => form in where);

/** Whether the check digits of an account fit (ISO 13616). */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`;
  const digits = [...moved].map((character) => String(Number.parseInt(character, 36))).join("");
  return BigInt(digits) % 97n === 1n;
}

/** The account as its holder knows it again, without giving it away. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`;

/** The first character, and what stands behind the @ or the last two digits. */
export function maskedWallet(wallet: string): string {
  const [name = "", domain] = wallet.split("@");
  return domain === undefined ? `${name.slice(0, 2)}•••${name.slice(-2)}` : `${name.slice(0, 1)}•••@${domain}`;
}

export const isWallet = (text: string): boolean =>
  /^(?:[^\s@]{1,40}@[^\s@]+\.[^\s@]{2,}|\+?\d[\d ]{6,18}\d)$/.test(text);

export interface Reached {
  verdict: Extract<Verdict, "paid" | "bad_destination" | "expired_card" | "lost_card">;
  /** The saved instrument that the money goes to. */
  kept: KeptInstrument | null;
  /** What is kept of one that is new. */
  details: Instrument | null;
}

const atToken = (kept: KeptInstrument | null, method: Method, now: number): Reached => {
  if (kept === null || kept.method !== method) return { verdict: "bad_destination", kept: null, details: null };
  if ("expiry" in kept.details && isExpired(kept.details.expiry, now))
    return { verdict: "expired_card", kept, details: null };
  return { verdict: kept.behaviour === "lost_card" ? "lost_card" : "paid", kept, details: null };
};

/** What becomes of a payout to a destination. */
export function reach(store: Store, method: Method, where: Destination, now: number): Reached {
  if ("token" in where) return atToken(findInstrument(store, where.token), method, now);
  const verdict = (isGood: boolean) => (isGood ? "paid" : "bad_destination");
  if ("iban" in where) {
    const iban = where.iban.replaceAll(/\s/g, "").toUpperCase();
    return { verdict: verdict(isIban(iban)), kept: null, details: { iban: maskedIban(iban) } };
  }
  if ("wallet" in where)
    return { verdict: verdict(isWallet(where.wallet)), kept: null, details: { wallet: maskedWallet(where.wallet) } };
  if ("address" in where)
    return { verdict: verdict(isAddress(where.address, where.network)), kept: null, details: null };
  return { verdict: "paid", kept: null, details: null };
}
