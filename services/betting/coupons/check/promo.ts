/** Promo codes: free bets, whose stake the house pays, and boosts of the net win. Each code once per player. */
import { and, asc, eq, gt, isNull, notExists, or, sql } from "../../../platform/database/drizzle.ts";
import type { Decimal } from "decimal.js";
import type { z } from "zod";
import { couponKinds, type CouponKind } from "#shared/betting/coupon/kinds.ts";
import { Exact } from "#shared/money/money.ts";
import { readPromoCode } from "#shared/typed/codes.ts";
import { demoPlayers } from "../../../people/players/public.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { promoCode as promoSchema } from "../api/promo.ts";
import { promoCode, promoUse, type UsedPromo } from "../tables.ts";

export type PromoRow = typeof promoCode.$inferSelect;

/** A code as it was found for a player. */
export interface FoundPromo {
  row: PromoRow;
  isUsed: boolean;
}

/** The code a player typed; null for one that they can't have. */
export async function findPromo(db: Db, playerId: number | null, code: string): Promise<FoundPromo | null> {
  const wanted = readPromoCode(code);
  if (wanted === null) return null;
  const isTheirs =
    playerId === null ? isNull(promoCode.playerId) : or(isNull(promoCode.playerId), eq(promoCode.playerId, playerId));
  const [found] = await db
    .select({ row: promoCode, usedBy: promoUse.couponId })
    .from(promoCode)
    .leftJoin(promoUse, and(eq(promoUse.code, promoCode.code), eq(promoUse.playerId, playerId ?? 0)))
    .where(and(eq(promoCode.code, wanted), isTheirs));
  return found ? { row: found.row, isUsed: found.usedBy !== null } : null;
}

/** A coupon as its promo code sees it. */
interface PromoSubject {
  kind: CouponKind;
  bets: number;
  /** Total price, exact; null for kinds without one. */
  coef: Decimal | null;
  /** Null if the account is unknown. */
  currency: string | null;
  isBonusAccount: boolean;
  /** VIP bets and those with an advance take no codes. */
  isVipOrPrepaid: boolean;
}

/** Why a code can't be used with a coupon; null if it can. Multiple singles take none [5.19]. */
export function promoError(
  found: FoundPromo | null,
  subject: PromoSubject,
  now: number,
  isShown = true,
): FieldError | null {
  const error = (code: string, message: string): FieldError => ({ code, message, path: ["promoCode"] });
  if (subject.kind === "MULTIPLE_SINGLES") return error("PROMO_NOT_APPLICABLE", "Multiple singles take no promo codes");
  if (!isShown) return error("PROMO_NOT_APPLICABLE", "The site takes no promo codes");
  if (!found) return error("PROMO_UNKNOWN", "There is no such promo code");
  const { row, isUsed } = found;
  if (isUsed) return error("PROMO_USED", "The promo code has been used");
  if (row.validUntil <= now) return error("PROMO_EXPIRED", "The promo code is no longer valid");
  if (subject.isVipOrPrepaid) return error("PROMO_NOT_APPLICABLE", "VIP bets and advances take no promo codes");
  if (subject.isBonusAccount) return error("PROMO_NOT_APPLICABLE", "Bets from the bonus account take no promo codes");
  if (subject.currency !== null && subject.currency !== row.currency)
    return error("PROMO_NOT_APPLICABLE", `The promo code is for accounts in ${row.currency}`);
  const { typeId, stake } = couponKinds[subject.kind];
  if ((row.kinds !== null && !row.kinds.includes(typeId)) || (row.kind === "FREE_BET" && stake !== "coupon"))
    return error("PROMO_NOT_APPLICABLE", "The promo code is for other kinds of coupons");
  if (row.minBets !== null && subject.bets < row.minBets)
    return error("PROMO_NOT_APPLICABLE", `The promo code needs ${row.minBets} bets`);
  if (row.minCoef !== null && (subject.coef === null || subject.coef.lessThan(row.minCoef)))
    return error("PROMO_NOT_APPLICABLE", `The promo code needs a total price of ${row.minCoef}`);
  return null;
}

/** What a coupon stores of its code. */
export const usedPromo = ({ code, kind, percent, maxBonus }: PromoRow): UsedPromo => ({
  code,
  kind,
  percent,
  maxBonus,
});

/**
 * The exact amount that a boost adds to a net win: its percentage, at most its largest bonus; nothing for a free bet.
 */
export function boostOf(promo: UsedPromo | null, netWin: Decimal): Decimal {
  if (promo?.kind !== "WIN_BOOST" || promo.percent === null || !netWin.greaterThan(0)) return new Exact(0);
  const bonus = netWin.times(promo.percent).dividedBy(100);
  return promo.maxBonus === null ? bonus : Exact.min(bonus, promo.maxBonus);
}

/** Notes that a code is used up; the unique key refuses a second use. */
export async function spendPromo(tx: Tx, code: string, playerId: number, couponId: number): Promise<void> {
  await tx.insert(promoUse).values({ code, playerId, couponId });
}

/** Gives the code of a refused coupon back to its player. */
export async function returnPromo(tx: Tx, couponId: number): Promise<void> {
  await tx.delete(promoUse).where(eq(promoUse.couponId, couponId));
}

/**
 * Marks a code as used again when its coupon was reinstated; a code that was meanwhile used for another coupon stays
 * with that one.
 */
export async function respendPromo(tx: Tx, code: string, playerId: number, couponId: number): Promise<void> {
  await tx.insert(promoUse).values({ code, playerId, couponId }).onConflictDoNothing();
}

/** The player's own codes that can still be used, those that end first at the beginning. */
export async function promoCodesOf(db: Db, playerId: number, now: number): Promise<z.infer<typeof promoSchema>[]> {
  const used = db
    .select({ one: sql`1` })
    .from(promoUse)
    .where(and(eq(promoUse.code, promoCode.code), eq(promoUse.playerId, playerId)));
  const rows = await db
    .select()
    .from(promoCode)
    .where(and(eq(promoCode.playerId, playerId), gt(promoCode.validUntil, now), notExists(used)))
    .orderBy(asc(promoCode.validUntil), asc(promoCode.code))
    .limit(100);
  return rows.map(({ code, kind, currency, amount, percent, maxBonus, minCoef, minBets, kinds, validUntil }) => ({
    code,
    kind,
    currency,
    amount,
    percent,
    maxBonus,
    // Kept as the operator's terms say it, shown as every price of a coupon.
    minCoef: minCoef === null ? null : new Exact(minCoef).toFixed(3),
    minBets,
    kinds,
    validUntil: Math.floor(validUntil / 1000),
  }));
}

const dayMs = 24 * 60 * 60_000;

/** Codes each demo player has; their number is put at the end. */
const ownCodes = [
  { prefix: "FREE", kind: "FREE_BET", currency: "RUB", amount: "500", minCoef: "1.500" },
  { prefix: "BOOST", kind: "WIN_BOOST", currency: "RUB", percent: "20", maxBonus: "5000", minBets: 2 },
] as const;

/** Codes that anybody can type; the last one has run out. */
const publicCodes = [
  { code: "SAFFRON", kind: "WIN_BOOST", currency: "RUB", percent: "10", maxBonus: "1000", days: 365 },
  { code: "SAFFRON-USD", kind: "WIN_BOOST", currency: "USD", percent: "10", maxBonus: "25", days: 365 },
  { code: "LAST-SEASON", kind: "WIN_BOOST", currency: "RUB", percent: "10", maxBonus: "1000", days: -1 },
] as const;

/** Gives the demo players their codes, once; a site of an operator has none of these. */
export async function makeDemoPromoCodes(db: Db, now: number): Promise<void> {
  const own = (await demoPlayers(db)).flatMap(({ id }) =>
    ownCodes.map(({ prefix, ...code }) => ({
      ...code,
      code: `${prefix}-${id}`,
      playerId: id,
      validUntil: now + 90 * dayMs,
    })),
  );
  const open = publicCodes.map(({ days, ...code }) => ({ ...code, validUntil: now + days * dayMs }));
  await db
    .insert(promoCode)
    .values([...own, ...open])
    .onConflictDoNothing();
}
