/** What bettors would notice in the calendar: who plays when, and under which competition. */
import { describe, expect, it, vi } from "vitest";
import { loadSeed } from "../seed/index.ts";
import { realBook, SteeredClock } from "../testing/book.ts";
import type { Game } from "./game.ts";
import { topGames } from "./selection.ts";

vi.setConfig({ testTimeout: 60_000 });

const hour = 3600;
const firstInvented = 900_000_000_000;
const isInvented = ({ id }: Game): boolean => id >= firstInvented;
const clock = new SteeredClock("2026-11-20T00:07:00Z");
const book = realBook(clock);

/** All classic games of ten days, as the clock meets them. */
const games = (() => {
  const seen = new Map<number, Game>();
  for (const until = clock.seconds + 10 * 24 * hour; clock.seconds < until; clock.pass(6 * hour))
    for (const game of [...book.line(), ...book.live()])
      if (game.sport.area === "CLASSIC" && game.startsAt < clock.seconds + 24 * hour) seen.set(game.id, game);
  return [...seen.values()].toSorted((one, other) => one.startsAt - other.startsAt);
})();
const at = ({ startsAt }: Game): string => new Date(startsAt * 1000).toISOString();
const named = (game: Game): string =>
  `${game.home.names.en} – ${game.away.names.en}, ${game.championship.slug}, ${at(game)}`;

describe("the calendar of ten days", () => {
  it("has real competitions with their fixtures only, and everything else under an openly invented one", () => {
    const real = new Set(loadSeed().championships.map(({ id }) => id));
    const invented = games.filter(isInvented);
    expect(invented.length).toBeGreaterThan(200);
    for (const game of invented) {
      expect(real.has(game.championship.id), named(game)).toBe(false);
      expect(game.championship.names.en).toContain("simulated");
      expect(Object.keys(game.championship.names)).toEqual(["en", "ru", "ar", "es"]);
      expect(game.championship).toMatchObject({ isTop: false, countryCode: null });
    }
    for (const game of games.filter((one) => !isInvented(one))) expect(real.has(game.championship.id)).toBe(true);
    expect(games.filter(({ championship }) => /friendl/i.test(championship.names.en))).toEqual([]);
  });

  it("lets no football club play twice within two days", () => {
    const last = new Map<number, Game>();
    const clubs = games.filter(({ sport }) => sport.slug === "football");
    expect(clubs.length).toBeGreaterThan(200);
    for (const game of clubs) {
      for (const { id } of [game.home, game.away]) {
        const before = last.get(id);
        if (before !== undefined)
          expect(game.startsAt - before.startsAt, named(game)).toBeGreaterThanOrEqual(48 * hour);
        last.set(id, game);
      }
    }
  });

  it("lets clubs of one league of every other day play its fixtures alone", () => {
    const sports = new Set(games.filter(isInvented).map(({ sport }) => sport.slug));
    expect([...sports].toSorted()).toEqual(["football", "tennis"]);
  });

  it("has something in play at any hour, in tournament weeks and before full rounds too", { tags: "slow" }, () => {
    const days = new SteeredClock("2026-11-23T00:07:00Z");
    const quiet = realBook(days);
    for (const until = days.seconds + 12 * 24 * hour; days.seconds < until; days.pass(95 * 60)) {
      const live = quiet.live().filter(({ sport }) => sport.area === "CLASSIC");
      expect(live.length, new Date(days.seconds * 1000).toISOString()).toBeGreaterThanOrEqual(5);
    }
  });

  it("has clubs of the leagues with fixtures among those of the invented games", () => {
    const busy = new Set(loadSeed().fixtures.map(({ championshipId }) => championshipId));
    const lent = games.filter(
      (game) => isInvented(game) && game.sport.slug === "football" && busy.has(game.home.championshipId),
    );
    expect(lent.length).toBeGreaterThan(20);
  });

  it("kicks off at plausible times: between late morning and late evening there, and seldom a whole round at once", () => {
    const zones: Readonly<Record<string, string>> = {
      "england-premier-league": "Europe/London",
      "spain-la-liga": "Europe/Madrid",
      "germany-bundesliga": "Europe/Berlin",
      "italy-serie-a": "Europe/Rome",
      "france-ligue-1": "Europe/Paris",
      "netherlands-eredivisie": "Europe/Amsterdam",
      "portugal-primeira-liga": "Europe/Lisbon",
    };
    const real = games.filter((game) => !isInvented(game) && game.sport.slug === "football");
    expect(real.length).toBeGreaterThan(60);
    for (const game of real) {
      const zone = zones[game.championship.slug];
      expect(zone, named(game)).toBeDefined();
      const local = Number(
        new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone: zone }).format(
          game.startsAt * 1000,
        ),
      );
      expect(local, named(game)).toBeGreaterThanOrEqual(11);
      expect(local, named(game)).toBeLessThanOrEqual(21);
    }
    const rounds = Map.groupBy(real, ({ championship, startsAt }) => `${championship.slug} ${startsAt}`);
    for (const [round, together] of rounds) expect(together.length, round).toBeLessThanOrEqual(7);
  });
});

describe("top games", () => {
  it("are twenty at most, all of top championships, the next days' before later ones", () => {
    const places = new Map(book.calendar.championships.map(({ id }, index) => [id, index]));
    const line = book.line();
    const top = topGames(line, (id) => places.get(id) ?? 0, book.now());
    expect(top).toHaveLength(20);
    expect(top.every(({ championship }) => championship.isTop)).toBe(true);
    const latest = Math.max(...top.map(({ startsAt }) => startsAt));
    const missed = line.filter(
      (game) => game.championship.isTop && !top.includes(game) && game.startsAt < latest - 24 * hour,
    );
    expect(missed).toEqual([]);
    // In the order of the list they were chosen from.
    expect(top).toEqual(line.filter((game) => top.includes(game)));
  });
});
