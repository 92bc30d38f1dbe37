/**
 * Nothing that is served reveals the future: two books whose games agree up to a second and differ after it serve the
 * same up to that second, over HTTP and on the stream, message by message.
 */
import { afterAll, describe, expect, it, vi } from "vitest";
import { Book } from "./book/book.ts";
import { Courses } from "./book/courses.ts";
import type { Game } from "./book/game.ts";
import { Ticker } from "./book/ticker.ts";
import type { SportSlug, Timeline } from "./model.ts";
import { modelFor } from "./pricing/index.ts";
import { Plays } from "./live/plays.ts";
import { isOver } from "./book/view.ts";
import { sportsbookService } from "./routes.ts";
import { realBook, realParts, SteeredClock, testSecret } from "./testing/book.ts";
import { serveOne, type OneService } from "./testing/serve.ts";
import { readSettings } from "../../settings.ts";

vi.setConfig({ testTimeout: 60_000 });

const clock = new SteeredClock("2026-11-21T15:00:00Z");
const parts = realParts(clock);
const isLong = process.env["TEST_LONG"] === "1";
/** Who follows a game to its end, whatever its course. */
const never = 10 ** 6;

/** The courses of the seed's games, except that from a certain second each continues like another game of its sport. */
class Swapped {
  readonly #own = new Plays(parts.seed, testSecret, modelFor);
  readonly #others: Plays;
  readonly #cuts: ReadonlyMap<number, number>;

  constructor(cuts: ReadonlyMap<number, number>, key: string) {
    this.#cuts = cuts;
    this.#others = new Plays(parts.seed, Buffer.from(key), modelFor);
  }

  canPlay(sport: SportSlug): boolean {
    return this.#own.canPlay(sport);
  }

  timelineOf(gameId: number, sport: SportSlug, strengthOf: Parameters<Plays["timelineOf"]>[2]): Timeline {
    const own = this.#own.timelineOf(gameId, sport, strengthOf);
    const cut = this.#cuts.get(gameId);
    if (cut === undefined) return own;
    const other = this.#others.timelineOf(gameId, sport, strengthOf);
    const rest = other.incidents.filter(({ at }) => at > cut);
    // Where the other one is over by then, this one goes on without an end.
    return {
      incidents: [...own.incidents.filter(({ at }) => at <= cut), ...rest],
      duration: rest.length > 0 ? other.duration : never,
    };
  }

  durationOf(...asked: Parameters<Plays["timelineOf"]>): number {
    return this.timelineOf(...asked).duration;
  }
}

/** Asked for once: a new book draws the courses of everything that is on. */
const inPlay = realBook(clock).live();
const sports = [...new Set(inPlay.map(({ sport }) => sport.slug))];
const services: OneService[] = [];
afterAll(async () => {
  for (const service of services) await service.close();
});

/** Games of a sport in play, the latest first: a race is soon over. */
function gamesInPlay(sport: SportSlug, most: number): Game[] {
  return inPlay
    .filter((game) => game.sport.slug === sport)
    .toSorted((one, other) => other.startsAt - one.startsAt)
    .slice(0, most);
}

const courses = new Courses({ ...parts, plays: new Plays(parts.seed, testSecret, modelFor) });
/** How long any of these games will go on, in seconds. */
const longestLeft = (games: readonly Game[]) => Math.max(...games.map((game) => courses.endOf(game))) - clock.seconds;

/** A book that looks at some games alone. */
class Narrow extends Book {
  games: readonly Game[] = [];

  override live(): Game[] {
    return this.games.filter((game) => game.startsAt <= this.now() && !isOver(this.view(game).status));
  }
}

/** What two books send on the stream from now on, step by step. */
function twins(
  games: readonly Game[],
  inSeconds: number,
): { books: [Book, Book]; messages: [string[], string[]]; look: () => void } {
  const cuts = new Map(games.map((game) => [game.id, clock.seconds - game.startsAt + inSeconds]));
  const books = ["one", "other"].map((key) => new Narrow({ ...parts, plays: new Swapped(cuts, key) })) as [
    Narrow,
    Narrow,
  ];
  for (const book of books) book.games = games;
  const messages: [string[], string[]] = [[], []];
  const tickers = books.map((book, index) => {
    const ticker = new Ticker(book, (error) => {
      throw error;
    });
    ticker.subscribe((change) => messages[index]?.push(JSON.stringify(change)));
    ticker.watch(games.map(({ id }) => String(id)));
    for (const { id } of games) messages[index]?.push(JSON.stringify(ticker.snapshot(String(id))));
    return ticker;
  });
  return {
    books,
    messages,
    look: () => {
      for (const ticker of tickers) ticker.look();
    },
  };
}

describe("what is served before an event", () => {
  it("is tried in ten sports at least", () => {
    expect(sports.length).toBeGreaterThanOrEqual(10);
  });

  it.each(sports)(
    "of %s does not depend on it: prices, scores, status, versions, events, message by message",
    (sport) => {
      clock.turnTo("2026-11-21T15:00:00Z");
      const games = gamesInPlay(sport, isLong ? 6 : 1);
      const lasts = sport === "marbles" ? 4 : Math.min(isLong ? 600 : 40, Math.floor(longestLeft(games) / 2));
      const {
        books: [one, other],
        messages,
        look,
      } = twins(games, lasts);
      for (let second = 0; second <= lasts; second += 1, clock.pass(1)) {
        look();
        for (const game of games) {
          const [now, then] = [one, other].map((book) =>
            JSON.stringify([book.version(game), book.incidentsNow(game).length, book.stateNow(game)]),
          );
          expect(then).toBe(now);
        }
      }
      expect(messages[1]).toEqual(messages[0]);
      // After it they part: the courses differ indeed. Some sports take a while to show it.
      let haveParted = false;
      const step = sport === "marbles" ? 2 : 30;
      for (let second = 0; second < 3600 && !haveParted; second += step, clock.pass(step))
        haveParted = games.some(
          (game) =>
            one.view(game).version !== other.view(game).version ||
            JSON.stringify(one.view(game).state) !== JSON.stringify(other.view(game).state),
        );
      expect(haveParted).toBe(true);
    },
  );

  it("is the same in lists, counts, results and pages of all games at once, by HTTP", async () => {
    clock.turnTo("2026-11-21T15:00:00Z");
    const games = inPlay.filter(({ startsAt }) => clock.seconds - startsAt < 3600).slice(0, isLong ? 200 : 10);
    const lasts = 60;
    const { books } = twins(games, lasts);
    const [one, other] = await Promise.all(
      books.map((book) => serveOne(sportsbookService(book), { settings: readSettings({}) })),
    );
    if (one === undefined || other === undefined) throw new Error("Two services were asked for");
    services.push(one, other);
    const ids = games
      .slice(0, 20)
      .map(({ id }) => id)
      .join(",");
    const paths = [
      "/sportsbook-api/v1/sports",
      "/sportsbook-api/v1/championships",
      "/sportsbook-api/v1/games?section=LIVE&first=100",
      "/sportsbook-api/v1/games?section=LINE&first=10",
      `/sportsbook-api/v1/games/by-ids?ids=${ids}&markets=all`,
      "/sportsbook-api/v1/addresses?section=LIVE",
      `/sportsbook-api/v1/games/endings?ids=${games
        .slice(0, 20)
        .map(({ id }) => id)
        .join(",")}`,
    ];
    for (; clock.seconds <= Date.parse("2026-11-21T15:00:00Z") / 1000 + lasts; clock.pass(30)) {
      for (const path of paths) {
        const answer = await one.get(path);
        expect(answer.status, path).toBe(200);
        expect(await other.get(path)).toEqual(answer);
      }
      for (const game of games) {
        for (const { outcomes } of books[0].view(game).markets)
          for (const { id } of outcomes) expect(books[1].result(id)).toEqual(books[0].result(id));
      }
    }
  });
});
