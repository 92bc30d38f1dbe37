import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Exact } from "#shared/money/money.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { settleKnown } from "../settle/settle.ts";
import { deedsOf, writeCoupon } from "../testing/after.ts";
import { clientOf, expectProvenBooks, type Client } from "../testing/client.ts";
import { sellAtTarget } from "./auto.ts";

let test: TestServices;
let client: Client;
let deeds: ReturnType<typeof deedsOf>;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
  deeds = deedsOf(test, client);
});
afterAll(() => test.close());

const settle = () => settleKnown(test.services.context);
const minus = (one: string, other: string) => new Exact(one).minus(other).toFixed(2);
/** A single of 100 at 2.000, and its outcome. */
const one = async () => {
  const { id, outcomeIds } = await writeCoupon(test, client, [{ coef: "2.000" }], { possibleWin: "200.00" });
  return { id, outcome: outcomeIds[0] ?? "" };
};

describe("a standing order", () => {
  const orderAt = async (target: string) => {
    const made = await one();
    const answer = await deeds.setAuto(made.id, target);
    return { ...made, answer };
  };

  it("sells all at the target or above, once, with nobody asking", async () => {
    const { id, outcome, answer } = await orderAt("130");
    expect(answer.body).toMatchObject({ errors: [], coupon: { autoCashOut: { target: "130.00" } } });
    test.book.setOutcome(outcome, { coef: "1.500" });
    await sellAtTarget(test.services.context);
    expect((await client.coupon(id)).state).toBe("ACCEPTED");
    test.book.setOutcome(outcome, { coef: "1.450" });
    const before = await client.balance();
    await test.runJob("auto_cash_out");
    expect((await client.coupon(id)).state).toBe("CASHED_OUT");
    await Promise.all(Array.from({ length: 3 }, () => sellAtTarget(test.services.context)));
    // 200 / 1.45 × 0.96 = 132.413…
    expect(await client.coupon(id)).toMatchObject({
      payout: "132.41",
      autoCashOut: null,
      cashOuts: [{ value: "132.41", isAuto: true }],
    });
    expect(minus(await client.balance(), before)).toBe("132.41");
    await expectProvenBooks(test);
  });

  it("waits while an outcome is suspended, can be changed and taken back, and ends with the coupon", async () => {
    const { id, outcome } = await orderAt("130");
    test.book.setOutcome(outcome, { coef: "1.100", isBlocked: true });
    await sellAtTarget(test.services.context);
    expect((await client.coupon(id)).state).toBe("ACCEPTED");
    test.book.setOutcome(outcome, { coef: "2.000", isBlocked: false });
    expect((await deeds.setAuto(id, "140")).body.coupon?.autoCashOut).toMatchObject({ target: "140.00" });
    expect((await deeds.cancelAuto(id)).body).toMatchObject({ errors: [], coupon: { autoCashOut: null } });
    expect((await deeds.cancelAuto(id)).body).toMatchObject({ errors: [], coupon: { autoCashOut: null } });
    await deeds.setAuto(id, "150");
    test.book.setResult(outcome, "WON");
    await settle();
    await sellAtTarget(test.services.context);
    expect(await client.coupon(id)).toMatchObject({ state: "WON", payout: "200.00", autoCashOut: null });
  });

  it.each<[string, string]>([
    ["96", "AMOUNT_TOO_SMALL"],
    ["0", "AMOUNT_TOO_SMALL"],
    ["200", "AMOUNT_TOO_LARGE"],
    ["x", "INVALID"],
    ["", "REQUIRED"],
    ["120.001", "AMOUNT_TOO_PRECISE"],
    ["9".repeat(30), "AMOUNT_TOO_LARGE"],
  ])("refuses the target %s with %s", async (target, code) => {
    const { answer } = await orderAt(target);
    expect(answer.body).toMatchObject({ errors: [{ code, path: ["target"] }], coupon: { autoCashOut: null } });
  });
});
