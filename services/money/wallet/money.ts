/** The journals of rounds: a stake is held until the round ends, a win is the house's at once. */
import { Exact, roundMoney } from "#shared/money/money.ts";
import {
  addDebt,
  appendBalances,
  debtOf,
  type EntryInput,
  houseAccount,
  type JournalInput,
  lockCashBeside,
  moneyKindOf,
  payDebt,
  repayment,
  reverse,
  spendableOf,
  splitReturn,
  stakeEntries,
  toAccount,
} from "../accounts/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { type HouseKind, lockMoney, type RoundMoney } from "./facts.ts";
import type { RoundRow } from "./tables.ts";

type Context = Pick<ServiceContext, "clock" | "outbox">;

const minus = (amount: string) => new Exact(amount).negated().toFixed();
/** Calls are numbered by the studio, so their keys stand apart from those of the house. */
const keyOf = (call: string) => `round:${call}`;

const houseOf = async (tx: Tx, { house, account }: RoundMoney, kind: HouseKind): Promise<number> =>
  house?.[kind] ?? (await houseAccount(tx, kind, account.currency));

const sumOn = (accountId: number, journals: readonly JournalInput[]) =>
  journals
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.accountId === accountId)
    .reduce((sum, { amount }) => sum.plus(amount), new Exact(0));

/** What the player's wallets are after journals: the cash beside a bonus account first. Those that rest are left out. */
export function balanceEvents({ account, cash, activeId }: RoundMoney, journals: readonly JournalInput[]) {
  const { playerId, currency } = account;
  return [...(cash === null ? [] : [{ ...cash, currency, closedAt: null }]), account].flatMap((wallet) => {
    const moved = sumOn(wallet.id, journals);
    return moved.isZero() ? [] : [balanceEvent(playerId, wallet, activeId, moved.plus(wallet.balance).toFixed())];
  });
}

/** A bonus hears of the end of a round by the balance of its account, also where no journal has moved that. */
export const endEvents = (
  { account, activeId }: RoundMoney,
  { grantId }: Pick<RoundRow, "grantId">,
  journals: readonly JournalInput[],
) =>
  (grantId === null && moneyKindOf(account.type) !== "BONUS") || !sumOn(account.id, journals).isZero()
    ? []
    : [balanceEvent(account.playerId, account, activeId, account.balance)];

const balanceEvent = (
  playerId: number,
  wallet: Omit<RoundMoney["account"], "playerId">,
  activeId: number | null,
  balance: string,
) => ({
  type: "balance" as const,
  userId: playerId,
  // Events have no language: labels are in English.
  data: { userId: playerId, account: toAccount({ ...wallet, balance }, activeId, "en") },
});

/**
 * The account that pays a stake; null where the round takes none. A game that was opened with a bonus goes on with cash
 * once the bonus has ended; a round that the bonus has begun takes no further stake then.
 */
export async function payingMoney(tx: Tx, money: RoundMoney, round: RoundRow | null): Promise<RoundMoney | null> {
  if (money.account.closedAt === null || money.cash === null) return money;
  return round === null ? lockMoney(tx, money.cash.id) : null;
}

/** The journal of a stake; null where the account has too little. */
export async function stakeJournal(
  { clock }: Context,
  tx: Tx,
  money: RoundMoney,
  { id, round, amount }: { id: string; round: string; amount: string },
): Promise<JournalInput | null> {
  const { account, cash } = money;
  if (new Exact(account.balance).plus(cash?.balance ?? 0).lessThan(amount)) return null;
  const stakes = { accountId: await houseOf(tx, money, "stakes"), amount };
  const entries = [...stakeEntries(account.id, cash, amount), stakes];
  return { key: keyOf(id), kind: "stake", use: "casino", roundId: round, at: clock.now(), entries };
}

/** The journal of a free round's stake, from what the house gives away. */
export async function freeStakeJournal(
  { clock }: Context,
  tx: Tx,
  money: RoundMoney,
  { id, round, amount }: { id: string; round: string; amount: string },
): Promise<JournalInput> {
  const entries = [
    { accountId: await houseOf(tx, money, "promo"), amount: minus(amount) },
    { accountId: await houseOf(tx, money, "stakes"), amount },
  ];
  return { key: keyOf(id), kind: "stake", use: "casino", roundId: round, at: clock.now(), entries };
}

/** Gives a stake back by the exact opposite of its journal, and tells of the wallets. */
export async function giveStakeBack(context: Context, tx: Tx, round: RoundRow, bet: string): Promise<void> {
  const cash = await lockCashBeside(tx, round.accountId);
  const posted = await reverse(tx, keyOf(bet), context.clock.now());
  if (!posted.ok || posted.isReplay) throw new Error(`the stake ${bet} was not given back`);
  const accounts = [...(cash === null ? [] : [cash.id]), round.accountId];
  for (const id of accounts) await payDebt(tx, id, `${keyOf(bet)}:reversal:${id}`, context.clock.now());
  await appendBalances(context, tx, round.playerId, accounts);
}

/** The journals of a win: what the account owes is paid out of it. */
export async function winJournals(
  { clock }: Context,
  tx: Tx,
  money: RoundMoney,
  round: RoundRow,
  { id, amount }: { id: string; amount: string },
): Promise<JournalInput[]> {
  if (new Exact(amount).isZero()) return [];
  const { account, owed } = money;
  const [at, key] = [clock.now(), keyOf(id)];
  // Of a free round no cash was staked that a win would bring back.
  const { cash, rest } =
    round.grantId === null && moneyKindOf(account.type) === "BONUS"
      ? await splitReturn(tx, account.id, amount, { roundId: round.id })
      : { cash: null, rest: amount };
  const entries: EntryInput[] = [
    ...(cash === null ? [] : [cash]),
    { accountId: account.id, amount: rest },
    { accountId: await houseOf(tx, money, "revenue"), amount: minus(amount) },
  ];
  const win: JournalInput = { key, kind: "payout", use: "payout", roundId: round.id, at, entries };
  const gains = [
    { id: account.id, before: account.balance, gain: rest, owes: owed, own: key },
    // Only rounds of bonus accounts ask what the cash beside them owes.
    ...(cash === null
      ? []
      : [
          {
            id: cash.accountId,
            before: money.cash?.balance ?? "0",
            gain: cash.amount,
            owes: await debtOf(tx, cash.accountId),
            own: `${key}:cash`,
          },
        ]),
  ];
  const journals = [win];
  for (const { id: accountId, before, gain, owes, own } of gains) {
    if (owes === null || new Exact(owes).isZero()) continue;
    const balance = new Exact(before).plus(gain).toFixed();
    const debtsId = await houseOf(tx, money, "debts");
    const back = repayment({ accountId, balance, owed: owes, debtsId, key: own, at });
    if (back === null) continue;
    await addDebt(tx, accountId, back.paid.negated());
    journals.push(back.journal);
  }
  return journals;
}

/** The journal by which what a round held becomes the house's; none where it holds nothing. */
export async function keptJournals(
  { clock }: Context,
  tx: Tx,
  money: RoundMoney,
  { id, staked }: RoundRow,
): Promise<JournalInput[]> {
  if (new Exact(staked).isZero()) return [];
  const entries = [
    { accountId: await houseOf(tx, money, "stakes"), amount: minus(staked) },
    { accountId: await houseOf(tx, money, "revenue"), amount: staked },
  ];
  return [{ key: `${keyOf(id)}:kept`, kind: "payout", use: "payout", roundId: id, at: clock.now(), entries }];
}

/** What the account can stake, with the digits of its currency. */
export const balanceAfter = async (
  db: Db,
  { accountId, currency }: Pick<RoundRow, "accountId" | "currency">,
): Promise<string> => roundMoney(await spendableOf(db, accountId), currency);
