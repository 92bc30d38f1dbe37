import { sql } from "../../../platform/database/drizzle.ts";
import { expect, it } from "vitest";
import { Exact } from "#shared/money/money.ts";
import { temporaryServerDatabase } from "../../../testing/database.ts";
import { startTestServices } from "../../../testing/services.ts";
import { sellAtTarget } from "../cashOut/auto.ts";
import { correctResult } from "../resettle/correct.ts";
import { settleKnown } from "../settle/settle.ts";
import { deedsOf, writeCoupon } from "../testing/after.ts";
import { clientOf, expectProvenBooks, single, type CouponAnswer } from "../testing/client.ts";

const server = await temporaryServerDatabase();
if ("missing" in server)
  console.info(`sales and corrections are tried on the embedded database only: ${server.missing}`);

const coupons = 40;

it.runIf("url" in server)(
  "sells, settles and corrects at once in two services processes on a Postgres server: each coupon is paid for once",
  async () => {
    if (!("url" in server)) return;
    const settings = { databaseUrl: server.url };
    const [one, two] = [await startTestServices({ settings }), await startTestServices({ settings })];
    try {
      const [client, again] = [await clientOf(one), await clientOf(two)];
      const deeds = [deedsOf(one, client), deedsOf(two, again)] as const;
      const before = await client.balance();
      const written = [];
      for (let index = 0; index < coupons; index += 1)
        written.push(await writeCoupon(one, client, [{ coef: "2.000" }, { coef: "3.000" }], { possibleWin: "600.00" }));
      const outcomes = written.flatMap(({ outcomeIds }) => outcomeIds);
      for (const outcomeId of outcomes) {
        two.book.setGame(outcomeId.split(".")[0] ?? "");
        two.book.setOutcome(outcomeId, { coef: one.book.outcome(outcomeId)?.coef ?? "" });
      }
      // Both players' halves of one key: one sale.
      const [first] = written;
      const { cashOut } = await deeds[0].offers(first?.id ?? "");
      const same = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          deeds[index % 2 ? 1 : 0].cashOut(
            first?.id ?? "",
            { token: cashOut?.token, value: cashOut?.value },
            "one-and-the-same",
          ),
        ),
      );
      expect(same.flatMap(({ body }) => body.errors)).toEqual([]);
      expect(await again.coupon(first?.id ?? "")).toMatchObject({
        state: "CASHED_OUT",
        payout: "92.16",
        cashOuts: [{ value: "92.16" }],
      });

      // Everything at once: shares sold in both processes, standing orders, results in both books, corrections, and new
      // coupons in between.
      const results = ["WON", "LOST", "VOID"] as const;
      const contexts = [one.services.context, two.services.context] as const;
      const offered = await Promise.all(
        written
          .slice(1)
          .map(async ({ id }, index) => ({ id, offer: (await deeds[index % 2 ? 1 : 0].offers(id)).cashOut })),
      );
      const sales = offered.flatMap(({ id, offer }, index) =>
        [0, 1].map((side) =>
          deeds[side === 0 ? 0 : 1].cashOut(id, {
            token: offer?.token,
            value: offer?.value,
            policy: "ANY",
            ...(index % 3 === 0 && { share: "0.5" }),
          }),
        ),
      );
      for (const [index, outcomeId] of outcomes.entries()) {
        if (index % 4 === 0) for (const { book } of [one, two]) book.setResult(outcomeId, results[index % 3] ?? "VOID");
      }
      const answers = await Promise.allSettled([
        ...sales,
        ...contexts.flatMap((context) => [settleKnown(context), sellAtTarget(context), settleKnown(context)]),
        ...outcomes
          .slice(0, 12)
          .map((outcomeId, index) =>
            correctResult(contexts[index % 2 ? 1 : 0], outcomeId, results[(index + 1) % 3] ?? "VOID", "again"),
          ),
        ...Array.from({ length: 10 }, (_, index) =>
          (index % 2 ? client : again).place(single(client, { amount: "10" })),
        ),
      ]);
      expect(answers.flatMap((answer) => (answer.status === "rejected" ? [String(answer.reason)] : []))).toEqual([]);
      for (const outcomeId of outcomes) for (const { book } of [one, two]) book.setResult(outcomeId, "WON");
      await Promise.all(contexts.map((context) => settleKnown(context)));
      await settleKnown(contexts[0]);
      await expectProvenBooks(one);

      const ended: CouponAnswer[] = [];
      for (const { id } of written) ended.push(await client.coupon(id));
      expect(ended.filter(({ state }) => state === "ACCEPTED" || state === "PENDING")).toEqual([]);
      // The account gained exactly what the coupons paid.
      const paid = ended.reduce((sum, { payout }) => sum.plus(payout ?? 0), new Exact(0));
      expect(await client.balance()).toBe(
        new Exact(before)
          .minus(100 * coupons)
          .minus(100)
          .plus(paid)
          .toFixed(2),
      );
      const held = await contexts[0].db.execute<{ sum: string }>(
        sql`select trim_scale(sum(entry.amount))::text as sum from entry join ledger_account account on account.id = entry.account_id where account.kind = 'stakes' and account.currency = 'RUB'`,
      );
      expect(held.rows[0]?.sum).toBe("100");
    } finally {
      await one.close();
      await two.close();
      await server.drop();
    }
  },
  120_000,
);
