/** Everything that placing needs to know about a player, read in one call. */
import { sql } from "../../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import { isLiveSql, type LiveSession } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { AccountTypeId } from "../../../money/accounts/public.ts";
import type { Wallet } from "../check/check.ts";
import { outcomeForm } from "../settle/results.ts";

/** As the database's `placing_look` and `placing_facts` answer, from what players, accounts, limits and coupons each know. */
export interface Facts {
  /** The earlier coupon under this key. */
  earlier: { id: number; fingerprint: string } | null;
  /** Whether the key was sent before for many singles and now for one coupon, or the other way round. */
  isKeyUsedOtherwise: boolean;
  /** The account named; null if it is not an open one of the player. */
  account: { id: number; currency: string; type: AccountTypeId; points: number; balance: string } | null;
  /** The cash that stakes from a bonus account take first; null for other accounts. */
  cash: { id: number; type: AccountTypeId; points: number; balance: string } | null;
  /** Number of their active account. */
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

/** What identifies a coupon to the database before it is written. */
interface Asked {
  playerId: number;
  key: string;
  body: { accountId: string; bets: readonly { outcomeId: string }[] };
}

/** The outcomes of a coupon; texts that can't be one are left out, because the database refuses some. */
export const outcomesOf = ({ bets }: Asked["body"]): string[] =>
  bets.map(({ outcomeId }) => outcomeId).filter((id) => outcomeForm.test(id));

/** What was seen of a coupon. */
export interface Seen {
  /** Whether its session is not over. */
  isLive: boolean;
  facts: Facts;
}

/** A coupon that is to be looked at, of a session that may be over; null for a caller who needs none. */
interface Looked extends Asked {
  claimed: LiveSession | null;
}

/**
 * Reads everything as it is at this moment, for several coupons in one call. What is written by it must be proved again
 * under locks: `coupons_place` does.
 */
export async function lookAtFacts(
  context: Pick<ServiceContext, "settings">,
  db: Db,
  coupons: readonly Looked[],
): Promise<Seen[]> {
  const asked = coupons.map(({ playerId, key, body, claimed }) => ({
    player_id: playerId,
    key,
    account_id: accountNumber(body.accountId),
    outcomes: outcomesOf(body),
    session: claimed?.idHash ?? null,
  }));
  const isLive = isLiveSql(context, { playerId: sql`player_id`, idHash: sql`session` });
  const { rows } = await db.execute<{ is_live: boolean; facts: Facts }>(sql`
    select session is null or ${isLive} as is_live, placing_look(player_id, key, account_id, outcomes) as facts
    from rows from (jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as (player_id integer, key text, account_id integer, outcomes jsonb, session text)) with ordinality
      as asked (player_id, key, account_id, outcomes, session, place)
    order by place`);
  return rows.map((row) => ({ isLive: row.is_live, facts: row.facts }));
}

/**
 * Locks the player, then the account and the outcomes against corrections, and reads. The locks hold until the
 * transaction ends.
 */
export async function lockFacts(tx: Tx, { playerId, key, body }: Asked): Promise<Facts> {
  const {
    rows: [row],
  } = await tx.execute<{ facts: Facts }>(
    sql`select placing_facts(${playerId}::integer, ${key}::text, ${accountNumber(body.accountId)}::integer, ${JSON.stringify(outcomesOf(body))}::jsonb) as facts`,
  );
  if (!row) throw new Error("the database told nothing of the player");
  return row.facts;
}

/** The account as a coupon is checked against it. */
export function walletOfFacts({ account, cash, isFrozen, isBanned, isLineClosed, isLiveClosed }: Facts): Wallet | null {
  if (!account) return null;
  const closedSections = isBanned
    ? (["LINE", "LIVE"] as const)
    : [...(isLineClosed ? ["LINE" as const] : []), ...(isLiveClosed ? ["LIVE" as const] : [])];
  return {
    id: account.id,
    type: account.type,
    currency: account.currency,
    balance: new Exact(account.balance).plus(cash?.balance ?? 0).toFixed(),
    isFrozen,
    closedSections,
  };
}
