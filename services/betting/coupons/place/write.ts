/** Writes coupons that have passed every check, moves their stakes, and sends their events, in one database call. */
import { sql } from "../../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import { toAccount, houseAccount, linesOf, stakeEntries, type EntryInput } from "../../../money/accounts/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { appendUsedLimits } from "../../../money/limits/public.ts";
import { outcomesOf } from "./facts.ts";
import { asColumns, betColumns, betRows, rowOf, type Placing } from "./rows.ts";
import { spendPromo } from "../check/promo.ts";
import { toCoupon, type CouponAnswer } from "../store.ts";

const isFree = ({ checked }: Placing): boolean => checked.promo?.kind === "FREE_BET";

/** Who pays the stake: the player, or the house for a free bet. */
async function entriesOf(tx: Tx, placing: Placing): Promise<EntryInput[]> {
  const { facts, account, amount } = placing;
  const { currency } = account;
  const paid = isFree(placing)
    ? [{ accountId: await houseAccount(tx, "promo", currency), amount: `-${amount}` }]
    : stakeEntries(account.id, facts.cash, amount);
  return [...paid, { accountId: facts.stakesId ?? (await houseAccount(tx, "stakes", currency)), amount }];
}

/** What the database's functions are told of a coupon, by the names they are told it under. */
interface Written {
  coupon: unknown;
  bets: unknown[];
  fingerprint: string;
  accounts: number[];
  amounts: string[];
  events: unknown[];
}

/** What is written, and what is answered once it has its number. */
function written(
  context: ServiceContext,
  placing: Placing,
  entries: readonly EntryInput[],
): { record: Written; answer: (id: number) => CouponAnswer } {
  const { playerId, account, facts, language } = placing;
  const [row, bets] = [rowOf(context, placing), betRows(placing)];
  const wallets = [account, ...(facts.cash ? [{ ...facts.cash, currency: account.currency }] : [])];
  const events = [
    // Events have no language: names are in English.
    ...wallets.flatMap((wallet) => {
      const paid = entries.find(({ accountId }) => accountId === wallet.id)?.amount ?? "0";
      if (new Exact(paid).isZero()) return [];
      const balance = new Exact(wallet.balance).plus(paid).toFixed();
      const shown = toAccount({ ...wallet, balance, closedAt: null }, facts.activeId, "en");
      return [{ type: "balance", userId: playerId, data: { userId: playerId, account: shown } }];
    }),
    { type: "coupon", userId: playerId, data: { userId: playerId, coupon: toCoupon(row, bets, "en") } },
  ];
  return {
    record: {
      coupon: asColumns(row),
      bets: bets.map(betColumns),
      ...linesOf({ kind: "stake", use: "bet", entries }),
      events,
    },
    answer: (id) => toCoupon({ ...row, id }, bets, language),
  };
}

/**
 * Writes the coupon at the book's own prices, moves the stake and writes the event. The caller has locked player and
 * account.
 */
export async function writeCoupon(context: ServiceContext, tx: Tx, placing: Placing): Promise<CouponAnswer> {
  const { playerId, facts, checked, now } = placing;
  const { record, answer } = written(context, placing, await entriesOf(tx, placing));
  const {
    rows: [made],
  } = await tx.execute<{ id: string | number }>(
    sql`select unnest(coupons_write(${JSON.stringify([record])}::jsonb)) as id`,
  );
  if (!made) throw new Error("the coupon was not written");
  const id = Number(made.id);
  if (checked.promo) await spendPromo(tx, checked.promo.code, playerId, id);
  if (facts.hasLimits) await appendUsedLimits(context, tx, playerId, now);
  return answer(id);
}

/** A coupon that is paid by its player's accounts alone and touches no limit. */
export interface PlainPlacing extends Placing {
  /** The house's account of open stakes. */
  stakesId: number;
}

/**
 * Writes such coupons of different players in one transaction, with nothing locked before. It waits for nobody, so the
 * book's answer is of this moment here too.
 * @returns for each null, with nothing written of it, if anything that it was checked by is different now, or locked
 */
export async function writePlainCoupons(
  context: ServiceContext,
  db: Db,
  placings: readonly PlainPlacing[],
): Promise<(CouponAnswer | null)[]> {
  const all = placings.map((placing) => {
    const { account, amount, body, facts, stakesId } = placing;
    const { record, answer } = written(context, placing, [
      ...stakeEntries(account.id, facts.cash, amount),
      { accountId: stakesId, amount },
    ]);
    return { record: { ...record, seen: facts, outcomes: outcomesOf(body) }, answer };
  });
  const { rows } = await db.execute<{ id: string | number | null }>(
    sql`select unnest(coupons_place(${JSON.stringify(all.map(({ record }) => record))}::jsonb)) as id`,
  );
  return all.map(({ answer }, index) => {
    const id = rows[index]?.id ?? null;
    return id === null ? null : answer(Number(id));
  });
}
