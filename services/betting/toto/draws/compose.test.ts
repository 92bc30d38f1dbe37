import { describe, expect, it } from "vitest";
import { runningBook } from "../../sportsbook/testing/running.ts";
import { realBook, SteeredClock } from "../../sportsbook/testing/book.ts";
import { standardKinds } from "../rules/kinds.ts";
import { resultOf } from "../rules/outcomes.ts";
import { choose, matchOf } from "./compose.ts";

const clock = new SteeredClock("2026-11-20T12:00:00Z");
const book = realBook(clock);
const { book: running } = runningBook(book);

describe.each(Object.entries(standardKinds))("the kind %s", (_, rules) => {
  const from = clock.seconds + rules.leadMinutes * 60;
  const games = running.upcoming(rules.sports, from, from + 30 * 86_400);

  it("finds games of the line for two draws at once [2.54]", () => {
    const first = choose(games, rules, new Set());
    const second = choose(games, rules, new Set(first.map(({ gameId }) => gameId)));
    expect([first.length, second.length]).toEqual([rules.matches, rules.matches]);
    expect(first.filter((game) => second.includes(game))).toEqual([]);
    const starts = first.map(({ startsAt }) => startsAt);
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(from);
    expect(Math.max(...starts) - Math.min(...starts)).toBeLessThanOrEqual(rules.windowHours * 3600);
  });

  it("has a result for each match once it is over, and none before", () => {
    const [game] = choose(games, rules, new Set());
    if (game === undefined) throw new Error("no game");
    const later = new SteeredClock("2026-11-20T12:00:00Z");
    const { book: other } = runningBook(realBook(later));
    const match = matchOf(rules, game);
    expect(resultOf(other, match, rules.voidRule)).toBeNull();
    later.turnTo(game.startsAt + 10);
    expect(resultOf(other, match, rules.voidRule)).toBeNull();
    later.turnTo(game.startsAt + 18_000);
    const result = resultOf(other, match, rules.voidRule);
    expect(result?.isVoid).toBe(false);
    const hits = match.outcomes.filter((_, index) => ((result?.hits ?? 0) & (1 << index)) !== 0);
    expect(hits.length).toBeGreaterThanOrEqual(1);
    expect(hits.length).toBeLessThanOrEqual(rules.set === "race" ? 2 : 1);
  });
});

it("counts more than two and a half goals by the score", () => {
  const { goals } = standardKinds;
  if (goals === undefined) throw new Error("no kind of goals");
  const from = clock.seconds + goals.leadMinutes * 60;
  const games = choose(running.upcoming(goals.sports, from, from + 30 * 86_400), goals, new Set());
  const later = new SteeredClock("2026-11-20T12:00:00Z");
  const { book: other } = runningBook(realBook(later));
  later.turnTo((games.at(-1)?.startsAt ?? 0) + 18_000);
  const seen = games.map((game) => {
    const match = matchOf(goals, game);
    const { hits, score } = resultOf(other, match, goals.voidRule) ?? {};
    const [home, away] = (score ?? "").split(":").map(Number);
    const total = (home ?? Number.NaN) + (away ?? Number.NaN);
    return { hit: match.outcomes.find((_, index) => hits === 1 << index)?.key, by: total > 2.5 ? "over" : "under" };
  });
  expect(seen.map(({ hit }) => hit)).toEqual(seen.map(({ by }) => by));
  expect(new Set(seen.map(({ by }) => by)).size).toBe(2);
});
