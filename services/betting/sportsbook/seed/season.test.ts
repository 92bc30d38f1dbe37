import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadSeed } from "./index.ts";
import { seasonPeriod, shiftToSeason } from "./season.ts";

const WEEK = 7 * 86_400;
const seed = loadSeed();
const sportOf = new Map(seed.championships.map(({ id, sportId }) => [id, sportId]));
const start = Date.UTC(2026, 10, 21) / 1000;
const instant = fc.integer({ min: start, max: start + 30 * 365 * 86_400 });

describe("seasons that come again", () => {
  it("leave games ahead in every sport at any time of thirty years", () => {
    fc.assert(
      fc.property(instant, (now) => {
        const ahead = new Set(
          shiftToSeason(seed.fixtures, now, seed.championships)
            .filter(({ startsAt }) => startsAt > now)
            .map(({ championshipId }) => sportOf.get(championshipId)),
        );
        expect(ahead.size).toBe(8);
      }),
      { numRuns: 40 },
    );
  });

  it("move by whole weeks, with ids of their own that lead back to the first season's", () => {
    const first = new Map(seed.fixtures.map((fixture) => [fixture.id, fixture]));
    fc.assert(
      fc.property(instant, (now) => {
        const fixtures = shiftToSeason(seed.fixtures, now, seed.championships);
        expect(new Set(fixtures.map(({ id }) => id)).size).toBe(fixtures.length);
        for (const { id, startsAt, homeId, awayId } of fixtures) {
          const origin = first.get(id % 1_000_000_000);
          expect((startsAt - (origin?.startsAt ?? 0.5)) % WEEK).toBe(0);
          expect([homeId, awayId]).toEqual([origin?.homeId, origin?.awayId]);
        }
      }),
      { numRuns: 10 },
    );
  });

  it("begin with the season of the seed as it is", () => {
    const ids = new Set(shiftToSeason(seed.fixtures, start, seed.championships).map(({ id }) => id));
    for (const { id } of seed.fixtures) expect(ids.has(id)).toBe(true);
  });

  it("come after a year, or after a week when they are short", () => {
    expect(seasonPeriod(0, 42 * WEEK)).toBe(52 * WEEK);
    expect(seasonPeriod(0, 53 * WEEK)).toBe(54 * WEEK);
    expect(seasonPeriod(0, 6 * WEEK)).toBe(7 * WEEK);
  });

  it("never lose a game that is on: a fixture of the last days is there at any time", () => {
    fc.assert(
      fc.property(fc.constantFrom(...seed.fixtures), fc.integer({ min: 0, max: 3 }), (fixture, days) => {
        const now = Math.max(start, fixture.startsAt + days * 86_400);
        if (now !== fixture.startsAt + days * 86_400) return;
        expect(shiftToSeason(seed.fixtures, now, seed.championships).some(({ id }) => id === fixture.id)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
