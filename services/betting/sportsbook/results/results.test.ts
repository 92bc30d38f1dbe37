import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { realBook, SteeredClock } from "../testing/book.ts";
import { runningBook } from "../testing/running.ts";
import { serveOne, type OneService } from "../testing/serve.ts";
import { resultsApi } from "./api.ts";
import { dayIn, dayOf, daysIn, isOn, zoneOf } from "./days.ts";

vi.setConfig({ testTimeout: 30_000 });

const clock = new SteeredClock("2026-11-21T12:00:00Z");
const book = realBook(clock);
let service: OneService;
beforeAll(async () => {
  service = await serveOne(runningBook(book).book.service, {});
});
afterAll(() => service.close());

type Query = Record<string, string | number>;
const textOf = (query: Query) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
async function ask<T extends z.ZodType>(path: string, query: Query, response: T): Promise<z.output<T>> {
  const answer = await service.get(`${path}?${textOf(query)}`);
  expect(answer, JSON.stringify(query)).toMatchObject({ status: 200 });
  return response.parse(answer.body);
}
const results = (query: Query) => ask(resultsApi.results.path, query, resultsApi.results.response);
const days = (query: Query) => ask(resultsApi.resultDays.path, query, resultsApi.resultDays.response);
const refusal = async (path: string, query: Query) => {
  const { status, body } = await service.get(`${path}?${textOf(query)}`);
  return [status, (body as { code?: string }).code];
};
const named = ({ opponents, score }: z.output<typeof resultsApi.results.response>["results"][number]) =>
  `${opponents[0]?.name} ${score?.home}:${score?.away} ${opponents[1]?.name}`;

describe("results of a day", () => {
  it("are the real ones of a past season's day, with half-times [2.16]", async () => {
    // The last day of the Premier League 2024/25, as the league published it: https://www.premierleague.com/results, 25
    // May 2025.
    const day = await results({ day: "2025-05-25", sportId: 1, championshipId: 88, timeZone: "Europe/London" });
    expect(day.totalCount).toBe(10);
    expect(day.results.map(named)).toEqual(
      expect.arrayContaining([
        "Liverpool 1:1 Crystal Palace",
        "Manchester United 2:0 Aston Villa",
        "Southampton 1:2 Arsenal",
        "Nottingham Forest 0:1 Chelsea",
      ]),
    );
    for (const { score, gameId, status } of day.results) {
      expect([gameId, status]).toEqual([null, "FINISHED"]);
      expect(score?.periods.reduce((sum, { home, away }) => sum + home + away, 0)).toBe(
        (score?.home ?? 0) + (score?.away ?? 0),
      );
    }
  });

  it("are the book's own for games it has played, with the score their bets were settled by", async () => {
    const own = await results({ day: "2026-11-20", sportId: 1, first: 100 });
    expect(own.totalCount).toBeGreaterThan(20);
    for (const { gameId, score, startsAt } of own.results) {
      const game = book.game(Number(gameId));
      expect(game?.startsAt).toBe(startsAt);
      const total = (score?.home ?? 0) + (score?.away ?? 0);
      expect(book.result(`${gameId}.total.${total}.5.under`)).toBe("WON");
      expect(
        book.result(
          `${gameId}.1x2.${score?.home === score?.away ? "draw" : (score?.home ?? 0) > (score?.away ?? 0) ? "home" : "away"}`,
        ),
      ).toBe("WON");
    }
  });

  it("never tell of a game that is on or ahead", async () => {
    const today = await results({ day: "2026-11-21", sportId: 1, first: 100 });
    expect(today.totalCount).toBeGreaterThan(0);
    const live = new Set(book.live().map(({ id }) => String(id)));
    for (const { id, startsAt, status } of today.results) {
      expect([startsAt < clock.seconds, live.has(id), status]).toEqual([true, false, "FINISHED"]);
    }
  });

  it("page without skipping or repeating, count their sports, and find a team by any of its names", async () => {
    const all: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof results>> = await results({
        day: "2026-11-19",
        sportId: 2,
        first: 9,
        ...(after !== null && { after }),
      });
      all.push(...page.results.map(({ id }) => id));
      expect(page.sports.find(({ sportId }) => sportId === "2")?.count).toBe(page.totalCount);
      expect(page.sports.length).toBeGreaterThan(3);
      if (page.next === null) expect(all.length).toBe(page.totalCount);
      after = page.next;
    } while (after !== null);
    expect(new Set(all).size).toBe(all.length);
    for (const search of ["ливерпуль", "Liverpol", "ليفربول"]) {
      expect((await results({ day: "2025-05-25", championshipId: 88, search, lng: "en" })).results.map(named)).toEqual([
        "Liverpool 1:1 Crystal Palace",
      ]);
    }
  });

  it("belong to the visitor's own day, and to the day of the source where no time is known", async () => {
    // Palmeiras' and others' late kick-offs: 21:30 in São Paulo is the next day in Moscow.
    const count = async (timeZone: string) =>
      (await results({ day: "2025-10-01", championshipId: 139, timeZone })).totalCount;
    expect(await count("America/Sao_Paulo")).not.toBe(await count("Asia/Tokyo"));
    for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
      expect((await results({ day: "2021-02-07", championshipId: 601, timeZone })).results.map(named)).toEqual([
        "Tampa Bay Buccaneers 31:9 Kansas City Chiefs",
      ]);
  });
});

describe("days of the calendar", () => {
  it("know each zone by one name, however it is written, and no offset for one", () => {
    expect([...new Set(["Europe/Rome", "europe/rome", "EUROPE/ROME", "eUrOpE/rOmE"].map(zoneOf))]).toEqual([
      "Europe/Rome",
    ]);
    for (const text of ["Mars/Base", "", "UTC\u0000", "+05:30", "-12:00"]) expect(zoneOf(text), text).toBeNull();
  });

  it("are those with results, with as many as the day's list has, and lead over months without any", async () => {
    const month = await days({ month: "2025-05", championshipId: 88, timeZone: "Europe/London" });
    expect(month.days.at(-1)).toEqual({ day: "2025-05-25", count: 10 });
    expect(month).toMatchObject({ previousMonth: "2025-04", nextMonth: "2025-08" });
    const now = await days({ timeZone: "Etc/GMT-3" });
    expect(now).toMatchObject({ month: "2026-11", previousMonth: "2026-10", nextMonth: null });
    const last = now.days.at(-1);
    expect((await results({ day: last?.day ?? "", timeZone: "Etc/GMT-3", first: 1 })).totalCount).toBe(last?.count);
    expect(now.days.every(({ day }) => day <= "2026-11-21")).toBe(true);
  });

  it("are days of a zone, with 23 hours when the clocks go forward", () => {
    const day = dayIn("2026-03-29", "Europe/Berlin");
    expect((day?.until ?? 0) - (day?.from ?? 0)).toBe(23 * 3600);
    expect(dayOf(Date.parse("2026-11-21T22:30:00Z") / 1000, "Etc/GMT-3")).toBe("2026-11-22");
    expect(daysIn("2028-02", "UTC")).toHaveLength(29);
    for (const text of ["2026-02-29", "2026-13-01", "", "21.11.2026", "99999-01-01", "2026-00-10"])
      expect(dayIn(text, "UTC"), text).toBeNull();
    for (const text of ["2026-13", "2026", "x", "0000-01"]) expect(daysIn(text, "UTC"), text).toBeNull();
    const noon = { startsAt: Date.parse("2026-11-21T12:00:00Z") / 1000, hasTime: false };
    expect(
      [dayIn("2026-11-21", "Pacific/Kiritimati"), dayIn("2026-11-22", "Pacific/Kiritimati")].map(
        (one) => one !== null && isOn(noon, one),
      ),
    ).toEqual([true, false]);
  });
});

describe("live results", () => {
  it("hold every game in play with its score, and those just over [2.16]", async () => {
    const live = await results({ zone: "LIVE", sportId: 1, first: 100 });
    const on = book
      .live()
      .filter(({ sport }) => sport.slug === "football")
      .map(({ id }) => String(id));
    expect(live.totalCount).toBeGreaterThan(on.length);
    const shown = new Map(live.results.map((one) => [one.id, one]));
    expect(on.filter((id) => shown.has(id)).length).toBeGreaterThan(0);
    for (const id of on) {
      const one = shown.get(id);
      if (one === undefined) continue;
      const state = book.stateNow(book.game(Number(id)) ?? expect.fail());
      expect([one.status === "FINISHED", one.score?.home, one.score?.away]).toEqual([false, state?.home, state?.away]);
    }
  });
});

describe("results of races", () => {
  it("tell the field as it came in, the winner that was paid first, and no score", async () => {
    const marbles = book.calendar.sports.find(({ slug }) => slug === "marbles");
    const {
      results: [race],
    } = await results({ day: "2026-11-21", sportId: marbles?.id ?? 0, first: 1 });
    expect(race).toMatchObject({ score: null, status: "FINISHED" });
    const game = book.game(Number(race?.id));
    expect(race?.opponents.map(({ id }) => id).toSorted()).toEqual(game?.field?.map(({ id }) => String(id)).toSorted());
    const runner = game?.field?.findIndex(({ id }) => String(id) === race?.opponents[0]?.id) ?? -1;
    const winners = (game?.field ?? []).map((_team, index) =>
      book.result(`${game?.id}.race_winner.runner${index + 1}`),
    );
    expect(["WON", "DEAD_HEAT", "HALF_WON"]).toContain(winners[runner]);
  });
});

describe("results of a championship", () => {
  it("come newest first, book's and past ones in one list [2.14]", async () => {
    const league = await results({ championshipId: 88, first: 100 });
    expect(league.totalCount).toBeGreaterThan(760);
    const starts = league.results.map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted((one, other) => other - one));
    expect(league.results[0]).toMatchObject({ season: "2026-27", gameId: league.results[0]?.id });
  });

  it("are listed with their number, the World Cup too, which stands in no line [2.14]", async () => {
    const { championships } = await ask(
      resultsApi.resultChampionships.path,
      { sportId: 1, lng: "ru" },
      resultsApi.resultChampionships.response,
    );
    expect(championships.find(({ championship }) => championship.slug === "world-cup-2026")).toMatchObject({
      count: 104,
      championship: { name: "Чемпионат мира 2026", seasons: ["2026"] },
    });
    expect(championships.find(({ championship }) => championship.id === "88")?.championship.seasons).toEqual([
      "2026-27",
      "2025-26",
      "2024-25",
    ]);
  });

  it("tell the goals of the World Cup's final by their minutes, and who won a shoot-out", async () => {
    // Spain – Argentina 1:0 after extra time on 19 July 2026 (openfootball/worldcup.json).
    const {
      results: [final],
    } = await results({ day: "2026-07-19", championshipId: 151 });
    expect(final).toMatchObject({
      ending: "OVERTIME",
      score: {
        home: 1,
        away: 0,
        periods: [
          { home: 0, away: 0 },
          { home: 0, away: 0 },
          { home: 1, away: 0 },
        ],
      },
    });
    const {
      results: [told],
    } = await ask(resultsApi.resultsByIds.path, { ids: final?.id ?? "" }, resultsApi.resultsByIds.response);
    expect(told?.events).toEqual([{ type: "GOAL", side: 1, minute: "106", scoreAfter: "1:0" }]);
  });
});

describe("bad input", () => {
  it.each([
    [{ day: "2026-02-29" }, "BAD_DAY"],
    [{ day: "2026-11-23" }, "BAD_DAY"],
    [{ day: "yesterday!" }, "BAD_DAY"],
    [{ day: "2026-11-20", timeZone: "Mars/Base" }, "BAD_TIME_ZONE"],
    [{}, "NOTHING_CHOSEN"],
    [{ day: "2026-11-20", after: "x" }, "BAD_CURSOR"],
    [{ day: "2026-11-20", first: 101 }, "BAD_REQUEST"],
    [{ championshipId: "x" }, "BAD_REQUEST"],
  ])("%j is refused as %s [2.16]", async (query, code) => {
    expect(await refusal(resultsApi.results.path, query as Query)).toEqual([400, code]);
  });

  it("finds nothing where nothing is: a championship nobody knows, a sport without results, signs alone", async () => {
    expect((await results({ championshipId: 999_999 })).totalCount).toBe(0);
    expect((await results({ day: "2025-05-25", sportId: 4 })).totalCount).toBe(0);
    expect((await results({ day: "2025-05-25", search: "?!" })).totalCount).toBe(0);
    expect(await refusal(resultsApi.resultDays.path, { month: "2027-01" })).toEqual([400, "BAD_MONTH"]);
    expect(
      (await ask(resultsApi.resultsByIds.path, { ids: "1,20000000000001" }, resultsApi.resultsByIds.response)).results,
    ).toEqual([]);
  });
});
