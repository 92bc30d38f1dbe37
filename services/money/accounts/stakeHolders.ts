/**
 * What accounts ask of the services that hold players' money: stakes until they are settled (coupons, tickets, rounds),
 * and withdrawals until they are paid.
 */
import { Exact } from "#shared/money/money.ts";
import type { Db } from "../../platform/database/database.ts";
import { definePort } from "../../platform/ports.ts";

/** Filter of the open stakes. */
export type StakesOf = { accountId: number } | { playerId: number };

export interface StakeHolder {
  /** Whether stakes are open: not settled, refused or cashed out. */
  hasOpen(db: Db, of: StakesOf): Promise<boolean>;
  /** Sums of all players' open stakes, exact, one row per currency. */
  openTotals(db: Db): Promise<{ currency: string; amount: string }[]>;
}

export const stakeHolders = definePort<StakeHolder>("accounts.stakeHolders");

/** The same for withdrawals under way: what the house's accounts `held` must come to. */
export const heldMoney = definePort<StakeHolder>("accounts.heldMoney");

/** Whether any service holds open stakes: an account with some can't be closed or converted. */
export async function hasOpenStakes(db: Db, of: StakesOf): Promise<boolean> {
  for (const holder of stakeHolders.answers) if (await holder.hasOpen(db, of)) return true;
  return false;
}

/** Whether a payment of an account is under way: it is not closed before that has come to its end. */
export async function hasOpenPayments(db: Db, of: StakesOf): Promise<boolean> {
  for (const holder of heldMoney.answers) if (await holder.hasOpen(db, of)) return true;
  return false;
}

/** What the house's accounts of a kind must hold, by currency, exact. */
export async function expectedTotals(db: Db, kind: "stakes" | "held"): Promise<Map<string, string>> {
  const totals = new Map<string, string>();
  const { answers } = kind === "stakes" ? stakeHolders : heldMoney;
  for (const holder of answers)
    for (const { currency, amount } of await holder.openTotals(db))
      totals.set(currency, new Exact(totals.get(currency) ?? 0).plus(amount).toFixed());
  return totals;
}
