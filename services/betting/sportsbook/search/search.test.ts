/** Search over the real names of the book, asked over HTTP as the gateway asks. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realBook, SteeredClock } from "../testing/book.ts";
import { serveOne, type OneService } from "../testing/serve.ts";
import { sportsbookService } from "../routes.ts";

const clock = new SteeredClock("2026-11-21T15:30:00Z");
const book = realBook(clock);
let service: OneService;
beforeAll(async () => {
  service = await serveOne(sportsbookService(book), {});
});
afterAll(() => service.close());

interface Found {
  teamIds: string[];
  championshipIds: string[];
  gameIds: string[];
}
interface Team {
  id: string;
  name: string;
  slug: string;
  sportId: string;
  lineCount: number;
  liveCount: number;
}

const search = async (text: string, first = 5) => {
  const { status, body } = await service.get(
    `/sportsbook-api/v1/search?${new URLSearchParams({ text, first: String(first) })}`,
  );
  return { status, ...(body as Found) };
};
const teams = async (query: Record<string, string>) =>
  ((await service.get(`/sportsbook-api/v1/teams?${new URLSearchParams(query)}`)).body as { teams: Team[] }).teams;
const namesOf = async (ids: string[], lng = "en") =>
  ids.length === 0 ? [] : (await teams({ ids: ids.join(","), lng })).map(({ name }) => name);

describe("teams that are found", () => {
  it.each([
    ["chelsea", "Chelsea"],
    ["Chel", "Chelsea"],
    ["chelsae", "Chelsea"],
    ["CHELSEA", "Chelsea"],
    ["челси", "Chelsea"],
    ["чилси", "Chelsea"],
    ["xtkcb", "Chelsea"],
    ["bayern munchen", "Bayern"],
    ["бавария", "Bayern"],
    ["liverpol", "Liverpool"],
    ["ливерпуль", "Liverpool"],
    ["barselona", "Barcelona"],
    ["барселонна", "Barcelona"],
    ["تشيلسي", "Chelsea"],
    ["ليفربول", "Liverpool"],
    ["برشلونه", "Barcelona"],
    ["kiper liverpool".slice(6), "Liverpool"],
    ["djokovic", "Djokovic"],
  ])("by %s: %s", async (typed, name) => {
    const { teamIds } = await search(typed);
    expect((await namesOf(teamIds)).some((found) => found.includes(name))).toBe(true);
  });

  it("speak the language asked for", async () => {
    const [id = ""] = (await search("chelsea")).teamIds;
    expect(await namesOf([id], "ru")).toEqual(["Челси"]);
  });

  it("have address words of their own", async () => {
    const [team] = await teams({ ids: (await search("chelsea")).teamIds.join(",") });
    expect(team).toMatchObject({ name: "Chelsea", slug: "chelsea", sportId: "1" });
    expect(await teams({ slugs: "chelsea,nobody-at-all" })).toEqual([team]);
    const all = book.calendar.teams.map(({ id }) => String(id));
    const slugs = (
      await Promise.all(
        Array.from({ length: Math.ceil(all.length / 200) }, (_, page) =>
          teams({ ids: all.slice(page * 200, page * 200 + 200).join(",") }),
        ),
      )
    )
      .flat()
      .map(({ slug }) => slug);
    expect(slugs).toHaveLength(all.length);
    expect(new Set(slugs).size).toBe(all.length);
    expect(slugs.filter((slug) => !/^[a-z0-9-]+$/.test(slug))).toEqual([]);
  });

  it("count their games", async () => {
    const [chelsea] = await teams({ slugs: "chelsea" });
    const own = [...book.line(), ...book.live()].filter(({ home, away }) =>
      [home.id, away.id].includes(Number(chelsea?.id)),
    );
    expect((chelsea?.lineCount ?? 0) + (chelsea?.liveCount ?? 0)).toBe(own.length);
  });
});

describe("games that are found", () => {
  it("are in play first, then of top championships, then by start", async () => {
    const live = book.live().find(({ sport }) => sport.slug === "football");
    if (live === undefined) throw new Error("no football is played");
    const { gameIds } = await search(live.home.names.en, 20);
    const games = gameIds.map((id) => book.game(Number(id))).filter((game) => game !== null);
    const isLive = games.map(({ startsAt }) => startsAt <= clock.seconds);
    expect(isLive[0]).toBe(true);
    expect(isLive.toSorted((one, other) => Number(other) - Number(one))).toEqual(isLive);
    const ahead = games
      .filter(({ startsAt, championship }) => startsAt > clock.seconds && championship.isTop)
      .map(({ startsAt }) => startsAt);
    expect(ahead.toSorted((one, other) => one - other)).toEqual(ahead);
  });

  it("need every word, of a side or of the championship, and not of the sport alone", async () => {
    const game = book.line().find(({ championship }) => championship.slug === "england-premier-league");
    if (game === undefined) throw new Error("no game ahead");
    expect((await search(`${game.home.names.en} ${game.away.names.en}`.slice(0, 64), 20)).gameIds).toContain(
      String(game.id),
    );
    expect((await search("football")).gameIds).toEqual([]);
    expect((await search(`football ${game.home.names.en}`.slice(0, 64))).gameIds.length).toBeGreaterThan(0);
  });
});

it("finds championships with games by any of their languages", async () => {
  for (const typed of ["premier league", "премьер-лига", "premer league"])
    expect((await search(typed)).championshipIds.length, typed).toBeGreaterThan(0);
});

describe("anything may be typed", () => {
  it.each([
    "",
    "   ",
    "?!",
    "\u0000",
    "😀😀",
    "\ud800",
    "a".repeat(64),
    "ﷺ".repeat(20),
    "й".repeat(64),
    "' or 1=1 --",
    "\u202e\u0301",
    "(((((".repeat(10),
  ])("%j is no mistake", async (text) => {
    expect((await search(text)).status).toBe(200);
  });

  it("more than 64 characters is one", async () => {
    expect((await search("a".repeat(65))).status).toBe(400);
    expect((await search("a", 21)).status).toBe(400);
  });
});
