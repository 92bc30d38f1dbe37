/**
 * The round-the-clock schedule: lanes of games one after another, so that something is in play at any hour. A lane is
 * a grid of slots; who plays in a slot is drawn by its number, so any game, past or ahead, follows from its id.
 * Football lanes are leagues of the seed without fixtures of their own; other sports play friendlies.
 */
import { LRUCache } from "lru-cache";
import type { Seed, SeedChampionship, SeedFixture, SeedSport, SeedTeam, SportSlug } from "../model.ts";
import { keyedNumber, shuffled } from "../live/random.ts";
import { seededRandom } from "../seed/random.ts";
import type { Game } from "./game.ts";

interface LanePlan {
  /** Lanes of the sport; their starts are spread evenly over a slot. */
  lanes: number;
  /** Seconds from one start to the next in a lane: longer than any game, and a multiple of five minutes times `lanes`. */
  slotSeconds: number;
}

/**
 * Games last about 1:52 (football), 2:27 (ice hockey), 2:15 (basketball), 1:15–2:30 (tennis), 1:15–2:10 (volleyball).
 * With these numbers at least 12 are in play at any second, and every one of the five sports.
 */
const plans: Partial<Record<SportSlug, LanePlan>> = {
  "football": { lanes: 9, slotSeconds: 8_100 },
  "ice-hockey": { lanes: 3, slotSeconds: 10_800 },
  "basketball": { lanes: 3, slotSeconds: 9_900 },
  "tennis": { lanes: 5, slotSeconds: 12_000 },
  "volleyball": { lanes: 3, slotSeconds: 9_000 },
};

/** Seconds between a team's fixture and a friendly of its own, either way. */
const restSeconds = 5 * 3600;
const weekSeconds = 7 * 86_400;

/** Ids of paired games: base + (sport · 10 + lane) · 10⁷ + slot. Fixtures of the seed have shorter ids. */
const idBase = 900_000_000_000;
const idLane = 10_000_000;
/** Ids of the championships that friendlies are listed under: base + sport. */
const friendliesBase = 90_000;

const friendliesNames = {
  en: "Friendlies", ru: "Товарищеские встречи", ar: "مباريات ودية", es: "Amistosos",
};

interface Lane {
  sport: SeedSport;
  number: number;
  slotSeconds: number;
  /** Seconds after the grid's zero at which its slots begin. */
  offset: number;
  championship: SeedChampionship;
  teams: SeedTeam[];
}

export class Schedule {
  /** Championships that exist for the schedule only. */
  readonly championships: readonly SeedChampionship[];
  readonly #lanes: readonly Lane[];
  readonly #secret: Buffer;
  readonly #fixturesAt: (now: number) => readonly SeedFixture[];
  /** Starts of the fixtures of each team, by the week they were asked for. */
  readonly #busy = new LRUCache<number, ReadonlyMap<number, readonly number[]>>({ max: 4 });

  /** `fixturesAt` gives the fixtures around an instant: nobody plays a friendly next to one of his own. */
  constructor(seed: Seed, secret: Buffer, fixturesAt: (now: number) => readonly SeedFixture[]) {
    this.#secret = secret;
    this.#fixturesAt = fixturesAt;
    const busy = new Set(seed.fixtures.map(({ championshipId }) => championshipId));
    const lanes: Lane[] = [];
    const friendlies: SeedChampionship[] = [];
    for (const sport of seed.sports) {
      const plan = plans[sport.slug];
      if (plan === undefined) continue;
      const own = seed.championships.filter(({ sportId }) => sportId === sport.id);
      const free = own.filter(({ id }) => !busy.has(id));
      const sources = (free.length > 0 ? free : own).filter(({ id }) => teamsOf(seed, id).length >= 4).toSorted((one, other) => one.id - other.id);
      if (free.length === 0) friendlies.push(friendliesOf(sport));
      lanes.push(...lanesOf(seed, sport, plan, sources, free.length > 0 ? null : friendliesOf(sport)));
    }
    this.#lanes = lanes;
    this.championships = friendlies;
  }

  /** Games that start in [from, until), epoch seconds. */
  between(from: number, until: number): Game[] {
    return this.#lanes.flatMap((lane) => {
      const first = Math.ceil((from - lane.offset) / lane.slotSeconds);
      const after = Math.ceil((until - lane.offset) / lane.slotSeconds);
      return Array.from({ length: Math.max(0, after - first) }, (_, index) => this.#gameOf(lane, first + index));
    });
  }

  /** The game of an id; null when it is none of this schedule's. */
  byId(id: number): Game | null {
    const rest = id - idBase;
    const lane = this.#lanes.find((one) => laneKey(one) === Math.floor(rest / idLane));
    return rest < 0 || lane === undefined ? null : this.#gameOf(lane, rest % idLane);
  }

  /** Teams play once in each round of a lane; a new round pairs them anew. */
  #gameOf(lane: Lane, slot: number): Game {
    const perRound = Math.floor(lane.teams.length / 2);
    const round = Math.floor(slot / perRound);
    const startsAt = slot * lane.slotSeconds + lane.offset;
    const drawn = shuffled(lane.teams, seededRandom(keyedNumber(this.#secret, `pairs:${laneKey(lane)}:${round}`)));
    const turn = (slot % perRound) * 2;
    const order = [...drawn.slice(turn), ...drawn.slice(0, turn)];
    // Where too few are free somebody plays twice that day.
    const [home, away] = new Set([...order.filter(({ id }) => this.#isFree(id, startsAt)), ...order]);
    if (home === undefined || away === undefined) throw new Error(`Lane ${laneKey(lane)} has too few teams`);
    const id = idBase + laneKey(lane) * idLane + slot;
    const pairing = { id, championshipId: home.championshipId, homeId: home.id, awayId: away.id, startsAt };
    return { id, sport: lane.sport, championship: lane.championship, home, away, startsAt, pairing };
  }

  #isFree(teamId: number, startsAt: number): boolean {
    const week = Math.floor(startsAt / weekSeconds);
    let busy = this.#busy.get(week);
    if (busy === undefined) {
      busy = startsByTeam(this.#fixturesAt(week * weekSeconds));
      this.#busy.set(week, busy);
    }
    return busy.get(teamId)?.every((start) => Math.abs(start - startsAt) > restSeconds) ?? true;
  }
}

function startsByTeam(fixtures: readonly SeedFixture[]): Map<number, number[]> {
  const starts = new Map<number, number[]>();
  for (const { homeId, awayId, startsAt } of fixtures) {
    for (const id of [homeId, awayId]) {
      const known = starts.get(id);
      if (known === undefined) starts.set(id, [startsAt]);
      else known.push(startsAt);
    }
  }
  return starts;
}

function laneKey({ sport, number }: Pick<Lane, "sport" | "number">): number {
  return sport.id * 10 + number;
}

function teamsOf(seed: Seed, championshipId: number): SeedTeam[] {
  return seed.teams.filter((team) => team.championshipId === championshipId).toSorted((one, other) => one.id - other.id);
}

/** Lanes take the sport's championships in turn; lanes of one championship share its teams, so none plays twice at once. */
function lanesOf(seed: Seed, sport: SeedSport, plan: LanePlan, sources: readonly SeedChampionship[], listedUnder: SeedChampionship | null): Lane[] {
  return Array.from({ length: plan.lanes }, (_, number): Lane[] => {
    const source = sources[number % sources.length];
    if (source === undefined) return [];
    const sharing = Array.from({ length: plan.lanes }, (_unused, lane) => lane).filter((lane) => lane % sources.length === number % sources.length);
    const teams = teamsOf(seed, source.id).filter((_team, index) => index % sharing.length === sharing.indexOf(number));
    if (teams.length < 2) return [];
    const offset = Math.round((number * plan.slotSeconds) / plan.lanes / 300) * 300;
    return [{ sport, number, slotSeconds: plan.slotSeconds, offset, championship: listedUnder ?? source, teams }];
  }).flat();
}

function friendliesOf(sport: SeedSport): SeedChampionship {
  return {
    id: friendliesBase + sport.id, sportId: sport.id, slug: `${sport.slug}-friendlies`, countryCode: null, order: friendliesBase, isTop: false,
    teamIds: [], names: friendliesNames,
  };
}
