/** Current value of an open coupon at the book's prices. */
import { accountMay } from "../../../money/accounts/public.ts";
import { mayUse } from "#shared/money/accountUses.ts";
import type { z } from "zod";
import { cashOutValue } from "#shared/betting/coupon/cashOut.ts";
import { legFactor } from "#shared/betting/coupon/legs.ts";
import { Exact } from "#shared/money/money.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { cashOutReason } from "../after/api.ts";
import { stakeLeft } from "../after/store.ts";
import { kindOf } from "../settle/returnOf.ts";
import type { OpenBet, OpenCoupon } from "./open.ts";

export type CashOutReason = z.infer<typeof cashOutReason>;
/** `value` is of all that is in play, in minor-unit digits. */
export type Worth = { reason: CashOutReason } | { reason: null; value: string };

/** Why an open bet has no price to cash out at; null if it has one. */
function hindrance({ result, now }: OpenBet): CashOutReason | null {
  if (result !== null) return null;
  if (!now) return "NOT_PRICED";
  // The game is over but not settled: its result is known.
  if (now.game.isFinished) return "DECIDED";
  return now.isBlocked ? "OUTCOME_SUSPENDED" : null;
}

/** What keeps a coupon from being cashed out whatever the prices are. */
function ruledOut({ row, accountType, isFrozen, bets }: OpenCoupon): CashOutReason | null {
  const kind = kindOf(row);
  if (row.state !== "ACCEPTED") return "NOT_OPEN";
  if (kind !== "SINGLE" && kind !== "EXPRESS") return "KIND";
  if (!accountMay(accountType, "cashOut")) return "BONUS_ACCOUNT";
  if (row.promo?.kind === "FREE_BET" && !mayUse("FREE_BET", "cashOut")) return "FREE_BET";
  if (row.insuranceShare !== null) return "INSURED";
  if (isFrozen) return "ACCOUNT_FROZEN";
  const isDecided = bets.some(({ result }) => result === "LOST") || bets.every(({ result }) => result !== null);
  return isDecided ? "DECIDED" : null;
}

/** What all that is in play of a coupon is worth, or why it can't be sold. */
export function worthOf({ siteConfig }: Pick<ServiceContext, "siteConfig">, open: OpenCoupon): Worth {
  const { row, bets } = open;
  const ruled = ruledOut(open);
  if (ruled !== null) return { reason: ruled };
  const hindrances = bets.flatMap((bet) => hindrance(bet) ?? []);
  if (hindrances[0] !== undefined) return { reason: hindrances[0] };
  const legs = bets.map(({ coef, result, now }) => ({
    coef,
    now: now?.coef ?? null,
    factor: result === null ? null : legFactor(result, coef),
  }));
  const value = cashOutValue(stakeLeft(row), legs, {
    currency: row.currency,
    ...(siteConfig.cashOutMargin !== undefined && { margin: siteConfig.cashOutMargin }),
    exactCoef: row.exactCoef,
    maxPayout: Exact.max(0, new Exact(row.maxPayout).minus(row.cashedValue)).toFixed(),
  });
  if (value === null) return { reason: "NOT_PRICED" };
  return new Exact(value).greaterThan(0) ? { reason: null, value } : { reason: "WORTHLESS" };
}
