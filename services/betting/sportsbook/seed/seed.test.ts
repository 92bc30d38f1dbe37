import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { loadSeed } from "./index.ts";

const seed = loadSeed();
const championship = (slug: string) => {
  const found = seed.championships.find((one) => one.slug === slug);
  if (found === undefined) throw new Error(`No championship ${slug}`);
  return found;
};
const teamName = new Map(seed.teams.map(({ id, names }) => [id, names.en]));
const fixturesOf = (slug: string) =>
  seed.fixtures.filter(({ championshipId }) => championshipId === championship(slug).id);
const fixture = (slug: string, home: string, away: string) =>
  fixturesOf(slug).find(({ homeId, awayId }) => teamName.get(homeId) === home && teamName.get(awayId) === away);
const iso = (epoch: number | undefined): string => new Date((epoch ?? 0) * 1000).toISOString();

describe("football fixtures of 2026/27", () => {
  it.each([
    ["england-premier-league", 20],
    ["spain-la-liga", 20],
    ["italy-serie-a", 20],
    ["germany-bundesliga", 18],
    ["france-ligue-1", 18],
    ["netherlands-eredivisie", 18],
    ["portugal-primeira-liga", 18],
  ])("of %s are a double round of %i teams: n(n − 1), each ordered pair once", (slug, teams) => {
    const fixtures = fixturesOf(slug);
    expect(championship(slug).teamIds).toHaveLength(teams);
    expect(fixtures).toHaveLength(teams * (teams - 1));
    expect(new Set(fixtures.map(({ homeId, awayId }) => `${homeId}:${awayId}`)).size).toBe(teams * (teams - 1));
    expect(fixtures.every(({ homeId, awayId }) => homeId !== awayId)).toBe(true);
  });

  it("still ahead on 20 November 2026 are about 1,600", () => {
    const football = new Set(seed.championships.filter(({ sportId }) => sportId === 1).map(({ id }) => id));
    const ahead = seed.fixtures.filter(
      ({ championshipId, startsAt }) => football.has(championshipId) && startsAt >= Date.UTC(2026, 10, 20) / 1000,
    );
    // By the matchdays left in the sources: 28 of 38 in England (280) and so on, 1,656 in all.
    expect(ahead).toHaveLength(1656);
  });

  it.each([
    // Local time in the source → UTC: 15:00 in London is GMT in November and summer time in April.
    ["england-premier-league", "Chelsea", "Leeds United", "2026-11-21T15:00:00.000Z"],
    ["england-premier-league", "Arsenal", "Coventry City", "2026-08-21T19:00:00.000Z"],
    ["germany-bundesliga", "Bayern Munich", "Stuttgart", "2026-08-28T18:30:00.000Z"],
    ["netherlands-eredivisie", "Cambuur", "Excelsior", "2026-08-07T18:00:00.000Z"],
  ])("%s: %s – %s kicks off at %s", (slug, home, away, startsAt) => {
    expect(iso(fixture(slug, home, away)?.startsAt)).toBe(startsAt);
  });

  it("without a time of their own in the source start at the league's usual times of the weekday", () => {
    const italian = fixturesOf("italy-serie-a");
    const romeClock = new Intl.DateTimeFormat("en-GB", {
      timeZone: "Europe/Rome",
      hour: "2-digit",
      minute: "2-digit",
      weekday: "short",
    });
    const lastRound = Date.UTC(2027, 4, 29) / 1000;
    const sundays = italian
      .filter(({ startsAt }) => startsAt > Date.UTC(2026, 11, 1) / 1000 && startsAt < lastRound)
      .map(({ startsAt }) => romeClock.format(new Date(startsAt * 1000)))
      .filter((text) => text.startsWith("Sun"));
    expect([...new Set(sundays)].toSorted()).toEqual(
      expect.arrayContaining(["Sun 12:30", "Sun 15:00", "Sun 18:00", "Sun 20:45"]),
    );
  });

  it("have strengths that know the teams: Bayern at home to Paderborn scores over twice as often", () => {
    const game = fixture("germany-bundesliga", "Bayern Munich", "Paderborn 07");
    const { home, away, rho } = seed.strength(game ?? { id: 0, championshipId: 0, homeId: 0, awayId: 0, startsAt: 0 });
    expect(home).toBeGreaterThan(2 * away);
    expect(rho).toBeGreaterThan(-0.2);
    expect(rho).toBeLessThan(0.1);
  });

  it("name every team in English, Russian and Arabic, with a short name and colors", () => {
    const playing = new Set(seed.fixtures.map(({ homeId }) => homeId));
    const teams = seed.teams.filter(({ id, sportId }) => sportId === 1 && playing.has(id));
    expect(teams).toHaveLength(132);
    for (const { names, shortName, color, secondColor } of teams) {
      expect(names.ru, names.en).toMatch(/^[\p{Script=Cyrillic}\dI .-]+$/u);
      expect(names.ar, names.en).toMatch(/^[\p{Script=Arabic} ]+$/u);
      expect(shortName).toMatch(/^[A-Z0-9]{2,4}$/);
      expect([color, secondColor].every((value) => /^#[0-9A-F]{6}$/.test(value)) && color !== secondColor).toBe(true);
    }
  });
});

describe("the seed", () => {
  it("has games ahead in at least seven sports in November 2026", () => {
    const now = Date.UTC(2026, 10, 21) / 1000;
    const sportOf = new Map(seed.championships.map(({ id, sportId }) => [id, sportId]));
    const sports = new Set(
      seed.fixtures.filter(({ startsAt }) => startsAt > now).map(({ championshipId }) => sportOf.get(championshipId)),
    );
    expect(sports.size).toBeGreaterThanOrEqual(7);
  });

  it("holds together: ids once each, teams and championships known, sides of a game in its championship, a strength for each", () => {
    const teams = new Set(seed.teams.map(({ id }) => id));
    const members = new Map(seed.championships.map(({ id, teamIds }) => [id, new Set(teamIds)]));
    expect(teams.size).toBe(seed.teams.length);
    expect(members.size).toBe(seed.championships.length);
    expect(new Set(seed.fixtures.map(({ id }) => id)).size).toBe(seed.fixtures.length);
    expect(new Set(seed.championships.map(({ slug, sportId }) => `${sportId}/${slug}`)).size).toBe(
      seed.championships.length,
    );
    for (const one of seed.fixtures) {
      expect(members.get(one.championshipId)?.has(one.homeId) && members.get(one.championshipId)?.has(one.awayId)).toBe(
        true,
      );
      const { home, away } = seed.strength(one);
      expect(home > 0 && away > 0 && Number.isFinite(home + away)).toBe(true);
    }
    for (const { championshipId } of seed.teams) expect(members.has(championshipId)).toBe(true);
  });

  it("lends teams of leagues without fixtures to live games", () => {
    for (const slug of [
      "belgium-pro-league",
      "austria-bundesliga",
      "poland-ekstraklasa",
      "switzerland-super-league",
      "denmark-superliga",
    ]) {
      expect(championship(slug).teamIds.length).toBeGreaterThanOrEqual(12);
      expect(fixturesOf(slug)).toHaveLength(0);
    }
  });

  it("has past scores of the sports that are played from them, and of no others", () => {
    expect(Object.keys(seed.finals).toSorted()).toEqual(["american-football", "basketball"]);
    for (const finals of Object.values(seed.finals)) expect(finals.length).toBeGreaterThan(1000);
  });
});

describe("past football matches", () => {
  it("are thousands, told in order from the start to the end of two halves", () => {
    expect(seed.footballTimelines.length).toBeGreaterThan(3500);
    for (const { incidents, duration } of seed.footballTimelines) {
      expect(incidents.every(({ at }, index) => index === 0 || at >= (incidents[index - 1]?.at ?? 0))).toBe(true);
      expect(incidents.filter(({ type }) => type === "PERIOD_START")).toHaveLength(2);
      expect(incidents.filter(({ type }) => type === "PERIOD_END")).toHaveLength(2);
      expect(incidents.at(-1)).toMatchObject({ type: "PERIOD_END", at: duration });
      expect(duration).toBeLessThan((90 + 30 + 15 + 1) * 60);
    }
  });

  it("score as many goals as European leagues do: between 2.6 and 3.1 a match, more at home", () => {
    const goals = seed.footballTimelines.flatMap(({ incidents }) =>
      incidents.filter(({ type }) => type === "GOAL" || type === "OWN_GOAL"),
    );
    const mean = goals.length / seed.footballTimelines.length;
    expect(mean).toBeGreaterThan(2.6);
    expect(mean).toBeLessThan(3.1);
    expect(goals.filter(({ side }) => side === 1).length).toBeGreaterThan(
      goals.filter(({ side }) => side === 2).length,
    );
  });

  it("say nothing of teams, players or days: minutes, sides and kinds only", () => {
    const text = gunzipSync(readFileSync(new URL("data/football-timelines.txt.gz", import.meta.url))).toString("utf8");
    expect(text).toMatch(/^(?:\d+,\d+\|(?:[GOPYRSD][12]\d+(?:\+\d+)? ?)*\n)+$/);
  });
});

describe("credits", () => {
  const text = readFileSync(new URL("credits.json", import.meta.url), "utf8");

  it("carry the notices that licences ask for", () => {
    expect(text).toContain("Interested parties may contact Retrosheet at www.retrosheet.org.");
    expect(text).toContain("made available under the ODC Attribution License (ODC-By 1.0)");
    expect(text).toContain("CC BY 4.0");
  });

  it("name each source once, with a licence", () => {
    const { sources } = JSON.parse(text) as { sources: { id: string; licenseName: string }[] };
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
    expect(sources.every(({ licenseName }) => licenseName !== "")).toBe(true);
  });
});
