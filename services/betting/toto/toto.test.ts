import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Exact } from "#shared/money/money.ts";
import { readBooks } from "../../money/accounts/books.ts";
import { balanceOf } from "../../money/accounts/public.ts";
import { limitsClient } from "../../money/limits/testing/limits.ts";
import { openBonusAccount } from "../pools/testing/bonusAccount.ts";
import { startTotoWorld, type TotoWorld } from "./testing/world.ts";
import type { DrawAnswer } from "./show.ts";
import { buyTicket } from "./tickets/buy.ts";

let world: TotoWorld;
let start: string;
beforeAll(async () => {
  world = await startTotoWorld();
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

/** Ends the sale and plays the matches of a draw. */
async function end(draw: DrawAnswer, letters: string): Promise<DrawAnswer> {
  await world.desk("POST", `draws/${draw.id}/close`);
  for (const [index, letter] of [...letters].entries()) world.play(draw.matches[index]?.id ?? "", letter);
  await world.work();
  return world.draw(draw.id);
}
const tickets = async (draw: DrawAnswer) =>
  (
    await world.test.call<{ tickets: { state: string; prize: string | null; hits: number | null }[] }>(
      "GET",
      `/toto-api/v1/tickets?draw_id=${draw.id}`,
      { headers: world.client.headers },
    )
  ).body.tickets;

describe("a ticket", () => {
  it("is paid at once: stake times combinations [2.54]", async () => {
    const draw = await world.compose();
    const { body } = await world.buy(draw, ["1X2", "1X", "2"]);
    expect(body).toMatchObject({
      errors: [],
      ticket: { combinations: 6, stake: "10.00", price: "60.00", state: "OPEN", hits: null },
    });
    expect(await world.client.balance()).toBe(after("-60"));
    const sold = await world.draw(draw.id);
    expect(sold).toMatchObject({ tickets: 1, staked: "60.00", pool: "48.00" });
    expect(sold.matches.map(({ outcomes }) => outcomes.map(({ share }) => share))).toEqual([
      ["33.3", "33.3", "33.3"],
      ["50.0", "50.0", "0.0"],
      ["0.0", "0.0", "100.0"],
    ]);
  });

  it("is bought once by a key, however often it is sent", async () => {
    const draw = await world.compose();
    const [one, again] = await Promise.all([
      world.buy(draw, ["1", "1", "1"], {}, "same-key-1"),
      world.buy(draw, ["1", "1", "1"], {}, "same-key-1"),
    ]);
    expect(one.body.ticket?.id).toBe(again.body.ticket?.id);
    expect(await world.client.balance()).toBe(after("-10"));
    const { body } = await world.buy(draw, ["2", "1", "1"], {}, "same-key-1");
    expect(body.errors).toMatchObject([{ code: "IDEMPOTENCY_MISMATCH" }]);
  });

  it.each<[string, string[], Record<string, unknown>, string]>([
    ["without a pick in a match", ["1", "1", ""], { picks: [] }, "PICKS_INCOMPLETE"],
    ["on an outcome that isn't there", ["1", "1", "Z"], {}, "PICKS_INCOMPLETE"],
    ["below the least stake", ["1", "1", "1"], { stake: "9.99" }, "AMOUNT_TOO_SMALL"],
    ["above the highest stake", ["1", "1", "1"], { stake: "100000.01" }, "AMOUNT_TOO_LARGE"],
    ["in fractions of the minor unit", ["1", "1", "1"], { stake: "10.001" }, "AMOUNT_TOO_PRECISE"],
    ["from another's account", ["1", "1", "1"], { account_id: 1 }, "ACCOUNT_UNKNOWN"],
    ["for more than there is", ["1X2", "1X2", "1X2"], { stake: "50000" }, "INSUFFICIENT_FUNDS"],
    ["for a draw that isn't there", ["1", "1", "1"], { draw_id: "1" }, "DRAW_UNKNOWN"],
  ])("%s is refused", async (_, picks, change, code) => {
    const { body } = await world.buy(await world.compose(), picks, change);
    expect(body).toMatchObject({ ticket: null, errors: [{ code }] });
    expect(await world.client.balance()).toBe(start);
  });

  it("of too many combinations is refused", async () => {
    const { body } = await world.buy(await world.compose({ mostCombinations: 5 }), ["1X2", "1X", "1"]);
    expect(body.errors).toMatchObject([{ code: "TOO_MANY_COMBINATIONS" }]);
  });

  it("is taken from the draw's currency alone", async () => {
    const { body } = await world.buy(await world.compose(), ["1", "1", "1"], {
      account_id: Number(world.client.accounts["USD"]),
    });
    expect(body.errors).toMatchObject([{ code: "DRAW_CURRENCY" }]);
  });

  it("is never paid with bonus money, which would become cash without wagering", async () => {
    const accountId = await openBonusAccount(world.test, world.client.userId, { amount: "1000", currency: "RUB" });
    const { body } = await world.buy(await world.compose(), ["1", "1", "1"], { account_id: accountId });
    expect(body).toMatchObject({ ticket: null, errors: [{ code: "BONUS_ACCOUNT", path: ["accountId"] }] });
    expect(await world.client.balance()).toBe(start);
  });

  it("for guests is refused", async () => {
    const draw = await world.compose();
    const { status } = await world.test.call("POST", "/toto-api/v1/tickets", {
      body: { draw_id: draw.id, account_id: 1, stake: "10", picks: [] },
    });
    expect(status).toBe(401);
  });
});

describe("a settled draw", () => {
  // 8 tickets of 10: 64 of 80 are prize money. Three hits get 32 + 16 fed to the jackpot, two hits 16.
  it("pays each category by stake, and books the remainder [2.54]", async () => {
    const draw = await world.compose();
    // Combinations 1/X2 · 1 · 1X2: with results 1 1 1 one has three hits, (1+1·2) … two hits: 2 + 1 of them.
    await world.buy(draw, ["1X", "1", "1X2"]);
    await world.buy(draw, ["2", "2", "2"], { stake: "20" });
    const drawn = await end(draw, "111");
    // (1 + x)·x·(2 + x) = 2x + 3x² + x³.
    expect(drawn).toMatchObject({ state: "SETTLED", staked: "80.00", pool: "64.00" });
    expect(drawn.categories).toMatchObject([
      { hits: 3, fund: "48.00", winners: 1, prize: "48.00" },
      { hits: 2, fund: "16.00", winners: 3, prize: "5.33" },
    ]);
    // A ticket's three combinations share the whole category: nothing is lost to rounding.
    expect(drawn.paid).toBe("64.00");
    expect(await tickets(draw)).toMatchObject([
      { state: "LOST", prize: "0.00", hits: 0 },
      { state: "WON", prize: "64.00", hits: 3 },
    ]);
    expect(await world.client.balance()).toBe(after("-16"));
  });

  it("rounds each prize down, and the remainder is the house's", async () => {
    const draw = await world.compose({ floorUnit: 100 });
    for (const picks of [
      ["1", "1", "2"],
      ["1", "2", "1"],
      ["2", "1", "1"],
    ])
      await world.buy(draw, picks);
    // 24 of 30 are prize money, 6 for two hits: 2 each.
    expect((await end(draw, "111")).paid).toBe("6.00");
    const odd = await world.compose({ floorUnit: 100, poolShare: 9_000 });
    for (const picks of [
      ["1", "1", "2"],
      ["1", "2", "1"],
      ["2", "1", "1"],
    ])
      await world.buy(odd, picks);
    // 27 of 30 are prize money, 6.75 for two hits: 2.25 each, 2 after rounding; 0.75 remain.
    expect((await end(odd, "111")).paid).toBe("6.00");
  });

  it("lets its jackpot roll over to the next draw of its kind", async () => {
    const draw = await world.compose();
    await world.buy(draw, ["1", "1", "1"], { stake: "100" });
    expect(await end(draw, "222")).toMatchObject({ state: "SETTLED", paid: "0.00" });
    const { body } = await world.desk<DrawAnswer>("POST", "draws", {
      kind: draw.kind,
      game_ids: ["5004", "5005", "5006"],
      actor: "tester",
    });
    expect(body).toMatchObject({ number: 2, jackpot: "80.00" });
    await world.buy(body, ["1", "1", "1"], { stake: "100" });
    // 40 for three hits, 20 that feed, 80 from before; nobody has exactly two hits.
    expect(await end(body, "111")).toMatchObject({ paid: "140.00" });
    expect(await world.client.balance()).toBe(after("-60"));
  });

  it("names its biggest prizes without their players' numbers", async () => {
    const { body } = await world.test.call<{ nominees: { player: string; prize: string }[] }>(
      "GET",
      "/toto-api/v1/nominees",
    );
    expect(body.nominees[0]).toMatchObject({ prize: "140.00", player: expect.stringMatching(/^\d•+\d$/) as string });
  });
});

describe("matches without a result", () => {
  it("count as hit for each pick where the rule says so", async () => {
    const draw = await world.compose({ voidRule: "HIT" });
    await world.buy(draw, ["12", "1", "1"]);
    const drawn = await end(draw, "-11");
    expect(drawn.matches[0]).toMatchObject({ is_void: true, score: null });
    expect(drawn.categories[0]).toMatchObject({ winners: 2 });
  });

  it("count as drawn where the rule says so", async () => {
    const draw = await world.compose({ voidRule: "DRAW" });
    await world.buy(draw, ["1X", "1", "1"]);
    const drawn = await end(draw, "-11");
    expect(drawn.categories[0]).toMatchObject({ winners: 1 });
    expect(drawn.matches[0]?.outcomes.map(({ is_hit: isHit }) => isHit)).toEqual([false, true, false]);
  });

  it("make the draw void where the rule says so", async () => {
    const draw = await world.compose({ voidRule: "VOID" });
    await world.buy(draw, ["1", "1", "1"]);
    expect(await end(draw, "-")).toMatchObject({ state: "CANCELLED", paid: "10.00" });
    expect(await tickets(draw)).toMatchObject([{ state: "REFUNDED", prize: null }]);
    expect(await world.client.balance()).toBe(start);
  });

  it("make any draw void when too few others are left", async () => {
    const draw = await world.compose({ voidRule: "HIT", leastMatches: 2 });
    await world.buy(draw, ["1", "1", "1"]);
    expect(await end(draw, "--1")).toMatchObject({ state: "CANCELLED" });
    expect(await world.client.balance()).toBe(start);
  });
});

describe("the operator", () => {
  it("calls a draw off, and everybody is refunded", async () => {
    const draw = await world.compose();
    await world.buy(draw, ["1X2", "1", "1"]);
    expect((await world.desk("POST", `draws/${draw.id}/cancel`)).status).toBe(200);
    await world.work();
    expect(await world.client.balance()).toBe(start);
    expect((await world.desk("POST", `draws/${draw.id}/cancel`)).status).toBe(409);
    const { body } = await world.buy(draw, ["1", "1", "1"]);
    expect(body.errors).toMatchObject([{ code: "DRAW_CLOSED" }]);
  });

  it("can't call a draw off whose prizes are known", async () => {
    const draw = await world.compose();
    await end(draw, "111");
    expect((await world.desk("POST", `draws/${draw.id}/cancel`)).status).toBe(409);
  });

  it("composes of games that lie ahead alone, each once", async () => {
    const draw = await world.compose();
    for (const gameIds of [
      ["5001", "5001", "5002"],
      ["5001", "5002"],
      ["1", "5001", "5002"],
    ]) {
      const { status } = await world.desk("POST", "draws", { kind: draw.kind, game_ids: gameIds, actor: "tester" });
      expect(status).toBe(409);
    }
  });

  it("shows the service key", async () => {
    for (const [method, path] of [
      ["GET", "kinds"],
      ["POST", "draws/1/close"],
      ["POST", "draws/1/cancel"],
    ] as const)
      expect((await world.test.call(method, `/toto-api/v1/desk/${path}`)).status).toBe(401);
  });
});

describe("limits", () => {
  let other: TotoWorld;
  beforeEach(async () => {
    other = await startTotoWorld();
  });
  afterEach(() => other.close());

  it("on wagers count tickets, and refuse what goes beyond them", async () => {
    const limits = await limitsClient(other.test);
    await limits.set(1, "50");
    const draw = await other.compose();
    expect((await other.buy(draw, ["1X2", "1", "1"])).body.errors).toEqual([]);
    expect(await limits.limit(1)).toMatchObject({ limitBalance: "20.00" });
    expect((await other.buy(draw, ["1X2", "1", "1"])).body.errors).toMatchObject([
      { code: "LIMIT_REACHED", path: ["stake"] },
    ]);
    // What is refunded was not staked.
    await other.desk("POST", `draws/${draw.id}/cancel`);
    await other.work();
    expect(await limits.limit(1)).toMatchObject({ limitBalance: "50.00" });
  });

  it("of self-exclusion let nobody buy", async () => {
    const draw = await other.compose();
    const before = await other.client.balance();
    const limits = await limitsClient(other.test);
    await limits.set(33, "1");
    // The exclusion has ended the session; a request that was on its way is refused, too.
    expect((await other.buy(draw, ["1", "1", "1"])).status).toBe(401);
    const { context } = other.test.services;
    const { userId, accounts } = other.client;
    const picks = draw.matches.map(({ id: matchId }) => ({ matchId, outcomes: ["home"] }));
    const asked = { drawId: Number(draw.id), accountId: Number(accounts["RUB"]), stake: "10", picks };
    expect(await buyTicket(context, userId, "on-its-way", asked)).toMatchObject({ error: { code: "LIMIT_REACHED" } });
    expect(await balanceOf(context.db, asked.accountId)).toBe(new Exact(before).toString());
  });
});

it("sells nothing from the first start on, by the server's clock", async () => {
  const draw = await world.compose();
  world.test.advance(draw.closes_at * 1000 - world.test.services.context.clock.now() - 1);
  expect((await world.buy(draw, ["1", "1", "1"])).body.errors).toEqual([]);
  world.test.advance(1);
  expect((await world.buy(draw, ["1", "1", "1"])).body.errors).toMatchObject([{ code: "DRAW_CLOSED" }]);
});
