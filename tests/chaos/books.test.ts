/** What proves the books finds each thing that can be wrong with them. */
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../services/testing/services.ts";
import { clientOf, express, placed, single, type Client } from "../../services/betting/coupons/testing/client.ts";
import { decideDue } from "../../services/betting/coupons/place/decide.ts";
import { settleKnown } from "../../services/betting/coupons/settle/settle.ts";
import { coupon } from "../../services/betting/coupons/tables.ts";
import { wrongs } from "./books.ts";

let test: TestServices;
let client: Client;
let told: Parameters<typeof wrongs>[1][number][];
const db = () => test.services.context.db;

/** Coupons of every fate: open, won, lost, refused; and one that was not taken. */
beforeEach(async () => {
  test = await startTestServices();
  client = await clientOf(test);
  const fields = (key: string, couponId: string | null, bets: string[], kind: "SINGLE" | "EXPRESS" = "SINGLE") => ({
    key,
    login: "demo",
    accountId: client.accounts["RUB"] ?? "",
    kind,
    amount: "100",
    couponId,
    bets: bets.map((outcomeId) => ({ outcomeId })),
  });
  const take = async (key: string, bets: [string, string][]) => {
    const kind = bets.length > 1 ? "EXPRESS" : "SINGLE";
    const input =
      kind === "EXPRESS"
        ? express(client, bets)
        : single(client, { bets: bets.map(([outcomeId, coef]) => ({ outcomeId, coef })) });
    const { body } = await client.place(input, key);
    expect(body.errors).toEqual([]);
    return fields(
      key,
      body.coupons[0]?.id ?? null,
      bets.map(([outcomeId]) => outcomeId),
      kind,
    );
  };
  told = [
    await take("key-open-1", [["1.1x2.home", "2"]]),
    await take("key-won-12", [
      ["2.1x2.home", "2"],
      ["3.1x2.home", "2"],
    ]),
    await take("key-lost-1", [["4.1x2.home", "2"]]),
    await take("key-live-1", [["101.1x2.home", "2"]]),
    fields("key-none-1", null, ["5.1x2.home"]),
  ];
  test.book.setOutcome("101.1x2.home", { isBlocked: true });
  for (const [id, result] of [
    ["2", "WON"],
    ["3", "WON"],
    ["4", "LOST"],
  ] as const)
    test.book.setResult(`${id}.1x2.home`, result);
  test.advance(5_000);
  await decideDue(test.services.context);
  await settleKnown(test.services.context);
});
afterEach(() => test.close());

describe("what proves the books", () => {
  it("finds nothing where all is well", async () => {
    expect(await wrongs(db(), told)).toEqual([]);
  });

  it("finds a coupon that was told and is not there, one that nobody was told of, and one that is another", async () => {
    expect(
      await wrongs(
        db(),
        told.map((one) => ({ ...one, couponId: one.couponId ?? "1" })),
      ),
    ).toEqual([expect.stringContaining("key-none-1")]);
    expect(await wrongs(db(), told.slice(1))).toEqual([expect.stringContaining("nobody was told")]);
    expect(
      await wrongs(
        db(),
        told.map((one) => (one.key === "key-open-1" ? { ...one, couponId: null } : one)),
      ),
    ).toEqual([expect.stringContaining("key-open-1")]);
    expect(
      await wrongs(
        db(),
        told.map((one) => (one.key === "key-open-1" ? { ...one, amount: "10" } : one)),
      ),
    ).toEqual([expect.stringContaining("key-open-1")]);
  });

  it("finds a coupon without its stake, and one whose stake was not given back", async () => {
    const extra = await placed(client, single(client));
    const all = [
      ...told,
      { key: "", login: "", accountId: "", kind: "SINGLE" as const, amount: "0", couponId: null, bets: [] },
    ];
    await db()
      .update(coupon)
      .set({ state: "REJECTED" })
      .where(eq(coupon.id, Number(extra.id)));
    expect((await wrongs(db(), all)).join("\n")).toContain(`coupon ${extra.id} is REJECTED with`);
    await db()
      .execute(sql`insert into coupon (player_id, account_id, idempotency_key, fingerprint, type_id, state, currency, amount, coef, possible_win, max_payout, placed_at)
      select player_id, account_id, 'orphan-1', 'f', 0, 'ACCEPTED', currency, 70, 2, 140, 1000, placed_at from coupon limit 1`);
    const found = (await wrongs(db(), all)).join("\n");
    expect(found).toContain("is ACCEPTED with []");
    expect(found).toMatch(/RUB are held for open coupons/);
  });

  it.each([
    ["an event that is missing", sql`delete from outbox where seq = 3`, /is the 3\. one/],
    [
      "an event told twice",
      sql`insert into outbox (type, user_id, data) select type, user_id, data from outbox where type = 'balance' order by seq desc limit 1`,
      /account \d+ changed/,
    ],
    [
      "a coupon's state told twice",
      sql`insert into outbox (type, user_id, data) select type, user_id, data from outbox where type = 'coupon' order by seq desc limit 1`,
      /coupon \d+ is/,
    ],
    [
      "a wallet that is not the sum of its entries",
      sql`update ledger_account set balance = balance + 1 where kind = 'player' and currency = 'RUB'`,
      /drifts/,
    ],
  ])("finds %s", async (_, harm, found) => {
    // Sound before; and by that all events have their numbers.
    expect(await wrongs(db(), told)).toEqual([]);
    await db().execute(harm);
    expect((await wrongs(db(), told)).join("\n")).toMatch(found);
  });
});
