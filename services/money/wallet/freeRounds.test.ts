/** Free rounds by the studio's signed calls: the house pays, the player wins, and the books balance whatever happens. */
import fc from "fast-check";
import { eq, sql } from "../../platform/database/drizzle.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { Exact } from "#shared/money/money.ts";
import { endFreeRounds, freeGrant, giveFreeRounds } from "./freeRounds.ts";
import { casinoRound } from "./tables.ts";
import { expectBooksToBalance, game, startWalletWorld, type WalletWorld } from "./testing/world.ts";

let world: WalletWorld;
let token: string;
beforeAll(async () => {
  world = await startWalletWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  token = await world.launch();
});
afterEach(() => expectBooksToBalance(world));

const hourMs = 3_600_000;
const now = () => world.test.services.context.clock.now();
const player = () => String(world.client.userId);

let grants = 0;
async function give(rounds: number, change: { game?: string; currency?: string; expiresAt?: number } = {}) {
  const id = await world.test.services.context.transact((tx) =>
    giveFreeRounds(tx, {
      key: `test-${(grants += 1)}`,
      playerId: world.client.userId,
      accountId: Number(world.client.accounts["RUB"]),
      currency: "RUB",
      game,
      stake: "10",
      rounds,
      givenAt: now(),
      expiresAt: now() + hourMs,
      ...change,
    }),
  );
  return {
    id: String(id),
    now: () => freeGrant(world.test.services.context.db, id, now()),
    end: () => world.test.services.context.transact((tx) => endFreeRounds(tx, id, now())),
  };
}

let rounds = 0;
function newRound(freeRounds: string) {
  const round = `free-${(rounds += 1)}`;
  const common = { round, game, player: player(), currency: "RUB" };
  const about = { ...common, bet: `${round}:bet` };
  return {
    round,
    bet: (change: object = {}) =>
      world.call("bet", {
        id: `${round}:bet`,
        ...common,
        token,
        amount: "10.00",
        freeRounds,
        ...change,
      }),
    win: (amount = "25.00") => world.call("win", { id: `${round}:win`, ...about, amount }),
    rollback: () =>
      world.call("rollback", {
        id: `${round}:rollback`,
        ...about,
        amount: "10.00",
      }),
    end: () => world.call("end", { id: `${round}:end`, ...common }),
  };
}
const told = async () =>
  (await world.call("balance", { token, player: player(), currency: "RUB" })).body as { freeRounds: unknown };

it("a launch tells the studio of the free rounds of its game, those that end first", async () => {
  expect((await told()).freeRounds).toBeNull();
  const other = await give(1, { game: "another-game" });
  const late = await give(3, { expiresAt: now() + 2 * hourMs });
  const soon = await give(5);
  const who = (await world.call("authenticate", { token, game })).body as {
    freeRounds: unknown;
  };
  const expiresAt = (await soon.now())?.expiresAt;
  expect(who.freeRounds).toEqual({
    id: soon.id,
    left: 5,
    stake: "10.00",
    won: "0.00",
    expiresAt,
  });
  await soon.end();
  expect((await told()).freeRounds).toMatchObject({ id: late.id, left: 3 });
  await late.end();
  await other.end();
  expect((await told()).freeRounds).toBeNull();
});

it("a free round takes nothing from the player, pays its whole win and is named as free in the history", async () => {
  const grant = await give(2);
  const before = await world.client.balance();
  const { round, bet, win, end } = newRound(grant.id);
  expect(await bet()).toMatchObject({ status: 200, body: { balance: before } });
  expect(await bet()).toMatchObject({ status: 200, body: { balance: before } });
  expect(await grant.now()).toMatchObject({
    used: 1,
    left: 1,
    isPlaying: true,
  });
  expect((await win()).body.balance).toBe(new Exact(before).plus("25").toFixed(2));
  expect((await end()).status).toBe(200);
  expect(await grant.now()).toMatchObject({
    used: 1,
    left: 1,
    won: "25.00",
    isPlaying: false,
  });
  const history = await world.test.call("GET", `/casino-api/v1/rounds?ids=${round}`, {
    headers: world.client.headers,
  });
  expect(history.body).toMatchObject({
    rounds: [{ id: round, is_free: true, stake: "10.00", won: "25.00" }],
  });
  const open = await world.test.call("GET", "/casino-api/v1/free-rounds?lng=en", { headers: world.client.headers });
  expect(open.body).toMatchObject({
    free_rounds: [{ id: grant.id, game, rounds: 2, left: 1, stake: "10.00", won: "25.00" }],
  });
  await grant.end();
});

it("a rollback gives the free round back, once; one that came before its bet refuses that", async () => {
  const grant = await give(1);
  const first = newRound(grant.id);
  await first.bet();
  expect((await first.rollback()).status).toBe(200);
  expect((await first.rollback()).status).toBe(200);
  expect(await grant.now()).toMatchObject({ used: 0, left: 1 });
  const late = newRound(grant.id);
  await late.rollback();
  expect(await late.bet()).toMatchObject({
    status: 409,
    body: { code: "ROLLED_BACK" },
  });
  expect(await grant.now()).toMatchObject({ used: 0, left: 1 });
  const last = newRound(grant.id);
  expect((await last.bet()).status).toBe(200);
  await last.end();
});

it("is refused when used up, over, taken away, of another stake or another's game", async () => {
  const no = { status: 409, body: { code: "NO_FREE_ROUND" } };
  const used = await give(1);
  // Two bets at once: one round.
  const both = await Promise.all([newRound(used.id), newRound(used.id)].map(({ bet }) => bet()));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const grant = await give(3);
  expect(await newRound(grant.id).bet({ amount: "10.01" })).toMatchObject(no);
  expect(await newRound("999999").bet()).toMatchObject(no);
  const other = await give(1, { game: "another-game" });
  expect(await newRound(other.id).bet()).toMatchObject(no);
  const over = await give(1, { expiresAt: now() });
  expect(await newRound(over.id).bet()).toMatchObject(no);
  const open = newRound(grant.id);
  await open.bet();
  await grant.end();
  expect(await newRound(grant.id).bet()).toMatchObject(no);
  // What is open when the rest is taken away comes to its end.
  const before = await world.client.balance();
  expect((await open.win()).body.balance).toBe(new Exact(before).plus("25").toFixed(2));
  await open.end();
});

it("is refused to a player who has excluded themselves", async () => {
  const grant = await give(2);
  await world.test.services.context.db.execute(
    sql`insert into player_limit (player_id, limit_type, state, value) values (${world.client.userId}, 30, 'ACTIVE', '6')`,
  );
  expect(await newRound(grant.id).bet()).toMatchObject({
    status: 403,
    body: { code: "PLAYER_BLOCKED" },
  });
  await world.test.services.context.db.execute(
    sql`delete from player_limit where player_id = ${world.client.userId} and limit_type = 30`,
  );
  expect((await newRound(grant.id).bet()).status).toBe(200);
  await grant.end();
});

it(
  "whatever order calls come in, rounds used and cash won are those of the rounds that count",
  { tags: "slow" },
  async () => {
    const calls = ["bet", "win", "rollback", "end"] as const;
    const sent = fc.record({
      round: fc.nat(3),
      call: fc.constantFrom(...calls),
      isWithNext: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(sent, { minLength: 8, maxLength: 24 }), async (list) => {
        token = await world.launch();
        const grant = await give(3);
        const before = await world.client.balance();
        const all = Array.from({ length: 4 }, () => newRound(grant.id));
        let underWay: Promise<unknown>[] = [];
        for (const { round, call, isWithNext } of list) {
          underWay.push((all[round] ?? newRound(grant.id))[call]());
          if (isWithNext) continue;
          await Promise.all(underWay);
          underWay = [];
        }
        await Promise.all(underWay);
        const rows = await world.test.services.context.db
          .select()
          .from(casinoRound)
          .where(eq(casinoRound.grantId, Number(grant.id)));
        const won = rows.reduce((sum, row) => sum.plus(row.won ?? 0), new Exact(0));
        const used = rows.filter(({ state }) => state !== "ROLLED_BACK").length;
        const after = await grant.now();
        expect(after?.used).toBe(used);
        expect(used).toBeLessThanOrEqual(3);
        expect(new Exact(after?.won ?? 0).equals(won)).toBe(true);
        expect(await world.client.balance()).toBe(new Exact(before).plus(won).toFixed(2));
        await expectBooksToBalance(world);
        await grant.end();
      }),
      { numRuns: 15 },
    );
  },
);
