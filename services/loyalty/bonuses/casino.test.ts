/** Rounds on a bonus account, cashback, and players who have excluded themselves. */
import { sql } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { putGame } from "../../games/casino/testing/catalogueRows.ts";
import { nextKey } from "../../betting/coupons/testing/client.ts";
import { expectBooksToBalance, game, startWalletWorld, type WalletWorld } from "../../money/wallet/testing/world.ts";
import { LONG_BACK, payCashback } from "./cashback/cashback.ts";
import { playedRound } from "./testing/mix.ts";
import { bookPoints, pointsForRounds, pointsOf } from "./points/points.ts";
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
  const common = {
    token,
    player: String(world.client.userId),
    game,
    round: "r-1",
    currency: "RUB",
  };
  const balance = { token, player: common.player, currency: "RUB" };
  expect((await wallet.call("balance", balance)).body).toEqual({
    balance: "400.00",
    freeRounds: null,
  });
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
  // The game is in no catalogue, so its odds may be the player's choice: 180 for 150 put 30 at risk.
  expect((await world.bonus(id)).wagers).toMatchObject([
    { source: "ROUND", source_id: "r-1", amount: "30.00", reason: "LOW_RISK" },
  ]);
  const second = { ...common, round: "r-2" };
  await wallet.call("bet", { ...second, id: "b-2", amount: "400.00" });
  expect([await world.money(cash), await world.money(account)]).toEqual(["0.00", "30.00"]);
  await wallet.call("rollback", {
    ...second,
    id: "x-2",
    bet: "b-2",
    amount: "400.00",
  });
  expect([await world.money(cash), await world.money(account)]).toEqual(["100.00", "330.00"]);
  await expectBooksToBalance(wallet);
});

it("a game that is open when its bonus ends goes on with cash, whose wins are the player's", async () => {
  await world.setCash(100);
  const { id } = await world.grant("welcome-casino", { amount: "300" });
  const account = (await world.bonus(id)).bonus.account_id ?? 0;
  const token = await launch(account);
  const begun = playedRound(wallet, token, world.client.userId);
  const bet = await begun.bet("40.00");
  await wallet.test.call("POST", `/bonus-api/v1/bonuses/${id}/forfeit`, { headers: world.client.headers });
  // The round of the bonus takes no more; 20 of its stake's 40 come back.
  expect((await begun.bet("10.00")).code).toBe("NOT_ENOUGH_MONEY");
  expect(await begun.win(bet.id, "20.00")).toBe("OK");
  await begun.end();
  await world.hear();
  expect(await world.money(cash)).toBe("80.00");
  const next = playedRound(wallet, token, world.client.userId);
  const own = await next.bet("30.00");
  expect(await next.bet("10.00")).toMatchObject({ code: "OK" });
  expect(await next.win(own.id, "90.00")).toBe("OK");
  await next.end();
  expect((await playedRound(wallet, token, world.client.userId).bet("130.01")).code).toBe("NOT_ENOUGH_MONEY");
  await world.hear();
  expect([await world.money(cash), await world.money(account)]).toEqual(["130.00", "0.00"]);
  await expect(world.express(account, "10")).rejects.toThrow("ACCOUNT_UNKNOWN");
  await expectBooksToBalance(wallet);
});

/** A round of a player that is over, written as the wallet leaves it. */
const writeRound = (
  id: string,
  { client }: Pick<BonusWorld, "client">,
  {
    staked,
    won,
    at = Date.UTC(2026, 10, 11),
    of = game,
  }: { staked: number; won: number | null; at?: number; of?: string },
) =>
  wallet.test.services.context.db
    .execute(sql`insert into casino_round (id, player_id, account_id, launch_id, currency, game, state, staked, won, started_at, ended_at)
    select ${id}, ${client.userId}, ${Number(client.accounts["RUB"])}, max(id), 'RUB', ${of}, 'SETTLED', ${staked}, ${won}, ${at}, ${at} from casino_launch`);

it("cashback is a share of the closed week's loss by level, paid once [2.44]", async () => {
  const { context } = wallet.test.services;
  // The clock stands on Saturday 21 November; the week before ended on Monday the 16th.
  await writeRound("old-1", world, { staked: 20_000, won: 19_350 });
  await writeRound("old-2", world, { staked: 50, won: null });
  // Returns more than 99 %, so its losses don't count.
  await putGame(context.db, { key: "fair-deuces", engine: "videoPoker", rtp: "99.73" });
  await writeRound("old-3", world, { staked: 5_000, won: null, of: "fair-deuces" });
  await world.setCash(100);
  await Promise.all([payCashback(context), payCashback(context)]);
  await payCashback(context);
  // 5 % of 700.
  expect(await world.money(cash)).toBe("135.00");
  const answer = await world.test.call<{ level: number; payments: unknown[] }>("GET", "/bonus-api/v1/cashback", {
    headers: world.client.headers,
  });
  expect(answer.body.payments).toMatchObject([{ amount: "35.00", percent: "5", staked: "20050.00", won: "19350.00" }]);

  // Services that stood still over more than one Monday pay what they have missed, once.
  await writeRound("older", world, { staked: 200, won: null, at: Date.UTC(2026, 10, 4) });
  await payCashback(context);
  expect(await world.money(cash)).toBe("135.00");
  await Promise.all([payCashback(context, LONG_BACK), payCashback(context, LONG_BACK)]);
  // 5 % of the one lost bet would be 10; the bound is 0.3 % of what was staked.
  expect(await world.money(cash)).toBe("135.60");
});

it("points come from a day's rounds once, but from none of games that return more than 99 % [2.45]", async () => {
  const { context } = wallet.test.services;
  await putGame(context.db, { key: "fair-deuces", engine: "videoPoker", rtp: "99.73" });
  const { balance: before } = await pointsOf(context.db, world.client.userId);
  const at = Date.UTC(2026, 10, 20);
  await writeRound("points-1", world, { staked: 1000, won: null, at });
  await writeRound("points-2", world, { staked: 100_000, won: 100_000, at, of: "fair-deuces" });
  await pointsForRounds(context);
  await pointsForRounds(context);
  // A point for each two hundred roubles.
  expect((await pointsOf(context.db, world.client.userId)).balance).toBe(before + 5);
});

it("players who have excluded themselves get no bonus, no deposit's share, no reward and no cashback", async () => {
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
    body: {
      player_id: other.client.userId,
      offer_id: 101,
      currency: "RUB",
      amount: "100",
    },
  });
  expect(granted).toMatchObject({
    status: 409,
    body: { code: "LIMIT_REACHED" },
  });

  const before = await other.money(other.client.accounts["RUB"] ?? "");
  await writeRound("excluded", other, { staked: 1000, won: null });
  await payCashback(wallet.test.services.context, LONG_BACK);
  expect(await other.money(other.client.accounts["RUB"] ?? "")).toBe(before);
  await other.test.services.context.transact((tx) =>
    bookPoints(tx, { playerId: other.client.userId, amount: 500, reason: "COUPON", key: "excluded", at: 1 }),
  );
  const bought = await other.test.call<{ errors: { code: string }[] }>(
    "POST",
    "/bonus-api/v1/rewards/free-bet-small/buy",
    { headers: { ...other.client.headers, "idempotency-key": nextKey() } },
  );
  expect(codes(bought.body)).toEqual(["LIMIT_REACHED"]);
  const points = await other.test.call<{ balance: number }>("GET", "/bonus-api/v1/points", {
    headers: other.client.headers,
  });
  expect(points.body.balance).toBe(500);
});
