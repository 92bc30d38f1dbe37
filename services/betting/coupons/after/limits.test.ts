import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { left } from "../../../money/limits/left.ts";
import { limitTypes } from "../../../money/limits/types.ts";
import { settleKnown } from "../settle/settle.ts";
import { deedsOf, writeCoupon } from "../testing/after.ts";
import { clientOf, type Client } from "../testing/client.ts";

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
});
afterAll(() => test.close());

/** Remainder of limits of 1000 RUB on stakes and on losses. */
async function leftOf(): Promise<(string | null)[]> {
  const { db, clock } = test.services.context;
  const types = (["wagered", "lost"] as const).map((effect) => limitTypes.find((type) => type.effect === effect));
  return Promise.all(
    types.map(async (type) =>
      type
        ? left(
            db,
            type,
            {
              playerId: client.userId,
              limitType: type.limitType,
              state: "ACTIVE",
              value: "1000",
              currency: "RUB",
              startedAt: null,
              endsAt: null,
              pendingValue: null,
              pendingFrom: null,
              changesAt: null,
            },
            clock.now(),
          )
        : null,
    ),
  );
}

it("counts what is sold, insured, and staked by the house for what it is in limits of stakes and losses", async () => {
  const deeds = deedsOf(test, client);
  const {
    id,
    outcomeIds: [outcome = ""],
  } = await writeCoupon(test, client, [{ coef: "2.000" }]);
  expect(await leftOf()).toEqual(["900.00", "900.00"]);
  // 48.00 for half of it are back at once.
  await deeds.sellNow(id, { share: "0.5" });
  expect(await leftOf()).toEqual(["900.00", "948.00"]);
  test.book.setResult(outcome, "WON");
  await settleKnown(test.services.context);
  // And 100 for the rest: 48 are won.
  expect(await leftOf()).toEqual(["900.00", "1048.00"]);
  const insured = await writeCoupon(test, client, [{ coef: "2.000" }]);
  await deeds.insure(insured.id, { share: 10, premium: "5.75" });
  expect(await leftOf()).toEqual(["794.25", "942.25"]);
  await writeCoupon(test, client, [{ coef: "2.000" }], {
    promo: { code: "X", kind: "FREE_BET", percent: null, maxBonus: null },
  });
  expect(await leftOf()).toEqual(["794.25", "942.25"]);
});
