/** Which games there are: fixtures of the seed and pairings of the schedule, around now. */
import type { Seed, SeedChampionship, SeedFixture, SeedSport, SeedTeam } from "../model.ts";
import type { Game } from "./game.ts";
import { TeamSlugs } from "../search/teams.ts";
import { Schedule } from "./schedule.ts";

/** How long a game can be looked up after its start, in seconds. */
const keptSeconds = 3 * 86_400;
/** The list of games is made again this often. */
const refreshSeconds = 1800;

export class Calendar {
  readonly sports: readonly SeedSport[];
  /** In menu order. */
  readonly championships: readonly SeedChampionship[];
  readonly teams: readonly SeedTeam[];
  readonly teamSlugs: TeamSlugs;
  readonly #schedule: Schedule;
  readonly #sports: ReadonlyMap<number, SeedSport>;
  readonly #championships: ReadonlyMap<number, SeedChampionship>;
  readonly #teams: ReadonlyMap<number, SeedTeam>;
  readonly #fixturesAt: (now: number) => readonly SeedFixture[];
  #games: readonly Game[] = [];
  #fixtures: readonly Game[] = [];
  #byId: ReadonlyMap<number, Game> = new Map();
  #madeFor = Number.NaN;

  /** `fixturesAt` gives the fixtures of the season around an instant (epoch seconds). */
  constructor(seed: Seed, secret: Buffer, fixturesAt: (now: number) => readonly SeedFixture[]) {
    this.#schedule = new Schedule(seed, secret, fixturesAt);
    this.sports = seed.sports.toSorted((one, other) => one.order - other.order);
    this.#sports = new Map(seed.sports.map((sport) => [sport.id, sport]));
    const sportOrder = ({ sportId }: SeedChampionship): number => this.#sports.get(sportId)?.order ?? 0;
    this.championships = [...seed.championships, ...this.#schedule.championships].toSorted(
      (one, other) => sportOrder(one) - sportOrder(other) || one.order - other.order || one.id - other.id,
    );
    this.#championships = new Map(this.championships.map((championship) => [championship.id, championship]));
    this.teams = seed.teams;
    this.teamSlugs = new TeamSlugs(seed.teams, seed.sports);
    this.#teams = new Map(seed.teams.map((team) => [team.id, team]));
    this.#fixturesAt = fixturesAt;
  }

  /** Games from three days ago to the end of the season, by championship in menu order, start, id. */
  games(now: number): readonly Game[] {
    this.#refresh(now);
    return this.#games;
  }

  /** A game by its id, however long ago it was played if the schedule made it; null if there is none. */
  byId(id: number, now: number): Game | null {
    this.#refresh(now);
    const known = this.#byId.get(id);
    if (known !== undefined) return known;
    const scheduled = this.#schedule.byId(id);
    return scheduled !== null && scheduled.startsAt < now ? scheduled : null;
  }

  /** The same for games of the list alone, which takes no drawing of pairs. */
  listed(id: number, now: number): Game | null {
    this.#refresh(now);
    return this.#byId.get(id) ?? null;
  }

  /** Fixtures of the seasons around now, played ones too. */
  fixtures(now: number): readonly Game[] {
    this.#refresh(now);
    return this.#fixtures;
  }

  /** Races that start in [from, until), epoch seconds. They are in no list before their start. */
  races(from: number, until: number): Game[] {
    return this.#schedule.between(from, until).filter(({ sport }) => sport.area === "MARBLE");
  }

  championship(id: number): SeedChampionship | null {
    return this.#championships.get(id) ?? null;
  }

  #refresh(now: number): void {
    const wanted = Math.floor(now / refreshSeconds);
    if (wanted === this.#madeFor) return;
    const from = wanted * refreshSeconds;
    const place = new Map(this.championships.map(({ id }, index) => [id, index]));
    const fixtures = this.#fixturesAt(from)
      .map((fixture) => this.#gameOf(fixture))
      .filter((game) => game !== null);
    const scheduled = this.#schedule.listed(from, refreshSeconds);
    const order = (one: Game, other: Game): number =>
      (place.get(one.championship.id) ?? 0) - (place.get(other.championship.id) ?? 0) ||
      one.startsAt - other.startsAt ||
      one.id - other.id;
    this.#games = [...fixtures.filter(({ startsAt }) => startsAt > from - keptSeconds), ...scheduled].toSorted(order);
    this.#fixtures = fixtures;
    this.#byId = new Map([...fixtures, ...scheduled].map((game) => [game.id, game]));
    this.#madeFor = wanted;
  }

  #gameOf(fixture: SeedFixture): Game | null {
    const championship = this.#championships.get(fixture.championshipId);
    const sport = this.#sports.get(championship?.sportId ?? Number.NaN);
    const home = this.#teams.get(fixture.homeId);
    const away = this.#teams.get(fixture.awayId);
    if (championship === undefined || sport === undefined || home === undefined || away === undefined) return null;
    return { id: fixture.id, sport, championship, home, away, startsAt: fixture.startsAt, pairing: fixture };
  }
}
