/** Insurance: the player pays a premium now and gets the insured share of the stake back if the coupon loses. */
import { mayUse } from "#shared/money/accountUses.ts";
import { eq } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import { insurancePremiums, insuranceShares, insuredAmount } from "#shared/betting/coupon/insurance.ts";
import { amountProblem, Exact } from "#shared/money/money.ts";
import { appendBalance, houseAccount, accountMay, post } from "../../../money/accounts/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { limitAgainst, appendUsedLimits } from "../../../money/limits/public.ts";
import { closedSections } from "../../../people/players/public.ts";
import type { afterApi, couponOffers } from "../after/api.ts";
import { openCoupons, type OpenCoupon } from "../cashOut/open.ts";
import { doOnce, refuse, type Asked, type DeedAnswer } from "../after/deeds.ts";
import { appendCoupon } from "../events.ts";
import { insuranceKey } from "../journals.ts";
import { kindOf } from "../settle/returnOf.ts";
import type { CouponRow } from "../store.ts";
import { coupon } from "../tables.ts";

type Offers = z.infer<typeof couponOffers>["insurance"];
type InsureBody = z.output<typeof afterApi.insure.body>;
type Context = Pick<ServiceContext, "siteConfig">;

/**
 * Current prices of a coupon that can be insured, otherwise null: a single or an express with the player's own money
 * that hasn't begun, with all bets on offer. Cash-out (also partial or ordered) and insurance exclude each other.
 */
function insurableAt({ row, accountType, isFrozen, bets }: OpenCoupon): string[] | null {
  const kind = kindOf(row);
  const isRuledOut =
    row.state !== "ACCEPTED" ||
    (kind !== "SINGLE" && kind !== "EXPRESS") ||
    !accountMay(accountType, "insurance") ||
    isFrozen ||
    (row.promo?.kind === "FREE_BET" && !mayUse("FREE_BET", "insurance")) ||
    row.insuranceShare !== null ||
    row.cashOuts.length > 0 ||
    row.autoCashOut !== null;
  if (isRuledOut) return null;
  const prices = bets.flatMap(({ now }) =>
    now && !now.isBlocked && !now.game.isFinished && now.game.section === "LINE" ? [now.coef] : [],
  );
  return prices.length === bets.length ? prices : null;
}

/** Premiums of each share that can be had; none if the coupon can't be insured. */
export function insuranceOf(context: Context, open: OpenCoupon): Offers {
  const prices = insurableAt(open);
  if (prices === null) return [];
  const { amount, currency } = open.row;
  return insurancePremiums(amount, prices, currency, context.siteConfig.insuranceMargin).map(({ share, premium }) => ({
    share,
    premium,
    insuredAmount: insuredAmount(amount, share, currency),
  }));
}

/** Sells insurance at the premium of now, which is not above the one seen. */
export async function insure(
  context: ServiceContext,
  asked: Omit<Asked, "what">,
  body: InsureBody,
): Promise<DeedAnswer> {
  return doOnce(context, { ...asked, what: body }, async (tx, row) => {
    if (!insuranceShares.includes(body.share))
      throw refuse("INVALID", "A share is 10 to 100 percent by tens", ["share"]);
    if (amountProblem(body.premium, row.currency))
      throw refuse("INVALID", "The premium is no amount of the coupon's currency", ["premium"]);
    const [open] = await openCoupons(context, tx, [row]);
    const offer = open && insuranceOf(context, open).find(({ share }) => share === body.share);
    if (!offer || (await closedSections(tx, row.playerId)).includes("LINE"))
      throw refuse("INSURANCE_UNAVAILABLE", "The coupon can't be insured now");
    if (new Exact(offer.premium).greaterThan(body.premium))
      throw refuse("ODDS_CHANGED", "The premium has risen", ["premium"], {
        minAmount: offer.premium,
        currency: row.currency,
      });
    await takePremium(context, tx, row, offer.premium);
    await tx
      .update(coupon)
      .set({ insuranceShare: body.share, insurancePremium: offer.premium })
      .where(eq(coupon.id, row.id));
    await appendCoupon(context, tx, row.playerId, row.id);
    return row.id;
  });
}

/** The premium belongs to the house at once; payouts come out of its result. */
async function takePremium(
  context: ServiceContext,
  tx: Tx,
  { id, playerId, accountId, currency }: CouponRow,
  premium: string,
): Promise<void> {
  const now = context.clock.now();
  const limit = await limitAgainst(tx, playerId, { amount: premium, currency }, now);
  if (limit)
    throw refuse(limit.code, `${limit.labels.en} forbids this`, limit.measure === "money" ? ["premium"] : null);
  const revenue = await houseAccount(tx, "revenue", currency);
  const posted = await post(tx, {
    key: insuranceKey(id),
    kind: "stake",
    use: "insurance",
    couponId: id,
    at: now,
    entries: [
      { accountId, amount: `-${premium}` },
      { accountId: revenue, amount: premium },
    ],
  });
  if (!posted.ok) throw refuse(posted.code, "The account has too little money", ["premium"]);
  await appendBalance(context, tx, playerId, accountId);
  await appendUsedLimits(context, tx, playerId, now);
}
