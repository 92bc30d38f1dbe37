/** Where a coupon's money stands: one amount, one a bet or one a block (SPEC 4.08), and what is staked in all. */
import { couponKinds, type CouponKind } from "#shared/betting/coupon/kinds.ts";
import { amountProblem, type AmountProblem, Exact } from "#shared/money/money.ts";
import type { CouponMaking } from "@/slip/couponMaking.ts";
import type { SlipBet } from "@/slip/couponState.ts";

export interface Stakes {
  /** Amount of each bet of multiple singles, in their order; of other kinds empty. */
  byBet: string[];
  /** Amount of each block that has bets, in the order of the blocks. */
  byBlock: { id: string; amount: string }[];
  /** What is wrong with the first amount that is no good. */
  problem: AmountProblem | null;
  /** What is taken from the account when the coupon is placed; null while an amount is no good. */
  total: string | null;
}

/** Blocks that have bets, in their order: an empty one is none. */
function usedBlocks(bets: readonly SlipBet[], { blocks }: Pick<CouponMaking, "blocks">): string[] {
  return blocks.filter((id) => bets.some(({ blockId }) => blockId === id));
}

/** The amounts of a coupon: what has none of its own takes the coupon's; a later block that of the block before. */
export function stakesOf(
  kind: CouponKind,
  bets: readonly SlipBet[],
  amount: string,
  making: CouponMaking,
  currency: string,
): Stakes {
  const place = couponKinds[kind].stake;
  const byBet = place === "bet" ? bets.map(({ outcomeId }) => making.amountByBetId[outcomeId] ?? amount) : [];
  const byBlock: Stakes["byBlock"] = [];
  if (place === "block")
    for (const id of usedBlocks(bets, making))
      byBlock.push({ id, amount: making.amountByBlockId[id] ?? byBlock.at(-1)?.amount ?? amount });
  const typed = place === "bet" ? byBet : place === "block" ? byBlock.map((block) => block.amount) : [amount];
  const problem =
    typed.map((text) => amountProblem(text, currency)).find((one) => one !== null) ??
    (typed.length === 0 ? "REQUIRED" : null);
  const paid = place === "block" ? typed.slice(0, 1) : typed;
  return {
    byBet,
    byBlock,
    problem,
    total: problem === null ? paid.reduce((sum, one) => sum.plus(one), new Exact(0)).toFixed() : null,
  };
}

/**
 * Bets as they are shown and sent: a conditional coupon's by their blocks, a chain's as their games start, others as
 * picked.
 */
export function inOrder(
  kind: CouponKind,
  bets: readonly SlipBet[],
  { blocks }: Pick<CouponMaking, "blocks">,
): readonly SlipBet[] {
  if (kind === "CHAIN") return bets.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  if (kind !== "CONDITIONAL") return bets;
  const placeOf = ({ blockId }: SlipBet) =>
    blockId == null || !blocks.includes(blockId) ? blocks.length : blocks.indexOf(blockId);
  return bets.toSorted((one, other) => placeOf(one) - placeOf(other));
}
