/** Toto for tests: a book with games that the test plays, a draw over them, and players who buy. */
import { testBook, type TestBook } from "../../coupons/testing/book.ts";
import { clientOf, nextKey, type Client } from "../../coupons/testing/client.ts";
import type { Fixture } from "../../sportsbook/public.ts";
import { startTestServices, type Answer, type TestServices } from "../../../testing/services.ts";
import { standardKinds } from "../rules/kinds.ts";
import type { Rules } from "../rules/model.ts";
import { closeDue, collectResults } from "../draws/results.ts";
import { settleDue } from "../draws/settle.ts";
import type { DrawAnswer, TicketAnswer } from "../show.ts";

export interface Bought {
  ticket: TicketAnswer | null;
  errors: { code: string; path: string[] | null }[];
}

export interface TotoWorld {
  test: TestServices;
  book: TestBook;
  client: Client;
  /** Games that the book has ahead, an hour from one to the next. */
  games: Fixture[];
  /** A kind of the test's own, and a draw of it. */
  compose(change?: Partial<Rules>): Promise<DrawAnswer>;
  draw(id: string): Promise<DrawAnswer>;
  /** Picks by letters, a match each: "1X2" of home, draw and away. */
  buy(draw: DrawAnswer, picks: string[], change?: Record<string, unknown>, key?: string): Promise<Answer<Bought>>;
  desk<T>(method: "GET" | "POST" | "PUT", path: string, body?: unknown): Promise<Answer<T>>;
  /** Ends a game with one of "1X2", or calls it off with "-". */
  play(gameId: string, letter: string): void;
  /** What the job does, until it has nothing to do. */
  work(): Promise<void>;
  close(): Promise<void>;
}

const keys: Readonly<Record<string, string>> = { "1": "home", X: "draw", "2": "away" };
const sides = ["home", "draw", "away"];
const scores: Readonly<Record<string, string>> = { "1": "2:1", X: "0:0", "2": "0:3" };

/** Three matches, 80 % of the stakes; half of it for all, a quarter for two; a quarter feeds the jackpot. */
const small: Partial<Rules> = {
  matches: 3,
  poolShare: 8_000,
  leastStake: "10",
  isCumulative: false,
  leastMatches: 2,
  ahead: 0,
  categories: [
    { hits: 3, share: 5_000 },
    { hits: 2, share: 2_500 },
  ],
};

export async function startTotoWorld(settings: Parameters<typeof startTestServices>[0] = {}): Promise<TotoWorld> {
  const base = testBook();
  const start = Date.UTC(2026, 10, 21, 18, 0, 0) / 1000;
  const games = Array.from({ length: 16 }, (_, index): Fixture => {
    const gameId = String(5_001 + index);
    base.setGame(gameId, { startsAt: start + index * 3_600 });
    return {
      gameId,
      sportId: "1",
      names: { en: `Home ${gameId} – Away ${gameId}` },
      championship: { en: "Premier League" },
      home: { en: `Home ${gameId}` },
      away: { en: `Away ${gameId}` },
      runners: [],
      startsAt: start + index * 3_600,
    };
  });
  const book: TestBook = {
    ...base,
    upcoming: (sports, from, until) =>
      sports.includes("football") ? games.filter(({ startsAt }) => startsAt >= from && startsAt < until) : [],
  };
  const test = await startTestServices({ startBook: async () => book, ...settings });
  const desk: TotoWorld["desk"] = (method, path, body) =>
    test.call(method, `/toto-api/v1/desk/${path}`, {
      headers: { "x-service-key": "test-key" },
      ...(body !== undefined && { body }),
    });
  let kinds = 0;
  const world: TotoWorld = {
    test,
    book,
    client: await clientOf(test),
    games,
    desk,
    compose: async (change = {}) => {
      const kind = `test-${(kinds += 1)}`;
      const rules = { ...standardKinds["fifteen"], ...small, ...change };
      const set = await desk("PUT", `kinds/${kind}`, { is_on: true, rules });
      if (set.status !== 200) throw new Error(JSON.stringify(set.body));
      const gameIds = games.slice(0, rules.matches).map(({ gameId }) => gameId);
      const made = await desk<DrawAnswer>("POST", "draws", { kind, game_ids: gameIds, actor: "tester" });
      if (made.status !== 200) throw new Error(JSON.stringify(made.body));
      return made.body;
    },
    draw: async (id) => {
      const { body } = await test.call<{ draws: DrawAnswer[] }>("GET", `/toto-api/v1/draws?ids=${id}`);
      const [draw] = body.draws;
      if (draw === undefined) throw new Error(`no draw ${id}`);
      return draw;
    },
    buy: (draw, picks, change = {}, key = nextKey()) =>
      test.call("POST", "/toto-api/v1/tickets", {
        headers: { ...world.client.headers, "idempotency-key": key },
        body: {
          draw_id: draw.id,
          account_id: Number(world.client.accounts["RUB"]),
          stake: "10",
          picks: draw.matches.map(({ id }, index) => ({
            match_id: id,
            outcome_ids: [...(picks[index] ?? "")].map((letter) => keys[letter] ?? letter),
          })),
          ...change,
        },
      }),
    play: (gameId, letter) => {
      for (const side of sides)
        book.setResult(`${gameId}.1x2.${side}`, letter === "-" ? "VOID" : keys[letter] === side ? "WON" : "LOST");
      book.setGame(gameId, { isFinished: true, score: scores[letter] ?? null });
    },
    work: async () => {
      const { context } = test.services;
      await closeDue(context);
      await collectResults(context);
      await settleDue(context);
    },
    close: () => test.close(),
  };
  return world;
}
