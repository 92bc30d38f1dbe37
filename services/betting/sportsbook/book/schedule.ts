/**
 * The round-the-clock schedule: lanes of consecutive games, so that something is in play at any hour. A lane is a grid
 * of slots. The sides of a slot are drawn by its number, so any game, past or future, follows from its id. Football
 * lanes are leagues of the seed without fixtures of their own; other sports play friendlies.
 */
import { LRUCache } from "lru-cache";
import type { Seed, SeedChampionship, SeedFixture, SeedSport, SeedTeam, SportSlug } from "../model.ts";
import { DISCIPLINES } from "../cyber/disciplines.ts";
import { RACE } from "../cyber/rules.ts";
import { keyedNumber, shuffled } from "../live/random.ts";
import { seededRandom } from "../seed/random.ts";
import type { Game } from "./game.ts";

interface LanePlan {
  /** Lanes of the sport; their starts are spread evenly over a slot. */
  lanes: number;
  /**
   * Seconds from one start to the next in a lane: longer than any game, and a multiple of five minutes times `lanes`.
   */
  slotSeconds: number;
  /** Their starts fall on multiples of these seconds. */
  startStep: number;
  /** Seconds ahead that its games are on offer, and back that they are listed. */
  ahead: number;
  kept: number;
}

const hour = 3600;
const usual = { startStep: 300, ahead: 36 * hour, kept: 72 * hour } as const;

/**
 * Games last about 1:52 (football), 2:27 (ice hockey), 2:15 (basketball), 1:15–2:30 (tennis), 1:15–2:10 (volleyball).
 * With these numbers at least 12 are in play at any second, and every one of the five sports.
 */
const plans: Partial<Record<SportSlug, LanePlan>> = {
  football: { lanes: 9, slotSeconds: 8_100, ...usual },
  "ice-hockey": { lanes: 3, slotSeconds: 10_800, ...usual },
  basketball: { lanes: 3, slotSeconds: 9_900, ...usual },
  tennis: { lanes: 5, slotSeconds: 12_000, ...usual },
  volleyball: { lanes: 3, slotSeconds: 9_000, ...usual },
  // Hundreds of short matches a day are listed for hours only, and found by their ids afterwards.
  ...Object.fromEntries(
    DISCIPLINES.map(({ slug, lanes }) => [
      slug,
      {
        lanes: lanes.lanes,
        slotSeconds: lanes.slotSeconds,
        startStep: 60,
        ahead: lanes.aheadSeconds,
        kept: Math.max(6 * hour, 2 * lanes.slotSeconds),
      },
    ]),
  ),
  // One lane a track. A race is offered from its announcement on, so none lies ahead.
  marbles: { lanes: 3, slotSeconds: RACE.lanes.slotSeconds, startStep: 20, ahead: 0, kept: hour },
};

/** Minimum seconds between a team's fixture and a friendly, before or after it. */
const restSeconds = 5 * 3600;
const daySeconds = 86_400;
const weekSeconds = 7 * daySeconds;

/** Ids of paired games: base + (sport · 10 + lane) · 10⁷ + slot. Fixtures of the seed have shorter ids. */
const idBase = 900_000_000_000;
const idLane = 10_000_000;
/** Ids of the championships that friendlies are listed under: base + sport. */
const friendliesBase = 90_000;

const friendliesNames = {
  en: "Friendlies",
  ru: "Товарищеские встречи",
  ar: "مباريات ودية",
  es: "Amistosos",
};

interface Lane {
  sport: SeedSport;
  number: number;
  slotSeconds: number;
  ahead: number;
  kept: number;
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
  readonly #rounds = new LRUCache<string, readonly SeedTeam[]>({ max: 2000 });

  /** `fixturesAt` returns the fixtures around an instant: a team plays no friendly close to its own fixture. */
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
      const sources = (free.length > 0 ? free : own)
        .filter(({ id }) => teamsOf(seed, id).length >= 4)
        .toSorted((one, other) => one.id - other.id);
      if (free.length === 0) friendlies.push(friendliesOf(sport));
      lanes.push(...lanesOf(seed, sport, plan, sources, free.length > 0 ? null : friendliesOf(sport)));
    }
    this.#lanes = lanes;
    this.championships = friendlies;
  }

  /** Games that are listed at some second of [now, now + spell): as far back and ahead as their lanes are. */
  listed(now: number, spell: number): Game[] {
    return this.#lanes.flatMap((lane) => this.#inLane(lane, now - lane.kept, now + spell + lane.ahead));
  }

  /** Games that start in [from, until), epoch seconds. */
  between(from: number, until: number): Game[] {
    return this.#lanes.flatMap((lane) => this.#inLane(lane, from, until));
  }

  #inLane(lane: Lane, from: number, until: number): Game[] {
    const first = Math.ceil((from - lane.offset) / lane.slotSeconds);
    const after = Math.ceil((until - lane.offset) / lane.slotSeconds);
    return Array.from({ length: Math.max(0, after - first) }, (_, index) => this.#gameOf(lane, first + index));
  }

  /** The game of an id; null if it is none of this schedule's. */
  byId(id: number): Game | null {
    const rest = id - idBase;
    const lane = this.#lanes.find((one) => laneKey(one) === Math.floor(rest / idLane));
    return rest < 0 || lane === undefined ? null : this.#gameOf(lane, rest % idLane);
  }

  /** Teams play once in each round of a lane; a new round pairs them again. */
  #gameOf(lane: Lane, slot: number): Game {
    const perRound = Math.floor(lane.teams.length / 2);
    const round = Math.floor(slot / perRound);
    const startsAt = slot * lane.slotSeconds + lane.offset;
    if (lane.sport.area === "MARBLE") return raceOf(lane, slot, startsAt);
    const drawn = this.#drawn(lane, round);
    const turn = (slot % perRound) * 2;
    // Teams of simulated sports play in their lanes only.
    if (lane.sport.area !== "CLASSIC") return pairOf(lane, slot, startsAt, drawn[turn], drawn[turn + 1]);
    const order = [...drawn.slice(turn), ...drawn.slice(0, turn)];
    // Where too few are free somebody plays twice that day.
    const [home, away] = new Set([...order.filter(({ id }) => this.#isFree(id, startsAt)), ...order]);
    return pairOf(lane, slot, startsAt, home, away);
  }

  /** The teams of a lane in the order of a round. */
  #drawn(lane: Lane, round: number): readonly SeedTeam[] {
    const key = `pairs:${laneKey(lane)}:${round}`;
    const known = this.#rounds.get(key);
    if (known !== undefined) return known;
    const drawn = shuffled(lane.teams, seededRandom(keyedNumber(this.#secret, key)));
    this.#rounds.set(key, drawn);
    return drawn;
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

function pairOf(
  lane: Lane,
  slot: number,
  startsAt: number,
  home: SeedTeam | undefined,
  away: SeedTeam | undefined,
): Game {
  if (home === undefined || away === undefined) throw new Error(`Lane ${laneKey(lane)} has too few teams`);
  const id = idBase + laneKey(lane) * idLane + slot;
  const pairing = { id, championshipId: home.championshipId, homeId: home.id, awayId: away.id, startsAt };
  return { id, sport: lane.sport, championship: lane.championship, home, away, startsAt, pairing };
}

/** A race of all of a track's marbles, by their numbers. */
function raceOf(lane: Lane, slot: number, startsAt: number): Game {
  const [home, away] = lane.teams;
  if (home === undefined || away === undefined) throw new Error(`Lane ${laneKey(lane)} has too few marbles`);
  const id = idBase + laneKey(lane) * idLane + slot;
  const { sport, championship, teams: field } = lane;
  const number = Math.floor((startsAt % daySeconds) / lane.slotSeconds) + 1;
  const title = { en: `Race ${number}`, ru: `Забег ${number}`, ar: `السباق ${number}`, es: `Carrera ${number}` };
  return {
    id,
    sport,
    championship,
    home,
    away,
    field,
    title,
    startsAt,
    pairing: { id, championshipId: championship.id, homeId: home.id, awayId: away.id, startsAt },
  };
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
  return seed.teams
    .filter((team) => team.championshipId === championshipId)
    .toSorted((one, other) => one.id - other.id);
}

/**
 * Lanes take the sport's championships in turn; lanes of one championship share its teams, so none plays twice at once.
 */
function lanesOf(
  seed: Seed,
  sport: SeedSport,
  plan: LanePlan,
  sources: readonly SeedChampionship[],
  listedUnder: SeedChampionship | null,
): Lane[] {
  return Array.from({ length: plan.lanes }, (_, number): Lane[] => {
    const source = sources[number % sources.length];
    if (source === undefined) return [];
    const sharing = Array.from({ length: plan.lanes }, (_unused, lane) => lane).filter(
      (lane) => lane % sources.length === number % sources.length,
    );
    const teams = teamsOf(seed, source.id).filter((_team, index) => index % sharing.length === sharing.indexOf(number));
    if (teams.length < 2) return [];
    const offset = Math.round((number * plan.slotSeconds) / plan.lanes / plan.startStep) * plan.startStep;
    return [
      {
        sport,
        number,
        slotSeconds: plan.slotSeconds,
        ahead: plan.ahead,
        kept: plan.kept,
        offset,
        championship: listedUnder ?? source,
        teams,
      },
    ];
  }).flat();
}

function friendliesOf(sport: SeedSport): SeedChampionship {
  return {
    id: friendliesBase + sport.id,
    sportId: sport.id,
    slug: `${sport.slug}-friendlies`,
    countryCode: null,
    order: friendliesBase,
    isTop: false,
    teamIds: [],
    names: friendliesNames,
  };
}
