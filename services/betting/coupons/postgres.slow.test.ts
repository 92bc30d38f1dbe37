import { expect, it } from "vitest";
import { startTestServices } from "../../testing/services.ts";
import { temporaryServerDatabase } from "../../testing/database.ts";
import { couponBody } from "./api/body.ts";
import { clientOf, expectProvenBooks, express, nextKey, placed, single } from "./testing/client.ts";
import { decideDue } from "./place/decide.ts";
import { placeCoupon } from "./place/place.ts";
import { settleKnown } from "./settle/settle.ts";

const server = await temporaryServerDatabase();
if ("missing" in server) console.info(`placing is tried on the embedded database only: ${server.missing}`);

/** A thousand in the long run of the tests. */
const many = process.env["TEST_LONG"] === "1" ? 1000 : 100;

it.runIf("url" in server)(
  "keeps every promise on a Postgres server, with two services processes' worth of callers at once",
  async () => {
    if (!("url" in server)) return;
    const settings = { databaseUrl: server.url };
    const [one, two] = [await startTestServices({ settings }), await startTestServices({ settings })];
    try {
      const [client, again] = [await clientOf(one), await clientOf(two)];
      // One key, fifty placings, both processes: one coupon.
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          (index % 2 ? client : again).place(single(client, { amount: "70" }), "one-and-the-same"),
        ),
      );
      expect(answers.flatMap(({ body }) => body.errors)).toEqual([]);
      expect(new Set(answers.map(({ body }) => body.coupons[0]?.id)).size).toBe(1);
      expect(await client.balance()).toBe("99930.00");
      // Many at once for 30 each from 1000: thirty-three go.
      const body = couponBody.parse(single(client, { accountId: client.accounts["USD"], amount: "30" }));
      const spent = await Promise.all(
        Array.from({ length: many }, (_, index) =>
          placeCoupon((index % 2 ? one : two).services.context, client.userId, nextKey(), body, "en"),
        ),
      );
      expect(spent.filter(({ coupons }) => coupons.length === 1)).toHaveLength(33);
      expect(spent.filter(({ errors }) => errors[0]?.code === "INSUFFICIENT_FUNDS")).toHaveLength(many - 33);
      expect(await again.balance("USD")).toBe("10.00");
      // Both processes decide and settle at once: each coupon once.
      const live = await placed(client, single(client, { bets: [{ outcomeId: "101.1x2.home", coef: "2" }] }));
      const won = await placed(
        client,
        express(client, [
          ["2.1x2.home", "2"],
          ["3.1x2.home", "2"],
        ]),
      );
      for (const { book, advance } of [one, two]) {
        book.setOutcome("101.1x2.home", { isBlocked: true });
        book.setResult("2.1x2.home", "WON");
        book.setResult("3.1x2.home", "WON");
        advance(5_000);
      }
      await Promise.all(
        [one, two, one, two].flatMap(({ services: { context } }) => [decideDue(context), settleKnown(context)]),
      );
      expect(await again.coupon(live.id)).toMatchObject({ state: "REJECTED", rejectReason: "OUTCOME_SUSPENDED" });
      expect(await again.coupon(won.id)).toMatchObject({ state: "WON", payout: "400.00" });
      // 99,930 − 100 + 100 − 100 + 400.
      expect(await client.balance()).toBe("100230.00");
      await expectProvenBooks(one);
    } finally {
      await one.close();
      await two.close();
      await server.drop();
    }
  },
  120_000,
);
