/** The simulated sports' games, round the clock. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Book } from "../book/book.ts";
import { modelFor } from "../pricing/index.ts";
import { loadSeed } from "../seed/index.ts";
import { serveOne, type OneService } from "../testing/serve.ts";
import { realBook, SteeredClock, testSecret } from "../testing/book.ts";
import { runningBook } from "../testing/running.ts";
import { DISCIPLINES } from "./disciplines.ts";
import { RACE } from "./rules.ts";

const seed = loadSeed();
/** The simulated sports alone, which need no fixtures: quick to look through. */
const cyberBook = (clock: SteeredClock) =>
  new Book({
    seed: { ...seed, sports: seed.sports.filter(({ area }) => area !== "CLASSIC"), fixtures: [] },
    modelFor,
    clock,
    secret: testSecret,
  });

const start = Date.parse("2026-11-21T00:00:00Z") / 1000;

describe("the cyber-sport calendar", () => {
  it("has three matches of every kind in play at any hour, and races on two tracks at least", () => {
    const clock = new SteeredClock("2026-11-21T00:00:00Z");
    const book = cyberBook(clock);
    // Odd steps, so that no rhythm of the lanes hides a gap.
    for (let look = 0; look < 12; look += 1) {
      clock.turnTo(start + look * 7341);
      const live = book.live();
      for (const variant of ["REAL", "VIRTUAL", "STREAM"]) {
        expect(
          live.filter(({ sport }) => sport.cyberVariant === variant).length,
          `${variant} at ${new Date(clock.now()).toISOString()}`,
        ).toBeGreaterThanOrEqual(3);
      }
      expect(live.filter(({ sport }) => sport.area === "MARBLE").length).toBeGreaterThanOrEqual(2);
    }
  });

  it("has some days of professional matches ahead, a day of the others, and no race", () => {
    const clock = new SteeredClock("2026-11-21T12:00:00Z");
    const line = cyberBook(clock).line();
    for (const { slug, variant } of DISCIPLINES) {
      const last = Math.max(...line.filter(({ sport }) => sport.slug === slug).map(({ startsAt }) => startsAt));
      expect(last - clock.seconds, slug).toBeGreaterThan((variant === "REAL" ? 68 : 20) * 3600);
    }
    expect(line.filter(({ sport }) => sport.area === "MARBLE")).toEqual([]);
  });

  it("is the same after a restart, to the step and the price", () => {
    const clock = new SteeredClock("2026-11-21T09:41:17Z");
    const shown = () => {
      const book = cyberBook(clock);
      return book
        .live()
        .filter(({ sport }) => sport.area !== "CLASSIC")
        .map((game) => ({ id: game.id, view: book.view(game), state: book.stateNow(game) }));
    };
    const before = shown();
    expect(before.length).toBeGreaterThan(12);
    expect(shown()).toEqual(before);
  });

  it("closes a race's bets for good when the first marble nears the line", () => {
    const clock = new SteeredClock("2026-11-21T09:00:00Z");
    const book = cyberBook(clock);
    const race = book.live().find(({ sport }) => sport.area === "MARBLE");
    if (race === undefined) throw new Error("no race");
    const phases: string[] = [];
    for (let second = RACE.startsAfter - 2; second < RACE.lanes.slotSeconds; second += 1) {
      clock.turnTo(race.startsAt + second);
      const { isSuspended, status, state } = book.view(race);
      const lead = Math.max(...(state?.race?.steps ?? [0]));
      if (status !== "FINISHED") expect(isSuspended, `${lead} steps`).toBe(lead >= RACE.length - RACE.closedWithin);
      if (phases.at(-1) !== status) phases.push(status);
    }
    expect(phases).toEqual(["IN_PLAY", "SUSPENDED", "FINISHED"]);
  });
});

describe("over HTTP", () => {
  const clock = new SteeredClock("2026-11-21T12:00:00Z");
  let service: OneService;
  beforeAll(async () => {
    const { book } = runningBook(realBook(clock));
    service = await serveOne(book.service, {});
  });
  afterAll(() => service.close());

  it("tells areas and kinds apart", async () => {
    const { body } = (await service.get("/sportsbook-api/v1/sports?lng=en")) as {
      body: {
        sports: {
          slug: string;
          area: string;
          cyberVariant: string | null;
          liveCount: number;
          lineCount: number;
          gameCount: number;
        }[];
      };
    };
    const cyber = body.sports.filter(({ area }) => area === "CYBER");
    expect(cyber.map(({ slug }) => slug).toSorted()).toEqual(DISCIPLINES.map(({ slug }) => slug).toSorted());
    expect(
      cyber.every(({ lineCount, liveCount, gameCount }) => lineCount > 0 && gameCount === lineCount + liveCount),
    ).toBe(true);
    expect(body.sports.filter(({ area }) => area === "MARBLE").map(({ slug, lineCount }) => [slug, lineCount])).toEqual(
      [["marbles", 0]],
    );
    expect(
      body.sports.filter(({ area }) => area === "CLASSIC").every(({ cyberVariant }) => cyberVariant === null),
    ).toBe(true);
  });

  it("lists the games of one area or one kind alone", async () => {
    const sportsOf = async (query: string) => {
      const { body } = (await service.get(`/sportsbook-api/v1/games?${query}&lng=en&first=100`)) as {
        body: { games: { sportId: string }[] };
      };
      return new Set(body.games.map(({ sportId }) => Number(sportId)));
    };
    const idsOf = (variant: string) => DISCIPLINES.filter((one) => one.variant === variant).map(({ id }) => id);
    for (const id of await sportsOf("section=LIVE&area=CYBER&variant=VIRTUAL")) expect(idsOf("VIRTUAL")).toContain(id);
    expect([...(await sportsOf("section=LIVE&area=MARBLE"))]).toEqual([RACE.sportId]);
    expect([...(await sportsOf("section=LIVE&area=CLASSIC"))].every((id) => id < 20)).toBe(true);
    expect((await sportsOf("section=LINE&area=MARBLE")).size).toBe(0);
  });

  it("shows a race with eight runners, its rule's numbers and a name in every language", async () => {
    const race = async (lng: string) => {
      const { body } = (await service.get(
        `/sportsbook-api/v1/games?section=LIVE&area=MARBLE&markets=all&first=1&lng=${lng}`,
      )) as {
        body: {
          games: {
            slug: string;
            opponents: { name: string }[];
            score: { race: { length: number; runners: unknown[] } };
            markets: { type: string; name: string; outcomes: { name: string }[] }[];
          }[];
        };
      };
      return body.games[0];
    };
    const [english, russian] = [await race("en"), await race("ru")];
    expect(english?.slug).toMatch(/^race-\d+$/);
    expect(english?.opponents.map(({ name }) => name)).toEqual([
      "Ruby",
      "Sapphire",
      "Emerald",
      "Topaz",
      "Amethyst",
      "Onyx",
      "Coral",
      "Opal",
    ]);
    expect([english?.score.race.length, english?.score.race.runners.length]).toEqual([120, 8]);
    expect(english?.markets.find(({ type }) => type === "race_duel")?.name).toBe("Head to head: Ruby – Sapphire");
    expect(russian?.markets.find(({ type }) => type === "race_duel")?.name).toBe("Кто раньше: Рубин – Сапфир");
    expect(english?.markets.find(({ type }) => type === "race_winner")?.outcomes.at(-1)?.name).toBe("Opal");
  });

  it("answers a kind or area that is none plainly", async () => {
    expect((await service.get("/sportsbook-api/v1/games?area=MOON")).status).toBe(400);
    expect((await service.get("/sportsbook-api/v1/games?variant=real")).status).toBe(400);
  });
});
