/** A bonus account with money on it, for tests of what bonus money may not be used for. */
import { houseAccount, openAccount, post } from "../../../money/accounts/public.ts";
import type { TestServices } from "../../../testing/services.ts";

/** Opens one for a player and answers its number. */
export const openBonusAccount = (
  { services: { context } }: TestServices,
  playerId: number,
  { amount, currency }: { amount: string; currency: string },
): Promise<number> =>
  context.transact(async (tx) => {
    const accountId = await openAccount(tx, playerId, currency, 4);
    const posted = await post(tx, {
      key: `test:bonus:${accountId}`,
      kind: "bonus",
      use: "bonus",
      at: context.clock.now(),
      entries: [
        { accountId: await houseAccount(tx, "promo", currency), amount: `-${amount}` },
        { accountId, amount },
      ],
    });
    if (!posted.ok) throw new Error(posted.code);
    return accountId;
  });
