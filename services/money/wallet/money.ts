/** The journals of rounds: a stake is held until the round ends, a win is the house's at once. */
import { Exact, roundMoney } from "#shared/money/money.ts";
import { appendBalance, balanceOf, houseAccount, payDebt, post, reverse } from "../accounts/public.ts";
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

/** Takes a stake; false when the account has too little. */
export async function takeStake(
  context: Context,
  tx: Tx,
  round: Round,
  call: string,
  amount: string,
): Promise<boolean> {
  const posted = await post(tx, {
    key: keyOf(call),
    kind: "stake",
    at: context.clock.now(),
    entries: [
      { accountId: round.accountId, amount: minus(amount) },
      { accountId: await houseAccount(tx, "stakes", round.currency), amount },
    ],
  });
  if (!posted.ok && posted.code === "INSUFFICIENT_FUNDS") return false;
  must(posted, `the stake ${call}`);
  await appendBalance(context, tx, round.playerId, round.accountId);
  return true;
}

export async function giveStakeBack(context: Context, tx: Tx, round: Round, call: string): Promise<void> {
  must(await reverse(tx, keyOf(call), context.clock.now()), `the stake ${call} given back`);
  await appendBalance(context, tx, round.playerId, round.accountId);
}

/** Pays a win; what the account owes is paid out of it. */
export async function payWin(context: Context, tx: Tx, round: Round, call: string, amount: string): Promise<void> {
  if (new Exact(amount).isZero()) return;
  const at = context.clock.now();
  const entries = [
    { accountId: round.accountId, amount },
    { accountId: await houseAccount(tx, "revenue", round.currency), amount: minus(amount) },
  ];
  must(await post(tx, { key: keyOf(call), kind: "payout", at, entries }), `the win ${call}`);
  await payDebt(tx, round.accountId, keyOf(call), at);
  await appendBalance(context, tx, round.playerId, round.accountId);
}

/** What a round held becomes the house's. */
export async function keepStake(context: Context, tx: Tx, round: Round & Pick<RoundRow, "staked">): Promise<void> {
  if (new Exact(round.staked).isZero()) return;
  const entries = [
    { accountId: await houseAccount(tx, "stakes", round.currency), amount: minus(round.staked) },
    { accountId: await houseAccount(tx, "revenue", round.currency), amount: round.staked },
  ];
  const key = `${keyOf(round.id)}:kept`;
  must(await post(tx, { key, kind: "payout", at: context.clock.now(), entries }), `the stake of the round ${round.id}`);
}

/** Balance of the account, with the digits of its currency. */
export const balanceAfter = async (
  db: Db,
  { accountId, currency }: Pick<Round, "accountId" | "currency">,
): Promise<string> => roundMoney(await balanceOf(db, accountId), currency);
