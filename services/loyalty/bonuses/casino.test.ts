/** Rounds on a bonus account, cashback, and players who have excluded themselves. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectBooksToBalance, game, startWalletWorld, type WalletWorld } from "../../money/wallet/testing/world.ts";
import { LONG_BACK, payCashback } from "./cashback/cashback.ts";
import { startBonusWorld, type BonusWorld } from "./testing/world.ts";

let wallet: WalletWorld;
let world: BonusWorld;
let cash: string;
beforeAll(async () => {
  wallet = await startWalletWorld();
  world = await startBonusWorld("demo", wallet.test);
  cash = world.client.accounts["RUB"] ?? "";
});
afterAll(() => wallet.close());

async function launch(account: number): Promise<string> {
  wallet.client.accounts["RUB"] = String(account);
  return wallet.launch();
}

it("a round on a bonus account takes cash first, wins into the bonus, and counts once it is over [6.08]", async () => {
  await world.setCash(100);
  const { id } = await world.grant("welcome-casino", { amount: "300" });
  const account = (await world.bonus(id)).bonus.account_id ?? 0;
  const token = await launch(account);
  const common = { token, player: String(world.client.userId), game, round: "r-1", currency: "RUB" };
  const balance = { token, player: common.player, currency: "RUB" };
  expect((await wallet.call("balance", balance)).body).toEqual({ balance: "400.00" });
  expect(await wallet.call("bet", { ...common, id: "b-1", amount: "150.00" })).toMatchObject({
    status: 200,
    body: { balance: "250.00" },
  });
  expect([await world.money(cash), await world.money(account)]).toEqual(["0.00", "250.00"]);
  const win = { ...common, id: "w-1", bet: "b-1", amount: "180.00" };
  expect((await wallet.call("win", win)).body).toEqual({ balance: "430.00" });
  // 100 of cash come back, 80 are the bonus's.
  expect([await world.money(cash), await world.money(account)]).toEqual(["100.00", "330.00"]);
  await world.hear();
  expect((await world.bonus(id)).wagers).toEqual([]);
  await wallet.call("end", { ...common, id: "e-1" });
  await world.hear();
  expect((await world.bonus(id)).wagers).toMatchObject([{ source: "ROUND", source_id: "r-1", amount: "150.00" }]);
  const second = { ...common, round: "r-2" };
  await wallet.call("bet", { ...second, id: "b-2", amount: "400.00" });
  expect([await world.money(cash), await world.money(account)]).toEqual(["0.00", "30.00"]);
  await wallet.call("rollback", { ...second, id: "x-2", bet: "b-2", amount: "400.00" });
  expect([await world.money(cash), await world.money(account)]).toEqual(["100.00", "330.00"]);
  await expectBooksToBalance(wallet);
});

it("cashback is a share of the closed week's loss by level, paid once [2.44]", async () => {
  const { context } = wallet.test.services;
  // The clock stands on Saturday 21 November; the week before ended on Monday the 16th.
  const round = (id: string, staked: number, won: number | null, at = Date.UTC(2026, 10, 11)) =>
    context.db
      .execute(sql`insert into casino_round (id, player_id, account_id, launch_id, currency, game, state, staked, won, started_at, ended_at)
      select ${id}, ${world.client.userId}, ${Number(cash)}, max(id), 'RUB', ${game}, 'SETTLED', ${staked}, ${won}, ${at}, ${at} from casino_launch`);
  await round("old-1", 1000, 350);
  await round("old-2", 50, null);
  await world.setCash(100);
  await Promise.all([payCashback(context), payCashback(context)]);
  await payCashback(context);
  // 5 % of 700.
  expect(await world.money(cash)).toBe("135.00");
  const answer = await world.test.call<{ level: number; payments: unknown[] }>("GET", "/bonus-api/v1/cashback", {
    headers: world.client.headers,
  });
  expect(answer.body.payments).toMatchObject([{ amount: "35.00", percent: "5", staked: "1050", won: "350" }]);

  // Services that stood still over more than one Monday pay what they have missed, once.
  await round("older", 200, null, Date.UTC(2026, 10, 4));
  await payCashback(context);
  expect(await world.money(cash)).toBe("135.00");
  await Promise.all([payCashback(context, LONG_BACK), payCashback(context, LONG_BACK)]);
  expect(await world.money(cash)).toBe("145.00");
});

it("players who have excluded themselves get no bonus, no deposit's share and no reward", async () => {
  const other = await startBonusWorld("demo2", wallet.test);
  const waiting = await other.grant("monday-reload");
  await other.test.services.context.db.execute(
    sql`insert into player_limit (player_id, limit_type, state, value) values (${other.client.userId}, 30, 'ACTIVE', '6')`,
  );
  await other.deposit("5000");
  const { rows } = await other.test.services.context.db.execute(
    sql`select state from bonus where player_id = ${other.client.userId}`,
  );
  expect(rows).toEqual([{ state: waiting.state }]);
  const codes = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code);
  expect(codes(await other.claim("derby-free-bet"))).toEqual(["LIMIT_REACHED"]);
  expect(codes(await other.redeem("SAFFRON-GIFT"))).toEqual(["LIMIT_REACHED"]);
  const granted = await other.test.call("POST", "/bonus-api/v1/desk/grants", {
    headers: { "x-service-key": "test-key", "idempotency-key": "excluded-1" },
    body: { player_id: other.client.userId, offer_id: 101, currency: "RUB", amount: "100" },
  });
  expect(granted).toMatchObject({ status: 409, body: { code: "LIMIT_REACHED" } });
});
