/** A system clock that is set back must not bring back games with known results. */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { keepClock, startClock } from "../../../platform/clock.ts";
import type { OpenDatabase } from "../../../platform/database/openDatabase.ts";
import { memoryDatabase } from "../../../testing/database.ts";
import { realBook, SteeredClock } from "../testing/book.ts";

vi.setConfig({ testTimeout: 60_000 });

const day = 86_400_000;
let database: OpenDatabase;
beforeAll(async () => {
  database = await memoryDatabase();
});
afterAll(() => database.close());

it("offers no game again that was over, neither while the process runs nor after a restart", async () => {
  let real = Date.UTC(2026, 10, 20, 12);
  const start = () =>
    startClock(
      database.db,
      1,
      () => real,
      () => 0,
    );
  const first = await start();
  const book = realBook(first);
  // Games that are ahead now and over a day later.
  const games = book
    .line()
    .filter(({ startsAt }) => startsAt * 1000 < real + 12 * 3_600_000)
    .slice(0, 40);
  expect(games.length).toBeGreaterThan(20);
  const outcomes = games.flatMap((game) =>
    book
      .view(game)
      .markets.slice(0, 2)
      .flatMap((market) => market.outcomes.map(({ id }) => id)),
  );
  const offered = (one: typeof book) => outcomes.filter((id) => one.outcome(id) !== null);
  expect(offered(book)).toHaveLength(outcomes.length);
  real += 2 * day;
  expect([offered(book), outcomes.filter((id) => book.result(id) === null)]).toEqual([[], []]);
  const results = outcomes.map((id) => book.result(id));

  real -= 30 * day;
  expect([offered(book), outcomes.map((id) => book.result(id))]).toEqual([[], results]);
  await keepClock(database.db, first);
  const restarted = realBook(await start());
  expect([offered(restarted), outcomes.map((id) => restarted.result(id))]).toEqual([[], results]);
  // A clock that follows the system's would offer them all again.
  expect(offered(realBook(new SteeredClock("2026-11-20T12:00:00Z")))).toHaveLength(outcomes.length);
});
