/** All that placing asks of a player, read in one call once nobody else can change it. */
import { sql } from "drizzle-orm";
import type { Tx } from "../../core/database.ts";
import type { AccountTypeId } from "../../accounts/tables.ts";
import type { Wallet } from "../check/check.ts";
import { outcomeForm } from "../settle/results.ts";

/** As the database's `placing_facts` answers. */
export interface Facts {
  /** What was placed under the key before. */
  earlier: { id: number; fingerprint: string } | null;
  /** The account named; null when it is not an open one of the player. */
  account: { id: number; currency: string; type: AccountTypeId; points: number; balance: string } | null;
  /** Number of his active account. */
  activeId: number | null;
  /** The house's account of open stakes in the account's currency; null before its first use. */
  stakesId: number | null;
  isFrozen: boolean;
  isBanned: boolean;
  isLineClosed: boolean;
  isLiveClosed: boolean;
  /** Outcomes among those asked for that have a result. */
  decided: string[];
  /** Whether any limit of the player's is kept at all; most have none. */
  hasLimits: boolean;
}

/** The number in a text that names an account; 0, which is none, for every other text. */
export function accountNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** Locks the player, then the account and the outcomes against corrections, and reads. The locks hold until the transaction ends. */
export async function lockFacts(tx: Tx, playerId: number, key: string, { accountId, bets }: { accountId: string; bets: readonly { outcomeId: string }[] }): Promise<Facts> {
  const outcomes = JSON.stringify(bets.map(({ outcomeId }) => outcomeId).filter((id) => outcomeForm.test(id)));
  const { rows: [row] } = await tx.execute<{ facts: Facts }>(sql`select placing_facts(${playerId}::integer, ${key}::text, ${accountNumber(accountId)}::integer, ${outcomes}::jsonb) as facts`);
  if (!row) throw new Error("the database told nothing of the player");
  return row.facts;
}

/** The account as a coupon is checked against it. */
export function walletOfFacts({ account, isFrozen, isBanned, isLineClosed, isLiveClosed }: Facts): Wallet | null {
  if (!account) return null;
  const closedSections = isBanned ? (["LINE", "LIVE"] as const) : [...(isLineClosed ? ["LINE" as const] : []), ...(isLiveClosed ? ["LIVE" as const] : [])];
  return { id: account.id, type: account.type, currency: account.currency, balance: account.balance, isFrozen, closedSections };
}
