import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hasWon } from "#shared/betting/lotto/bets.ts";
import { ballsOf, hashOfSeed } from "#shared/betting/lotto/fairDraw.ts";
import { Exact } from "#shared/money/money.ts";
import { readBooks } from "../../money/accounts/books.ts";
import { balanceOf } from "../../money/accounts/public.ts";
import { limitsClient } from "../../money/limits/testing/limits.ts";
import { openBonusAccount } from "../pools/testing/bonusAccount.ts";
import { startLottoWorld, type LottoWorld } from "./testing/world.ts";
import type { DrawAnswer, LotteryAnswer, TicketAnswer } from "./show.ts";
import { buyTickets } from "./tickets/buy.ts";

let world: LottoWorld;
let start: string;
beforeAll(async () => {
  world = await startLottoWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  start = await world.client.balance();
});
// Whatever a test did, the books balance and the house holds what is open and what rolls over.
afterEach(async () => {
  const { isBalanced, drifts, house } = await readBooks(world.test.services.context.db);
  expect({ isBalanced, drifts, house }).toEqual({ isBalanced: true, drifts: [], house: [] });
});
const after = (gain: string) => new Exact(start).plus(gain).toFixed(2);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** A lottery in which every line wins: four balls of four. */
const sure = {
  balls: 4,
  drawn: 4,
  leastPicks: 1,
  mostPicks: 4,
  mostNumbers: 4,
  leastStake: "10",
  mostStake: "1000",
  poolShare: 0,
};
const prize = (picks: number, times: number) => ({ picks, hits: picks, bonus: null, share: 0, times });

describe("lotteries", () => {
  it("are five by default, with chances, returns and the next draw [2.55]", async () => {
    await world.work();
    const { body } = await world.test.call<{ lotteries: LotteryAnswer[] }>("GET", "/lotto-api/v1/lotteries?lng=ru");
    const standard = body.lotteries.filter(({ key }) => !key.startsWith("test-"));
    expect(standard.map(({ key }) => key)).toEqual(["6x49", "5x36", "7x42", "keno", "quick"]);
    expect(standard[0]).toMatchObject({
      name: "Лото 6 из 49",
      pool_share: "70",
      returns: [{ picks: 6, returned: "70.00" }],
    });
    expect(standard[0]?.categories[0]).toMatchObject({ one_in: "13983816.00", share: "35" });
    for (const { key, next_closes_at: closesAt, returns } of standard) {
      expect(closesAt, key).toBeGreaterThan(world.test.services.context.clock.now() / 1000);
      for (const { returned } of returns) expect(Number(returned), key).toBeGreaterThan(65);
      for (const { returned } of returns) expect(Number(returned), key).toBeLessThan(95);
    }
    // Quick draws close every five minutes.
    const { body: quick } = await world.test.call<{ draws: DrawAnswer[] }>(
      "GET",
      "/lotto-api/v1/draws?lottery=quick&state=OPEN&limit=3",
    );
    const [first = 0, second = 0, third = 0] = quick.draws.map(({ closes_at: closesAt }) => closesAt);
    expect([first % 300, second - first, third - second]).toEqual([0, 300, 300]);
  });

  it("show a bet's chance and what it returns", async () => {
    const { rules } = await world.open("6x49");
    const [one] = rules.bets;
    // 6 of 49 balls: 12.244898 %; 0.85 / 0.12244898 = 6.94.
    expect(one).toMatchObject({ key: "numbers-1", coef: "6.94", chance: "12.244898", returned: "84.98" });
  });
});

describe("a ticket", () => {
  it("is paid at once: stake times the lines of its system [2.55]", async () => {
    const draw = await world.open("6x49");
    const { body } = await world.buy(draw, { numbers: [8, 1, 2, 3, 4, 5, 6, 7] });
    expect(body).toMatchObject({
      errors: [],
      tickets: [{ numbers: upTo(8), picks: 6, lines: 28, stake: "50.00", price: "1400.00", state: "OPEN" }],
    });
    expect(await world.client.balance()).toBe(after("-1400"));
    const sold = await world.draw(draw.id);
    expect(sold).toMatchObject({ tickets: 1, staked: "1400.00", pool: "980.00", seed: null, balls: null });
    expect(sold.popularity.slice(6, 9)).toEqual([1, 1, 0]);
  });

  it("is for several draws in a row, one ticket each", async () => {
    const draw = await world.open("quick");
    await world.openAnother(draw.lottery, 65);
    await world.openAnother(draw.lottery, 70);
    const { body } = await world.buy(draw, { numbers: [1, 2, 3, 4], draws: 3 });
    expect(new Set(body.tickets.map(({ draw_id: id }) => id)).size).toBe(3);
    expect(await world.client.balance()).toBe(after("-30"));
    const more = await world.buy(draw, { numbers: [1, 2, 3, 4], draws: 4 });
    expect(more.body.errors).toMatchObject([{ code: "TOO_MANY_DRAWS" }]);
    expect(await world.client.balance()).toBe(after("-30"));
  });

  it("is bought once by a key, however often it is sent", async () => {
    const draw = await world.open("quick");
    const body = { numbers: [1, 2, 3, 4] };
    const [one, again] = await Promise.all([world.buy(draw, body, "same-key-1"), world.buy(draw, body, "same-key-1")]);
    expect(one.body.tickets[0]?.id).toBe(again.body.tickets[0]?.id);
    expect(await world.client.balance()).toBe(after("-10"));
    const other = await world.buy(draw, { numbers: [1, 2, 3, 5] }, "same-key-1");
    expect(other.body.errors).toMatchObject([{ code: "IDEMPOTENCY_MISMATCH" }]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["of too few numbers", { numbers: [1, 2, 3] }, "NUMBERS_UNFIT"],
    ["of too many numbers", { numbers: upTo(11) }, "NUMBERS_UNFIT"],
    ["with a number twice", { numbers: [1, 1, 2, 3] }, "NUMBERS_UNFIT"],
    ["with a number that isn't in the drum", { numbers: [1, 2, 3, 21] }, "NUMBERS_UNFIT"],
    ["with number zero", { numbers: [0, 1, 2, 3] }, "NUMBERS_UNFIT"],
    ["in lines of another size", { numbers: [1, 2, 3, 4, 5], picks: 5 }, "NUMBERS_UNFIT"],
    ["on a bet that isn't there", { bet: "sum-middle" }, "BET_UNKNOWN"],
    ["on five of four balls", { bet: "numbers-5", numbers: upTo(5) }, "BET_UNKNOWN"],
    ["on a bet without its numbers", { bet: "numbers-2", numbers: [1] }, "NUMBERS_UNFIT"],
    ["on the sum with numbers", { bet: "sum-odd", numbers: [1] }, "NUMBERS_UNFIT"],
    ["below the least stake", { numbers: [1, 2, 3, 4], stake: "9.99" }, "AMOUNT_TOO_SMALL"],
    ["above the highest stake", { numbers: [1, 2, 3, 4], stake: "1000.01" }, "AMOUNT_TOO_LARGE"],
    ["in fractions of the minor unit", { numbers: [1, 2, 3, 4], stake: "10.001" }, "AMOUNT_TOO_PRECISE"],
    ["of no amount", { numbers: [1, 2, 3, 4], stake: "ten" }, "INVALID"],
    ["from another's account", { numbers: [1, 2, 3, 4], account_id: 1 }, "ACCOUNT_UNKNOWN"],
    ["for more than there is", { numbers: upTo(10), stake: "1000" }, "INSUFFICIENT_FUNDS"],
    ["for a draw that isn't there", { numbers: [1, 2, 3, 4], draw_id: "1" }, "DRAW_UNKNOWN"],
    ["for more draws than allowed", { numbers: [1, 2, 3, 4], draws: 11 }, "TOO_MANY_DRAWS"],
  ])("%s is refused", async (_, change, code) => {
    const { body } = await world.buy(await world.open("quick"), change);
    expect(body).toMatchObject({ tickets: [], errors: [{ code }] });
    expect(await world.client.balance()).toBe(start);
  });

  it("is never paid with bonus money", async () => {
    const accountId = await openBonusAccount(world.test, world.client.userId, { amount: "1000", currency: "RUB" });
    const { body } = await world.buy(await world.open("quick"), { numbers: [1, 2, 3, 4], account_id: accountId });
    expect(body).toMatchObject({ tickets: [], errors: [{ code: "BONUS_ACCOUNT", path: ["accountId"] }] });
    expect(await world.client.balance()).toBe(start);
  });

  it("on a bet can't win more than the lottery's limit", async () => {
    const draw = await world.open("6x49", { mostWin: "1000000" });
    // 5 of 6 from 49 pays 270141.90 to one: 3 roubles could win 810,425.
    const five = draw.rules.bets.find(({ key }) => key === "numbers-5");
    expect(five).toMatchObject({ coef: "270141.90", most_stake: "3.00" });
    const { body } = await world.buy(draw, { bet: "numbers-5", numbers: upTo(5) });
    expect(body.errors).toMatchObject([{ code: "AMOUNT_TOO_LARGE" }]);
  });

  it("is taken from the draw's currency alone", async () => {
    const { body } = await world.buy(await world.open("quick"), {
      numbers: [1, 2, 3, 4],
      account_id: Number(world.client.accounts["USD"]),
    });
    expect(body.errors).toMatchObject([{ code: "DRAW_CURRENCY" }]);
  });

  it("for guests is refused", async () => {
    const draw = await world.open("quick");
    const { status } = await world.test.call("POST", "/lotto-api/v1/tickets", {
      body: { draw_id: draw.id, account_id: 1, stake: "10", numbers: [1, 2, 3, 4], picks: 4, bet: null, draws: 1 },
    });
    expect(status).toBe(401);
  });
});

describe("a draw", () => {
  it("is bound before its sale, and anybody can do it again afterwards [2.55]", async () => {
    const draw = await world.open("6x49");
    await world.buy(draw, { numbers: upTo(7) });
    await world.buy(draw, { bet: "sum-odd" });
    const path = `/lotto-api/v1/draws/${draw.id}/entries`;
    interface Entries {
      entries: { id: string; text: string }[];
      total: number;
      has_more: boolean;
    }
    expect((await world.test.call<Entries>("GET", path)).body).toEqual({ entries: [], total: 0, has_more: false });
    const done = await world.end(draw);
    expect(done.state).toBe("SETTLED");
    expect(done.seed_hash).toBe(draw.seed_hash);
    expect(hashOfSeed(done.seed ?? "")).toBe(draw.seed_hash);
    // The list comes by pages.
    const first = (await world.test.call<Entries>("GET", `${path}?limit=1`)).body;
    expect(first).toMatchObject({ has_more: true, total: 2 });
    const second = (await world.test.call<Entries>("GET", `${path}?limit=1&after=${first.entries[0]?.id}`)).body;
    const list = [...first.entries, ...second.entries].map(({ text }) => text);
    expect(list[0]).toMatch(/^\d+ lines 6 1,2,3,4,5,6,7 50\.00\n$/);
    expect(list[1]).toMatch(/^\d+ sum-odd 0 - 50\.00\n$/);
    const ticketsHash = createHash("sha256").update(list.join("")).digest("hex");
    expect(done.tickets_hash).toBe(ticketsHash);
    const proof = { seed: done.seed ?? "", ticketsHash, number: done.number };
    expect(done.balls).toEqual(ballsOf(proof, { balls: 49, drawn: 6, bonus: 1 }));
  });

  it("pays fixed prizes times the stake and the lines", async () => {
    const draw = await world.open("keno", { ...sure, categories: [prize(4, 250), prize(2, 133)] });
    await world.buy(draw, { numbers: upTo(4), picks: 4, stake: "10.01" });
    await world.buy(draw, { numbers: upTo(4), picks: 2 });
    const done = await world.end(draw);
    // 10.01 · 2.5 = 25.025, rounded down; six lines of 10 · 1.33.
    expect(await world.tickets(draw)).toMatchObject([
      { state: "WON", prize: "79.80", lines: 6 },
      { state: "WON", prize: "25.02" },
    ]);
    expect(done).toMatchObject({ paid: "104.82", staked: "70.01", pool: "0.00" });
    expect(done.categories.map(({ winners, prize: least }) => [winners, least])).toEqual([
      [1, "25.00"],
      [6, "13.30"],
    ]);
    expect(await world.client.balance()).toBe(after("34.81"));
  });

  it("shares its pool by stake, and lets its jackpot roll over", async () => {
    const pool = [
      { picks: 4, hits: 4, bonus: null, share: 6_000, times: 0 },
      { picks: 3, hits: 3, bonus: null, share: 4_000, times: 0 },
    ];
    const draw = await world.open("5x36", { ...sure, leastPicks: 3, poolShare: 7_000, categories: pool });
    await world.buy(draw, { numbers: [1, 2, 3], picks: 3, stake: "20" });
    await world.buy(draw, { numbers: upTo(4), picks: 3 });
    // 42 of 60 are prize money. Nobody has four: 25.20 roll over; 16.80 among stakes of 20 and 4 · 10.
    expect(await world.end(draw)).toMatchObject({ paid: "16.80", pool: "42.00" });
    expect(await world.tickets(draw)).toMatchObject([{ prize: "11.20" }, { prize: "5.60" }]);
    const { body: next } = await world.openAnother(draw.lottery, 65);
    expect(next).toMatchObject({ number: 2, jackpot: "25.20" });
    await world.buy(next, { numbers: upTo(4), picks: 4 });
    // 7 of 10 are prize money: 4.20 and the jackpot of 25.20; the 2.80 of the lower category roll over.
    expect(await world.end(next)).toMatchObject({ paid: "29.40" });
  });

  it("settles bets at fixed odds by its balls, outside the pool", async () => {
    const draw = await world.open("6x49");
    const keys = draw.rules.bets.map(({ key, numbers }) => ({ key, numbers: upTo(numbers) }));
    for (const { key, numbers } of keys.filter(({ key: one }) => !["numbers-4", "numbers-5"].includes(one)))
      expect((await world.buy(draw, { bet: key, numbers })).body.errors, key).toEqual([]);
    const done = await world.end(draw);
    expect(done.pool).toBe("0.00");
    let paid = new Exact(0);
    for (const { bet, coef, numbers, prize: won, state } of await world.tickets(draw)) {
      const isWon = hasWon(bet ?? "", numbers, done.balls ?? [], { balls: 49, drawn: 6, bonus: 1 });
      expect([bet, state, won]).toEqual([
        bet,
        isWon ? "WON" : "LOST",
        isWon ? new Exact(coef ?? 0).times(50).toFixed(2) : "0.00",
      ]);
      paid = paid.plus(won ?? 0);
    }
    expect(done.paid).toBe(paid.toFixed(2));
    // Of each market of two sides one has won.
    expect(paid.greaterThan(0)).toBe(true);
  });

  it("is held and paid by the jobs, by the server's clock", async () => {
    const draw = await world.open("quick");
    world.test.advance(draw.closes_at * 1000 - world.test.services.context.clock.now() - 1);
    expect((await world.buy(draw, { numbers: [1, 2, 3, 4] })).body.errors).toEqual([]);
    world.test.advance(1);
    expect((await world.buy(draw, { numbers: [1, 2, 3, 4] })).body.errors).toMatchObject([{ code: "DRAW_CLOSED" }]);
    await world.work();
    expect(await world.draw(draw.id)).toMatchObject({ state: "SETTLED", tickets: 1 });
  });

  it("that can't be held on its day is called off, and tickets are refunded", async () => {
    const draw = await world.open("quick");
    await world.buy(draw, { numbers: [1, 2, 3, 4] });
    // Written as if nothing had worked for a day: a job can't be stopped for so long here.
    const { db } = world.test.services.context;
    const late = world.test.services.context.clock.now() - 24 * 3_600_000;
    await db.execute(`update lotto_draw set state = 'CLOSED', closes_at = ${late} where id = ${draw.id}`);
    await world.work();
    expect(await world.draw(draw.id)).toMatchObject({ state: "CANCELLED", balls: null, seed: null, paid: "10.00" });
    expect(await world.tickets(draw)).toMatchObject([{ state: "REFUNDED", prize: null }]);
    expect(await world.client.balance()).toBe(start);
  });
});

describe("results", () => {
  it("have statistics of the balls, without the bonus", async () => {
    const draw = await world.open("keno", { ...sure, balls: 5, categories: [prize(4, 100)] });
    await world.end(draw);
    const { body: next } = await world.openAnother(draw.lottery, 65);
    await world.end(next);
    const drawn = [await world.draw(next.id), await world.draw(draw.id)].map(({ balls }) => balls ?? []);
    const { body } = await world.test.call<{
      draws: number;
      balls: { ball: number; times: number; overdue: number }[];
    }>("GET", `/lotto-api/v1/lotteries/${draw.lottery}/statistics`);
    expect(body.draws).toBe(2);
    for (const { ball, times, overdue } of body.balls) {
      expect(times).toBe(drawn.filter((balls) => balls.includes(ball)).length);
      expect(overdue).toBe(
        drawn
          .map((balls) => balls.includes(ball))
          .concat(true)
          .indexOf(true),
      );
    }
  });

  it("tell what became of a ticket by its number, not whose it is", async () => {
    const draw = await world.open("keno", { ...sure, categories: [prize(4, 200)] });
    const { body } = await world.buy(draw, { numbers: upTo(4), picks: 4 });
    const path = `/lotto-api/v1/tickets/${body.tickets[0]?.id ?? ""}/check`;
    expect((await world.test.call<TicketAnswer>("GET", path)).body).toMatchObject({ state: "OPEN", prize: null });
    await world.end(draw);
    const checked = await world.test.call<TicketAnswer>("GET", path);
    expect(checked.body).toMatchObject({ state: "WON", prize: "20.00" });
    expect(checked.body).not.toHaveProperty("account_id");
    expect((await world.test.call("GET", "/lotto-api/v1/tickets/1/check")).status).toBe(404);
  });
});

describe("the operator", () => {
  it("calls a draw off, and everybody is refunded", async () => {
    const draw = await world.open("6x49");
    await world.buy(draw, { numbers: upTo(9) });
    await world.buy(draw, { bet: "first-red" });
    expect((await world.desk("POST", `draws/${draw.id}/cancel`)).status).toBe(200);
    await world.work();
    expect(await world.client.balance()).toBe(start);
    expect((await world.desk("POST", `draws/${draw.id}/cancel`)).status).toBe(409);
    expect((await world.buy(draw, { numbers: upTo(6) })).body.errors).toMatchObject([{ code: "DRAW_CLOSED" }]);
  });

  it("can't call a drawn draw off, nor close it twice", async () => {
    const draw = await world.open("quick");
    await world.end(draw);
    expect((await world.desk("POST", `draws/${draw.id}/cancel`)).status).toBe(409);
    expect((await world.desk("POST", `draws/${draw.id}/close`)).status).toBe(409);
    expect((await world.desk("POST", "draws/1/close")).status).toBe(404);
  });

  it("opens draws at free moments ahead", async () => {
    const draw = await world.open("quick");
    expect((await world.openAnother(draw.lottery, 60)).status).toBe(409);
    expect((await world.openAnother(draw.lottery, -1)).status).toBe(409);
    expect((await world.openAnother("no-such", 60)).status).toBe(404);
  });

  it.each<[string, Record<string, unknown>]>([
    ["draw more balls than there are", { drawn: 21 }],
    ["have lines longer than systems", { mostPicks: 11 }],
    ["mix shares with fixed prizes", { poolShare: 5_000 }],
    ["have prizes for more hits than numbers", { categories: [{ ...prize(4, 100), hits: 5 }] }],
    ["pay a line in two categories", { categories: [prize(4, 100), prize(4, 200)] }],
  ])("can't make a lottery %s", async (_, change) => {
    await expect(world.open("quick", change as never)).rejects.toThrow();
  });

  it("shows the service key", async () => {
    for (const [method, path] of [
      ["GET", "lotteries"],
      ["POST", "draws/1/close"],
      ["POST", "draws/1/cancel"],
    ] as const)
      expect((await world.test.call(method, `/lotto-api/v1/desk/${path}`)).status).toBe(401);
  });
});

describe("limits", () => {
  let other: LottoWorld;
  beforeAll(async () => {
    other = await startLottoWorld();
  });
  afterAll(() => other.close());

  it("on wagers count tickets, refuse what goes beyond them, and of self-exclusion let nobody buy", async () => {
    const limits = await limitsClient(other.test);
    await limits.set(1, "50");
    const draw = await other.open("quick");
    expect((await other.buy(draw, { numbers: [1, 2, 3, 4], stake: "30" })).body.errors).toEqual([]);
    expect(await limits.limit(1)).toMatchObject({ limitBalance: "20.00" });
    expect((await other.buy(draw, { numbers: [1, 2, 3, 4], stake: "30" })).body.errors).toMatchObject([
      { code: "LIMIT_REACHED", path: ["stake"] },
    ]);
    // What is refunded was not staked.
    await other.desk("POST", `draws/${draw.id}/cancel`);
    await other.work();
    expect(await limits.limit(1)).toMatchObject({ limitBalance: "50.00" });
    const next = await other.open("quick");
    const before = await other.client.balance();
    await limits.set(33, "1");
    // The exclusion has ended the session; a request that was on its way is refused, too.
    expect((await other.buy(next, { numbers: [1, 2, 3, 4] })).status).toBe(401);
    const { userId, accounts } = other.client;
    const accountId = Number(accounts["RUB"]);
    const asked = {
      drawId: Number(next.id),
      accountId,
      stake: "10",
      numbers: [1, 2, 3, 4],
      picks: 4,
      bet: null,
      bets: [],
      draws: 1,
    };
    const { context } = other.test.services;
    expect(await buyTickets(context, userId, "on-its-way", asked)).toMatchObject({ error: { code: "LIMIT_REACHED" } });
    expect(await balanceOf(context.db, accountId)).toBe(new Exact(before).toString());
  });
});
