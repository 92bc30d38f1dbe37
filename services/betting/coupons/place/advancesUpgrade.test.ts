/**
 * Advances that were lent before migration 0027 are debts after it, to the last minor unit, whatever state their
 * coupons are in.
 */
import { readFile } from "node:fs/promises";
import { eq, sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Exact } from "#shared/money/money.ts";
import { houseAccount, post } from "../../../money/accounts/ledger.ts";
import { statements } from "../../../platform/database/migrate.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { accountDebt } from "../../../money/accounts/tables.ts";
import { settleKnown } from "../settle/settle.ts";
import { stakeKey } from "../journals.ts";
import { coupon } from "../tables.ts";
import { correct, writeCoupon } from "../testing/after.ts";
import { clientOf, expectProvenBooks, nextKey, type Client } from "../testing/client.ts";
import { decideDue } from "./decide.ts";

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
});
afterAll(() => test.close());

const run = (text: string) => test.services.context.db.execute(sql.raw(text));
const accountId = () => Number(client.accounts["RUB"]);
const owed = async () =>
  new Exact(
    (await test.services.context.db.select().from(accountDebt).where(eq(accountDebt.accountId, accountId())))[0]
      ?.amount ?? 0,
  ).toFixed(2);
const house = async (kind: string) =>
  new Exact(
    (
      await test.services.context.db.execute<{ sum: string }>(
        sql`select coalesce(sum(amount), 0)::text as sum from entry join ledger_account on ledger_account.id = entry.account_id where kind = ${kind} and currency = 'RUB'`,
      )
    ).rows[0]?.sum ?? "NaN",
  ).toFixed(2);
const minus = (one: string, other: string) => new Exact(one).minus(other).toFixed(2);

/** A coupon of 100 with a stake of which the house lent 40, as the previous version wrote it. */
async function lent(borne = "0"): Promise<{ id: string; outcome: string }> {
  const { context } = test.services;
  const {
    id,
    outcomeIds: [outcome = ""],
  } = await writeCoupon(test, client, [{ coef: "2.000" }], { prepaidAmount: "40" });
  await context.transact(async (tx) => {
    // The stake's journal can't be changed, so another one records who paid.
    const advance = await houseAccount(tx, "advance", "RUB");
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update journal set key = ${nextKey()} where key = ${stakeKey(Number(id))}`);
    const stakes = await houseAccount(tx, "stakes", "RUB");
    await post(tx, {
      key: `${nextKey()}:undo`,
      kind: "reversal",
      use: "adjustment",
      at: 0,
      entries: [
        { accountId: accountId(), amount: "100" },
        { accountId: stakes, amount: "-100" },
      ],
    });
    await post(tx, {
      key: stakeKey(Number(id)),
      kind: "stake",
      use: "bet",
      couponId: Number(id),
      at: 0,
      entries: [
        { accountId: accountId(), amount: "-60" },
        { accountId: advance, amount: "-40" },
        { accountId: stakes, amount: "100" },
      ],
    });
    await tx.execute(
      sql`insert into coupon_advance (coupon_id, account_id, amount, outstanding, borne) values (${Number(id)}, ${accountId()}, 40, ${new Exact(40).minus(borne).toFixed()}::numeric, ${borne}::numeric)`,
    );
  });
  return { id, outcome };
}

it("turns what is outstanding into a debt that wins, refunds and refusals pay", async () => {
  const { context } = test.services;
  await run(`create table coupon_advance (coupon_id bigint primary key references coupon (id), account_id integer not null references ledger_account (id),
    amount numeric not null check (amount > 0), outstanding numeric not null, borne numeric not null default 0)`);
  const start = await client.balance();
  const [won, waits, lost] = [await lent(), await lent(), await lent("40")];
  expect(minus(await client.balance(), start)).toBe("-180.00");
  await context.transact(async (tx) => {
    for (const statement of statements(
      await readFile(new URL("../migrations/0027_advances.sql", import.meta.url), "utf8"),
    ))
      await tx.execute(sql.raw(statement));
  });
  // The third was borne by the house: that stays a loss of its account.
  expect([await owed(), await house("debts"), await house("advance")]).toEqual(["80.00", "-80.00", "-40.00"]);
  await expectProvenBooks(test);

  test.book.setResult(won.outcome, "WON");
  await settleKnown(context);
  // 200 won, 80 of it for the debt.
  expect([minus(await client.balance(), start), await owed()]).toEqual(["-60.00", "0.00"]);
  await context.db
    .update(coupon)
    .set({ state: "PENDING", decidesAt: 0 })
    .where(eq(coupon.id, Number(waits.id)));
  test.book.removeOutcome(waits.outcome);
  await decideDue(context);
  expect((await client.coupon(waits.id)).state).toBe("REJECTED");
  // Its lent part was paid back by the win already, so the whole stake is the player's.
  expect([minus(await client.balance(), start), await owed()]).toEqual(["40.00", "0.00"]);
  test.book.setResult(lost.outcome, "LOST");
  await settleKnown(context);
  // A payment that is taken back asks for all it had paid, the debt too.
  await correct(test, won.outcome, "LOST");
  expect([minus(await client.balance(), start), await owed()]).toEqual(["-80.00", "80.00"]);
  expect([await house("debts"), await house("advance")]).toEqual(["-80.00", "-40.00"]);
  await expectProvenBooks(test);
  const { rows } = await context.db.execute(
    sql`select 1 from information_schema.tables where table_name = 'coupon_advance'`,
  );
  expect(rows).toEqual([]);
});
