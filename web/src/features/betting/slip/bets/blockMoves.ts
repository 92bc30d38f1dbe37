/**
 * Moving bets between the blocks of a conditional coupon and its lobby, where bets stand that are in none yet (SPEC
 * 4.07).
 */
import { MAX_BETS, type CouponState, type SlipBet } from "@/slip/couponState.ts";

/** Ids of blocks are their numbers, the smallest that is free. */
function freeId(blocks: readonly string[]): string {
  let number = 1;
  while (blocks.includes(String(number))) number += 1;
  return String(number);
}

/** Whether bets may be moved now. */
const isFree = (state: CouponState) => state.attempt() === null;

/** Puts a bet into a block; null is the lobby. */
export function moveToBlock(state: CouponState, outcomeId: string, blockId: string | null): void {
  if (isFree(state)) state.bets(state.bets().map((bet) => (bet.outcomeId === outcomeId ? { ...bet, blockId } : bet)));
}

/** Adds an empty block at the end. */
export function addBlock(state: CouponState): void {
  const making = state.making();
  if (isFree(state) && making.blocks.length < MAX_BETS)
    state.making({ ...making, blocks: [...making.blocks, freeId(making.blocks)] });
}

/** Takes a block away; its bets go to the lobby. */
export function removeBlock(state: CouponState, blockId: string): void {
  if (!isFree(state)) return;
  const making = state.making();
  const { [blockId]: _amount, ...amountByBlockId } = making.amountByBlockId;
  state.making({ ...making, blocks: making.blocks.filter((id) => id !== blockId), amountByBlockId });
  state.bets(state.bets().map((bet) => (bet.blockId === blockId ? { ...bet, blockId: null } : bet)));
}

/** Plays a block earlier (-1) or later (1). */
export function moveBlock(state: CouponState, blockId: string, by: 1 | -1): void {
  const making = state.making();
  const from = making.blocks.indexOf(blockId);
  const other = making.blocks[from + by];
  if (!isFree(state) || from < 0 || other === undefined) return;
  state.making({ ...making, blocks: making.blocks.with(from, other).with(from + by, blockId) });
}

/** Where no bet stands in a block yet, each gets one of its own, in their order. */
export function dealIntoBlocks(state: CouponState): void {
  const bets = state.bets();
  const { blocks } = state.making();
  const isDealt = ({ blockId }: SlipBet) => blockId != null && blocks.includes(blockId);
  if (!isFree(state) || bets.some(isDealt)) return;
  state.making({ ...state.making(), blocks: bets.map((_bet, index) => String(index + 1)), amountByBlockId: {} });
  state.bets(bets.map((bet, index) => ({ ...bet, blockId: String(index + 1) })));
}
