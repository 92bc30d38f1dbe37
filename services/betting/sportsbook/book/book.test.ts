import { describe, expect, it, vi } from "vitest";
import { playView } from "./view.ts";
import { lastLiveSecond } from "./moments.ts";
import { modelFor } from "../pricing/index.ts";
import { realBook, SteeredClock } from "../testing/book.ts";
import type { Game } from "./game.ts";
import type { Incident, Timeline } from "../model.ts";

// Whole days of courses are drawn here, far more than a running process draws.
vi.setConfig({ testTimeout: 60_000 });

const saturday = "2026-11-21T12:00:00Z";

describe("what is on", () => {
  it("has at least 12 games in play, five sports among them, at 28 moments of a week", { tags: "slow" }, () => {
    const clock = new SteeredClock("2026-11-20T00:07:00Z");
    const book = realBook(clock);
    for (let sample = 0; sample < 28; sample += 1) {
      const live = book.live();
      const where = new Date(clock.now()).toISOString();
      expect(live.length, where).toBeGreaterThanOrEqual(12);
      expect(new Set(live.map(({ sport }) => sport.slug)).size, where).toBeGreaterThanOrEqual(5);
      clock.pass(6 * 3600 + 11 * 60);
    }
  });

  it("never has a team in two games at once", { tags: "slow" }, () => {
    const clock = new SteeredClock(saturday);
    const book = realBook(clock);
    for (let sample = 0; sample < 40; sample += 1) {
      const teams = book
        .live()
        .filter(({ id }) => id > 900_000_000_000)
        .flatMap(({ home, away }) => [home.id, away.id]);
      expect(new Set(teams).size).toBe(teams.length);
      clock.pass(2777);
    }
  });

  it("offers seven sports and every football fixture still ahead in the line", () => {
    const clock = new SteeredClock(saturday);
    const line = realBook(clock).line();
    expect(new Set(line.map(({ sport }) => sport.slug)).size).toBeGreaterThanOrEqual(7);
    const perLeague = new Map<string, number>();
    for (const { championship, id } of line.filter(
      (game) => game.id < 900_000_000_000 && game.sport.slug === "football",
    )) {
      expect(id).toBeGreaterThan(0);
      perLeague.set(championship.slug, (perLeague.get(championship.slug) ?? 0) + 1);
    }
    expect(perLeague.size).toBe(7);
    const ahead = [...perLeague.values()].reduce((sum, count) => sum + count, 0);
    expect(ahead).toBeGreaterThan(1500);
    expect(ahead).toBeLessThan(1800);
  });
});

function kickOff(book: ReturnType<typeof realBook>, clock: SteeredClock): Game {
  const game = book.line().find(({ championship }) => championship.slug === "england-premier-league");
  if (game === undefined) throw new Error("No fixture ahead");
  clock.turnTo(game.startsAt - 60);
  return game;
}

describe("a game's life", () => {
  it("goes from line to live at its start and is finished at its end", () => {
    const clock = new SteeredClock(saturday);
    const book = realBook(clock);
    const game = kickOff(book, clock);
    expect(book.view(game)).toMatchObject({ section: "LINE", status: "NOT_STARTED", marketVersion: 1 });
    clock.turnTo(game.startsAt);
    expect(book.view(game)).toMatchObject({ section: "LIVE", status: "IN_PLAY", marketVersion: 2 });
    expect(book.live().map(({ id }) => id)).toContain(game.id);
    clock.pass(3 * 3600);
    expect(book.view(game)).toMatchObject({ section: "LIVE", status: "FINISHED", markets: [] });
    expect(book.live().map(({ id }) => id)).not.toContain(game.id);
    expect(book.gameOf(`${game.id}.1x2.home`)).toMatchObject({ isFinished: true });
  });

  it("resumes exactly after a restart, and plays otherwise by another secret", () => {
    const clock = new SteeredClock(saturday);
    const game = kickOff(realBook(clock), clock);
    clock.turnTo(game.startsAt + 5000);
    expect(realBook(clock).view(game)).toEqual(realBook(clock).view(game));
    const others = Array.from({ length: 8 }, (_, index) => realBook(clock, Buffer.from(`another secret ${index}`)));
    const courses = others.map((book) => JSON.stringify(book.incidentsNow(game)));
    expect(new Set(courses).size).toBe(8);
  });

  it(
    "only ever raises the version, and raises it whenever a price, the score or the status changed",
    { tags: "slow" },
    () => {
      const clock = new SteeredClock(saturday);
      const book = realBook(clock);
      const game = kickOff(book, clock);
      clock.turnTo(game.startsAt - 5 * 86_400);
      let before = book.view(game);
      const look = (): void => {
        const after = book.view(game);
        expect(after.version).toBeGreaterThanOrEqual(before.version);
        if (after.version === before.version) expect(after).toEqual(before);
        before = after;
      };
      for (; clock.seconds < game.startsAt - 7500; clock.pass(977)) look();
      for (; clock.seconds < game.startsAt + 8000; clock.pass(1)) look();
      expect(before.status).toBe("FINISHED");
    },
  );

  it("moves the price of the line a little within a day, never by much", () => {
    const clock = new SteeredClock("2026-11-21T00:00:00Z");
    const book = realBook(clock);
    const game = book
      .line()
      .find(
        ({ championship, startsAt }) =>
          championship.slug === "england-premier-league" && startsAt > clock.seconds + 2 * 86_400,
      );
    if (game === undefined) throw new Error("No fixture ahead");
    const prices = Array.from({ length: 24 }, () => {
      clock.pass(3600);
      return Number(book.outcome(`${game.id}.1x2.home`)?.coef);
    });
    expect(new Set(prices).size).toBeGreaterThan(2);
    expect(Math.max(...prices) / Math.min(...prices)).toBeLessThan(1.12);
  });
});

describe("play", () => {
  it(
    "closes bets at each goal and red card, opens them again within half a minute, and raises the market version",
    { tags: "slow" },
    () => {
      const clock = new SteeredClock(saturday);
      const book = realBook(clock);
      let incidents = 0;
      for (const game of book
        .line()
        .filter(({ championship }) => championship.isTop)
        .slice(0, 30)) {
        clock.turnTo(game.startsAt + 9000);
        const told = book.incidentsNow(game).filter(({ type }) => type === "GOAL" || type === "RED_CARD");
        for (const { at } of told) {
          clock.turnTo(game.startsAt + at - 1);
          const before = book.view(game);
          clock.turnTo(game.startsAt + at);
          expect(book.view(game)).toMatchObject({ status: "SUSPENDED", isSuspended: true });
          for (const { id } of book.view(game).markets.flatMap(({ outcomes }) => outcomes))
            expect(book.outcome(id)?.isBlocked).toBe(true);
          const later = told.filter((other) => other.at > at && other.at < at + 150).length > 0;
          clock.turnTo(game.startsAt + at + 26);
          const after = book.view(game);
          if (!later && after.status !== "FINISHED") {
            expect(["IN_PLAY", "PAUSED", "SUSPENDED"]).toContain(after.status);
            if (after.isSuspended) continue;
            expect(after.marketVersion).toBeGreaterThan(
              before.isSuspended ? before.marketVersion - 1 : before.marketVersion,
            );
            incidents += 1;
          }
        }
      }
      expect(incidents).toBeGreaterThan(50);
    },
  );

  it("lengthens the price of the side that lost a player and shortens the other's", () => {
    const game = kickOff(realBook(new SteeredClock(saturday)), new SteeredClock(saturday));
    const timeline: Timeline = {
      duration: 6600,
      incidents: [
        { at: 0, type: "PERIOD_START", side: null, minute: "1" },
        { at: 1200, type: "RED_CARD", side: 1, minute: "20" },
      ],
    };
    const coefs = (second: number) =>
      playView(game, modelFor("football"), { home: 1.4, away: 1.2, rho: -0.1 }, timeline, second)
        .markets.find(({ type }) => type === "1x2")
        ?.outcomes.map(({ coef }) => Number(coef)) ?? [];
    const [home = 0, , away = 0] = coefs(1199);
    const [homeAfter = 0, , awayAfter = 0] = coefs(1200);
    expect(homeAfter / home).toBeGreaterThan(1.3);
    expect(awayAfter / away).toBeLessThan(0.8);
  });

  /** Two matches that are the same up to a second, and go on differently. */
  function twins(common: Incident[], one: Incident[], other: Incident[]): [Timeline, Timeline] {
    const end: Incident = { at: 6800, type: "PERIOD_END", side: null, minute: "90+3" };
    return [
      { incidents: [...common, ...one, end], duration: 6800 },
      { incidents: [...common, ...other, { ...end, at: 6900 }], duration: 6900 },
    ];
  }

  it(
    "serves the same of two matches up to the second at which they part: the future is in no price, version or status",
    { tags: "slow" },
    () => {
      const clock = new SteeredClock(saturday);
      const game = kickOff(realBook(clock), clock);
      const at = (second: number, type: Incident["type"], side: Incident["side"]): Incident => ({
        at: second,
        type,
        side,
        minute: "1",
      });
      const common = [
        at(0, "PERIOD_START", null),
        at(700, "GOAL", 1),
        at(1500, "PENALTY", 2),
        at(2300, "RED_CARD", 2),
        at(2820, "PERIOD_END", null),
        at(3720, "PERIOD_START", null),
      ];
      const [one, other] = twins(
        common,
        [at(4000, "GOAL", 2), at(4100, "GOAL", 2)],
        [at(4000, "RED_CARD", 1), at(6400, "GOAL", 1)],
      );
      const strength = { home: 1.5, away: 1.1, rho: -0.1 };
      const served = (timeline: Timeline, second: number): unknown =>
        playView(game, modelFor("football"), strength, timeline, lastLiveSecond("football", timeline, second, 1));
      for (let second = 0; second < 4000; second += second % 300 < 30 ? 1 : 7)
        expect(served(one, second)).toEqual(served(other, second));
      expect(served(one, 4000)).not.toEqual(served(other, 4000));
    },
  );
});

describe("results", () => {
  it("settles over 0.5 at the first goal and the match result only at the end", () => {
    const clock = new SteeredClock(saturday);
    const book = realBook(clock);
    let seen = 0;
    for (const game of book
      .line()
      .filter(({ championship }) => championship.isTop)
      .slice(0, 10)) {
      clock.turnTo(game.startsAt + 9000);
      const goal = book.incidentsNow(game).find(({ type }) => type === "GOAL" || type === "OWN_GOAL");
      const state = book.stateNow(game);
      if (goal === undefined || state === null) continue;
      seen += 1;
      clock.turnTo(game.startsAt + goal.at - 1);
      expect(book.result(`${game.id}.total.0.5.over`)).toBeNull();
      clock.turnTo(game.startsAt + goal.at);
      expect(book.result(`${game.id}.total.0.5.over`)).toBe("WON");
      expect(book.result(`${game.id}.total.0.5.under`)).toBe("LOST");
      expect(book.result(`${game.id}.1x2.home`)).toBeNull();
      clock.turnTo(game.startsAt + 9000);
      expect(book.result(`${game.id}.1x2.home`)).toBe(state.home > state.away ? "WON" : "LOST");
    }
    expect(seen).toBeGreaterThan(5);
  });

  it("knows no outcome and no result of what is not in the book", () => {
    const book = realBook(new SteeredClock(saturday));
    const game = book.line()[0];
    if (game === undefined) throw new Error("The line is empty");
    for (const id of [
      "",
      "1",
      "1.1x2.home",
      `${game.id}`,
      `${game.id}.1x2`,
      `${game.id}.1x2.nobody`,
      `${game.id}.total.99.5.over`,
      "999999999999999.1x2.home",
      `${game.id}.1x2.home'; drop`,
      "900109999999999.1x2.home",
    ]) {
      expect(book.outcome(id), id).toBeNull();
      expect(book.result(id), id).toBeNull();
    }
    expect(book.gameOf("1.1x2.home")).toBeNull();
    expect(book.gameOf(`${game.id}.1x2.nobody`)).toMatchObject({ gameId: String(game.id), isFinished: false });
  });
});
