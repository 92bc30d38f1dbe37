import { expect, it, vi } from "vitest";
import { Archive } from "./archive.ts";
import { Ledger } from "./ledger.ts";
import { realBook, SteeredClock } from "../testing/book.ts";
import { Statistics } from "../statistics/statistics.ts";
import { warmResults } from "./warm.ts";

const NBA = 401;

it("has the NBA's games of the season worked out before somebody asks for its table", { tags: "slow" }, async () => {
  const book = realBook(new SteeredClock("2026-11-21T12:00:00Z"));
  const { sports, championships, teams } = book.calendar;
  const ledger = new Ledger(book, new Archive({ teams: [...teams] }, sports, championships));
  const ended = vi.spyOn(book, "ended");
  const stop = warmResults(
    () => ledger,
    (error) => {
      throw error;
    },
    { after: 0, between: 0 },
  );
  const games = ledger.fixturesOf(NBA);
  expect(games.length).toBeGreaterThan(100);
  const asked = vi.spyOn(ledger.played, "result");
  const isKnown = () => games.every((game) => asked.mock.calls.some(([one]) => one.id === game.id));
  await vi.waitFor(() => expect(isKnown()).toBe(true), { timeout: 25_000 });
  stop();

  ended.mockClear();
  const standings = await new Statistics(ledger).standings(NBA, undefined);
  expect(standings?.groups.flatMap(({ rows }) => rows).length).toBe(30);
  expect(ended).not.toHaveBeenCalled();
});

it("goes on with the next game when one can't be worked out, and tells of it", async () => {
  const book = realBook(new SteeredClock("2026-11-21T12:00:00Z"));
  const { sports, championships, teams } = book.calendar;
  const ledger = new Ledger(book, new Archive({ teams: [...teams] }, sports, championships));
  let asked = 0;
  vi.spyOn(ledger.played, "result").mockImplementation(() => {
    asked += 1;
    if (asked === 2) throw new Error("no past scores");
    return null;
  });
  const told: unknown[] = [];
  const stop = warmResults(
    () => ledger,
    (error) => told.push(error),
    { after: 0, between: 0 },
  );
  await vi.waitFor(() => expect(asked).toBeGreaterThan(4));
  stop();
  expect(told).toEqual([new Error("no past scores")]);
});

it("tells of a book that can't be read, and does no more", async () => {
  const told: unknown[] = [];
  warmResults(
    () => {
      throw new Error("no book");
    },
    (error) => told.push(error),
    { after: 0, between: 0 },
  );
  await vi.waitFor(() => expect(told).toEqual([new Error("no book")]));
});
