/** How a bonus ends, and where money goes that comes to it afterwards. */
import { eq, sql } from "../../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import { endFreeBet } from "../../../betting/coupons/public.ts";
import {
  accountIn,
  appendBalances,
  closeAccount,
  houseAccount,
  lockAccount,
  payDebt,
  post,
} from "../../../money/accounts/public.ts";
import { endFreeRounds } from "../../../money/wallet/public.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { bonus, openStates, type BonusRow, type BonusState } from "../tables.ts";
import { changeState, tellBonus, type Context } from "./store.ts";

export type EndState = Exclude<BonusState, "OFFERED" | "ACTIVE">;

/**
 * Empties the account of a bonus that has ended: what was completed becomes cash, everything else goes back to the
 * house. Money of bets that were still open comes later, and takes the same way. The account is closed at once: a stake
 * from it would win for the house. The caller has locked player and bonus.
 */
export async function sweep(context: Context, tx: Tx, row: BonusRow): Promise<void> {
  const { id, accountId, currency, playerId, state } = row;
  if (accountId === null || openStates.includes(state)) return;
  const isCash = state === "COMPLETED";
  const to = isCash ? await accountIn(tx, playerId, currency) : await houseAccount(tx, "promo", currency);
  const amount = await lockAccount(tx, accountId);
  const at = context.clock.now();
  if (new Exact(amount).greaterThan(0)) {
    const posted = await post(tx, {
      key: `bonus:${id}:swept:${row.sweeps + 1}`,
      kind: "bonus",
      use: "bonus",
      at,
      entries: [
        { accountId, amount: `-${amount}` },
        { accountId: to, amount },
      ],
    });
    if (!posted.ok || posted.isReplay) throw new Error(`the account of the bonus ${id} was not emptied`);
    if (isCash) await payDebt(tx, to, `bonus:${id}:swept:${row.sweeps + 1}`, at);
    await tx
      .update(bonus)
      .set({ sweeps: row.sweeps + 1, ...(isCash && { paid: sql`${bonus.paid} + ${amount}::numeric` }) })
      .where(eq(bonus.id, id));
  }
  await closeAccount(tx, accountId, at);
  if (!new Exact(amount).greaterThan(0)) return;
  await appendBalances(context, tx, playerId, isCash ? [accountId, to] : [accountId]);
  await tellBonus(context, tx, row);
}

/** Ends a bonus that is open; one that has ended stays as it is. The caller has locked player and bonus. */
export async function endBonus(
  context: Context,
  tx: Tx,
  row: BonusRow,
  state: EndState,
  reason: string,
): Promise<BonusRow> {
  if (!openStates.includes(row.state)) return row;
  const ended = await changeState(context, tx, row, state, { reason });
  if (row.promoCode !== null) await endFreeBet(tx, row.promoCode, context.clock.now());
  if (row.freeGrantId !== null) await endFreeRounds(tx, row.freeGrantId, context.clock.now());
  await sweep(context, tx, ended);
  return ended;
}
