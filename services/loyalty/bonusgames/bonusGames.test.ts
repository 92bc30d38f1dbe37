/** Attempts in bonus games: given, played and paid once, whatever comes twice, at once or late. */
import { createHash } from "node:crypto";
import { sql } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { bonusGameKeys, bonusPosition, ticketWeights, type BonusGameKey } from "#shared/games/bonus/bonusGames.ts";
import { nextKey } from "../../betting/coupons/testing/client.ts";
import { hearOfDeposit } from "../bonuses/instances/deposits.ts";
import { bookPoints } from "../bonuses/points/points.ts";
import { demoProgramme, type Programme } from "../bonuses/programme/programme.ts";
import { startBonusWorld, type BonusWorld } from "../bonuses/testing/world.ts";
import type { bonusGamesApi } from "./api.ts";
import type { AttemptAnswer } from "./attempts/store.ts";
import { gameDefinition, type GameDefinition, type Prize } from "./games/definition.ts";

let world: BonusWorld;
let cash: string;
beforeAll(async () => {
  world = await startBonusWorld();
  cash = world.client.accounts["RUB"] ?? "";
});
afterAll(() => world.close());

interface Answered {
  attempt: AttemptAnswer | null;
  errors: { code: string }[];
}
type Seats = z.infer<typeof bonusGamesApi.seats.response>["seats"];
const desk = { "x-service-key": "test-key" };
const own = () => world.client.headers;

const setGame = (key: string, body: object) =>
  world.test.call<{ version: number; code?: string }>("POST", `/bonus-game-api/v1/desk/games/${key}`, {
    headers: desk,
    body,
  });
const grant = (game: string, playerId = world.client.userId, key = nextKey()) =>
  world.test.call<AttemptAnswer & { code?: string }>("POST", "/bonus-game-api/v1/desk/attempts", {
    headers: { ...desk, "idempotency-key": key },
    body: { player_id: playerId, game },
  });
const take = async (game: string, source: string, key = nextKey()): Promise<Answered> =>
  (
    await world.test.call<Answered>("POST", `/bonus-game-api/v1/games/${game}/attempts`, {
      headers: { ...own(), "idempotency-key": key },
      body: { source },
    })
  ).body;
const move = async (id: string, step: number, numbers: number[], headers = own(), seed = "test-seed") =>
  (
    await world.test.call<Answered>("POST", `/bonus-game-api/v1/attempts/${id}/moves`, {
      headers,
      body: { step, move: numbers, ...(step === 0 && { client_seed: seed }) },
    })
  ).body;
const codes = ({ errors }: Answered) => errors.map(({ code }) => code);
const seats = async () =>
  (await world.test.call<{ seats: Seats }>("GET", "/bonus-game-api/v1/seats", { headers: own() })).body.seats;
const pointsNow = async () =>
  (await world.test.call<{ balance: number }>("GET", "/bonus-api/v1/points", { headers: own() })).body.balance;

const row = (kind: Prize["kind"], change: Partial<Prize> = {}): Prize => ({
  kind,
  weight: 1,
  points: null,
  amounts: [],
  days: 7,
  multiplier: "3",
  product: "CASINO",
  minCoef: "1.5",
  ...change,
});
const roubles = (amount: string) => [{ currency: "RUB", amount }];
const define = (prizes: Prize[], change: Partial<GameDefinition> = {}): GameDefinition =>
  gameDefinition.parse({ prizes, daily: false, points: null, deposits: [], days: 10, ...change });

describe("an attempt", () => {
  it("pays each kind of prize once, and what was drawn follows from the seeds [2.28]", async () => {
    const cases: [Prize, () => Promise<unknown>, unknown][] = [
      [row("NOTHING"), async () => world.money(cash), await world.money(cash)],
      [row("POINTS", { points: 70 }), pointsNow, (await pointsNow()) + 70],
      [
        row("CASH", { amounts: roubles("12.34") }),
        () => world.money(cash),
        (Number(await world.money(cash)) + 12.34).toFixed(2),
      ],
    ];
    for (const [prize, now, expected] of cases) {
      await setGame("chest", { definition: define([prize]) });
      const { body: attempt } = await grant("chest");
      expect(attempt).toMatchObject({ state: "READY", shown: [], server_seed: null, client_seed: null });
      const done = (await move(attempt.id, 0, [4])).attempt;
      expect(await now()).toEqual(expected);
      expect(done).toMatchObject({ state: "DONE", prize: 0, client_seed: "test-seed", moves: [[4]] });
      const seed = done?.server_seed ?? "";
      expect(createHash("sha256").update(seed).digest("hex")).toBe(attempt.seed_hash);
      const again = bonusPosition("chest", [1], [[4]], { serverSeed: seed, clientSeed: "test-seed" });
      expect(done?.shown).toEqual(again.shown);
      // Sent again it answers the same and pays nothing more.
      expect((await move(attempt.id, 0, [4])).attempt).toEqual(done);
      expect(await now()).toEqual(expected);
      expect(codes(await move(attempt.id, 0, [5]))).toEqual(["MOVE_REFUSED"]);
    }
    await world.expectBooks();
  });

  it("becomes a free bet or bonus money by the prize's own terms", async () => {
    await setGame("safe", { definition: define([row("FREE_BET", { amounts: roubles("150"), days: 2 })]) });
    const free = (await move((await grant("safe")).body.id, 0, [0, 4, 2])).attempt;
    expect((await world.bonus(free?.bonus_id ?? "")).bonus).toMatchObject({
      state: "ACTIVE",
      amount: "150.00",
      promo_code: `FB-${free?.bonus_id}`,
      offer_key: "game-safe",
    });
    await setGame("safe", { definition: define([row("BONUS", { amounts: roubles("200") })]) });
    const given = (await move((await grant("safe")).body.id, 0, [0, 4, 2])).attempt;
    expect((await world.bonus(given?.bonus_id ?? "")).bonus).toMatchObject({
      state: "ACTIVE",
      balance: "200.00",
      required: "600.00",
      terms: { product: "CASINO" },
    });
    // A prize's bonus bears others beside it.
    expect((await world.claim("slots-gift")).errors).toEqual([]);
    await world.expectBooks();
  });

  it("played two hundred times at once counts once", { tags: "slow" }, async () => {
    await setGame("fortuna", { definition: define([row("CASH", { amounts: roubles("10") })]) });
    const before = Number(await world.money(cash));
    const { body: attempt } = await grant("fortuna");
    const answers = await Promise.all(Array.from({ length: 200 }, () => move(attempt.id, 0, [])));
    expect(new Set(answers.map((answer) => answer.attempt?.server_seed)).size).toBe(1);
    expect(Number(await world.money(cash))).toBeCloseTo(before + 10, 2);
    // Of two hundred chests at once one is opened.
    await setGame("chest", { definition: define([row("CASH", { amounts: roubles("10") })]) });
    const chest = (await grant("chest")).body;
    const chests = await Promise.all(Array.from({ length: 200 }, (_, index) => move(chest.id, 0, [index % 9])));
    const opened = chests.flatMap((answer) => answer.attempt?.moves[0] ?? []);
    expect(new Set(opened).size).toBe(1);
    expect(opened.length).toBeLessThan(30);
    expect(Number(await world.money(cash))).toBeCloseTo(before + 20, 2);
    await world.expectBooks();
  });

  it("keeps its prizes when the game's table changes, and goes on after every move", { tags: "slow" }, async () => {
    await setGame("memory", { definition: define([row("POINTS", { points: 5 })]) });
    const { body: attempt } = await grant("memory");
    await setGame("memory", { definition: define([row("CASH", { amounts: roubles("1000") })]) });
    const points = await pointsNow();
    let state = attempt;
    for (let step = 0; state.state !== "DONE"; step += 1) {
      const open = new Set(state.shown.map(({ place }) => place));
      const closed = Array.from({ length: 12 }, (_, card) => card).filter((card) => !open.has(card));
      const answer = await move(attempt.id, step, [closed[step % closed.length] ?? closed[0] ?? 0]);
      state = answer.attempt ?? expect.fail(JSON.stringify(answer.errors));
      if (state.state !== "DONE") {
        expect(state.server_seed).toBeNull();
        expect((await seats()).find(({ game }) => game === "memory")?.attempt).toEqual(state);
      }
    }
    expect(state.prizes).toMatchObject([{ kind: "POINTS" }]);
    expect(await pointsNow()).toBe(points + 5);
  });

  it("is for its player alone, to be begun in time, by moves the game has", async () => {
    await setGame("dragon", { definition: define([row("NOTHING")], { days: 1 }) });
    const { body: attempt } = await grant("dragon");
    const other = await startBonusWorld("demo2", world.test);
    expect(codes(await move(attempt.id, 0, [0], other.client.headers))).toEqual(["ATTEMPT_UNKNOWN"]);
    expect(codes(await move("1", 0, [0]))).toEqual(["ATTEMPT_UNKNOWN"]);
    for (const [step, numbers] of [
      [0, [3]],
      [0, []],
      [1, [0]],
      [0, [0, 1]],
    ] as const)
      expect(codes(await move(attempt.id, step, [...numbers]))).toEqual(["MOVE_REFUSED"]);
    expect(codes(await move(attempt.id, 0, [0], own(), "no seed!"))).toEqual(["INVALID"]);
    const begun = (await grant("dragon")).body;
    await move(begun.id, 0, [1]);
    world.test.advance(2 * 86_400_000);
    world = await startBonusWorld("demo", world.test);
    expect(codes(await move(attempt.id, 0, [0]))).toEqual(["ATTEMPT_EXPIRED"]);
    // One that was begun goes on.
    await move(begun.id, 1, [1]);
    expect((await move(begun.id, 2, [1])).attempt?.state).toBe("DONE");
  });
});

describe("attempts come", () => {
  it("free once a day, however often they are asked for at once", async () => {
    await setGame("fortuna", { definition: define([row("NOTHING")], { daily: true }) });
    const seat = async () => (await seats()).find(({ game }) => game === "fortuna");
    const before = (await seat())?.ready ?? 0;
    expect((await seat())?.has_daily).toBe(true);
    const taken = await Promise.all(Array.from({ length: 200 }, () => take("fortuna", "DAILY")));
    expect(new Set(taken.map(({ attempt }) => attempt?.id)).size).toBe(1);
    expect(await seat()).toMatchObject({ has_daily: false, ready: before + 1 });
    expect(codes(await take("dragon", "DAILY"))).toEqual(["OFFER_CLOSED"]);
    expect(codes(await take("no-such", "DAILY"))).toEqual(["OFFER_UNKNOWN"]);
    world.test.advance(86_400_000);
    world = await startBonusWorld("demo", world.test);
    expect((await seat())?.has_daily).toBe(true);
  });

  it("for points, once a key, while there are enough [2.45]", { tags: "slow" }, async () => {
    const { context } = world.test.services;
    await setGame("chest", { definition: define([row("NOTHING")], { points: 40 }) });
    const has = await pointsNow();
    await context.transact((tx) =>
      bookPoints(tx, { playerId: world.client.userId, key: nextKey(), amount: 100 - has, reason: "CORRECTION", at: 1 }),
    );
    const key = nextKey();
    const bought = await Promise.all(Array.from({ length: 200 }, () => take("chest", "POINTS", key)));
    expect(new Set(bought.map(({ attempt }) => attempt?.id)).size).toBe(1);
    expect(await pointsNow()).toBe(60);
    expect(codes(await take("memory", "POINTS", key))).toEqual(["OFFER_CLOSED"]);
    await setGame("memory", { definition: define([row("NOTHING")], { points: 1 }) });
    expect(codes(await take("memory", "POINTS", key))).toEqual(["IDEMPOTENCY_MISMATCH"]);
    const more = await Promise.all(Array.from({ length: 5 }, () => take("chest", "POINTS")));
    expect(more.flatMap(codes)).toEqual(Array.from({ length: 4 }, () => "POINTS_TOO_FEW"));
    expect(await pointsNow()).toBe(20);
    expect(codes(await take("chest", "POINTS", "x"))).toEqual(["INVALID"]);
  });

  it("with a deposit that is large enough, once a day, and go with one that is taken back", async () => {
    const { context } = world.test.services;
    await setGame("dragon", { definition: define([row("NOTHING")], { deposits: roubles("1000") }) });
    const ready = async () => (await seats()).find(({ game }) => game === "dragon")?.ready ?? 0;
    const before = await ready();
    await world.deposit("999.99");
    expect(await ready()).toBe(before);
    const id = await world.deposit("1000");
    await world.deposit("5000");
    expect(await ready()).toBe(before + 1);
    const payment = { id, direction: "DEPOSIT", amount: "1000", currency: "RUB" } as const;
    await hearOfDeposit(context, world.client.userId, { ...payment, state: "SUCCEEDED" });
    expect(await ready()).toBe(before + 1);
    await hearOfDeposit(context, world.client.userId, { ...payment, state: "REFUNDED" });
    expect(await ready()).toBe(before);
  });

  it("from the operator once a key, with their service key only", async () => {
    const key = nextKey();
    const { body: one } = await grant("chest", world.client.userId, key);
    expect((await grant("chest", world.client.userId, key)).body.id).toBe(one.id);
    expect((await grant("chest", 999_999)).body).toMatchObject({ code: "BETTING_CLOSED" });
    const bare = await world.test.call("POST", "/bonus-game-api/v1/desk/attempts", {
      headers: { "idempotency-key": nextKey() },
      body: { player_id: world.client.userId, game: "chest" },
    });
    expect(bare.status).toBe(401);
    const listed = await world.test.call<{ attempts: AttemptAnswer[]; total: number }>(
      "GET",
      `/bonus-game-api/v1/desk/attempts?player_id=${world.client.userId}&first=2`,
      { headers: desk },
    );
    expect(listed.body.attempts).toHaveLength(2);
    expect(listed.body.attempts[0]?.id).toBe(one.id);
    const older = await world.test.call<{ attempts: AttemptAnswer[] }>(
      "GET",
      `/bonus-game-api/v1/attempts?before=${one.id}&game=chest&first=1`,
      { headers: own() },
    );
    expect(older.body.attempts.map(({ id }) => Number(id) < Number(one.id))).toEqual([true]);
  });
});

describe("the operator", () => {
  it("sees all games, and a definition that can't be is refused", async () => {
    const listed = await world.test.call<{ games: { key: string; state: string }[] }>(
      "GET",
      "/bonus-game-api/v1/desk/games",
      { headers: desk },
    );
    expect(listed.body.games.map(({ key }) => key)).toEqual([...bonusGameKeys]);
    const good = define([row("NOTHING")]);
    const bad: [BonusGameKey, object][] = [
      ["chest", { ...good, prizes: [] }],
      ["chest", { ...good, prizes: [row("POINTS")] }],
      ["chest", { ...good, prizes: [row("CASH")] }],
      ["chest", { ...good, prizes: [row("CASH", { amounts: roubles("-5") })] }],
      ["chest", { ...good, prizes: [row("NOTHING", { weight: 0 })] }],
      [
        "chest",
        {
          ...good,
          prizes: [
            row("CASH", { amounts: roubles("5") }),
            row("CASH", { amounts: [{ currency: "USD", amount: "1" }] }),
          ],
        },
      ],
      // A lottery's chances follow from its numbers.
      ["lottery", good],
    ];
    for (const [game, definition] of bad)
      expect((await setGame(game, { definition })).status, JSON.stringify(definition)).toBe(400);
    const lottery = define(ticketWeights.map((weight) => row("NOTHING", { weight })));
    expect((await setGame("lottery", { definition: lottery })).status).toBe(200);
  });

  it("stops a game: no attempts are given any more, those given are played", async () => {
    const { body: attempt } = await grant("chest");
    await setGame("chest", { state: "STOPPED" });
    expect((await grant("chest")).body).toMatchObject({ code: "OFFER_CLOSED" });
    expect(codes(await take("chest", "POINTS"))).toEqual(["OFFER_UNKNOWN"]);
    const open = await world.test.call<{ games: { key: string }[] }>("GET", "/bonus-game-api/v1/games");
    expect(open.body.games.map(({ key }) => key)).not.toContain("chest");
    expect((await move(attempt.id, 0, [0])).attempt?.state).toBe("DONE");
    await setGame("chest", { state: "OPEN" });
  });
});

it("the desk can't sell an attempt for points that cost less than it pays", async () => {
  const generous = { definition: define([row("CASH", { amounts: roubles("100") })], { points: 50 }) };
  expect(await setGame("chest", generous)).toMatchObject({ status: 409, body: { code: "TOO_GENEROUS" } });
});

it("attempts aren't sold for points that have become cheaper than what they pay", async () => {
  const definition = define([row("NOTHING"), row("CASH", { amounts: roubles("100") })], { points: 50 });
  expect((await setGame("safe", { definition, state: "OPEN" })).status).toBe(200);
  const offered = async () => {
    const { body } = await world.test.call<z.infer<typeof bonusGamesApi.games.response>>(
      "GET",
      "/bonus-game-api/v1/games",
    );
    return body.games.find(({ key }) => key === "safe")?.definition.points;
  };
  expect(await offered()).toBe(50);
  const setProgramme = (programme: Programme) =>
    world.test.call("PUT", "/bonus-api/v1/desk/programme", { headers: desk, body: { programme } });
  const { points } = demoProgramme;
  if (points === null) throw new Error("the demo collects points");
  const stakes = points.stakes.map(({ currency, coupons, rounds }) => ({
    currency,
    coupons: String(Number(coupons) / 2),
    rounds: String(Number(rounds) / 2),
  }));
  expect((await setProgramme({ points: { ...points, stakes }, rewards: [], cashback: null })).status).toBe(200);
  expect(await offered()).toBeNull();
  expect(codes(await take("safe", "POINTS"))).toEqual(["OFFER_CLOSED"]);
  await setProgramme(demoProgramme);
  expect(await offered()).toBe(50);
});

it("players whose currency has no prizes get no attempt, and excluded ones neither get nor play any", async () => {
  await setGame("chest", {
    definition: define([row("CASH", { amounts: [{ currency: "USD", amount: "1" }] })], { points: 100 }),
  });
  expect((await grant("chest")).body).toMatchObject({ code: "OFFER_NOT_FOR_YOU" });
  expect(codes(await take("chest", "POINTS"))).toEqual(["OFFER_NOT_FOR_YOU"]);
  await setGame("chest", {
    definition: define([row("CASH", { amounts: roubles("10") })], { daily: true, deposits: roubles("1") }),
  });
  const { body: attempt } = await grant("chest");
  await world.test.services.context.db.execute(
    sql`insert into player_limit (player_id, limit_type, state, value) values (${world.client.userId}, 30, 'ACTIVE', '6')`,
  );
  expect(codes(await move(attempt.id, 0, [0]))).toEqual(["LIMIT_REACHED"]);
  expect(codes(await take("chest", "DAILY"))).toEqual(["LIMIT_REACHED"]);
  expect((await grant("chest")).body).toMatchObject({ code: "LIMIT_REACHED" });
  const before = (await seats()).find(({ game }) => game === "chest")?.ready;
  await world.deposit("500");
  expect((await seats()).find(({ game }) => game === "chest")?.ready).toBe(before);
  await world.expectBooks();
});
