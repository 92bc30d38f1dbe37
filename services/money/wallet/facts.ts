/** What the wallet knows when a studio calls. */
import { createHash } from "node:crypto";
import { sql } from "../../platform/database/drizzle.ts";
import type { AccountTypeId } from "../accounts/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { CallRow, LaunchRow, RoundRow } from "./tables.ts";

interface Cash {
  id: number;
  type: AccountTypeId;
  points: number;
  balance: string;
}

/** The account of a round, as the database's `account_of_round` answers. */
export interface RoundMoney {
  account: Cash & { playerId: number; currency: string; closedAt: number | null };
  /** The cash that stakes from a bonus account take first; null for other accounts. */
  cash: Cash | null;
  /** Number of the player's active account. */
  activeId: number | null;
  isFrozen: boolean;
  /** What the account owes the house; null for nothing. */
  owed: string | null;
  /** The house's accounts in the currency, as far as they are open. */
  house: Partial<Record<HouseKind, number>> | null;
}
export type HouseKind = "stakes" | "revenue" | "promo" | "debts";

/** As the database's `wallet_facts` answers. */
export interface Facts {
  /** The same call, when it came before. */
  known: Pick<CallRow, "fingerprint" | "answer" | "balance"> | null;
  round: RoundRow | null;
  /** The bet that the call is about, or is; null for one that never came. */
  bet: Pick<CallRow, "answer" | "amount"> | null;
  /** Whether a rollback of that bet has been taken, also one that came before it. */
  isRolledBack: boolean;
  /** The launch that a bet is made with, while it and its session last. */
  launch: Pick<LaunchRow, "id" | "playerId" | "accountId" | "currency" | "game"> | null;
  /** Whether the player of that launch is banned. */
  isBanned: boolean;
  /** Whether any limit of the player's is kept at all; most have none. */
  hasLimits: boolean;
  /** The account of the round, or of the launch before there is one; null where neither is known. */
  money: RoundMoney | null;
  /** The account whose balance answers a call of the round: the one that its game was opened with. */
  shownId: number | null;
}

interface Asked {
  call: string;
  round: string;
  bet: string | null;
  /** Of a bet: the launch's token. */
  token: string | null;
  /** Whether the call may move money of the round's account. */
  isMoneyLocked: boolean;
}

/** The hash by which a launch's token is kept. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Locks a round until the transaction ends, with its player and money as asked, and tells what is known of it. */
export async function lockFacts(
  { settings }: Pick<ServiceContext, "settings">,
  tx: Tx,
  { call, round, bet, token, isMoneyLocked }: Asked,
): Promise<Facts> {
  const {
    rows: [row],
  } = await tx.execute<{ facts: Facts }>(sql`
    select wallet_facts(${call}::text, ${round}::text, ${bet}::text, ${token === null ? null : hashOf(token)}::text,
      ${isMoneyLocked}::boolean, ${Date.now()}::bigint, ${settings.siteEnv === "demo"}::boolean) as facts`);
  if (row === undefined) throw new Error("the wallet could not look");
  return row.facts;
}

/** Locks another account than that of the facts, with the cash beside it, and tells of it. */
export async function lockMoney(tx: Tx, accountId: number): Promise<RoundMoney> {
  const {
    rows: [row],
  } = await tx.execute<{ money: RoundMoney | null }>(
    sql`select account_of_round(${accountId}::integer, true) as money`,
  );
  if (row == null || row.money === null) throw new Error(`there is no account ${accountId}`);
  return row.money;
}
