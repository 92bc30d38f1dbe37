/**
 * The round-the-clock schedule: lanes of consecutive games, so that something is in play at any hour. A lane is a grid
 * of slots. The sides of a slot are drawn by its number, so any game, past or future, follows from its id. Real clubs
 * and players meet here under an openly invented competition, a club never within two days of another game of its own,
 * a player never within a day; the leagues themselves have their real fixtures alone.
 */
import { LRUCache } from "lru-cache";
import type { Seed, SeedChampionship, SeedFixture, SeedTeam } from "../model.ts";
import { keyedNumber, shuffled } from "../live/random.ts";
import { seededRandom } from "../seed/random.ts";
import { type Lane, laneKey, lanesOf } from "./lanes.ts";
import type { Game } from "./game.ts";

const daySeconds = 86_400;
const weekSeconds = 7 * daySeconds;

/** Ids of paired games: base + (sport · 10 + lane) · 10⁷ + slot. Fixtures of the seed have shorter ids. */
const idBase = 900_000_000_000;
const idLane = 10_000_000;
export class Schedule {
  /** Championships that exist for the schedule only. */
  readonly championships: readonly SeedChampionship[];
  readonly #lanes: readonly Lane[];
  readonly #secret: Buffer;
  readonly #fixturesAt: (now: number) => readonly SeedFixture[];
  /** Starts of the fixtures of each team, by the week they were asked for. */
  readonly #busy = new LRUCache<number, ReadonlyMap<number, readonly number[]>>({ max: 4 });
  readonly #rounds = new LRUCache<string, readonly (readonly [SeedTeam, SeedTeam])[]>({ max: 500 });

  /** `fixturesAt` returns the fixtures around an instant: a team plays no invented game close to its own fixture. */
  constructor(seed: Seed, secret: Buffer, fixturesAt: (now: number) => readonly SeedFixture[]) {
    this.#secret = secret;
    this.#fixturesAt = fixturesAt;
    const busy = new Set(seed.fixtures.map(({ championshipId }) => championshipId));
    const lanes = seed.sports.flatMap((sport) => lanesOf(seed, sport, busy));
    this.#lanes = lanes;
    const own = new Set(seed.championships);
    this.championships = [...new Set(lanes.map(({ championship }) => championship))].filter((one) => !own.has(one));
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
    return Array.from({ length: Math.max(0, after - first) }, (_, index) => this.#gameOf(lane, first + index)).filter(
      (game) => game !== null,
    );
  }

  /** The game of an id; null if it is none of this schedule's. */
  byId(id: number): Game | null {
    const rest = id - idBase;
    const lane = this.#lanes.find((one) => laneKey(one) === Math.floor(rest / idLane));
    return rest < 0 || lane === undefined ? null : this.#gameOf(lane, rest % idLane);
  }

  /** Sides play once in each round of a lane; a new round pairs them again. Null where one of them must rest. */
  #gameOf(lane: Lane, slot: number): Game | null {
    const perRound = lane.leagues.reduce((sum, league) => sum + Math.floor(league.length / 2), 0);
    const startsAt = slot * lane.slotSeconds + lane.offset;
    if (lane.sport.area === "MARBLE") return raceOf(lane, slot, startsAt);
    const number = slot * lane.sharing + lane.turn;
    const round = Math.floor(number / perRound);
    const [home, away] = this.#pairs(lane, round)[number - round * perRound] ?? [];
    if (home === undefined || away === undefined) throw new Error(`Lane ${laneKey(lane)} has too few teams`);
    // Teams of simulated sports play in their lanes only.
    const isOn = lane.sport.area !== "CLASSIC" || [home, away].every(({ id }) => this.#isFree(id, startsAt, lane.rest));
    return isOn ? pairOf(lane, slot, startsAt, home, away) : null;
  }

  /** The pairs of a lane in the order of a round. */
  #pairs(lane: Lane, round: number): readonly (readonly [SeedTeam, SeedTeam])[] {
    // Lanes that share leagues share their pairs.
    const key = `pairs:${laneKey(lane) - lane.turn}:${round}`;
    const known = this.#rounds.get(key);
    if (known !== undefined) return known;
    const random = seededRandom(keyedNumber(this.#secret, key));
    const pairs = lane.leagues.flatMap((league) => {
      const drawn = shuffled(league, random);
      return Array.from(
        { length: Math.floor(drawn.length / 2) },
        (_, turn) => drawn.slice(turn * 2, turn * 2 + 2) as unknown as [SeedTeam, SeedTeam],
      );
    });
    this.#rounds.set(key, pairs);
    return pairs;
  }

  /** Whether no fixture of the team lies within `rest` seconds of a start. */
  #isFree(teamId: number, startsAt: number, rest: number): boolean {
    const week = Math.floor(startsAt / weekSeconds);
    let busy = this.#busy.get(week);
    if (busy === undefined) {
      busy = startsByTeam(this.#fixturesAt(week * weekSeconds));
      this.#busy.set(week, busy);
    }
    return busy.get(teamId)?.every((start) => Math.abs(start - startsAt) > rest) ?? true;
  }
}

function pairOf(lane: Lane, slot: number, startsAt: number, home: SeedTeam, away: SeedTeam): Game {
  const id = idBase + laneKey(lane) * idLane + slot;
  const pairing = { id, championshipId: home.championshipId, homeId: home.id, awayId: away.id, startsAt };
  return { id, sport: lane.sport, championship: lane.championship, home, away, startsAt, pairing };
}

/** A race of all of a track's marbles, by their numbers. */
function raceOf(lane: Lane, slot: number, startsAt: number): Game {
  const field = lane.leagues.flat();
  const [home, away] = field;
  if (home === undefined || away === undefined) throw new Error(`Lane ${laneKey(lane)} has too few marbles`);
  const id = idBase + laneKey(lane) * idLane + slot;
  const { sport, championship } = lane;
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
