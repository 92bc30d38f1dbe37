/** The simulated sports as the seed holds them: sports, competitions, sides, and how strong each side is. */
import type { CyberSlug, SeedChampionship, SeedFixture, SeedSport, SeedTeam, Strength } from "../model.ts";
import { hashText, seededRandom } from "../seed/random.ts";
import { DISCIPLINES, type Discipline } from "./disciplines.ts";
import { RACE } from "./rules.ts";
import {
  CLUBS,
  DUELLISTS,
  GAMERS,
  LEAGUES,
  MARBLE_RACES,
  MARBLES,
  RACKETS,
  type Side,
  TOWNS,
  TRACKS,
} from "./words.ts";

/**
 * Ids of championships are base + sport · 10 + number, of teams base + championship's part · 100 + number: none of the
 * seed's files reach so high.
 */
const championshipBase = 80_000;
const teamBase = 8_000_000;

const sidesOf: Readonly<Record<CyberSlug, readonly Side[]>> = {
  "dota-2": CLUBS,
  "counter-strike": CLUBS,
  "league-of-legends": CLUBS,
  valorant: CLUBS,
  "virtual-football": TOWNS,
  "virtual-basketball": TOWNS,
  "virtual-ice-hockey": TOWNS,
  "virtual-tennis": RACKETS,
  "console-football": GAMERS,
  "console-ice-hockey": GAMERS,
  "mortal-duel": DUELLISTS,
};

interface Competition {
  championship: SeedChampionship;
  teams: SeedTeam[];
  discipline: Discipline | null;
}

function competition(
  sportId: number,
  number: number,
  league: { slug: string; names: SeedChampionship["names"] },
  sides: readonly Side[],
  discipline: Discipline | null,
): Competition {
  const id = championshipBase + sportId * 10 + number;
  const teams = sides.map((side, index): SeedTeam => ({
    ...side,
    id: teamBase + (sportId * 10 + number) * 100 + index,
    sportId,
    championshipId: id,
  }));
  const { names, slug } = league;
  return {
    discipline,
    teams,
    championship: {
      id,
      sportId,
      slug,
      names,
      countryCode: null,
      order: number,
      isTop: false,
      teamIds: teams.map((team) => team.id),
    },
  };
}

const COMPETITIONS: readonly Competition[] = [
  ...DISCIPLINES.flatMap((discipline) => {
    const leagues = LEAGUES[discipline.variant];
    return leagues.map((league, number) =>
      competition(
        discipline.id,
        number,
        league,
        sidesOf[discipline.slug].filter((_side, index) => index % leagues.length === number),
        discipline,
      ),
    );
  }),
  ...TRACKS.map((track, number) => competition(RACE.sportId, number, track, MARBLES, null)),
];
const BY_ID = new Map(COMPETITIONS.map((one) => [one.championship.id, one]));

/** The sports, after the classic ones. */
export const SIMULATED_SPORTS: readonly SeedSport[] = [
  ...DISCIPLINES.map(({ id, slug, names, variant }): SeedSport => ({
    id,
    slug,
    names,
    order: 100 + id,
    area: "CYBER",
    cyberVariant: variant,
  })),
  {
    id: RACE.sportId,
    slug: "marbles",
    names: MARBLE_RACES,
    order: 100 + RACE.sportId,
    area: "MARBLE",
    cyberVariant: null,
  },
];
export const SIMULATED_CHAMPIONSHIPS: readonly SeedChampionship[] = COMPETITIONS.map(
  ({ championship }) => championship,
);
export const SIMULATED_TEAMS: readonly SeedTeam[] = COMPETITIONS.flatMap(({ teams }) => teams);

/** Strength of a pairing in a simulated sport; null for any other. Each side's class is drawn by its id and stays. */
export function simulatedStrength({
  championshipId,
  homeId,
  awayId,
}: Pick<SeedFixture, "championshipId" | "homeId" | "awayId">): Strength | null {
  const found = BY_ID.get(championshipId);
  if (found === undefined) return null;
  const { discipline, teams } = found;
  if (discipline === null)
    return { home: 0, away: 0, field: teams.map(({ id }) => (classOf(id) - 0.5) * 2 * RACE.spread) };
  const lead = classOf(homeId) - classOf(awayId);
  const { rules, spread } = discipline;
  if (rules.kind === "clocked") {
    const each = rules.usualTotal / 2;
    return { home: each * Math.exp((lead * spread) / 2), away: each * Math.exp((-lead * spread) / 2) };
  }
  if (rules.kind === "tennis") return { home: 0.63 + (lead * spread) / 2, away: 0.63 - (lead * spread) / 2 };
  return { home: 0.5 + (lead * spread) / 2, away: 0.5 - (lead * spread) / 2 };
}

/** A side's class from 0 to 1. */
function classOf(teamId: number): number {
  return seededRandom(hashText(`class:${teamId}`))();
}
