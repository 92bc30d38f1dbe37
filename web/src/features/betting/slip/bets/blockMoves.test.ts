import { beforeEach, describe, expect, it } from "vitest";
import { createCouponState, type SlipBet } from "@/slip/couponState.ts";
import { addBlock, dealIntoBlocks, moveBlock, moveToBlock, removeBlock } from "./blockMoves.ts";

const bet = (outcomeId: string) => ({ outcomeId, coef: "2.000" }) as SlipBet;
let state = createCouponState();
const places = () => state.bets().map(({ outcomeId, blockId }) => `${outcomeId}:${blockId ?? "lobby"}`);

beforeEach(() => {
  state = createCouponState();
  state.bets([bet("a"), bet("b"), bet("c")]);
  dealIntoBlocks(state);
});

describe("blocks of a conditional coupon [4.07]", () => {
  it("begin with one bet each, and are not dealt again", () => {
    expect(places()).toEqual(["a:1", "b:2", "c:3"]);
    moveToBlock(state, "b", "1");
    dealIntoBlocks(state);
    expect(places()).toEqual(["a:1", "b:1", "c:3"]);
  });

  it("lose their bets to the lobby when they are taken away, with their amount", () => {
    state.making({ ...state.making(), amountByBlockId: { 1: "100", 2: "50" } });
    removeBlock(state, "2");
    expect(places()).toEqual(["a:1", "b:lobby", "c:3"]);
    expect([state.making().blocks, state.making().amountByBlockId]).toEqual([["1", "3"], { 1: "100" }]);
  });

  it("get the smallest free number when they are added, at the end", () => {
    removeBlock(state, "2");
    addBlock(state);
    expect(state.making().blocks).toEqual(["1", "3", "2"]);
  });

  it("are played earlier or later, never beyond the ends", () => {
    moveBlock(state, "3", -1);
    moveBlock(state, "1", -1);
    expect(state.making().blocks).toEqual(["1", "3", "2"]);
  });

  it("stay as they are while the coupon is on its way", () => {
    state.attempt({ input: { idempotencyKey: "key-12345", accountId: "1", kind: "CONDITIONAL", bets: [] } });
    moveToBlock(state, "a", "2");
    addBlock(state);
    removeBlock(state, "1");
    moveBlock(state, "1", 1);
    expect([places(), state.making().blocks]).toEqual([
      ["a:1", "b:2", "c:3"],
      ["1", "2", "3"],
    ]);
  });
});
