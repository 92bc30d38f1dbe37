/** Checks and money of every purchase of tickets, inside the purchase's own transaction. */
import { amountProblem, Exact } from "#shared/money/money.ts";
import { houseAccount, isFrozen, accountMay, type OwnAccount, ownAccount, post } from "../../money/accounts/public.ts";
import { limitAgainst } from "../../money/limits/public.ts";
import { closedSections } from "../../people/players/public.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { FieldError } from "../../platform/http/api.ts";

export interface Refused {
  error: FieldError;
}
type Account = OwnAccount;

export const refuse = (
  code: string,
  message: string,
  path: string[] | null = null,
  more: Partial<FieldError> = {},
): Refused => ({ error: { code, message, path, ...more } });

export type Pool = "toto" | "lotto";

/** The account that pays, if its player may bet with it now. The caller has locked the player. */
export async function admit(
  tx: Tx,
  { pool, playerId, accountId }: { pool: Pool; playerId: number; accountId: number },
): Promise<{ account: Account } | Refused> {
  const account = await ownAccount(tx, playerId, accountId);
  if (account === null) return refuse("ACCOUNT_UNKNOWN", "There is no such account", ["accountId"]);
  if (!accountMay(account.type, pool)) return refuse("BONUS_ACCOUNT", "Bonus money buys no tickets", ["accountId"]);
  if (await isFrozen(tx, playerId)) return refuse("ACCOUNT_FROZEN", "The account is frozen", ["accountId"]);
  return (await closedSections(tx, playerId)).includes("LINE")
    ? refuse("BETTING_CLOSED", "The player may not bet on games ahead")
    : { account };
}

/** What is wrong with a stake; null if nothing is. @param path where the caller finds it */
export function stakeProblem(
  stake: string,
  { least, most, currency }: { least: string; most: string; currency: string },
  path: string[] = ["stake"],
): Refused | null {
  const problem = amountProblem(stake, currency);
  if (problem !== null) return refuse(problem, "The stake is no amount", path);
  const amount = new Exact(stake);
  const bounds = { minAmount: least, maxAmount: most, currency };
  if (amount.lessThan(least)) return refuse("AMOUNT_TOO_SMALL", "The stake is too low", path, bounds);
  return amount.greaterThan(most) ? refuse("AMOUNT_TOO_LARGE", "The stake is too high", path, bounds) : null;
}

/** Takes the price from the account, within the player's limits; null once it is taken. */
export async function charge(
  tx: Tx,
  {
    pool,
    key,
    playerId,
    account,
    price,
    now,
  }: { pool: Pool; key: string; playerId: number; account: Account; price: string; now: number },
): Promise<Refused | null> {
  const limit = await limitAgainst(tx, playerId, { amount: price, currency: account.currency }, now);
  if (limit !== null)
    return refuse(limit.code, `${limit.labels.en} forbids this ticket`, limit.measure === "money" ? ["stake"] : null);
  const posted = await post(tx, {
    key,
    kind: "stake",
    use: pool,
    at: now,
    entries: [
      { accountId: account.id, amount: `-${price}` },
      { accountId: await houseAccount(tx, "stakes", account.currency), amount: price },
    ],
  });
  return posted.ok ? null : refuse("INSUFFICIENT_FUNDS", "The account has too little", ["stake"]);
}
