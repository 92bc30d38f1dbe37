/** Tournaments over REST: taking part, points, ends, prizes, refunds, and the operator's desk. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { correct } from "../../betting/coupons/testing/after.ts";
import { hearAll } from "./entries/hear.ts";
import { repeatDue } from "./settle/repeat.ts";
import type { TournamentAnswer } from "./show.ts";
import { standing, startTournamentWorld, type TournamentWorld } from "./testing/world.ts";

let world: TournamentWorld;
beforeAll(async () => {
  world = await startTournamentWorld();
});
afterAll(() => world.close());

const cashOf = (index: 0 | 1) => world.players[index].client.accounts["RUB"] ?? "";

async function play(index: 0 | 1, amount: string, result: "WON" | "LOST" | "VOID", legs = 1): Promise<string[]> {
  const { outcomes } = await world.players[index].express(cashOf(index), amount, legs);
  await world.players[index].settle(outcomes, result);
  return outcomes;
}

it("counts bets placed after the entry, and takes points back when a result is corrected [2.24]", async () => {
  const [demo] = world.players;
  const { id } = await world.create();
  await play(0, "500", "LOST");
  world.test.advance(1_000);
  expect((await world.join(demo, id)).body).toMatchObject({ entry: { state: "PLAYING", points: 0 }, errors: [] });
  await play(0, "40", "WON");
  const lost = await play(0, "60", "LOST");
  await world.hear();
  expect(await world.entry(demo, id)).toMatchObject({ points: 100, plays: 2, rank: 1 });
  await correct(world.test, lost[0] ?? "", "VOID");
  await world.hear();
  expect(await world.entry(demo, id)).toMatchObject({ points: 40, plays: 1 });
  const plays = await world.test.call("GET", `/tournament-api/v1/tournaments/${id}/plays`, {
    headers: demo.client.headers,
  });
  expect(plays.body).toMatchObject({ plays: [{ source: "COUPON", staked: "40.00", won: "60.00", legs: 1 }] });
});

it("counts rounds once they are over, and not those that are rolled back", async () => {
  const [demo] = world.players;
  const { id } = await world.create({ product: "CASINO", scoring: "MULTIPLIER", unit: null, games: ["old-jack"] });
  await world.join(demo, id);
  const open = await world.round(demo, { stake: "20.00", won: "90.00", isOpen: true });
  const back = await world.round(demo, { stake: "30.00", won: null, isOpen: true });
  await world.round(demo, { stake: "10.00", won: "900.00", game: "heron-lake" });
  await world.round(demo, { stake: "10.00", won: null });
  await world.hear();
  expect(await world.entry(demo, id)).toMatchObject({ points: 0, plays: 1 });
  await world.endRound(open);
  await world.rollBack(back, "30.00");
  await world.hear();
  expect(await world.entry(demo, id)).toMatchObject({ points: 450, plays: 2 });
  const before = await standing(world);
  await world.hear();
  await hearAll(world.test.services.context);
  expect(await standing(world)).toEqual(before);
});

it("pays prizes by place once all is settled, and shows the results", async () => {
  const [demo, demo2] = world.players;
  const { id, key } = await world.create({ graceHours: 1 });
  for (const player of world.players) await world.join(player, id);
  await play(0, "200", "LOST");
  await play(1, "300", "LOST");
  const { outcomes: open } = await demo.express(cashOf(0), "150");
  await world.hear();
  expect((await world.leaders(id)).map(({ rank, points, prize }) => ({ rank, points, prize }))).toEqual([
    { rank: 1, points: 300, prize: null },
    { rank: 2, points: 200, prize: null },
  ]);
  await world.end(id, false);
  expect(await world.tournament(id), "a bet is open").toMatchObject({ phase: "COUNTING" });
  const before = [Number(await demo.client.balance()), Number(await demo2.client.balance())];
  await demo.settle(open, "LOST");
  await world.work();
  expect(await world.tournament(id)).toMatchObject({ phase: "SETTLED", paid: "150.00", players: 2 });
  expect(await world.entry(demo, id)).toMatchObject({ state: "PAID", rank: 1, points: 350, prize: "100.00" });
  expect(await world.entry(demo2, id)).toMatchObject({ state: "PAID", rank: 2, prize: "50.00" });
  const after = [Number(await demo.client.balance()), Number(await demo2.client.balance())];
  expect(after.map((cash, index) => Math.round((cash - (before[index] ?? 0)) * 100) / 100)).toEqual([100, 50]);
  await world.work();
  expect([Number(await demo.client.balance()), Number(await demo2.client.balance())]).toEqual(after);
  const { body } = await world.test.call<{ tournaments: TournamentAnswer[] }>(
    "GET",
    "/tournament-api/v1/tournaments?over=true&lng=ru",
  );
  expect(body.tournaments).toMatchObject([{ key, name: "Тестовый кубок" }]);
  await world.expectBooks();
});

it("takes a fee once, shares the fund of fees, and pays fees back when it is called off", async () => {
  const [demo, demo2] = world.players;
  const change = {
    fee: "200",
    feeShare: "90",
    guaranteed: "40",
    prizes: [
      { from: 1, to: 1, amount: null, percent: "60" },
      { from: 2, to: 2, amount: null, percent: "40" },
    ],
  };
  const { id } = await world.create(change);
  const cash = Number(await demo.client.balance());
  const joins = await Promise.all(Array.from({ length: 20 }, () => world.join(demo, id, Number(cashOf(0)))));
  expect(new Set(joins.map(({ body }) => body.entry?.id)).size).toBe(1);
  expect(cash - Number(await demo.client.balance())).toBe(200);
  await world.expectBooks();
  await world.join(demo2, id, Number(cashOf(1)));
  // 40 and 90 % of 400.
  expect(await world.tournament(id)).toMatchObject({
    fund: "400.00",
    prizes: [{ amount: "240.00" }, { amount: "160.00" }],
  });
  await play(0, "100", "LOST");
  await play(1, "100", "LOST");
  await world.hear();
  await world.end(id);
  // Equal points share both prizes.
  expect(await world.entry(demo, id)).toMatchObject({ state: "PAID", rank: 1, prize: "200.00" });
  expect(await world.entry(demo2, id)).toMatchObject({ state: "PAID", rank: 1, prize: "200.00" });
  await world.expectBooks();

  const off = await world.create(change);
  const whole = Number(await demo.client.balance());
  await world.join(demo, off.id, Number(cashOf(0)));
  expect((await world.desk("POST", `tournaments/${off.id}/cancel`)).body).toMatchObject({ phase: "CANCELLED" });
  await world.expectBooks();
  await world.work();
  expect(Number(await demo.client.balance())).toBe(whole);
  expect(await world.entry(demo, off.id)).toMatchObject({ state: "REFUNDED" });
  expect(await world.desk("POST", `tournaments/${off.id}/cancel`)).toMatchObject({
    status: 409,
    body: { code: "TOURNAMENT_DECIDED" },
  });
  await world.expectBooks();
});

it("calls a tournament with too few players off", async () => {
  const [demo] = world.players;
  const { id } = await world.create({ minPlayers: 2, fee: "10", feeShare: "100" });
  const cash = await demo.client.balance();
  await world.join(demo, id, Number(cashOf(0)));
  await world.end(id);
  expect(await world.tournament(id)).toMatchObject({ phase: "CANCELLED", reason: "TOO_FEW_PLAYERS" });
  expect(await demo.client.balance()).toBe(cash);
  await world.expectBooks();
});

it.each([
  ["TOURNAMENT_CLOSED", { isLateEntry: false }, null],
  ["TOURNAMENT_NOT_FOR_YOU", { countries: ["zz"] }, null],
  ["ACCOUNT_UNKNOWN", { fee: "10" }, null],
  ["ACCOUNT_UNKNOWN", { fee: "10" }, 999_999],
  ["TOURNAMENT_CURRENCY", { fee: "10" }, "USD"],
  ["INSUFFICIENT_FUNDS", { fee: "99999999" }, "RUB"],
] as const)("refuses to join: %s", async (code, change, account) => {
  const [demo] = world.players;
  const { id } = await world.create({ ...change, countries: "countries" in change ? [...change.countries] : null });
  const accountId = typeof account === "string" ? Number(demo.client.accounts[account]) : account;
  expect((await world.join(demo, id, accountId)).body).toMatchObject({ entry: null, errors: [{ code }] });
  expect(await world.tournament(id)).toMatchObject({ players: 0 });
});

it("refuses players beyond the most there may be, unknown tournaments, and guests", async () => {
  const [demo, demo2] = world.players;
  const { id } = await world.create({ maxPlayers: 2, minPlayers: 1 });
  const { context } = world.test.services;
  await context.db.execute(`update tournament set players = 2 where id = ${id}`);
  expect((await world.join(demo, id)).body.errors).toMatchObject([{ code: "TOURNAMENT_FULL" }]);
  expect((await world.join(demo2, "9999")).body.errors).toMatchObject([{ code: "TOURNAMENT_UNKNOWN" }]);
  const guest = await world.test.call("POST", `/tournament-api/v1/tournaments/${id}/entries`, {
    body: { account_id: null },
  });
  expect(guest.status).toBe(401);
  expect((await world.test.call("GET", "/tournament-api/v1/tournaments/9999/leaders")).status).toBe(404);
});

it("gives excluded players none: they can't join, and those behind them move up", async () => {
  const [demo, demo2] = world.players;
  const { id } = await world.create();
  for (const player of world.players) await world.join(player, id);
  await play(0, "900", "LOST");
  await play(1, "20", "LOST");
  await world.hear();
  const { db } = world.test.services.context;
  const freeze = (at: number | null) =>
    db.execute(`update player set frozen_at = ${at ?? "null"} where id = ${demo.client.userId}`);
  await freeze(1);
  const late = await world.create();
  expect((await world.join(demo, late.id)).body.errors).toMatchObject([{ code: "BETTING_CLOSED" }]);
  await world.end(id);
  await freeze(null);
  expect(await world.entry(demo, id)).toMatchObject({ state: "EXCLUDED", rank: null, prize: null });
  expect(await world.entry(demo2, id)).toMatchObject({ state: "PAID", rank: 1, prize: "100.00" });
  await world.expectBooks();
});

it("lets the operator create, list and stop, with the key only", async () => {
  const [demo] = world.players;
  const made = await world.create({ repeatHours: 24 });
  await world.join(demo, made.id);
  await play(0, "30", "LOST");
  expect((await world.test.call("GET", "/tournament-api/v1/desk/tournaments")).status).toBe(401);
  const again = { key: made.key, definition: (await import("./testing/world.ts")).plain };
  const times = { opens_at: made.opens_at, starts_at: made.starts_at, ends_at: made.ends_at };
  expect(await world.desk("POST", "tournaments", { ...again, ...times })).toMatchObject({ status: 409 });
  expect(await world.desk("POST", "tournaments", { ...again, ...times, key: "late", ends_at: 5 })).toMatchObject({
    status: 400,
  });
  const listed = await world.desk<{ tournaments: { tournament: { id: string }; open_entries: number }[] }>(
    "GET",
    "tournaments",
  );
  expect(listed.body.tournaments[0]).toMatchObject({ tournament: { id: made.id }, open_entries: 1, held: "0.00" });
  world.test.advance(1_000);
  expect((await world.desk("POST", `tournaments/${made.id}/stop`)).body).toMatchObject({ phase: "COUNTING" });
  expect(await world.desk("POST", `tournaments/${made.id}/stop`)).toMatchObject({ status: 409 });
  world.test.advance(5_000);
  await world.work();
  expect(await world.tournament(made.id)).toMatchObject({ phase: "SETTLED", reason: "STOPPED" });
  expect(await world.entry(demo, made.id)).toMatchObject({ prize: "100.00" });
});

it("opens the next edition of one that repeats, once", async () => {
  const { context } = world.test.services;
  const { key, starts_at: startsAt } = await world.create({ repeatHours: 1 });
  world.test.advance(3_600_000);
  await Promise.all([repeatDue(context), repeatDue(context)]);
  const { body } = await world.desk<{ tournaments: { tournament: TournamentAnswer }[] }>("GET", "tournaments");
  const editions = body.tournaments.map(({ tournament }) => tournament).filter((each) => each.key === key);
  expect(editions.map(({ edition, starts_at: at }) => [edition, at - startsAt])).toEqual([
    [2, 3_600],
    [1, 0],
  ]);
});
