/**
 * Statistics of championships, teams and games. Those of a game ignore everything that ended after its start, so that
 * they don't change during and after it.
 */
import type { Game } from "../book/game.ts";
import type { SeedChampionship, SeedTeam } from "../model.ts";
import { isInvented } from "../book/lanes.ts";
import type { Ledger } from "../results/ledger.ts";
import type { Listed, Result } from "../results/result.ts";
import { inTurns } from "../turns.ts";
import { outcomeFor, recordOf, type SideRecord } from "./record.ts";
import { type TableRow, tableOf, type Venue } from "./table.ts";
import { hasTables, type Outcome } from "./tableRules.ts";

/** Numbers of games in a form, in the sums, and of meetings shown. */
const formLength = 10;
const recordLength = 20;
const meetingsShown = 10;

export interface Standings {
  championship: SeedChampionship;
  season: string;
  /** Newest first. */
  seasons: string[];
  groups: { name: string | null; rows: TableRow[] }[];
  /** Whether the season went on in rounds or play-offs that the table does not count. */
  isBeforePlayOffs: boolean;
  /** Start of the last game counted. */
  countedUntil: number;
}

export interface SideStatistics {
  team: SeedTeam;
  form: { outcome: Outcome; isHome: boolean; result: Result }[];
  all: SideRecord;
  atHome: SideRecord;
  away: SideRecord;
}

export interface GameStatistics {
  game: Game;
  home: SideStatistics;
  away: SideStatistics;
  headToHead: { homeWins: number; draws: number; awayWins: number; results: Result[] };
  standings: Standings | null;
}

export class Statistics {
  readonly #ledger: Ledger;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** Seasons of a championship with a table, newest first. */
  seasonsOf(championshipId: number): string[] {
    const past = this.#ledger.archive
      .ofChampionship(championshipId)
      .filter(({ countsForTable, sport }) => countsForTable && hasTables(sport.slug, championshipId));
    const own = this.#ledger.fixturesOf(championshipId).filter(({ sport }) => hasTables(sport.slug, championshipId));
    const seasons = [...past.map(({ season }) => season), ...own.map((fixture) => this.#ledger.played.season(fixture))];
    return [...new Set(seasons.filter((season) => season !== null))].toReversed();
  }

  /**
   * The table of a season, or of the latest one; null if there is none. `before` excludes games that had not ended by
   * then.
   */
  async standings(
    championshipId: number,
    season: string | undefined,
    { venue = "ALL" as Venue, before = this.#ledger.now() + 1 } = {},
  ): Promise<Standings | null> {
    const championship = this.#ledger.championship(championshipId);
    const seasons = this.seasonsOf(championshipId);
    for (const chosen of season === undefined ? seasons : seasons.filter((one) => one === season)) {
      const own = await this.#counted(championshipId, chosen, before);
      if (championship !== null && own.length > 0) return this.#tables(championship, chosen, own, { venue, before });
    }
    return null;
  }

  #tables(
    championship: SeedChampionship,
    chosen: string,
    own: readonly Result[],
    { venue, before }: { venue: Venue; before: number },
  ): Standings {
    const groups = [...Map.groupBy(own, ({ group }) => group)].toSorted(([one], [other]) =>
      (one ?? "") < (other ?? "") ? -1 : 1,
    );
    return {
      championship,
      season: chosen,
      seasons: this.seasonsOf(championship.id),
      groups: groups.map(([name, results]) => ({
        name,
        rows: tableOf(results, results[0]?.sport.slug ?? "football", championship.id, venue),
      })),
      isBeforePlayOffs: this.#ledger.archive
        .ofChampionship(championship.id)
        .some((result) => result.season === chosen && !result.countsForTable && result.startsAt < before),
      countedUntil: own.at(-1)?.startsAt ?? 0,
    };
  }

  /**
   * A side's last games before an instant, at most as many as its sums are over. Games of invented competitions say
   * nothing of a club, except before another game of the same one.
   */
  async side(team: SeedTeam, before: number, championshipId?: number): Promise<SideStatistics> {
    const results = await this.#last(this.#ofTeam(team.id, championshipId), before, recordLength);
    return {
      team,
      form: results
        .slice(0, formLength)
        .map((result) => ({ outcome: outcomeFor(team.id, result), isHome: result.home.id === team.id, result })),
      all: recordOf(team.id, results),
      atHome: recordOf(
        team.id,
        results.filter(({ home }) => home.id === team.id),
      ),
      away: recordOf(
        team.id,
        results.filter(({ away }) => away.id === team.id),
      ),
    };
  }

  async game(game: Game): Promise<GameStatistics> {
    const { championship, home, away, startsAt } = game;
    const before = Math.min(startsAt, this.#ledger.now() + 1);
    const meetings = await this.#last(
      this.#ofTeam(home.id, championship.id).filter(
        (listed) => listed.home.id === away.id || listed.away.id === away.id,
      ),
      before,
      Number.POSITIVE_INFINITY,
    );
    const outcomes = meetings.map((result) => outcomeFor(home.id, result));
    const count = (wanted: Outcome): number => outcomes.filter((outcome) => outcome === wanted).length;
    return {
      game,
      home: await this.side(home, before, championship.id),
      away: await this.side(away, before, championship.id),
      headToHead: {
        homeWins: count("WON"),
        draws: count("DRAWN"),
        awayWins: count("LOST"),
        results: meetings.slice(0, meetingsShown),
      },
      standings: await this.#tableWith(game, before),
    };
  }

  /** The game's own championship's table; for games between clubs of one league the league's. */
  async #tableWith({ championship, home, away }: Game, before: number): Promise<Standings | null> {
    const own = await this.standings(championship.id, undefined, { before });
    if (own !== null || championship.id === home.championshipId) return own;
    return home.championshipId === away.championshipId
      ? this.standings(home.championshipId, undefined, { before })
      : null;
  }

  #ofTeam(teamId: number, championshipId: number | undefined): Listed[] {
    return this.#ledger.ofTeam(teamId).filter(({ championship: { id } }) => id === championshipId || !isInvented(id));
  }

  /** The newest of a list, which is newest first, that were over before an instant. */
  async #last(list: readonly Listed[], before: number, most: number): Promise<Result[]> {
    const results: Result[] = [];
    await inTurns(list, (listed) => {
      if (results.length >= most || listed.startsAt >= before) return;
      const result = this.#ledger.result(listed);
      if (result !== null && result.endedAt <= before) results.push(result);
    });
    return results;
  }

  /** What counts for a season's table, oldest first. */
  async #counted(championshipId: number, season: string, before: number): Promise<Result[]> {
    const past = this.#ledger.archive
      .ofChampionship(championshipId)
      .filter((result) => result.season === season && result.countsForTable);
    const fixtures = this.#ledger
      .fixturesOf(championshipId)
      .filter((fixture) => fixture.startsAt < before && this.#ledger.played.season(fixture) === season);
    const own = await inTurns(fixtures, (fixture) => this.#ledger.played.result(fixture));
    return [...past, ...own.filter((result) => result !== null)].filter(({ endedAt }) => endedAt <= before);
  }
}
