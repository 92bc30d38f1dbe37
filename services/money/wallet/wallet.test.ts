import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eq } from "../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import { limitsClient } from "../limits/testing/limits.ts";
import { player } from "../../people/players/tables.ts";
import { casinoRound } from "./tables.ts";
import { expectBooksToBalance, game, startWalletWorld, type WalletWorld } from "./testing/world.ts";

let world: WalletWorld;
let token: string;
let start: string;
beforeAll(async () => {
  world = await startWalletWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  token = await world.launch();
  start = await world.client.balance();
});
// Whatever a test did, nothing has come from nowhere.
afterEach(() => expectBooksToBalance(world));

const who = () => String(world.client.userId);
let rounds = 0;
/** Calls of a new round with one bet. */
function newRound() {
  const round = `round-${(rounds += 1)}`;
  const common = { round, game, player: who(), currency: "RUB" };
  const about = { ...common, bet: `${round}:bet` };
  return {
    round,
    bet: (amount = "10.00", change: object = {}) =>
      world.call("bet", {
        id: `${round}:bet`,
        ...common,
        token,
        amount,
        ...change,
      }),
    win: (amount = "25.00", change: object = {}) =>
      world.call("win", { id: `${round}:win`, ...about, amount, ...change }),
    rollback: (amount = "10.00", change: object = {}) =>
      world.call("rollback", {
        id: `${round}:rollback`,
        ...about,
        amount,
        ...change,
      }),
    end: () => world.call("end", { id: `${round}:end`, ...common }),
    row: async () =>
      (await world.test.services.context.db.select().from(casinoRound).where(eq(casinoRound.id, round)))[0],
  };
}
const after = (gain: string) => new Exact(start).plus(gain).toFixed(2);

describe("a round", () => {
  it("stakes, wins and ends", async () => {
    const { bet, win, end, row } = newRound();
    expect(await bet()).toMatchObject({
      status: 200,
      body: { balance: after("-10") },
    });
    expect(await row()).toMatchObject({
      state: "OPEN",
      staked: "10.00",
      won: null,
      game,
    });
    expect(await win()).toMatchObject({
      status: 200,
      body: { balance: after("15") },
    });
    expect((await end()).status).toBe(200);
    expect(await row()).toMatchObject({
      state: "SETTLED",
      staked: "10.00",
      won: "25.00",
    });
    expect(await world.client.balance()).toBe(after("15"));
  });

  it("without a win leaves the stake with the house", async () => {
    const { bet, end, row } = newRound();
    await bet();
    expect(await end()).toMatchObject({
      status: 200,
      body: { balance: after("-10") },
    });
    expect(await row()).toMatchObject({ state: "SETTLED", won: null });
  });

  it("is ended by its win, where that says so: no stake and no second end comes after it", async () => {
    const { bet, round, win, end, rollback, row } = newRound();
    await bet();
    expect(await win("25.00", { isRoundOver: true })).toMatchObject({ status: 200, body: { balance: after("15") } });
    expect(await row()).toMatchObject({ state: "SETTLED", staked: "10.00", won: "25.00" });
    expect((await row())?.endedAt).not.toBeNull();
    expect(await bet("10.00", { id: `${round}:bet:2` })).toMatchObject({ body: { code: "SETTLED" } });
    expect(await rollback()).toMatchObject({ status: 409, body: { code: "SETTLED" } });
    expect(await end()).toMatchObject({ status: 200, body: { balance: after("15") } });
    // The same win, without the end: another body under the same number.
    expect(await win()).toMatchObject({ status: 409, body: { code: "DUPLICATE" } });
  });

  it("takes a win of nothing", async () => {
    const { bet, win } = newRound();
    await bet();
    expect(await win("0")).toMatchObject({
      status: 200,
      body: { balance: after("-10") },
    });
  });

  it("takes further bets, one of which can be rolled back alone", async () => {
    const { round, bet, rollback, win, end, row } = newRound();
    await bet();
    expect((await bet("10.00", { id: `${round}:bet:2` })).body.balance).toBe(after("-20"));
    expect((await rollback("10.00", { bet: `${round}:bet:2` })).body.balance).toBe(after("-10"));
    expect(await row()).toMatchObject({ state: "OPEN", staked: "10.00" });
    expect((await win()).body.balance).toBe(after("15"));
    await end();
    expect(await row()).toMatchObject({
      state: "SETTLED",
      staked: "10.00",
      won: "25.00",
    });
  });

  it("whose only bet is rolled back never was", async () => {
    const { bet, rollback, end, row } = newRound();
    await bet();
    expect(await rollback()).toMatchObject({
      status: 200,
      body: { balance: after("0") },
    });
    expect((await end()).status).toBe(200);
    expect(await row()).toMatchObject({ state: "ROLLED_BACK", staked: "0.00" });
  });
});

describe("a call that comes again", () => {
  it("gets the same answer and moves nothing", async () => {
    const { bet, win, end } = newRound();
    const first = await bet();
    expect(await bet()).toEqual(first);
    const won = await win();
    expect(await win()).toEqual(won);
    expect(await bet()).toEqual(first);
    const ended = await end();
    expect(await end()).toEqual(ended);
    expect(await world.client.balance()).toBe(after("15"));
  });

  it("is refused with another body", async () => {
    const { bet } = newRound();
    await bet();
    expect(await bet("11.00")).toMatchObject({
      status: 409,
      body: { code: "DUPLICATE" },
    });
    expect(await world.client.balance()).toBe(after("-10"));
  });

  it("counts once when it comes twenty times at once", async () => {
    const { bet, win } = newRound();
    const answers = await Promise.all(Array.from({ length: 20 }, () => bet()));
    expect(new Set(answers.map(({ body }) => body.balance))).toEqual(new Set([after("-10")]));
    await Promise.all(Array.from({ length: 20 }, () => win()));
    expect(await world.client.balance()).toBe(after("15"));
  });
});

describe("a bet", () => {
  it.each([
    ["an unknown token", { token: "nobody-has-this" }, 403, "TOKEN_EXPIRED"],
    ["another player's name", { player: "1" }, 403, "TOKEN_EXPIRED"],
    ["another game", { game: "another" }, 403, "TOKEN_EXPIRED"],
    ["another currency", { currency: "EUR" }, 409, "WRONG_CURRENCY"],
    ["more than there is", { amount: "100000000.00" }, 409, "NOT_ENOUGH_MONEY"],
    ["nothing", { amount: "0" }, 409, "WRONG_AMOUNT"],
    ["parts of a kopeck", { amount: "1.001" }, 409, "WRONG_AMOUNT"],
    ["a negative amount", { amount: "-1.00" }, 400, "BAD_CALL"],
    ["no amount", { amount: undefined }, 400, "BAD_CALL"],
  ])("is refused with %s", async (_, change, status, code) => {
    const { bet, row } = newRound();
    expect(await bet("10.00", change)).toMatchObject({
      status,
      body: { code },
    });
    expect(await row()).toBeUndefined();
    expect(await world.client.balance()).toBe(start);
  });

  it("is refused with the balance, where the money does not reach", async () => {
    expect(await newRound().bet("100000000.00")).toMatchObject({
      body: { balance: start },
    });
  });

  it("is refused when another launch has replaced its own", async () => {
    const { bet } = newRound();
    const old = token;
    await world.launch();
    expect(await bet("10.00", { token: old })).toMatchObject({
      status: 403,
      body: { code: "TOKEN_EXPIRED" },
    });
  });

  it("is taken after the studio has failed to open another game", async () => {
    const old = token;
    world.studio.isAway = true;
    await expect(world.launch()).rejects.toThrow("GAMES_UNAVAILABLE");
    world.studio.isAway = false;
    expect(await newRound().bet("10.00", { token: old })).toMatchObject({
      status: 200,
    });
  });

  it("is refused when the launch was ended", async () => {
    const { headers } = world.client;
    const opened = await world.test.call<{ launch: { id: string } }>("POST", "/casino-api/v1/launches", {
      headers,
      body: {
        game,
        group_id: 1,
        country: "kz",
        lng: "en",
        account_id: Number(world.client.accounts["RUB"]),
      },
    });
    token = (world.studio.launches.at(-1) as { play: { token: string } }).play.token;
    await world.test.call("POST", "/casino-api/v1/launches/end", {
      headers,
      body: { id: opened.body.launch.id },
    });
    expect(await newRound().bet()).toMatchObject({
      status: 403,
      body: { code: "TOKEN_EXPIRED" },
    });
  });

  it("is refused when its rollback came before it", async () => {
    const { bet, rollback } = newRound();
    expect((await rollback()).status).toBe(200);
    expect(await bet()).toMatchObject({
      status: 409,
      body: { code: "ROLLED_BACK" },
    });
    expect(await world.client.balance()).toBe(start);
  });

  it("is refused in a settled round", async () => {
    const { round, bet, end } = newRound();
    await bet();
    await end();
    expect(await bet("10.00", { id: `${round}:bet:2` })).toMatchObject({
      status: 409,
      body: { code: "SETTLED" },
    });
  });

  it("of two that together are too much, only one is taken", async () => {
    const most = new Exact(start).minus("1").toFixed(2);
    const [one, other] = [newRound(), newRound()];
    const answers = await Promise.all([one.bet(most), other.bet(most)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await world.client.balance()).toBe("1.00");
    await Promise.all([one.rollback(most), other.rollback(most)]);
    expect(await world.client.balance()).toBe(start);
  });
});

describe("a win or a rollback", () => {
  it("without its bet is refused, or refuses the bet", async () => {
    const { win, rollback } = newRound();
    expect(await win()).toMatchObject({
      status: 404,
      body: { code: "NOT_FOUND" },
    });
    expect((await rollback()).status).toBe(200);
  });

  it("of a refused bet moves nothing", async () => {
    const { bet, win, rollback } = newRound();
    await bet("100000000.00");
    expect(await win()).toMatchObject({
      status: 404,
      body: { code: "NOT_FOUND" },
    });
    expect((await rollback("100000000.00")).status).toBe(200);
    expect(await world.client.balance()).toBe(start);
  });

  it("comes too late: a rollback after the win or the end, a win after the rollback", async () => {
    const [won, lost, backed] = [newRound(), newRound(), newRound()];
    await Promise.all([won.bet(), lost.bet(), backed.bet()]);
    await won.win();
    expect(await won.rollback()).toMatchObject({
      status: 409,
      body: { code: "SETTLED" },
    });
    await lost.end();
    expect(await lost.rollback()).toMatchObject({
      status: 409,
      body: { code: "SETTLED" },
    });
    await backed.rollback();
    expect(await backed.win()).toMatchObject({
      status: 409,
      body: { code: "ROLLED_BACK" },
    });
    await won.end();
    expect(await world.client.balance()).toBe(after("5"));
  });

  it("is taken after its launch was replaced", async () => {
    const [won, backed] = [newRound(), newRound()];
    await won.bet();
    await backed.bet();
    await world.launch();
    expect(await won.bet("10.00", { id: `${won.round}:bet:2` })).toMatchObject({
      body: { code: "TOKEN_EXPIRED" },
    });
    expect((await won.win("20.00")).status).toBe(200);
    expect((await won.end()).status).toBe(200);
    expect((await backed.rollback()).status).toBe(200);
    expect(await world.client.balance()).toBe(after("10"));
  });

  it("of another amount than the bet is no rollback of it", async () => {
    const { bet, rollback, end } = newRound();
    await bet();
    expect(await rollback("9.00")).toMatchObject({
      status: 409,
      body: { code: "WRONG_AMOUNT" },
    });
    await end();
  });

  it("counts once when two rollbacks of one bet come", async () => {
    const { round, bet, rollback } = newRound();
    await bet();
    await Promise.all([rollback(), rollback("10.00", { id: `${round}:rollback:2` })]);
    expect(await world.client.balance()).toBe(start);
  });

  it("and its bet at once leave the player where they were", async () => {
    for (const _ of Array.from({ length: 8 })) {
      const { bet, rollback, row } = newRound();
      await Promise.all([bet(), rollback()]);
      expect(["ROLLED_BACK", undefined]).toContain((await row())?.state);
    }
    expect(await world.client.balance()).toBe(start);
  });
});

describe("the studio's other calls", () => {
  it("name the player of a launch, and the balance", async () => {
    expect(await world.call("authenticate", { token, game })).toEqual({
      status: 200,
      body: {
        player: who(),
        currency: "RUB",
        balance: start,
        freeRounds: null,
      },
    });
    expect(await world.call("authenticate", { token, game: "another" })).toMatchObject({ status: 403 });
    const asked = { player: who(), currency: "RUB", token };
    expect(await world.call("balance", asked)).toEqual({
      status: 200,
      body: { balance: start, freeRounds: null },
    });
    expect(await world.call("balance", { ...asked, currency: "EUR" })).toMatchObject({ status: 409 });
    expect(await world.call("balance", { ...asked, token: "x" })).toMatchObject({ status: 403 });
  });

  it("are refused without the studio's signature of the bytes that came", async () => {
    const body = { token, game };
    const spaced = JSON.stringify(body).replace("{", "{ ");
    expect(
      await world.call("authenticate", body, {
        secret: "another-secret-of-16",
      }),
    ).toMatchObject({
      status: 401,
      body: { code: "BAD_SIGNATURE" },
    });
    expect(await world.call("authenticate", body, { text: spaced })).toMatchObject({ status: 401 });
    // Signed right, but six minutes ago, or six ahead.
    for (const late of [-360_000, 360_000])
      expect(await world.call("authenticate", body, { signedAt: Date.now() + late })).toMatchObject({
        status: 401,
        body: { code: "BAD_SIGNATURE" },
      });
    expect(
      (
        await fetch(`${world.test.services.url}/wallet-api/v1/bet`, {
          method: "POST",
        })
      ).status,
    ).toBe(401);
  });
});

// Last: they change the player.
describe("a player who may not play", () => {
  it("stakes nothing when banned", async () => {
    const { db } = world.test.services.context;
    await db.update(player).set({ banLevel: 1 }).where(eq(player.id, world.client.userId));
    expect(await newRound().bet("1.00")).toMatchObject({
      status: 403,
      body: { code: "PLAYER_BLOCKED" },
    });
    await db.update(player).set({ banLevel: 0 }).where(eq(player.id, world.client.userId));
  });

  it("stakes nothing once they exclude themselves, and open rounds come to their end all the same", async () => {
    const excluding = await limitsClient(world.test);
    world.client = excluding.client;
    token = await world.launch();
    const [won, backed] = [newRound(), newRound()];
    await won.bet("1.00");
    await backed.bet("1.00");
    await excluding.set(33, "1");
    // Their session is over; a new one opens no game.
    expect(await newRound().bet("1.00")).toMatchObject({
      status: 403,
      body: { code: "TOKEN_EXPIRED" },
    });
    world.client = (await limitsClient(world.test)).client;
    await expect(world.launch()).rejects.toThrow("LIMIT_REACHED");
    expect((await won.win("3.00")).status).toBe(200);
    expect((await won.end()).status).toBe(200);
    expect((await backed.rollback("1.00")).status).toBe(200);
    // When the time-out is over they sign in again.
    world.test.advance(25 * 3_600_000);
    world.client = (await limitsClient(world.test)).client;
  });

  it("stakes nothing past a limit, but gets what a round owes them", async () => {
    const limited = await limitsClient(world.test);
    world.client = limited.client;
    token = await world.launch();
    const { bet, win, end } = newRound();
    await bet();
    await limited.set(1, "15");
    const left = async () =>
      (await limited.events()).findLast(({ limit }) => limit.limitType === 1)?.limit.limitBalance;
    expect(await newRound().bet("4.00")).toMatchObject({ status: 200 });
    const before = Number(await left());
    expect(await newRound().bet("1.00")).toMatchObject({ status: 200 });
    expect(Number(await left())).toBe(before - 1);
    expect(await newRound().bet()).toMatchObject({
      status: 403,
      body: { code: "LIMIT_REACHED" },
    });
    expect((await win()).status).toBe(200);
    await end();
  });
});
