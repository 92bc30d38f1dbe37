/** The rewards shop: free bets for points. */
import { eq } from "../../../platform/database/drizzle.ts";
import type { BonusTerms } from "#shared/money/bonus/terms.ts";
import { mainCurrencyOf } from "../../../money/accounts/public.ts";
import { readKey } from "../../../platform/http/ids.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import { personalHindrance, refusalOf } from "../instances/standing.ts";
import { giveBonus } from "../instances/give.ts";
import { bonusById, type BonusAnswer } from "../instances/store.ts";
import { programmeNow, type Reward } from "../programme/programme.ts";
import { staffOffer } from "../offers/staffOffers.ts";
import { bonus } from "../tables.ts";
import { bookPoints } from "./points.ts";

/** Terms of a reward's free bet. */
const termsOf = (reward: Reward): BonusTerms => ({
  kind: "FREE_BET",
  product: "SPORT",
  currencies: reward.amounts.map(({ currency, amount }) => ({
    currency,
    minDeposit: null,
    maxBonus: amount,
    maxStake: null,
  })),
  percent: null,
  multiplier: "0",
  base: "BONUS",
  offerDays: 1,
  days: reward.days,
  minLegs: 1,
  minCoef: reward.minCoef,
  casinoPercent: "0",
  gamePercents: {},
  freeRounds: null,
});

/** Buys a reward: the points go and the free bet comes in one transaction, once a key. */
export async function buyReward(
  context: ServiceContext,
  playerId: number,
  id: string,
  sentKey: string | undefined,
): Promise<{ bonus: BonusAnswer | null; errors: FieldError[] }> {
  const sent = readKey(sentKey);
  if (typeof sent !== "string") return { bonus: null, errors: [sent] };
  const { rewards } = (await programmeNow(context.db)).terms;
  const reward = rewards.find((each) => each.id === id);
  if (reward === undefined)
    return {
      bonus: null,
      errors: [{ code: "REWARD_UNKNOWN", message: "There is no such reward", path: ["rewardId"] }],
    };
  const at = context.clock.now();
  const offer = await staffOffer(context.db, `reward-${reward.id}`, termsOf(reward), at);
  return context.transact(async (tx) => {
    const own = await personalHindrance(context, tx, playerId);
    if (own !== null) return { bonus: null, errors: [refusalOf(own)] };
    const key = `reward:${playerId}:${sent}`;
    const [earlier] = await tx.select().from(bonus).where(eq(bonus.grantKey, key));
    if (earlier !== undefined)
      return earlier.offerId === offer.id
        ? { bonus: await bonusById(tx, earlier.id, playerId), errors: [] }
        : {
            bonus: null,
            errors: [
              {
                code: "IDEMPOTENCY_MISMATCH",
                message: "The key was used for another reward",
                path: ["idempotencyKey"],
              },
            ],
          };
    const main = await mainCurrencyOf(tx, playerId);
    const currency = reward.amounts.find((amount) => amount.currency === main)?.currency;
    if (currency === undefined) return { bonus: null, errors: [refusalOf("OFFER_NOT_FOR_YOU", ["rewardId"])] };
    if (!(await bookPoints(tx, { playerId, key, amount: -reward.price, reason: "REWARD", at })))
      return { bonus: null, errors: [refusalOf("POINTS_TOO_FEW", ["rewardId"])] };
    const given = await giveBonus(context, tx, offer, { playerId, currency, key });
    if (given === null) throw new Error(`the reward of ${key} was given before`);
    return { bonus: await bonusById(tx, given.id, playerId), errors: [] };
  });
}
