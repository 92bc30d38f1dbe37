/** The journals of rounds: a stake is held until the round ends, a win is the house's at once. */
import { Exact, roundMoney } from "#shared/money/money.ts";
import {
  appendBalance,
  cashBeside,
  houseAccount,
  lockCashBeside,
  payDebt,
  post,
  reverse,
  spendableOf,
  splitReturn,
  stakeEntries,
} from "../accounts/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { RoundRow } from "./tables.ts";

type Context = Pick<ServiceContext, "clock" | "outbox">;
type Round = Pick<RoundRow, "id" | "playerId" | "accountId" | "currency">;

const minus = (amount: string) => new Exact(amount).negated().toFixed();
/** Calls are numbered by the studio, so their keys stand apart from those of the house. */
const keyOf = (call: string) => `round:${call}`;

function must(posted: Awaited<ReturnType<typeof post>>, what: string): void {
  if (!posted.ok || posted.isReplay) throw new Error(`${what} was not booked`);
}

/** Tells of the balances that a round has changed: its account's, and that of the cash beside a bonus account. */
async function tellBalances(context: Context, tx: Tx, round: Round, cashId: number | undefined): Promise<void> {
  if (cashId !== undefined) await appendBalance(context, tx, round.playerId, cashId);
  await appendBalance(context, tx, round.playerId, round.accountId);
}

/** Takes a stake; false when the account has too little. */
export async function takeStake(
  context: Context,
  tx: Tx,
  round: Round,
  call: string,
  amount: string,
): Promise<boolean> {
  const cash = await lockCashBeside(tx, round.accountId);
  const posted = await post(tx, {
    key: keyOf(call),
    kind: "stake",
    roundId: round.id,
    at: context.clock.now(),
    entries: [
      ...stakeEntries(round.accountId, cash, amount),
      { accountId: await houseAccount(tx, "stakes", round.currency), amount },
    ],
  });
  if (!posted.ok && posted.code === "INSUFFICIENT_FUNDS") return false;
  must(posted, `the stake ${call}`);
  await tellBalances(context, tx, round, cash?.id);
  return true;
}

export async function giveStakeBack(context: Context, tx: Tx, round: Round, call: string): Promise<void> {
  const cash = await lockCashBeside(tx, round.accountId);
  must(await reverse(tx, keyOf(call), context.clock.now()), `the stake ${call} given back`);
  await tellBalances(context, tx, round, cash?.id);
}

/** Pays a win; what the account owes is paid out of it. */
export async function payWin(context: Context, tx: Tx, round: Round, call: string, amount: string): Promise<void> {
  if (new Exact(amount).isZero()) return;
  const at = context.clock.now();
  const beside = await lockCashBeside(tx, round.accountId);
  const { cash, rest } =
    beside === null
      ? { cash: null, rest: amount }
      : await splitReturn(tx, round.accountId, amount, { roundId: round.id });
  const entries = [
    { accountId: round.accountId, amount: rest },
    ...(cash ? [cash] : []),
    { accountId: await houseAccount(tx, "revenue", round.currency), amount: minus(amount) },
  ];
  must(await post(tx, { key: keyOf(call), kind: "payout", roundId: round.id, at, entries }), `the win ${call}`);
  await payDebt(tx, round.accountId, keyOf(call), at);
  await tellBalances(context, tx, round, cash?.accountId);
}

/** What a round held becomes the house's. */
export async function keepStake(context: Context, tx: Tx, round: Round & Pick<RoundRow, "staked">): Promise<void> {
  if (new Exact(round.staked).isZero()) return;
  const entries = [
    { accountId: await houseAccount(tx, "stakes", round.currency), amount: minus(round.staked) },
    { accountId: await houseAccount(tx, "revenue", round.currency), amount: round.staked },
  ];
  const key = `${keyOf(round.id)}:kept`;
  must(
    await post(tx, { key, kind: "payout", roundId: round.id, at: context.clock.now(), entries }),
    `the stake of the round ${round.id}`,
  );
  // A bonus hears of a round without a win by this.
  if (await cashBeside(tx, round.accountId)) await appendBalance(context, tx, round.playerId, round.accountId);
}

/** What the account can stake, with the digits of its currency. */
export const balanceAfter = async (
  db: Db,
  { accountId, currency }: Pick<Round, "accountId" | "currency">,
): Promise<string> => roundMoney(await spendableOf(db, accountId), currency);
