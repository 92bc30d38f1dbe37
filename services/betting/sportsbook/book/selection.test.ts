import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sportsbookApi } from "../api/index.ts";
import { realBook, SteeredClock } from "../testing/book.ts";
import { runningBook } from "../testing/running.ts";
import { serveOne, type OneService } from "../testing/serve.ts";
import { byCountry } from "./selection.ts";

vi.setConfig({ testTimeout: 30_000 });

const clock = new SteeredClock("2026-11-21T16:20:00Z");
const book = realBook(clock);
let service: OneService;
beforeAll(async () => {
  service = await serveOne(runningBook(book).book.service, {});
});
afterAll(() => service.close());

type Query = Record<string, string | number>;
const pathOf = (query: Query) =>
  `${sportsbookApi.games.path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`;
async function games(query: Query) {
  const answer = await service.get(pathOf({ area: "CLASSIC", first: 100, ...query }));
  expect(answer.status).toBe(200);
  return sportsbookApi.games.response.parse(answer.body);
}
/** Games of all pages, as one reads them one after the other. */
async function allPages(query: Query) {
  const all: Awaited<ReturnType<typeof games>>["games"] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof games>> = await games({ ...query, ...(after !== null && { after }) });
    all.push(...page.games);
    after = page.next;
  } while (after !== null);
  return all;
}
const HOUR = 3600;
const hourIn = (timeZone: string, startsAt: number) =>
  Number(new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" }).format(startsAt * 1000));
const championships = new Map(
  book.calendar.championships.map((championship) => [String(championship.id), championship]),
);
const isTop = ({ championshipId }: { championshipId: string }) => championships.get(championshipId)?.isTop;
const countryOf = ({ sportId, championshipId }: { sportId: string; championshipId: string }) =>
  `${sportId} ${championships.get(championshipId)?.countryCode ?? ""}`;

describe("games by time, over HTTP [5.34]", () => {
  it("upcoming_events start within the hours, also for those who look at live [5.34]", async () => {
    const soon = await games({ section: "LINE", time: "UPCOMING_EVENTS", hours: 2 });
    expect(soon.totalCount).toBe(
      book.line().filter(({ sport, startsAt }) => sport.area === "CLASSIC" && startsAt <= clock.seconds + 2 * HOUR)
        .length,
    );
    expect(soon.totalCount).toBeGreaterThan(0);
    expect(
      soon.games.every(({ startsAt, status }) => status === "NOT_STARTED" && startsAt <= clock.seconds + 2 * HOUR),
    ).toBe(true);
    expect((await games({ section: "LIVE", time: "UPCOMING_EVENTS", hours: 2 })).games.map(({ id }) => id)).toEqual(
      soon.games.map(({ id }) => id),
    );
    const usual = await games({ section: "LINE", time: "UPCOMING_EVENTS" });
    expect(usual.totalCount).toBe((await games({ section: "LINE", time: "UPCOMING_EVENTS", hours: 3 })).totalCount);
  });

  it("first_period and second_period are those games in play, and nothing else [5.34]", async () => {
    const all = await games({ section: "LIVE" });
    const [first, second] = await Promise.all(
      ["FIRST_PERIOD", "SECOND_PERIOD"].map((time) => games({ section: "LIVE", time })),
    );
    expect(first?.games.map(({ score }) => score?.period)).toEqual(first?.games.map(() => 1));
    expect(second?.games.map(({ score }) => score?.period)).toEqual(second?.games.map(() => 2));
    expect([first?.totalCount, second?.totalCount]).toEqual(
      [1, 2].map((period) => all.games.filter(({ score }) => score?.period === period).length),
    );
    expect(second?.totalCount).toBeGreaterThan(0);
  });

  it("halve the days of the line by the visitor's own clock [5.34]", async () => {
    const inTokyo = await games({ section: "LINE", time: "FIRST_PERIOD", timeZone: "Asia/Tokyo", order: "START" });
    expect(inTokyo.games.every(({ startsAt }) => hourIn("Asia/Tokyo", startsAt) < 12)).toBe(true);
    const halves = await Promise.all(
      ["FIRST_PERIOD", "SECOND_PERIOD"].map((time) => games({ section: "LINE", time, first: 1 })),
    );
    expect(halves.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(
      (await games({ section: "LINE", time: "ALL", first: 1 })).totalCount,
    );
  });

  it("recommended are top championships, in play and within two days [5.34]", async () => {
    const found = await games({ section: "LINE", time: "RECOMMENDED" });
    expect(found.totalCount).toBeGreaterThan(0);
    expect(found.games.every((game) => isTop(game) === true && game.startsAt <= clock.seconds + 48 * HOUR)).toBe(true);
    expect((await games({ section: "LIVE", time: "RECOMMENDED" })).games.every((game) => isTop(game))).toBe(true);
  });
});

describe("games by country and order, over HTTP [2.11]", () => {
  it("keeps to a country, or to no country", async () => {
    const english = await games({ section: "LINE", countryCode: "gb-eng" });
    expect(english.totalCount).toBeGreaterThan(0);
    expect(new Set(english.games.map(({ championshipId }) => championships.get(championshipId)?.countryCode))).toEqual(
      new Set(["gb-eng"]),
    );
    expect(
      (await games({ section: "LIVE", countryCode: "int" })).games.every(
        ({ championshipId }) => championships.get(championshipId)?.countryCode === null,
      ),
    ).toBe(true);
    expect((await games({ countryCode: "xx" })).totalCount).toBe(0);
  });

  it("takes the first few of each championship, in the order asked for, and pages through them", async () => {
    const few = await allPages({ section: "LINE", isBestFirst: "true", perChampionship: 2, first: 7 });
    const line = Map.groupBy(
      book.line().filter(({ sport }) => sport.area === "CLASSIC"),
      ({ championship }) => String(championship.id),
    );
    expect(line.size).toBeGreaterThan(3);
    expect(Map.groupBy(few, ({ championshipId }) => championshipId).size).toBe(line.size);
    for (const [championshipId, all] of line) {
      const first = await games({ championshipIds: championshipId, section: "LINE", first: 2 });
      expect(few.filter((game) => game.championshipId === championshipId).map(({ id }) => id)).toEqual(
        first.games.map(({ id }) => id),
      );
      expect(first.games).toHaveLength(Math.min(2, all.length));
    }
    const best = few.map((game) => isTop(game));
    expect(best.lastIndexOf(true)).toBeLessThan(best.indexOf(false));
  });

  it("pages through each order without skipping or repeating a game", async () => {
    const orders: Query[] = [{ order: "COUNTRY" }, { order: "START", isBestFirst: "true" }];
    for (const query of orders) {
      const all = (await allPages({ section: "LINE", sportId: "5", markets: "none", ...query })).map(({ id }) => id);
      expect(new Set(all).size).toBe(all.length);
      expect(all.length).toBe(book.line().filter(({ sport }) => sport.id === 5).length);
    }
  });

  it("keeps a country's games together, orders by start, and puts the best first [3.10]", async () => {
    const countries = (await games({ section: "LIVE", order: "COUNTRY" })).games.map(countryOf);
    expect(countries.filter((country, index) => country !== countries[index - 1]).length).toBe(new Set(countries).size);
    const starts = (await games({ section: "LINE", order: "START" })).games.map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    const best = (await games({ section: "LIVE", isBestFirst: "true" })).games.map((game) => isTop(game));
    expect(best).toEqual(best.toSorted((one, other) => Number(other) - Number(one)));
  });

  it("gathers countries where the first of their championships stands, within a sport", () => {
    const championship = (id: number, sportId: number, countryCode: string | null) => ({
      id,
      sportId,
      countryCode,
      slug: "",
      names: { en: "" },
      order: id,
      isTop: false,
      teamIds: [],
    });
    const list = [
      championship(1, 1, "gb-eng"),
      championship(2, 1, "es"),
      championship(3, 1, "gb-eng"),
      championship(4, 1, null),
      championship(5, 2, "gb-eng"),
    ];
    expect(byCountry(list).map(({ id }) => id)).toEqual([1, 3, 2, 4, 5]);
  });

  it("refuses what is no filter", async () => {
    const queries: Query[] = [
      { time: "NOON" },
      { hours: 0 },
      { hours: 169 },
      { timeZone: "Mars/Olympus" },
      { order: "NAME" },
      { countryCode: "England" },
    ];
    for (const query of queries) expect((await service.get(pathOf(query))).status).toBe(400);
  });
});
