/** Paying the prize of an attempt, in the transaction of its last move. */
import { bookPoints, giveOwnBonus } from "../../bonuses/public.ts";
import { accountIn, appendBalance, houseAccount, payDebt, post } from "../../../money/accounts/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Prize } from "../games/definition.ts";
import type { AttemptRow } from "../tables.ts";

type Context = Pick<ServiceContext, "clock" | "outbox">;

async function payCash(context: Context, tx: Tx, { id, playerId, currency }: AttemptRow, amount: string) {
  const accountId = await accountIn(tx, playerId, currency);
  const [key, at] = [`bonusgame:${id}`, context.clock.now()];
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
  if (!posted.ok || posted.isReplay) throw new Error(`the prize of the attempt ${id} was not paid`);
  await payDebt(tx, accountId, key, at);
  await appendBalance(context, tx, playerId, accountId);
}

/** Terms of the bonus that a prize becomes. */
const termsOf = ({ kind, amounts, days, multiplier, product, minCoef }: Prize) => ({
  kind: kind === "FREE_BET" ? ("FREE_BET" as const) : ("NO_DEPOSIT" as const),
  product: kind === "FREE_BET" ? ("SPORT" as const) : product,
  currencies: amounts.map(({ currency, amount }) => ({ currency, minDeposit: null, maxBonus: amount, maxStake: null })),
  percent: null,
  multiplier: kind === "FREE_BET" ? "0" : multiplier,
  base: "BONUS" as const,
  offerDays: 1,
  days,
  minLegs: 1,
  minCoef,
  casinoPercent: "100",
  gamePercents: {},
  freeRounds: null,
});

/** Pays a row of the attempt's prizes; answers the bonus that it became, null for none. The player is locked. */
export async function payPrize(context: Context, tx: Tx, attempt: AttemptRow, row: number): Promise<number | null> {
  const { id, playerId, currency, game } = attempt;
  const prize = attempt.prizes[row];
  if (prize === undefined) throw new Error(`the attempt ${id} has no prize ${row}`);
  const amount = prize.amounts.find((each) => each.currency === currency)?.amount;
  const key = `bonusgame:${id}`;
  switch (prize.kind) {
    case "NOTHING":
      return null;
    case "POINTS": {
      const booked = {
        playerId,
        key,
        amount: prize.points ?? 0,
        reason: "GAME_PRIZE",
        at: context.clock.now(),
      } as const;
      if (!(await bookPoints(tx, booked))) throw new Error(`the points of the attempt ${id} were not booked`);
      return null;
    }
    case "CASH":
      if (amount === undefined) throw new Error(`the attempt ${id} has no prize in ${currency}`);
      await payCash(context, tx, attempt, amount);
      return null;
    case "BONUS":
    case "FREE_BET":
      return giveOwnBonus(context, tx, { name: `game-${game}`, terms: termsOf(prize), playerId, currency, key });
  }
}
