/** What a player is told who pays elsewhere: by a transfer of coins, or at a cash desk. */
import { createHash, randomBytes } from "node:crypto";
import { randomDigits } from "./tokens.ts";
import type { Method } from "./payment.ts";

/** No network that exists: nobody can lose money to these addresses. */
export const DEMO_NETWORK = "demo";

/** A coin of the demo network is worth one unit of the payment's currency. */
export interface CoinInstructions {
  network: typeof DEMO_NETWORK;
  asset: string;
  address: string;
  amount: string;
}
export interface CashInstructions {
  /** An EAN-13: twelve digits and one that checks them. */
  number: string;
}
export type Instructions = CoinInstructions | CashInstructions;

const addressForm = /^demo1([a-z0-9]{24})([a-f0-9]{4})$/;
const checkOf = (body: string) => createHash("sha256").update(body).digest("hex").slice(0, 4);

export function newAddress(): string {
  const body = [...randomBytes(24)].map((byte) => (byte % 32).toString(32)).join("");
  return `demo1${body}${checkOf(body)}`;
}

/** Whether coins can be sent there. Of other networks than the demo's, only the look of an address is known. */
export function isAddress(text: string, network: string): boolean {
  if (network !== DEMO_NETWORK) return /^[A-Za-z0-9:]{20,110}$/.test(text);
  const [, body, check] = addressForm.exec(text) ?? [];
  return body !== undefined && checkOf(body) === check;
}

/** The digit that checks the twelve of an EAN-13: they count once and three times by turns. */
export function eanCheck(digits: string): number {
  const sum = [...digits].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/** Numbers that begin with 2 are for use within a company. */
function newCashNumber(): string {
  const digits = `2${randomDigits(11)}`;
  return `${digits}${eanCheck(digits)}`;
}

export function instructionsFor(method: Method, amount: string, currency: string): Instructions | null {
  if (method === "crypto") return { network: DEMO_NETWORK, asset: `d${currency}`, address: newAddress(), amount };
  if (method === "cash") return { number: newCashNumber() };
  return null;
}
