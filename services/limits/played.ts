/** What a player staked and won since he signed in: told with the reminder of the time played. */
import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { Exact, roundMoney } from "#shared/money.ts";
import { entry, journal, ledgerAccount } from "../accounts/tables.ts";
import type { LiveSession } from "../auth/session/sessions.ts";
import { session } from "../auth/tables.ts";
import type { ServiceContext } from "../core/context.ts";

interface Sum {
  amount: string;
  currency: string;
}

export interface Played {
  /** Epoch seconds of the services' clock, and seconds since then by the same clock. */
  startedAt: number;
  seconds: number;
  stakes: Sum[];
  wins: Sum[];
}

/** Sums by currency since the sign-in; what was taken back counts against what it was. */
export async function playedIn({ db, clock }: Pick<ServiceContext, "db" | "clock">, { playerId, idHash }: LiveSession): Promise<Played> {
  const [signIn] = await db.select({ createdAt: session.createdAt }).from(session).where(eq(session.idHash, idHash));
  // Sessions live in real time, the ledger by the services' clock.
  const playedMs = Math.max(0, Date.now() - (signIn?.createdAt ?? Date.now())) * clock.rate;
  const startedAt = Math.floor(clock.now() - playedMs);
  const original = alias(journal, "original");
  const kind = sql<string>`coalesce(${original.kind}, ${journal.kind})`;
  const rows = await db.select({ kind, currency: ledgerAccount.currency, amount: sql<string>`sum(${entry.amount})` }).from(entry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId)).innerJoin(journal, eq(journal.id, entry.journalId)).leftJoin(original, eq(original.id, journal.reverses))
    .where(and(eq(ledgerAccount.playerId, playerId), gte(journal.at, startedAt), inArray(kind, ["stake", "payout"])))
    .groupBy(kind, ledgerAccount.currency).orderBy(ledgerAccount.currency);
  const sums = (wanted: string, sign: 1 | -1): Sum[] => rows.filter((row) => row.kind === wanted)
    .map(({ amount, currency }) => ({ amount: roundMoney(new Exact(amount).times(sign), currency), currency })).filter(({ amount }) => new Exact(amount).greaterThan(0));
  return { startedAt: Math.floor(startedAt / 1000), seconds: Math.floor(playedMs / 1000), stakes: sums("stake", -1), wins: sums("payout", 1) };
}
