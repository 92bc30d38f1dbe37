import { describe, expect, it, vi } from "vitest";
import type { CouponFieldsFragment } from "@/operations/fragments/generated.ts";
import type { PlaceCouponInput } from "@/operations/types.generated.ts";
import { createCouponState, type SlipBet } from "./couponState.ts";
import { MAX_TRIES, Placing, type PlacingAnswer } from "./placing.ts";

const BET = { outcomeId: "7.1x2.home", coef: "1.850" } as SlipBet;
const CONTENT = {
  accountId: "1",
  kind: "SINGLE",
  amount: "150",
  bets: [{ outcomeId: "7.1x2.home", coef: "1.850" }],
} as const;
const content = () => ({ ...CONTENT, bets: [...CONTENT.bets] });
const COUPON = { id: "900" } as CouponFieldsFragment;

function setUp(answers: (PlacingAnswer | Promise<PlacingAnswer>)[]) {
  const state = createCouponState();
  state.bets([BET]);
  const send = vi.fn(async (_input: PlaceCouponInput) => answers.shift() ?? { kind: "unknown" as const });
  const placed = vi.fn();
  let keys = 0;
  const placing = new Placing(state, {
    send,
    pause: async () => undefined,
    newKey: () => `key-${(keys += 1)}`,
    placed,
  });
  return { state, send, placed, placing };
}

describe("placing a coupon", () => {
  it("places once on a double click", async () => {
    const gate = Promise.withResolvers<PlacingAnswer>();
    const { placing, send } = setUp([gate.promise]);
    const first = placing.submit(content());
    const second = placing.submit(content());
    gate.resolve({ kind: "placed", coupons: [COUPON], refused: [] });
    await Promise.all([first, second]);
    expect(send).toHaveBeenCalledOnce();
  });

  it("empties the coupon and shows the receipt when it was placed", async () => {
    const { placing, state, placed } = setUp([{ kind: "placed", coupons: [COUPON], refused: [] }]);
    await placing.submit(content());
    expect(state.bets()).toEqual([]);
    expect(state.attempt()).toBeNull();
    expect(state.receipts()).toEqual([COUPON]);
    expect(placed).toHaveBeenCalledWith([COUPON]);
    expect(placing.phase()).toBe("idle");
  });

  it("asks again under the same key after a lost connection, until there is an answer", async () => {
    const { placing, send, state } = setUp([
      { kind: "unknown" },
      { kind: "unknown" },
      { kind: "placed", coupons: [COUPON], refused: [] },
    ]);
    await placing.submit(content());
    expect(send.mock.calls.map(([input]) => input.idempotencyKey)).toEqual(["key-1", "key-1", "key-1"]);
    expect(state.receipts()).toEqual([COUPON]);
  });

  it("keeps bets and shows the errors when it was refused, and takes a new key next time", async () => {
    const { placing, send, state } = setUp([
      { kind: "refused", errors: [{ code: "INSUFFICIENT_FUNDS", path: ["amount"] }] },
      { kind: "placed", coupons: [COUPON], refused: [] },
    ]);
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
    const { placing, send, state } = setUp([{ kind: "placed", coupons: [COUPON], refused: [] }]);
    state.attempt({ input: { ...content(), idempotencyKey: "kept-key" } });
    await placing.resume();
    expect(send.mock.calls[0]?.[0].idempotencyKey).toBe("kept-key");
    expect(state.receipts()).toEqual([COUPON]);
  });

  it("leaves the bets of multiple singles that were refused in the coupon, each with its reason, and takes out the placed ones [4.07]", async () => {
    const second = { ...BET, outcomeId: "8.1x2.home" };
    const third = { ...BET, outcomeId: "9.1x2.home" };
    const { placing, state } = setUp([
      {
        kind: "placed",
        coupons: [COUPON],
        refused: [
          { bet: 1, errors: [{ code: "OUTCOME_SUSPENDED", path: ["outcomeId"] }] },
          { bet: 2, errors: [{ code: "AMOUNT_TOO_LARGE", path: ["amount"] }] },
        ],
      },
    ]);
    state.bets([BET, second, third]);
    await placing.submit({
      ...content(),
      kind: "MULTIPLE_SINGLES",
      bets: [BET, second, third].map(({ outcomeId, coef }) => ({ outcomeId, coef })),
    });
    expect(state.bets()).toEqual([second, third]);
    expect(placing.errors()).toEqual([
      { code: "OUTCOME_SUSPENDED", path: ["bets", "0"] },
      { code: "AMOUNT_TOO_LARGE", path: ["bets", "1"] },
    ]);
    expect([state.receipts(), state.placedBets()]).toEqual([[COUPON], [BET]]);
  });

  it("keeps the bets of a fixed coupon after placing [3.02]", async () => {
    const { placing, state } = setUp([{ kind: "placed", coupons: [COUPON], refused: [] }]);
    state.settings({ ...state.settings(), isCouponFixed: true });
    await placing.submit(content());
    expect([state.bets(), state.receipts()]).toEqual([[BET], [COUPON]]);
  });

  it("leaves the coupon alone when a bet was placed by one click", async () => {
    const { placing, state } = setUp([{ kind: "placed", coupons: [COUPON], refused: [] }]);
    expect(await placing.submit(content(), true)).toEqual({ kind: "placed", coupons: [COUPON], refused: [] });
    expect([state.bets(), state.receipts()]).toEqual([[BET], [COUPON]]);
  });

  it("forgets what was refused when the bets change: it was said of them by their place", async () => {
    const { placing, state } = setUp([
      { kind: "refused", errors: [{ code: "OUTCOME_SUSPENDED", path: ["bets", "0"] }] },
    ]);
    await placing.submit(content());
    expect(placing.errors()).toHaveLength(1);
    state.bets([BET, { ...BET, outcomeId: "8.1x2.home" }]);
    expect(placing.errors()).toEqual([]);
  });
});
