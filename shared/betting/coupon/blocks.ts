/**
 * Blocks of conditional coupons: singles and expresses in a row, each staked out of what the one before returns (SPEC
 * 4.07, 5.21).
 */
import { Decimal } from "decimal.js";
import { Exact, roundMoney } from "../../money/money.ts";
import type { ContentBlock, ContentLeg } from "./content.ts";
import { product } from "./legs.ts";

/** Whether a text is a plain decimal, digits with at most one point: a stake that is still being typed may not be. */
export const isDecimal = (text: string | null): text is string => text !== null && /^\d+(\.\d+)?$/.test(text);

/**
 * The blocks that bets stand in, in the order in which they first appear: that is the order they are played in. Bets
 * without one are in the lobby.
 */
export function blockIdsOf(bets: readonly { blockId?: string | null }[]): string[] {
  return [...new Set(bets.flatMap(({ blockId }) => (blockId ? [blockId] : [])))];
}

/**
 * Return of all blocks: what each one leaves over when the next has taken its stake, and all that the last returns. A
 * block whose stake is more than the one before returned stakes that return whole; after a lost one nothing is left to
 * stake.
 * @param factors of the legs, in their order.
 */
export function blockReturn(
  blocks: readonly ContentBlock[],
  legs: readonly ContentLeg[],
  factors: readonly Decimal[],
): Decimal {
  let kept: Decimal = new Exact(0);
  let carried: Decimal = new Exact(blocks[0]?.amount ?? 0);
  for (const { id, amount } of blocks) {
    const stake = Exact.min(amount, carried);
    kept = kept.plus(carried).minus(stake);
    carried = stake.times(product(factors.filter((_, index) => legs[index]?.blockId === id)));
  }
  return kept.plus(carried);
}

/** Total price of a block, exact: 1 for one without bets. */
export function blockCoef(id: string, legs: readonly Pick<ContentLeg, "coef" | "blockId">[]): Decimal {
  return product(legs.filter(({ blockId }) => blockId === id).map(({ coef }) => coef));
}

export interface BlockBound {
  id: string;
  /** Largest stake; null if there is none, or while the previous stake is unknown. */
  maxAmount: string | null;
}

/**
 * Largest stake of each block [5.21]: of the first the coupon's maximum, of each later one what the block before would
 * return (its stake × its price), rounded half up to 2 places whatever the currency.
 * @param blocks in the order they are played; `coef` is the block's total price, `amount` null (or no decimal) while it
 *   is missing.
 * @param couponMax null if there is no maximum.
 */
export function blockBounds(
  blocks: readonly { id: string; coef: Decimal.Value; amount: string | null }[],
  couponMax: string | null,
): BlockBound[] {
  return blocks.map(({ id }, index) => {
    const before = blocks[index - 1];
    if (!before) return { id, maxAmount: couponMax };
    return {
      id,
      maxAmount: !isDecimal(before.amount)
        ? null
        : new Exact(before.amount).times(before.coef).toFixed(2, Decimal.ROUND_HALF_UP),
    };
  });
}

export interface BlockQuote extends BlockBound {
  /** Total price, 3 places. */
  coef: string;
  /** Return of this block alone if it and those before win; null while a stake is missing. Neither is it capped. */
  possibleWin: string | null;
}

/** Price, largest stake and possible return of each block. `amount` null or left out: not typed yet. */
export function blockQuotes(
  blocks: readonly { id: string; amount?: string | null }[],
  legs: readonly Pick<ContentLeg, "coef" | "blockId">[],
  couponMax: string | null,
  currency: string,
): BlockQuote[] {
  const priced = blocks.map(({ id, amount }) => ({ id, amount: amount ?? null, coef: blockCoef(id, legs) }));
  const bounds = blockBounds(priced, couponMax);
  let carried: Decimal | null = null;
  return priced.map(({ id, amount, coef }, index) => {
    carried =
      isDecimal(amount) && (index === 0 || carried !== null) ? Exact.min(amount, carried ?? amount).times(coef) : null;
    return {
      id,
      coef: coef.toFixed(3, Decimal.ROUND_HALF_UP),
      maxAmount: bounds[index]?.maxAmount ?? null,
      possibleWin: carried && roundMoney(carried, currency),
    };
  });
}
