/** The book: every game's state, prices and results at this moment of the services' clock, all computed, nothing stored. */
import { LRUCache } from "lru-cache";
import type { Clock } from "../../core/context.ts";
import type { BookNames, Named } from "../feed.ts";
import { keyedNumber } from "../live/random.ts";
import { incidentsUntil, playStateAt } from "../live/playState.ts";
import { Plays } from "../live/plays.ts";
import type {
  BookGame, BookOutcome, Incident, OddsBook, OutcomeResult, PlayState, Seed, SeedFixture, SportModel, SportSlug, Strength, Timeline,
} from "../model.ts";
import { gameNames, marketNames, outcomeNames } from "../words/names.ts";
import { Calendar } from "./calendar.ts";
import type { Game } from "./game.ts";
import { lastLineMoment, lastLiveSecond, liveStep, versionAt } from "./moments.ts";
import { marketIdOf, parseOutcomeId } from "./outcomeIds.ts";
import { lineView, playView, type GameView } from "./view.ts";
import { driftedStrength } from "./walk.ts";

export interface BookOptions {
  seed: Seed;
  modelFor: (sport: SportSlug) => SportModel;
  clock: Pick<Clock, "now">;
  /** Key of all draws; kept by the services, so that a restart draws the same. */
  secret: Buffer;
  /** Fixtures of the season around an instant; the seed's own when left out. */
  fixturesAt?: (now: number) => readonly SeedFixture[];
}

/** Seconds that no game of a sport outlasts: older ones are over without a look at their course. */
const longestGame: Readonly<Record<SportSlug, number>> = {
  "football": 9_000, "ice-hockey": 11_000, "basketball": 12_000, "tennis": 18_000, "volleyball": 12_000,
  "american-football": 15_000, "baseball": 18_000, "cricket": 12_000,
};
/** How long after its start a game can be followed. */
const followedSeconds = 86_400;
/** Views kept: a few pages of the line and everything live. */
const mostViews = 1200;

export class Book implements OddsBook, BookNames {
  readonly calendar: Calendar;
  readonly #options: BookOptions;
  readonly #plays: Plays;
  readonly #views = new LRUCache<number, GameView>({ max: mostViews });
  readonly #keys = new LRUCache<number, number>({ max: 10_000 });

  constructor(options: BookOptions) {
    this.#options = options;
    this.#plays = new Plays(options.seed, options.secret, options.modelFor);
    // A sport without past scores to draw from can't be played, so nothing of it is offered.
    const sports = options.seed.sports.filter(({ slug }) => this.#plays.canPlay(slug));
    const fixturesAt = options.fixturesAt ?? (() => options.seed.fixtures);
    this.calendar = new Calendar({ ...options.seed, sports }, options.secret, fixturesAt);
  }

  /** Epoch seconds, whole, by the services' clock. */
  now(): number {
    return Math.floor(this.#options.clock.now() / 1000);
  }

  /** A game by its id, line, live or past; null when there is none. */
  game(id: number): Game | null {
    return this.calendar.byId(id, this.now());
  }

  /** A game that may still move or has lately: any other is looked up, not followed. */
  followed(id: number): Game | null {
    const now = this.now();
    const game = this.calendar.listed(id, now);
    return game !== null && now - game.startsAt < followedSeconds ? game : null;
  }

  /** Games that have not started, in the calendar's order. */
  line(): Game[] {
    const now = this.now();
    return this.calendar.games(now).filter(({ startsAt }) => startsAt > now);
  }

  /** Games in play, in the calendar's order. */
  live(): Game[] {
    const now = this.now();
    return this.calendar.games(now).filter((game) => game.startsAt <= now && now - game.startsAt < longestGame[game.sport.slug] && now < this.#endOf(game));
  }

  /** What there is to see of a game now. */
  view(game: Game): GameView {
    const now = this.now();
    const moment = this.#lastMoment(game, now);
    const kept = this.#views.get(game.id);
    if (kept?.version === versionAt(moment)) return kept;
    const view = this.#viewAt(game, moment);
    this.#views.set(game.id, view);
    return view;
  }

  /** Version of a game now, without pricing it. */
  version(game: Game): number {
    return versionAt(this.#lastMoment(game, this.now()));
  }

  /** Where play stands this second (the view's state is that of its last change); null before the start. */
  stateNow(game: Game): PlayState | null {
    const second = this.now() - game.startsAt;
    return second < 0 ? null : playStateAt(game.sport.slug, this.#timeline(game), second);
  }

  /** What happened in a game so far, oldest first. */
  incidentsNow(game: Game): readonly Incident[] {
    const second = this.now() - game.startsAt;
    return second < 0 ? [] : incidentsUntil(this.#timeline(game), second);
  }

  outcome(outcomeId: string): BookOutcome | null {
    const key = parseOutcomeId(outcomeId);
    const game = key === null ? null : this.game(key.gameId);
    if (key === null || game === null) return null;
    const view = this.view(game);
    const market = view.markets.find(({ id }) => id === marketIdOf(key.gameId, key.type, key.param));
    const outcome = market?.outcomes.find(({ id }) => id === outcomeId);
    if (market === undefined || outcome === undefined) return null;
    return {
      outcomeId, outcomeType: outcome.type, outcomeNames: outcomeNames(game, market, outcome.type),
      marketId: market.id, marketType: market.type, marketNames: marketNames(game, market),
      coef: outcome.coef, isBlocked: view.isSuspended, marketVersion: view.marketVersion, game: this.#bookGame(view),
    };
  }

  gameOf(outcomeId: string): BookGame | null {
    const key = parseOutcomeId(outcomeId);
    const game = key === null ? null : this.game(key.gameId);
    return game === null ? null : this.#bookGame(this.view(game));
  }

  result(outcomeId: string): OutcomeResult | null {
    const key = parseOutcomeId(outcomeId);
    const game = key === null ? null : this.game(key.gameId);
    const second = game === null ? -1 : this.now() - game.startsAt;
    if (key === null || game === null || second < 0) return null;
    const timeline = this.#timeline(game);
    const state = playStateAt(game.sport.slug, timeline, second);
    return this.#options.modelFor(game.sport.slug).settle(key, key.outcome, state, second >= timeline.duration);
  }

  named(kind: "sport" | "championship" | "game", key: string): Named | null {
    if (kind === "sport") return this.calendar.sports.find(({ slug }) => slug === key) ?? null;
    if (!/^\d{1,15}$/.test(key)) return null;
    const game = kind === "game" ? this.game(Number(key)) : null;
    if (game !== null) return { names: gameNames(game), sport: game.sport.names, championship: game.championship.names, startsAt: game.startsAt };
    const championship = kind === "championship" ? this.calendar.championship(Number(key)) : null;
    const sport = this.calendar.sports.find(({ id }) => id === championship?.sportId);
    return championship === null || sport === undefined ? null : { names: championship.names, sport: sport.names };
  }

  #bookGame({ game, section, status, state, version }: GameView): BookGame {
    return {
      gameId: String(game.id), sportId: String(game.sport.id), championshipId: String(game.championship.id),
      championshipNames: game.championship.names, names: gameNames(game), section, isFinished: status === "FINISHED",
      startsAt: game.startsAt, version, score: state === null ? null : `${state.home}:${state.away}`,
    };
  }

  #viewAt(game: Game, moment: number): GameView {
    const model = this.#options.modelFor(game.sport.slug);
    const strength = this.#strength(game, Math.min(moment, game.startsAt));
    return moment < game.startsAt
      ? lineView(game, model, strength, moment)
      : playView(game, model, strength, this.#timeline(game), moment - game.startsAt);
  }

  /** The moment of the last change at or before now. */
  #lastMoment(game: Game, now: number): number {
    const key = this.#key(game);
    if (now < game.startsAt) return lastLineMoment(game.startsAt, now, key % 600);
    const timeline = this.#timeline(game);
    const second = Math.min(now - game.startsAt, timeline.duration);
    return game.startsAt + lastLiveSecond(game.sport.slug, timeline, second, key % liveStep);
  }

  #endOf(game: Game): number {
    return game.startsAt + this.#timeline(game).duration;
  }

  /** Played by the strengths at the start, whatever the line thought before. */
  #timeline(game: Game): Timeline {
    return this.#plays.timelineOf(game.id, game.sport.slug, () => this.#strength(game, game.startsAt));
  }

  #strength(game: Game, moment: number): Strength {
    return driftedStrength(game.sport.slug, this.#options.seed.strength(game.pairing), this.#key(game), moment);
  }

  /** A number of the game's own that tells nothing about its course. */
  #key(game: Game): number {
    const kept = this.#keys.get(game.id);
    if (kept !== undefined) return kept;
    const key = keyedNumber(this.#options.secret, `drift:${game.id}`);
    this.#keys.set(game.id, key);
    return key;
  }
}
