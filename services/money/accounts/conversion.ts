/** Accounts in a currency that a country has abolished: their money must be converted (SPEC 4.32). */
import { and, eq, inArray, isNull } from "../../platform/database/drizzle.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { ledgerAccount } from "./tables.ts";

/**
 * Currencies given up, with what took their place and how many of the old make one. Croatia pays with euros since 2023
 * (Council Regulation (EU) 2022/1208).
 */
export const successors: Readonly<Record<string, { iso: string; rate: string }>> = {
  HRK: { iso: "EUR", rate: "7.53450" },
};

export interface Conversion {
  /** 0 nothing to convert, 1 the main account, 2 an additional one. */
  status: 0 | 1 | 2;
  iso: string | null;
  toIso: string | null;
}

/** The main account goes before additional ones. */
export async function conversionOf(db: Db | Tx, playerId: number): Promise<Conversion> {
  const found = await db
    .select({ type: ledgerAccount.type, currency: ledgerAccount.currency })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.playerId, playerId),
        isNull(ledgerAccount.closedAt),
        inArray(ledgerAccount.currency, Object.keys(successors)),
      ),
    )
    .orderBy(ledgerAccount.type);
  const account = found.find(({ type }) => type === 0) ?? found[0];
  if (account === undefined) return { status: 0, iso: null, toIso: null };
  return {
    status: account.type === 0 ? 1 : 2,
    iso: account.currency,
    toIso: successors[account.currency]?.iso ?? null,
  };
}
