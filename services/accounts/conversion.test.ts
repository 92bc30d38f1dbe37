import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../core/testing/services.ts";
import { clientOf } from "../coupons/testing/client.ts";

const path = "/account-api/v1/convert/status";

let test: TestServices;
beforeAll(async () => { test = await startTestServices(); }, 30_000);
afterAll(() => test.close());

it("of a player's money is 0 not to be done, 1 of the main account, 2 of an additional one, in kunas only [4.32] [4.33]", async () => {
  const { headers, userId } = await clientOf(test);
  const status = async () => (await test.call("GET", path, { headers })).body;
  const turn = (type: number, iso: string) => test.services.context.db.execute(sql`update ledger_account set currency = ${iso} where player_id = ${userId} and type = ${type}`);
  expect(await status()).toEqual({ status: 0, iso: null, toIso: null });
  await test.services.context.db.execute(sql`insert into ledger_account (kind, currency, player_id, type, balance) values ('player', 'HRK', ${userId}, 9, 0)`);
  expect(await status()).toEqual({ status: 2, iso: "HRK", toIso: "EUR" });
  await test.services.context.db.execute(sql`delete from ledger_account where player_id = ${userId} and currency = 'HRK'`);
  await turn(0, "HRK");
  expect(await status()).toEqual({ status: 1, iso: "HRK", toIso: "EUR" });
  expect((await test.call("GET", path)).status).toBe(401);
});
