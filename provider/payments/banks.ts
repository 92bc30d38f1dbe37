/** The demo's banks. Nobody has an account with them. */
import { createHash } from "node:crypto";
import { maskedIban } from "./destinations.ts";

export interface Bank {
  code: string;
  name: string;
  /** How its accounts begin: a country that doesn't exist, and its check digits. */
  prefix: string;
  /** Whether the money arrives some time after the approval. */
  isSlow: boolean;
}

export const banks: readonly Bank[] = [
  { code: "harbour", name: "Harbour Bank", prefix: "XA41", isSlow: false },
  { code: "meridian", name: "Meridian Bank", prefix: "XB07", isSlow: false },
  { code: "oldmill", name: "Old Mill Savings", prefix: "XC63", isSlow: false },
  { code: "lantern", name: "Lantern Bank", prefix: "XD18", isSlow: true },
];

export const bankOf = (code: string | null): Bank | null => banks.find((bank) => bank.code === code) ?? null;

/** The masked account that somebody has with a bank: the same each time. */
export function accountAt({ code, prefix }: Bank, holder: string): string {
  const digits = createHash("sha256").update(`${code} ${holder}`).digest().readUInt32BE(0) % 10_000;
  return maskedIban(`${prefix}${String(digits).padStart(4, "0")}`);
}
