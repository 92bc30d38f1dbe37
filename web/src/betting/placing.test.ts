import { describe, expect, it, vi } from "vitest";
import type { CouponFieldsFragment, PlaceCouponInput } from "@/operations/generated.ts";
import { createCouponState, type SlipBet } from "./couponState.ts";
import { MAX_TRIES, Placing, type PlacingAnswer } from "./placing.ts";

const BET = { outcomeId: "7.1x2.home", coef: "1.850" } as SlipBet;
const CONTENT = { accountId: "1", kind: "SINGLE", amount: "150", bets: [{ outcomeId: "7.1x2.home", coef: "1.850" }] } as const;
const content = () => ({ ...CONTENT, bets: [...CONTENT.bets] });
const COUPON = { id: "900" } as CouponFieldsFragment;

function setUp(answers: (PlacingAnswer | Promise<PlacingAnswer>)[]) {
  const state = createCouponState();
  state.bets([BET]);
  const send = vi.fn(async (_input: PlaceCouponInput) => answers.shift() ?? { kind: "unknown" as const });
  const placed = vi.fn();
  let keys = 0;
  const placing = new Placing(state, { send, pause: async () => undefined, newKey: () => `key-${(keys += 1)}`, placed });
  return { state, send, placed, placing };
}

describe("placing a coupon", () => {
  it("places once on a double click", async () => {
    const gate = Promise.withResolvers<PlacingAnswer>();
    const { placing, send } = setUp([gate.promise]);
    const first = placing.submit(content());
    const second = placing.submit(content());
    gate.resolve({ kind: "placed", coupon: COUPON });
    await Promise.all([first, second]);
    expect(send).toHaveBeenCalledOnce();
  });

  it("empties the coupon and shows the receipt when it was placed", async () => {
    const { placing, state, placed } = setUp([{ kind: "placed", coupon: COUPON }]);
    await placing.submit(content());
    expect(state.bets()).toEqual([]);
    expect(state.attempt()).toBeNull();
    expect(state.receipt()).toBe(COUPON);
    expect(placed).toHaveBeenCalledWith(COUPON);
    expect(placing.phase()).toBe("idle");
  });

  it("asks again under the same key after a lost connection, until there is an answer", async () => {
    const { placing, send, state } = setUp([{ kind: "unknown" }, { kind: "unknown" }, { kind: "placed", coupon: COUPON }]);
    await placing.submit(content());
    expect(send.mock.calls.map(([input]) => input.idempotencyKey)).toEqual(["key-1", "key-1", "key-1"]);
    expect(state.receipt()).toBe(COUPON);
  });

  it("keeps bets and shows the errors when it was refused, and takes a new key next time", async () => {
    const { placing, send, state } = setUp([{ kind: "refused", errors: [{ code: "INSUFFICIENT_FUNDS", path: ["amount"] }] }, { kind: "placed", coupon: COUPON }]);
    await placing.submit(content());
    expect(placing.errors()).toEqual([{ code: "INSUFFICIENT_FUNDS", path: ["amount"] }]);
    expect(state.bets()).toEqual([BET]);
    await placing.submit(content());
    expect(send.mock.calls.map(([input]) => input.idempotencyKey)).toEqual(["key-1", "key-2"]);
  });

  it("gives up asking after a while, keeps the key, and goes on with it at the player's word", async () => {
    const { placing, send, state } = setUp([]);
    await placing.submit(content());
    expect(placing.phase()).toBe("stalled");
    expect(send).toHaveBeenCalledTimes(MAX_TRIES);
    expect(state.attempt()?.input.idempotencyKey).toBe("key-1");
    await placing.submit(content());
    expect(send).toHaveBeenCalledTimes(MAX_TRIES);
    await placing.resume();
    expect(new Set(send.mock.calls.map(([input]) => input.idempotencyKey))).toEqual(new Set(["key-1"]));
  });

  it("goes on after a reload with the key that was kept", async () => {
    const { placing, send, state } = setUp([{ kind: "placed", coupon: COUPON }]);
    state.attempt({ input: { ...content(), idempotencyKey: "kept-key" } });
    await placing.resume();
    expect(send.mock.calls[0]?.[0].idempotencyKey).toBe("kept-key");
    expect(state.receipt()).toBe(COUPON);
  });
});
