/** The lanes of the round-the-clock schedule: how many each sport has, and who plays in them. */
import type { Seed, SeedChampionship, SeedSport, SeedTeam, SportSlug } from "../model.ts";
import { DISCIPLINES } from "../cyber/disciplines.ts";
import { RACE } from "../cyber/rules.ts";

interface LanePlan {
  /** Lanes of the sport; their starts are spread evenly over a slot. */
  lanes: number;
  /** How many of them, the first ones, are for leagues with fixtures; the others are for those without. */
  withFixtures?: number;
  /**
   * Seconds from one start to the next in a lane, a multiple of `startStep` times `lanes`: longer than nearly any game.
   */
  slotSeconds: number;
  /** Their starts fall on multiples of these seconds. */
  startStep: number;
  /** Minimum seconds between a side's fixture and an invented game of its own, before or after it. */
  rest: number;
  /** Seconds ahead that its games are on offer, and back that they are listed. */
  ahead: number;
  kept: number;
}

const hour = 3600;
const usual = { startStep: 300, ahead: 36 * hour, kept: 72 * hour } as const;

/**
 * Games last about 1:52 (football) and 1:15–2:30 (tennis). The football lanes go through so many leagues together that
 * the rounds of each are more than two days apart, the tennis lanes about one. Sports whose clubs all play in one league
 * every other day have their real fixtures only.
 */
const plans: Partial<Record<SportSlug, LanePlan>> = {
  football: { lanes: 6, withFixtures: 2, slotSeconds: 9_000, rest: 48 * hour, ...usual },
  tennis: { lanes: 10, slotSeconds: 9_000, rest: 24 * hour, ...usual },
  // Hundreds of short matches a day are listed for hours only, and found by their ids afterwards.
  ...Object.fromEntries(
    DISCIPLINES.map(({ slug, lanes }) => [
      slug,
      {
        lanes: lanes.lanes,
        slotSeconds: lanes.slotSeconds,
        startStep: 60,
        rest: 0,
        ahead: lanes.aheadSeconds,
        kept: Math.max(6 * hour, 2 * lanes.slotSeconds),
      },
    ]),
  ),
  // One lane a track. A race is offered from its announcement on, so none lies ahead.
  marbles: { lanes: 3, slotSeconds: RACE.lanes.slotSeconds, startStep: 20, rest: 0, ahead: 0, kept: hour },
};

/** Ids of the invented competitions: base + sport. */
const inventedBase = 90_000;

/** Whether a championship is one of the invented competitions, whose games are simulated around the clock. */
export function isInvented(championshipId: number): boolean {
  return championshipId >= inventedBase && championshipId < inventedBase + 1000;
}

/** The smallest league that lends its sides. */
const leastSides = 4;
/** Sides of a group of a league that is cut into groups. */
const groupSides = 8;

const inventedNames = {
  en: "Demo League (simulated games)",
  ru: "Демо-лига (игры-симуляции)",
  ar: "الدوري التجريبي (مباريات محاكاة)",
  es: "Liga Demo (partidos simulados)",
};

export interface Lane {
  sport: SeedSport;
  number: number;
  slotSeconds: number;
  rest: number;
  ahead: number;
  kept: number;
  /** Seconds after the grid's zero at which its slots begin. */
  offset: number;
  championship: SeedChampionship;
  /** Sides that meet each other, a league each; a round goes through them in this order. */
  leagues: readonly (readonly SeedTeam[])[];
  /** How many lanes go through these leagues together, and which of them this one is. */
  sharing: number;
  turn: number;
}

export function laneKey({ sport, number }: Pick<Lane, "sport" | "number">): number {
  return sport.id * 10 + number;
}

function teamsOf(seed: Seed, championshipId: number): SeedTeam[] {
  return seed.teams
    .filter((team) => team.championshipId === championshipId)
    .toSorted((one, other) => one.id - other.id);
}

/** Lanes of a sport; none where it has its real fixtures only. `busy` are the championships with fixtures. */
export function lanesOf(seed: Seed, sport: SeedSport, busy: ReadonlySet<number>): Lane[] {
  const plan = plans[sport.slug];
  if (plan === undefined) return [];
  const own = seed.championships.filter(({ sportId }) => sportId === sport.id);
  const isClassic = sport.area === "CLASSIC";
  const places = isClassic ? groupsOf(seed, own, plan, busy) : turnsOf(seed, own, plan);
  const invented = inventedOf(sport);
  return places.map(({ championship, ...place }, number) => ({
    sport,
    number,
    slotSeconds: plan.slotSeconds,
    rest: plan.rest,
    ahead: plan.ahead,
    kept: plan.kept,
    offset: Math.round((number * plan.slotSeconds) / plan.lanes / plan.startStep) * plan.startStep,
    championship: championship ?? invented,
    ...place,
  }));
}

type Place = Pick<Lane, "leagues" | "sharing" | "turn"> & { championship: SeedChampionship | null };

/** Lanes that go through all leagues with fixtures, and lanes that go through those without. */
function groupsOf(
  seed: Seed,
  own: readonly SeedChampionship[],
  { lanes, withFixtures = 0 }: LanePlan,
  busy: ReadonlySet<number>,
): Place[] {
  const leaguesOf = (wanted: (id: number) => boolean): SeedTeam[][] =>
    own
      .filter(({ id }) => wanted(id))
      .toSorted((one, other) => one.id - other.id)
      .map(({ id }) => teamsOf(seed, id))
      .filter(({ length }) => length >= leastSides);
  const shared = (sharing: number, leagues: SeedTeam[][]): Place[] =>
    leagues.length === 0
      ? []
      : Array.from({ length: sharing }, (_, turn) => ({ championship: null, leagues, sharing, turn }));
  if (withFixtures === 0) return shared(lanes, spreadGroups(leaguesOf(() => true)));
  return [
    ...shared(
      withFixtures,
      leaguesOf((id) => busy.has(id)),
    ),
    ...shared(
      lanes - withFixtures,
      leaguesOf((id) => !busy.has(id)),
    ),
  ];
}

/**
 * Leagues cut into groups that lie evenly through a round. Players of one tournament rest in the same week; one after
 * the other they would leave all lanes empty for half a day.
 */
function spreadGroups(leagues: readonly SeedTeam[][]): SeedTeam[][] {
  return leagues
    .flatMap((league, turn) => {
      const count = Math.max(1, Math.floor(league.length / groupSides));
      return Array.from({ length: count }, (_, group) => ({
        sides: league.filter((_side, index) => index % count === group),
        place: (group + (turn + 0.5) / leagues.length) / count,
      }));
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ sides }) => sides);
}

/**
 * Lanes of a simulated sport take its championships in turn; lanes of one championship share its teams, so none plays
 * twice at once.
 */
function turnsOf(seed: Seed, own: readonly SeedChampionship[], { lanes }: LanePlan): Place[] {
  const sources = own
    .filter(({ id }) => teamsOf(seed, id).length >= leastSides)
    .toSorted((one, other) => one.id - other.id);
  return Array.from({ length: lanes }, (_, number): Place[] => {
    const source = sources[number % sources.length];
    if (source === undefined) return [];
    const sharing = Array.from({ length: lanes }, (_unused, lane) => lane).filter(
      (lane) => lane % sources.length === number % sources.length,
    );
    const teams = teamsOf(seed, source.id).filter((_team, index) => index % sharing.length === sharing.indexOf(number));
    return teams.length < 2 ? [] : [{ championship: source, leagues: [teams], sharing: 1, turn: 0 }];
  }).flat();
}

function inventedOf(sport: SeedSport): SeedChampionship {
  return {
    id: inventedBase + sport.id,
    sportId: sport.id,
    slug: `${sport.slug}-demo-league`,
    countryCode: null,
    order: inventedBase,
    isTop: false,
    teamIds: [],
    names: inventedNames,
  };
}
