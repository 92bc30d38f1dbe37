/** Pays a player out of the house's promotion money. */
import { appendBalance, accountIn, houseAccount, payDebt, post } from "../../money/accounts/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";

export interface Reward {
  key: string;
  playerId: number;
  /** Above zero, an exact decimal. */
  amount: string;
  currency: string;
}

/** Books a reward in cash, and has it repay what the account owes. The player is locked. @throws if it was booked before */
export async function bookReward(
  context: Pick<ServiceContext, "clock" | "outbox">,
  tx: Tx,
  { key, playerId, amount, currency }: Reward,
): Promise<void> {
  const at = context.clock.now();
  const accountId = await accountIn(tx, playerId, currency);
  const posted = await post(tx, {
    key,
    kind: "bonus",
    use: "reward",
    at,
    entries: [
      { accountId: await houseAccount(tx, "promo", currency), amount: `-${amount}` },
      { accountId, amount },
    ],
  });
  if (!posted.ok || posted.isReplay) throw new Error(`${key} was not booked`);
  await payDebt(tx, accountId, key, at);
  await appendBalance(context, tx, playerId, accountId);
}
