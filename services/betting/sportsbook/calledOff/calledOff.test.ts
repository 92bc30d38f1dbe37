import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { OpenDatabase } from "../../../platform/database/openDatabase.ts";
import { readSettings } from "../../../settings.ts";
import { memoryDatabase } from "../../../testing/database.ts";
import type { Book } from "../book/book.ts";
import type { Game } from "../book/game.ts";
import { Ticker } from "../book/ticker.ts";
import type { GameChange } from "../feed.ts";
import { sportsbookService } from "../routes.ts";
import { realBook, SteeredClock } from "../testing/book.ts";
import { serveOne, type OneService } from "../testing/serve.ts";
import { type CalledOffGames, openCalledOffGames } from "./register.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const key = { "x-service-key": "demo-service-key" };
const start = "2026-11-21T15:00:00Z";
const clock = new SteeredClock(start);
let database: OpenDatabase;
let register: CalledOffGames;
let book: Book;
let service: OneService;

beforeAll(async () => {
  database = await memoryDatabase();
  register = await openCalledOffGames(database.db, clock, (error) => {
    throw error;
  });
  book = realBook(clock, undefined, (gameId) => register.since(gameId));
  service = await serveOne(sportsbookService(book, register), { settings: readSettings({}) });
});
afterAll(async () => {
  await service.close();
  await register.close();
  await database.close();
});

const callOff = (
  id: number | string,
  headers: Record<string, string> = key,
  body: object = { reason: "Floodlights" },
) => service.post(`/sportsbook-api/v1/games/${id}/call-off`, body, headers);
const first = (games: readonly Game[], isWanted: (game: Game) => boolean): Game => {
  const found = games.find(isWanted);
  if (found === undefined) throw new Error("No such game is there");
  return found;
};

describe("calling a game off", () => {
  it("is for the operator, for games there are, and for those that are not over", async () => {
    clock.turnTo(start);
    const game = first(book.line(), ({ sport }) => sport.slug === "football");
    clock.turnTo(game.startsAt + 60);
    for (const headers of [{}, { "x-service-key": "wrong" }] as Record<string, string>[])
      expect(await callOff(game.id, headers)).toMatchObject({ status: 401, body: { code: "KEY_NEEDED" } });
    expect((await callOff("999999999999999")).status).toBe(404);
    expect((await callOff("x")).status).toBe(400);
    for (const reason of [" ", "Fog\u0000", "x".repeat(201)])
      expect((await callOff(game.id, key, { reason })).status).toBe(400);
    clock.pass(4 * 3600);
    expect(await callOff(game.id)).toMatchObject({ status: 409, body: { code: "ALREADY_OVER" } });
  });

  it("cancels one that has not started: no markets, out of the line, every bet void, and pages are told", async () => {
    clock.turnTo(start);
    const game = first(book.line(), ({ startsAt }) => startsAt > clock.seconds + 3600);
    const told: GameChange[] = [];
    const ticker = new Ticker(book, (error) => {
      throw error;
    });
    ticker.subscribe((change) => told.push(change));
    ticker.watch([String(game.id)]);
    const before = ticker.snapshot(String(game.id));
    const outcomes = book.view(game).markets.flatMap((market) => market.outcomes.map(({ id }) => id));
    expect(outcomes.length).toBeGreaterThan(5);
    const answer = await callOff(game.id);
    expect(answer).toMatchObject({ status: 200, body: { gameId: String(game.id), at: clock.seconds + 2 } });
    expect(book.view(game).status).toBe("NOT_STARTED");
    clock.pass(2);
    ticker.look();
    expect(await callOff(game.id)).toEqual(answer);
    const { body } = await service.get(`/sportsbook-api/v1/games/by-ids?ids=${game.id}&markets=all`);
    expect(body).toMatchObject({
      games: [{ status: "CANCELLED", section: "LINE", score: null, markets: [], marketCount: 0 }],
    });
    expect(book.line().some(({ id }) => id === game.id)).toBe(false);
    expect(outcomes.every((id) => book.result(id) === "VOID" && book.outcome(id) === null)).toBe(true);
    expect(book.gameOf(outcomes[0] ?? "")).toMatchObject({ isFinished: true });
    expect(told.at(-1)).toMatchObject({ gameId: String(game.id), status: "CANCELLED", prices: [] });
    expect(told.at(-1)?.version).toBeGreaterThan(before?.version ?? 0);
    expect(new Set(told.at(-1)?.goneOutcomeIds)).toEqual(new Set(outcomes));
    // Nothing more happens, even once it would have been played.
    clock.turnTo(game.startsAt + 3000);
    ticker.look();
    expect(book.view(game)).toMatchObject({ status: "CANCELLED", section: "LINE" });
    expect(told.filter(({ gameId, status }) => gameId === String(game.id) && status !== "NOT_STARTED").length).toBe(1);
  });

  it("abandons one in play: what is decided stands, the rest is void, and a restart changes nothing", async () => {
    clock.turnTo(start);
    const game = first(book.line(), ({ id, sport }) => sport.slug === "football" && register.since(id) === null);
    // Half an hour to go and at least one goal so far.
    for (clock.turnTo(game.startsAt + 60); clock.seconds < game.startsAt + 4500; clock.pass(60))
      if ((book.stateNow(game)?.home ?? 0) + (book.stateNow(game)?.away ?? 0) > 0) break;
    const goals = (book.stateNow(game)?.home ?? 0) + (book.stateNow(game)?.away ?? 0);
    expect((await callOff(game.id)).status).toBe(200);
    clock.pass(2);
    const results = (of: Book) =>
      [
        "1x2.home",
        "1x2.draw",
        "total.0.5.over",
        "total.0.5.under",
        "total.9.5.under",
        "handicap.0.home",
        "correct_score.0:0",
      ].map((id) => of.result(`${game.id}.${id}`));
    const decided = goals > 0 ? ["WON", "LOST"] : ["VOID", "VOID"];
    expect(results(book)).toEqual(["VOID", "VOID", ...decided, "VOID", "VOID", goals > 0 ? "LOST" : "VOID"]);
    const stood = book.view(game);
    expect(stood).toMatchObject({ status: "CANCELLED", section: "LIVE", markets: [] });
    clock.pass(7200);
    expect(book.view(game)).toEqual(stood);
    expect(book.live().some(({ id }) => id === game.id)).toBe(false);
    const again = await openCalledOffGames(database.db, clock, (error) => {
      throw error;
    });
    const restarted = realBook(clock, undefined, (gameId) => again.since(gameId));
    expect(restarted.view(game)).toEqual(stood);
    expect(results(restarted)).toEqual(results(book));
    await again.close();
  });
});
