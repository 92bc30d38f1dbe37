import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { realBook, SteeredClock } from "../testing/book.ts";
import { runningBook } from "../testing/running.ts";
import { type OneService, serveOne } from "../testing/serve.ts";
import { endingsApi } from "./api.ts";

vi.setConfig({ testTimeout: 30_000 });

const clock = new SteeredClock("2026-11-21T12:00:00Z");
const book = realBook(clock);
const { book: running, ticker } = runningBook(book);
let service: OneService;
beforeAll(async () => {
  service = await serveOne(running.service, {});
});
afterAll(() => service.close());

const football = () => {
  const game = book.line().find(({ sport }) => sport.slug === "football");
  if (game === undefined) throw new Error("No football in the line");
  return game;
};
async function endings(ids: string, lng = "en") {
  const answer = await service.get(`${endingsApi.endings.path}?ids=${ids}&lng=${lng}`);
  expect(answer.status).toBe(200);
  return endingsApi.endings.response.parse(answer.body).endings;
}

it("tells how the markets of a game ended, as bets on them are paid, and nothing while it is not over [2.11]", async () => {
  const game = football();
  expect(await endings(`${game.id},999999999999999`)).toEqual([]);
  clock.turnTo(game.startsAt + 3000);
  expect(await endings(String(game.id))).toEqual([]);

  clock.turnTo(game.startsAt + 10_000);
  const state = book.stateNow(game);
  const [ending] = await endings(String(game.id));
  const resultOf = (type: string, outcome: string) =>
    ending?.markets.find((market) => market.type === type)?.outcomes.find((one) => one.type === outcome)?.result;
  const { home = 0, away = 0 } = state ?? {};
  expect(resultOf("1x2", "home")).toBe(home > away ? "WON" : "LOST");
  expect(resultOf("1x2", "draw")).toBe(home === away ? "WON" : "LOST");
  const line = ending?.markets.find(({ type, param }) => type === "total" && param?.endsWith(".5") === true);
  expect(line?.outcomes.map(({ type, result }) => [type, result])).toEqual([
    ["over", home + away > Number(line?.param) ? "WON" : "LOST"],
    ["under", home + away < Number(line?.param) ? "WON" : "LOST"],
  ]);
  expect((await endings(String(game.id), "ru"))[0]?.markets.find(({ type }) => type === "1x2")?.name).toBe(
    "Исход матча",
  );
});

it("refuses ids that can't be any and more than twenty", async () => {
  for (const ids of ["x", "", Array.from({ length: 21 }, (_, index) => index + 1).join(",")])
    expect((await service.get(`${endingsApi.endings.path}?ids=${ids}`)).status).toBe(400);
});

it("tells each event once as it happens, and counts them, so that a reader knows what they missed", () => {
  clock.turnTo("2026-11-22T12:00:00Z");
  const game = football();
  const stop = ticker.watch([String(game.id)]);
  expect(ticker.snapshot(String(game.id))).toMatchObject({ eventCount: 0, isSnapshot: true });
  const heard: { type: string }[] = [];
  let counted = 0;
  const silence = ticker.subscribe(({ gameId, newEvents = [], eventCount = 0 }) => {
    if (gameId !== String(game.id)) return;
    expect(eventCount - counted).toBe(newEvents.length);
    counted = eventCount;
    heard.push(...newEvents);
  });
  for (const second of [0, 2000, 4000, 9000]) {
    clock.turnTo(game.startsAt + second);
    ticker.look();
  }
  expect(heard.map(({ type }) => type)).toEqual(book.incidentsNow(game).map(({ type }) => type));
  expect(heard.length).toBeGreaterThan(2);
  silence();
  stop();
});
