import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { sportsbookApi } from "./api/index.ts";
import { realBook, SteeredClock } from "./testing/book.ts";
import { runningBook } from "./testing/running.ts";
import { serveOne, type OneService } from "./testing/serve.ts";

vi.setConfig({ testTimeout: 30_000 });

const clock = new SteeredClock("2026-11-21T12:00:00Z");
const book = realBook(clock);
let service: OneService;
beforeAll(async () => {
  service = await serveOne(runningBook(book).book.service, {});
});
afterAll(() => service.close());

type Query = Record<string, string | number>;
async function ask<T extends z.ZodType>(path: string, query: Query, response: T): Promise<z.output<T>> {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const answer = await service.get(`${path}?${text}`);
  expect(answer.status).toBe(200);
  return response.parse(answer.body);
}
const games = (query: Query) => ask(sportsbookApi.games.path, query, sportsbookApi.games.response);
const byIds = (query: Query) => ask(sportsbookApi.gamesByIds.path, query, sportsbookApi.gamesByIds.response);
const status = async (path: string) => (await service.get(path)).status;

describe("sports and championships", () => {
  it("has seven sports in line and five in play, with counts that the lists bear out [2.11]", async () => {
    for (const [section, least] of [
      ["LINE", 7],
      ["LIVE", 5],
    ] as const) {
      const { sports } = await ask(sportsbookApi.sports.path, { section, lng: "en" }, sportsbookApi.sports.response);
      expect(sports.length).toBeGreaterThanOrEqual(least);
      for (const { id, gameCount } of sports) {
        expect((await games({ section, sportId: id, first: 1 })).totalCount).toBe(gameCount);
        const { championships } = await ask(
          sportsbookApi.championships.path,
          { sportIds: id, section },
          sportsbookApi.championships.response,
        );
        const counts = championships.map(({ lineCount, liveCount }) => (section === "LINE" ? lineCount : liveCount));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(gameCount);
      }
    }
  });

  it("tells English names beside those of the language asked for [3.03]", async () => {
    const { sports } = await ask(sportsbookApi.sports.path, { lng: "ru" }, sportsbookApi.sports.response);
    expect(sports.find(({ id }) => id === "1")).toMatchObject({ name: "Футбол", nameEng: "Football" });
    const { championships } = await ask(
      sportsbookApi.championships.path,
      { ids: "88", lng: "ru" },
      sportsbookApi.championships.response,
    );
    expect(championships[0]).toMatchObject({
      name: "Англия. Премьер-лига",
      nameEng: "England. Premier League",
    });
    const namesIn = async (lng: string) =>
      (await games({ championshipIds: 88, first: 5, lng })).games.flatMap(({ opponents }) => opponents);
    const [russian, english] = [await namesIn("ru"), await namesIn("en")];
    expect(english.length).toBeGreaterThan(1);
    expect(russian.map(({ nameEng }) => nameEng)).toEqual(english.map(({ name }) => name));
    expect(russian.map(({ name }) => name)).not.toEqual(english.map(({ name }) => name));
  });

  it("speaks the language asked for, English for one it can't, and leaves out unknown ids", async () => {
    const name = async (lng: string) =>
      (
        await ask(sportsbookApi.championships.path, { ids: "88,123456", lng }, sportsbookApi.championships.response)
      ).championships.map((one) => one.name);
    expect(await name("en")).toEqual(["England. Premier League"]);
    expect(await name("ru")).toEqual(["Англия. Премьер-лига"]);
    expect(await name("xx")).toEqual(["England. Premier League"]);
    expect(await status(`${sportsbookApi.championships.path}?ids=1,x`)).toBe(400);
    expect(await status(`${sportsbookApi.championships.path}?lng=EN`)).toBe(400);
  });
});

describe("games", () => {
  it("pages through all games of the line without skipping or repeating one", async () => {
    const all: string[] = [];
    let after: string | null = null;
    let total = 0;
    do {
      const page: Awaited<ReturnType<typeof games>> = await games({
        section: "LINE",
        sportId: "5",
        first: 100,
        ...(after !== null && { after }),
      });
      expect(page.cursors.length).toBe(page.games.length);
      all.push(...page.games.map(({ id }) => id));
      [after, total] = [page.next, page.totalCount];
    } while (after !== null);
    expect(all.length).toBe(total);
    expect(new Set(all).size).toBe(total);
  });

  it("filters by time, championship, ids and top", async () => {
    const from = clock.seconds + 86_400;
    const day = await games({ startsFrom: from, startsBefore: from + 86_400, first: 100 });
    expect(day.totalCount).toBeGreaterThan(20);
    for (const { startsAt } of day.games) expect(startsAt >= from && startsAt < from + 86_400).toBe(true);
    const league = await games({ championshipIds: "88", section: "LINE", first: 100 });
    expect(new Set(league.games.map(({ championshipId }) => championshipId))).toEqual(new Set(["88"]));
    expect(league.games.map(({ startsAt }) => startsAt)).toEqual(
      league.games.map(({ startsAt }) => startsAt).toSorted((one, other) => one - other),
    );
    const ids = league.games.slice(0, 3).map(({ id }) => id);
    expect((await games({ ids: [...ids, "12"].join(",") })).games.map(({ id }) => id)).toEqual(ids);
    const tops = new Set(
      (await games({ isTop: "true", startsFrom: from, startsBefore: from + 86_400, first: 100 })).games.map(
        ({ championshipId }) => championshipId,
      ),
    );
    expect(tops.size).toBeGreaterThan(2);
    expect((await games({ isTop: "false", championshipIds: "88" })).totalCount).toBe(0);
  });

  it("finds a real league match by names in any language, and by a mistyped one", async () => {
    const fixture = book
      .line()
      .find(({ championship, home }) => championship.slug === "england-premier-league" && home.names.en === "Chelsea");
    const opponent = fixture?.away.names;
    for (const search of [
      `chelsea ${opponent?.en ?? ""}`,
      `челси ${opponent?.ru ?? ""}`,
      `chelsae ${opponent?.en ?? ""}`,
    ]) {
      const found = await games({ search, section: "LINE", first: 100 });
      expect(
        found.games.map(({ id }) => id),
        search,
      ).toContain(String(fixture?.id));
      expect(found.totalCount).toBeLessThan(10);
    }
    expect((await games({ search: "qqqqqq" })).totalCount).toBe(0);
    expect((await games({ search: "?!" })).totalCount).toBe(0);
  });

  it("shows main markets in lists and all of them on the game's page, each with 1X2, totals, handicap, both to score, correct score", async () => {
    const [listed] = (await games({ championshipIds: "88", section: "LINE", markets: "main", first: 1, lng: "en" }))
      .games;
    expect(listed?.markets.map(({ type }) => type)).toEqual(["1x2", "total", "handicap"]);
    const [game] = (await byIds({ ids: listed?.id ?? "", markets: "all", lng: "ru" })).games;
    expect(game?.marketCount).toBe(game?.markets.length);
    const types = new Set(game?.markets.map(({ type }) => type));
    for (const type of ["1x2", "double_chance", "total", "handicap", "both_to_score", "correct_score"])
      expect(types).toContain(type);
    const result = game?.markets.find(({ type }) => type === "1x2");
    expect(result?.outcomes.map(({ shortName }) => shortName)).toEqual(["1", "X", "2"]);
    expect(result?.outcomes[1]?.name).toBe("Ничья");
    const ids = game?.markets.flatMap(({ outcomes }) => outcomes.map(({ id }) => id)) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    for (const { outcomes } of game?.markets ?? [])
      for (const { coef } of outcomes) expect(coef).toMatch(/^\d+\.\d{3}$/);
  });

  it("shows in the Asian view the main lines, two more of each kind, the most even ones, and the first half's", async () => {
    const list = { championshipIds: "88", section: "LINE", first: 1, lng: "en" };
    const [listed] = (await games({ ...list, markets: "asian" })).games;
    const [{ markets: all = [] } = {}] = (await byIds({ ids: listed?.id ?? "", markets: "all", lng: "en" })).games;
    const ofType = (type: string, markets = listed?.markets ?? []) => markets.filter((market) => market.type === type);
    expect(Map.groupBy(listed?.markets ?? [], ({ type }) => type)).toHaveProperty("size", 6);
    for (const type of ["1x2", "half_1x2", "half_handicap", "half_total"]) expect(ofType(type)).toHaveLength(1);
    const gap = ({ outcomes: [one, other] }: (typeof all)[number]) => Math.abs(Number(one?.coef) - Number(other?.coef));
    for (const type of ["total", "handicap"]) {
      const [shown, offered] = [ofType(type), ofType(type, all)];
      expect(shown).toHaveLength(3);
      expect(shown.filter(({ isMain }) => isMain)).toHaveLength(1);
      const widest = Math.max(...shown.filter(({ isMain }) => !isMain).map(gap));
      const left = offered.filter(({ id }) => !shown.some((one) => one.id === id));
      expect(Math.min(...left.map(gap))).toBeGreaterThanOrEqual(widest);
    }
    // Of tennis there is no half: three lines of games.
    const [tennis] = (await games({ section: "LINE", sportId: "4", first: 1, markets: "asian", lng: "en" })).games;
    expect(tennis?.markets.length).toBeGreaterThan(3);
    expect(tennis?.markets.every(({ type }) => ["winner", "total", "handicap"].includes(type))).toBe(true);
  });

  it("shows score, period, clock and events of a football match in play", async () => {
    const { games: live } = await games({ section: "LIVE", sportId: "1", markets: "main", first: 100, lng: "en" });
    expect(live.length).toBeGreaterThanOrEqual(2);
    for (const { score, status, section, events } of live) {
      expect(section).toBe("LIVE");
      expect(["IN_PLAY", "PAUSED", "SUSPENDED"]).toContain(status);
      expect(score?.periodName).toMatch(/half|Half/);
      const goals = events.filter(({ scoreAfter }) => scoreAfter !== null);
      expect(goals.at(-1)?.scoreAfter ?? "0:0").toBe(`${score?.home}:${score?.away}`);
      expect(events[0]).toMatchObject({ type: "PERIOD_START", minute: "1" });
    }
  });

  it("keeps a finished game readable for days, without markets", async () => {
    const game = book.live().find(({ sport }) => sport.slug === "football");
    const before = clock.seconds;
    clock.pass(3 * 3600);
    const [over] = (await byIds({ ids: String(game?.id), markets: "all" })).games;
    clock.turnTo(before);
    expect(over).toMatchObject({ status: "FINISHED", section: "LIVE", markets: [], marketCount: 0 });
  });

  it("answers bad input with 400 and unknown ids with nothing", async () => {
    const path = sportsbookApi.games.path;
    for (const query of [
      "after=x",
      "first=0",
      "first=101",
      "first=a",
      "ids=1;2",
      "section=BOTH",
      "markets=some",
      `search=${"x".repeat(65)}`,
      "markets=all&first=51",
    ]) {
      expect([query, await status(`${path}?${query}`)]).toEqual([query, 400]);
    }
    expect(
      await status(
        `${sportsbookApi.gamesByIds.path}?ids=${Array.from({ length: 51 }, (_, index) => index + 1).join(",")}&markets=all`,
      ),
    ).toBe(400);
    expect((await byIds({ ids: "1,2,999999999999999" })).games).toEqual([]);
  });
});

describe("outcomes by id", () => {
  it("gives outcome, market and game, and leaves out what is not on offer", async () => {
    const [game] = (await games({ championshipIds: "88", section: "LINE", markets: "main", first: 1 })).games;
    const id = game?.markets[0]?.outcomes[0]?.id ?? "";
    const { body } = await service.post(`${sportsbookApi.outcomes.path}?lng=en`, {
      ids: [id, "1.1x2.home", "nonsense", ""],
    });
    expect(
      sportsbookApi.outcomes.response.parse(body).outcomes.map((one) => [one.outcome.id, one.market.id, one.game.id]),
    ).toEqual([[id, `${game?.id}.1x2`, game?.id]]);
  });
});

describe("addresses", () => {
  const addresses = (query: Query) => ask(sportsbookApi.addresses.path, query, sportsbookApi.addresses.response);

  const all = async (section: string, first: number) => {
    const found: z.output<typeof sportsbookApi.addresses.response>["games"] = [];
    for (let after: string | null = ""; after !== null;) {
      const page: Awaited<ReturnType<typeof addresses>> = await addresses({
        section,
        first,
        ...(after !== "" && { after }),
      });
      expect(page.games.length).toBeLessThanOrEqual(first);
      found.push(...page.games);
      after = page.next;
    }
    return found;
  };

  it.each(["LINE", "LIVE"])("are those of every game of %s, each once", async (section) => {
    const found = await all(section, 5000);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(found).toHaveLength((await games({ section, first: 1 })).totalCount);
    if (section === "LIVE") expect((await all(section, 7)).map(({ id }) => id)).toEqual(found.map(({ id }) => id));
    const {
      games: [first],
    } = await byIds({ ids: found[0]?.id ?? "" });
    expect(found[0]).toMatchObject({
      id: first?.id,
      slug: first?.slug,
      championshipId: first?.championshipId,
      startsAt: first?.startsAt,
    });
  });

  it("refuse an invalid cursor, and pages that are too large", async () => {
    expect(await status(`${sportsbookApi.addresses.path}?section=LINE&after=x`)).toBe(400);
    expect(await status(`${sportsbookApi.addresses.path}?section=LINE&first=5001`)).toBe(400);
    expect(await status(sportsbookApi.addresses.path)).toBe(400);
  });
});
