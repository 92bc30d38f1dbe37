import { sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { player } from "../../../people/players/tables.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { ledgerAccount } from "../../../money/accounts/tables.ts";
import { coupon } from "../tables.ts";
import { subKey } from "./keys.ts";

let test: TestServices;
let owner = { playerId: 0, accountId: 0 };
beforeAll(async () => {
  test = await startTestServices();
  const { db } = test.services.context;
  const [one] = await db
    .select({ playerId: player.id, accountId: ledgerAccount.id })
    .from(player)
    .innerJoin(ledgerAccount, sql`${ledgerAccount.playerId} = ${player.id}`)
    .limit(1);
  if (one !== undefined) owner = one;
}, 120_000);
beforeEach(async () => {
  await test.services.context.db.execute(sql`delete from coupon`);
});
afterAll(() => test.close());

const place = (...keys: string[]) =>
  test.services.context.db.insert(coupon).values(
    keys.map((idempotencyKey) => ({
      ...owner,
      idempotencyKey,
      fingerprint: "f",
      typeId: 0,
      state: "ACCEPTED" as const,
      currency: "RUB",
      amount: "1",
      coef: "2",
      possibleWin: "2",
      maxPayout: "2",
      placedAt: 1,
    })),
  );
const isUsed = async (key: string, playerId = owner.playerId) => {
  const { rows } = await test.services.context.db.execute<{ is_used: boolean }>(
    sql`select (coupon_facts(${playerId}::integer, ${key}, '[]') ->> 'isKeyUsedOtherwise')::boolean as is_used`,
  );
  return rows[0]?.is_used;
};

describe("a key that was used before", () => {
  it.each<[string, string[], string, boolean]>([
    ["for nothing", [], "abc", false],
    ["for the coupon itself", ["abc"], "abc", false],
    ["for the single itself", [subKey("abc", 3)], subKey("abc", 3), false],
    ["for another of the singles", [subKey("abc", 0), subKey("abc", 1)], subKey("abc", 2), false],
    ["for singles, now for one coupon", [subKey("abc", 0)], "abc", true],
    ["for singles after the first, now for one coupon", [subKey("abc", 49)], "abc", true],
    ["for one coupon, now for singles", ["abc"], subKey("abc", 0), true],
    ["for one that begins alike", ["abcd", subKey("abcd", 0), "ab"], "abc", false],
  ])("%s", async (_, before, key, expected) => {
    if (before.length > 0) await place(...before);
    expect(await isUsed(key)).toBe(expected);
    // Another player's keys are another's.
    expect(await isUsed(key, owner.playerId + 1)).toBe(false);
  });

  it("is found by an index, among however many", async () => {
    await place(...Array.from({ length: 2_000 }, (_, index) => subKey(`key-${index % 40}`, index)));
    const { db } = test.services.context;
    await db.execute(sql`analyze coupon`);
    const plan = JSON.stringify(
      await db.transaction(async (tx) => {
        // Two thousand rows are read as fast from the beginning to the end.
        await tx.execute(sql`set local enable_seqscan = off`);
        return tx.execute(
          sql`explain select 1 from coupon where player_id = ${owner.playerId} and key_group = 'key-7' and (idempotency_key = 'key-7') <> true limit 1`,
        );
      }),
    );
    expect(plan).toMatch(/coupon_by_key_group/);
    expect(await isUsed("key-7")).toBe(true);
  });
});
