import { sql } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { converted } from "./convert.ts";
import { houseAccount, post, trialBalance } from "./ledger.ts";
import { openAccount } from "./open.ts";
import { clientOf } from "../../betting/coupons/testing/client.ts";

const path = "/account-api/v1/convert/status";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());

it("of a player's money is 0 not to be done, 1 of the main account, 2 of an additional one, in kunas only [4.32] [4.33]", async () => {
  const { headers, userId } = await clientOf(test);
  const status = async () => (await test.call("GET", path, { headers })).body;
  const turn = (type: number, iso: string) =>
    test.services.context.db.execute(
      sql`update ledger_account set currency = ${iso} where player_id = ${userId} and type = ${type}`,
    );
  expect(await status()).toEqual({ status: 0, iso: null, toIso: null });
  await test.services.context.db.execute(
    sql`insert into ledger_account (kind, currency, player_id, type, balance) values ('player', 'HRK', ${userId}, 9, 0)`,
  );
  expect(await status()).toEqual({ status: 2, iso: "HRK", toIso: "EUR" });
  await test.services.context.db.execute(
    sql`delete from ledger_account where player_id = ${userId} and currency = 'HRK'`,
  );
  await turn(0, "HRK");
  expect(await status()).toEqual({ status: 1, iso: "HRK", toIso: "EUR" });
  expect((await test.call("GET", path)).status).toBe(401);
  // The books of the other tests must hold.
  await turn(0, "RUB");
});

describe("converting", () => {
  const money = async (headers: Record<string, string>) =>
    (
      await test.call<{ accounts: { iso: string; type: number; money: string; isActive: boolean }[] }>(
        "GET",
        "/account-api/v1/accounts",
        { headers },
      )
    ).body.accounts.map(({ iso, type, money: amount, isActive }) => ({ iso, type, amount, isActive }));
  const convert = async (headers: Record<string, string>) =>
    (await test.call<{ success: boolean; code?: string }>("POST", "/office-api/v1/account/convert", { headers })).body;

  it("gives the money of the main account at the legal rate to the account that takes its place, once however often it is asked for [4.32]", async () => {
    const { headers, userId } = await clientOf(test, "demo2");
    const { db } = test.services.context;
    const query = sql`select id from ledger_account where player_id = ${userId} and type = 0`;
    const {
      rows: [main],
    } = await db.execute<{ id: number }>(query);
    // Kunas come in by the ledger, as all money does.
    await db.execute(sql`update ledger_account set type = 9 where id = ${main?.id ?? 0}`);
    const kunas = await db.transaction(async (tx) => {
      const id = await openAccount(tx, userId, "HRK", 0);
      const equity = await houseAccount(tx, "equity", "HRK");
      await post(tx, {
        key: "kunas",
        kind: "opening",
        use: "opening",
        at: test.services.context.clock.now(),
        entries: [
          { accountId: equity, amount: "-1000" },
          { accountId: id, amount: "1000" },
        ],
      });
      return id;
    });
    await db.execute(sql`update player set active_account_id = ${kunas} where id = ${userId}`);
    const answers = await Promise.all([convert(headers), convert(headers), convert(headers)]);
    expect(answers.map(({ success }) => success).toSorted()).toEqual([false, false, true]);
    expect(answers.filter(({ success }) => !success).map(({ code }) => code)).toEqual(["NOT_OFFERED", "NOT_OFFERED"]);
    // 1000 / 7.53450 = 132.7228…
    expect(await money(headers)).toEqual(
      expect.arrayContaining([{ iso: "EUR", type: 0, amount: "132.72", isActive: true }]),
    );
    expect((await money(headers)).filter(({ iso, type }) => iso === "HRK" || type === 0)).toHaveLength(1);
    const history = await test.call<{ entries: { type: string; amount: string }[] }>(
      "GET",
      `/account-api/v1/getMainAccount?accountId=${kunas}`,
      { headers },
    );
    expect(history.body.entries.map(({ type, amount }) => `${type} ${amount}`)).toEqual([
      "CONVERSION -1000.00",
      "OPENING 1000.00",
    ]);
    const { totals, drifts } = await trialBalance(db);
    expect({ drifts, off: totals.filter(({ sum }) => sum !== "0") }).toEqual({ drifts: [], off: [] });
  });

  it.each([
    ["0", "0"],
    ["7.5345", "1"],
    ["0.03", "0"],
    ["0.04", "0.01"],
    ["100", "13.27"],
    ["0.0376725", "0.01"],
  ])("makes of %s kunas %s euros, halves up", (kunas, euros) => {
    expect(converted(kunas, "7.53450")).toBe(euros);
  });
});
