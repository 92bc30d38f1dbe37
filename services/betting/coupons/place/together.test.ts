import { sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { couponBody } from "../api/body.ts";
import { clientOf, expectProvenBooks, nextKey, single, type Client, type CouponInput } from "../testing/client.ts";
import { placeCoupon } from "./place.ts";

let test: TestServices;
let [first, second]: Client[] = [];
beforeAll(async () => {
  test = await startTestServices();
  [first, second] = [await clientOf(test), await clientOf(test, "demo2")];
});
afterAll(() => test.close());

const started = () => {
  if (!first || !second) throw new Error("not started");
  return { first, second };
};

const place = (client: Client, changes: CouponInput = {}, key = nextKey()) =>
  placeCoupon(test.services.context, client.userId, key, couponBody.parse(single(client, changes)), "en");

/** Of each placing its state or first error, or why it failed. */
async function outcomes(placings: ReturnType<typeof place>[]): Promise<string[]> {
  const answers = await Promise.allSettled(placings);
  return answers.map((answer) =>
    answer.status === "rejected"
      ? "failed"
      : (answer.value.coupons[0]?.state ?? answer.value.errors[0]?.code ?? "nothing"),
  );
}

it("writes coupons of several players in one transaction, each with its own stake and number", async () => {
  const { first, second } = started();
  const before = [await first.balance(), await second.balance()].map(Number);
  const connections = vi.spyOn(test.services.context, "onConnection");
  const [one, other] = await Promise.all([place(first, { amount: "30" }), place(second, { amount: "50" })]);
  expect(connections).toHaveBeenCalledTimes(1);
  connections.mockRestore();
  const [mine, theirs] = [one?.coupons[0]?.id ?? "", other?.coupons[0]?.id ?? ""];
  expect((await first.coupon(mine)).amount).toBe("30.00");
  expect((await second.coupon(theirs)).amount).toBe("50.00");
  expect([await first.balance(), await second.balance()].map(Number)).toEqual([
    (before[0] ?? 0) - 30,
    (before[1] ?? 0) - 50,
  ]);
  const { rows } = await test.services.context.db.execute<{ id: string; writer: string }>(
    sql`select id::text as id, xmin::text as writer from coupon where id in (${Number(mine)}, ${Number(theirs)})`,
  );
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ writer }) => writer)).size).toBe(1);
  await expectProvenBooks(test);
});

it("refuses one of them without the other, whatever its place", async () => {
  const { first, second } = started();
  const dear = { amount: "99999" };
  const spend = async (client: Client) => place(client, { amount: String(Number(await client.balance()) - 1000) });
  await spend(first);
  expect(await outcomes([place(first, dear), place(second)])).toEqual(["INSUFFICIENT_FUNDS", "ACCEPTED"]);
  expect(await outcomes([place(second), place(first, dear)])).toEqual(["ACCEPTED", "INSUFFICIENT_FUNDS"]);
  await expectProvenBooks(test);
});

it("answers a key that was used with its coupon, beside a new one", async () => {
  const { first, second } = started();
  const key = nextKey();
  const earlier = await place(first, {}, key);
  const balance = await first.balance();
  const [again, other] = await Promise.all([place(first, {}, key), place(second)]);
  expect(again?.coupons.map(({ id }) => id)).toEqual(earlier.coupons.map(({ id }) => id));
  expect(other?.coupons).toHaveLength(1);
  expect(await first.balance()).toBe(balance);
});

it("takes the others when the database refuses to write one", async () => {
  const { first, second } = started();
  const { db } = test.services.context;
  await db.execute(
    sql`create function refuse_seven() returns trigger language plpgsql as $$ begin if new.amount = 77 then raise exception 'seven'; end if; return new; end $$`,
  );
  await db.execute(
    sql`create trigger refuse_seven before insert on coupon for each row execute function refuse_seven()`,
  );
  try {
    const before = await first.balance();
    expect(await outcomes([place(first, { amount: "77" }), place(second, { amount: "78" })])).toEqual([
      "failed",
      "ACCEPTED",
    ]);
    expect(await first.balance()).toBe(before);
    await expectProvenBooks(test);
  } finally {
    await db.execute(sql`drop trigger refuse_seven on coupon`);
    await db.execute(sql`drop function refuse_seven`);
  }
});
