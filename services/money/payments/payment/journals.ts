/** The journals of payments: how each change of a payment moves money. */
import { Exact } from "#shared/money/money.ts";
import {
  addDebt,
  appendBalance,
  houseAccount,
  lockAccount,
  payDebt,
  post,
  reverse,
  reverseAs,
} from "../../accounts/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { PaymentRow } from "../tables.ts";

type Moving = Pick<PaymentRow, "id" | "playerId" | "accountId" | "amount" | "fee" | "currency">;
type Context = Pick<ServiceContext, "clock" | "outbox">;

/** Key of the journal by which a deposit that may not be credited yet is held. */
const arrivalKey = ({ id }: Pick<PaymentRow, "id">) => `payment:${id}:arrival`;
/** Key of a deposit's journal. */
export const depositKey = ({ id }: { id: number | string }) => `payment:${id}:deposit`;
/** Of a withdrawal that was paid. */
export const paidKey = ({ id }: Pick<PaymentRow, "id">) => `payment:${id}:paid`;
const holdKey = ({ id }: Pick<PaymentRow, "id">) => `payment:${id}:hold`;
const minus = (amount: string) => new Exact(amount).negated().toFixed();

/** A journal of a payment that was refused is a bug: what can be refused is checked before. */
function must(posted: Awaited<ReturnType<typeof post>>, what: string): void {
  if (!posted.ok) throw new Error(`${what}: ${posted.code}`);
}

/** Holds a deposit that has come in and may not be credited now, with its fee; what the provider keeps is spent. */
export async function holdDeposit(context: Context, tx: Tx, row: Moving, kept: string): Promise<void> {
  const whole = new Exact(row.amount).plus(row.fee);
  const posted = await post(tx, {
    key: arrivalKey(row),
    kind: "deposit",
    use: "deposit",
    at: context.clock.now(),
    entries: [
      { accountId: await houseAccount(tx, "held", row.currency), amount: whole.toFixed() },
      { accountId: await houseAccount(tx, "fees", row.currency), amount: minus(kept) },
      { accountId: await houseAccount(tx, "clearing", row.currency), amount: whole.minus(kept).negated().toFixed() },
    ],
  });
  must(posted, `the deposit ${row.id} was not held`);
}

/** Takes a held deposit out of the books again, which the provider has returned to its payer, fee and all. */
export async function releaseDeposit(context: Context, tx: Tx, row: Moving): Promise<void> {
  const whole = new Exact(row.amount).plus(row.fee).toFixed();
  const entries = [
    { accountId: await houseAccount(tx, "held", row.currency), amount: minus(whole) },
    { accountId: await houseAccount(tx, "clearing", row.currency), amount: whole },
  ];
  must(
    await reverseAs(tx, arrivalKey(row), context.clock.now(), async () => entries),
    `the deposit ${row.id} was not returned`,
  );
}

/**
 * Books a deposit that has come in. The player's account gains its amount and the house its fee; the provider owes the
 * house both, less what it keeps for itself, which is the house's expense. What the account owes is paid from it.
 * @param kept null for a deposit that was held until now
 */
export async function bookDeposit(context: Context, tx: Tx, row: Moving, kept: string | null): Promise<void> {
  const from = await houseAccount(tx, kept === null ? "held" : "clearing", row.currency);
  const fees = await houseAccount(tx, "fees", row.currency);
  const owed = new Exact(row.amount).plus(row.fee).minus(kept ?? 0);
  const posted = await post(tx, {
    key: depositKey(row),
    kind: "deposit",
    use: "deposit",
    at: context.clock.now(),
    entries: [
      { accountId: row.accountId, amount: row.amount },
      { accountId: fees, amount: new Exact(row.fee).minus(kept ?? 0).toFixed() },
      { accountId: from, amount: owed.negated().toFixed() },
    ],
  });
  must(posted, `the deposit ${row.id} was not booked`);
  await payDebt(tx, row.accountId, depositKey(row), context.clock.now());
  await appendBalance(context, tx, row.playerId, row.accountId);
}

/**
 * Takes a deposit back that the provider has refunded or charged back. The payer has all they paid, fee and all; the
 * provider keeps its own. What the account no longer has is its debt.
 */
export async function takeDepositBack(context: Context, tx: Tx, row: Moving): Promise<void> {
  const taken = Exact.min(row.amount, await lockAccount(tx, row.accountId));
  const owed = new Exact(row.amount).minus(taken);
  await addDebt(tx, row.accountId, owed);
  const entries = [
    { accountId: row.accountId, amount: taken.negated().toFixed() },
    { accountId: await houseAccount(tx, "debts", row.currency), amount: owed.negated().toFixed() },
    { accountId: await houseAccount(tx, "fees", row.currency), amount: minus(row.fee) },
    {
      accountId: await houseAccount(tx, "clearing", row.currency),
      amount: new Exact(row.amount).plus(row.fee).toFixed(),
    },
  ];
  must(
    await reverseAs(tx, depositKey(row), context.clock.now(), async () => entries),
    `the deposit ${row.id} was not taken back`,
  );
  await appendBalance(context, tx, row.playerId, row.accountId);
}

/** Holds the money of a withdrawal; false when the account has too little. */
export async function holdMoney(context: Context, tx: Tx, row: Moving): Promise<boolean> {
  const held = await houseAccount(tx, "held", row.currency);
  const posted = await post(tx, {
    key: holdKey(row),
    kind: "withdrawal",
    use: "withdrawal",
    at: context.clock.now(),
    entries: [
      { accountId: row.accountId, amount: minus(row.amount) },
      { accountId: held, amount: row.amount },
    ],
  });
  if (!posted.ok && posted.code === "INSUFFICIENT_FUNDS") return false;
  must(posted, `the withdrawal ${row.id} was not held`);
  await appendBalance(context, tx, row.playerId, row.accountId);
  return true;
}

/** Gives held money back. It is no deposit: it counts in no deposit limit. */
export async function releaseMoney(context: Context, tx: Tx, row: Moving): Promise<void> {
  must(await reverse(tx, holdKey(row), context.clock.now()), `the withdrawal ${row.id} was not released`);
  await payDebt(tx, row.accountId, `${holdKey(row)}:reversal`, context.clock.now());
  await appendBalance(context, tx, row.playerId, row.accountId);
}

/**
 * Books a withdrawal that was paid: the provider gave the amount less the fee, and keeps its own from the house.
 * @param held what was held for it. If less was paid than asked, the rest goes back to the account; if more, the house
 * bears it
 */
export async function bookPaid(context: Context, tx: Tx, row: Moving, kept: string, held = row.amount): Promise<void> {
  const paid = new Exact(row.amount).minus(row.fee);
  const key = paidKey(row);
  const rest = new Exact(held).minus(row.amount);
  const posted = await post(tx, {
    key,
    kind: "withdrawal",
    use: "withdrawal",
    at: context.clock.now(),
    entries: [
      { accountId: await houseAccount(tx, "held", row.currency), amount: minus(held) },
      {
        accountId: rest.isNegative() ? await houseAccount(tx, "adjustments", row.currency) : row.accountId,
        amount: rest.toFixed(),
      },
      { accountId: await houseAccount(tx, "fees", row.currency), amount: new Exact(row.fee).minus(kept).toFixed() },
      { accountId: await houseAccount(tx, "clearing", row.currency), amount: paid.plus(kept).toFixed() },
    ],
  });
  must(posted, `the withdrawal ${row.id} was not booked`);
  if (!rest.greaterThan(0)) return;
  await payDebt(tx, row.accountId, key, context.clock.now());
  await appendBalance(context, tx, row.playerId, row.accountId);
}
