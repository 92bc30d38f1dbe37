/** Writes a call and all that came of it, in one call of the database. */
import { minorDigits } from "#shared/money/money.ts";
import { sql } from "../../platform/database/drizzle.ts";
import { type JournalInput, writtenJournal } from "../accounts/public.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { RefusalCode } from "./api.ts";
import type { balanceEvents } from "./money.ts";
import type { CallRow, RoundRow } from "./tables.ts";

/** What comes of a call. */
export interface Outcome {
  code: "OK" | RefusalCode;
  /** The account whose balance is answered, with its currency; null where none is known. */
  shown: { accountId: number; currency: string } | null;
  /** What is answered where no account is known. */
  balance?: string;
  /** The round as it is now. */
  round?: RoundRow;
  journals?: readonly JournalInput[];
  events?: ReturnType<typeof balanceEvents>;
  /** Whether it uses up limits of the player, or gives back what was used. */
  isPlayed?: boolean;
}

const roundColumns = (row: RoundRow) => ({
  id: row.id,
  player_id: row.playerId,
  account_id: row.accountId,
  launch_id: row.launchId,
  currency: row.currency,
  game: row.game,
  state: row.state,
  staked: row.staked,
  won: row.won,
  started_at: row.startedAt,
  ended_at: row.endedAt,
  grant_id: row.grantId,
});

/** Answers the balance; null where no account is known. The caller has locked the round and its wallets. */
export async function writeCall(
  tx: Tx,
  call: Omit<CallRow, "answer" | "balance">,
  { code, shown, balance, round, journals = [], events = [] }: Outcome,
): Promise<string | null> {
  const parts = {
    journals: journals.map(writtenJournal),
    round: round === undefined ? null : roundColumns(round),
    events,
    call: {
      id: call.id,
      kind: call.kind,
      round_id: call.roundId,
      bet_id: call.betId,
      fingerprint: call.fingerprint,
      amount: call.amount,
      answer: code,
      balance: balance ?? null,
      at: call.at,
    },
    shown: shown?.accountId ?? null,
    digits: shown === null ? null : minorDigits(shown.currency),
  };
  const {
    rows: [row],
  } = await tx.execute<{ balance: string | null }>(
    sql`select wallet_write(${JSON.stringify(parts)}::jsonb) as balance`,
  );
  if (row === undefined) throw new Error(`the call ${call.id} was not written`);
  return row.balance;
}
