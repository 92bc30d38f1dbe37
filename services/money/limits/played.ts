/** What a player staked and won since they signed in: told with the reminder of the time played. */
import { Exact, roundMoney } from "#shared/money/money.ts";
import { type LiveSession, sessionByHash } from "../../people/players/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { playedSince } from "../accounts/public.ts";

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

/** Sums by currency since the sign-in; reversals count against the original. */
export async function playedIn(
  { db, clock }: Pick<ServiceContext, "db" | "clock">,
  { playerId, idHash }: LiveSession,
): Promise<Played> {
  const signIn = await sessionByHash(db, idHash);
  // Sessions live in real time, the ledger by the services' clock.
  const playedMs = Math.max(0, Date.now() - (signIn?.createdAt ?? Date.now())) * clock.rate;
  const startedAt = Math.floor(clock.now() - playedMs);
  const rows = await playedSince(db, playerId, startedAt);
  const sums = (wanted: string, sign: 1 | -1): Sum[] =>
    rows
      .filter((row) => row.kind === wanted)
      .map(({ sum, currency }) => ({ amount: roundMoney(new Exact(sum).times(sign), currency), currency }))
      .filter(({ amount }) => new Exact(amount).greaterThan(0));
  return {
    startedAt: Math.floor(startedAt / 1000),
    seconds: Math.floor(playedMs / 1000),
    stakes: sums("stake", -1),
    wins: sums("payout", 1),
  };
}
