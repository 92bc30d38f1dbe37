/**
 * The book: every game's state, prices and results at this moment of the services' clock, all computed, nothing stored.
 */
import { LRUCache } from "lru-cache";
import type { Clock } from "../../../platform/context.ts";
import type { Board } from "../combination/check.ts";
import { parseCombinationId, type Part } from "../combination/ids.ts";
import { combinedResult } from "../combination/joint.ts";
import { combinationMarket } from "../combination/offer.ts";
import { eachDiscipline } from "../cyber/disciplines.ts";
import { longestSeconds, RACE } from "../cyber/rules.ts";
import type { BookNames, Named, NamedKind } from "../feed.ts";
import { incidentsUntil, playStateAt } from "../live/playState.ts";
import { Plays } from "../live/plays.ts";
import type {
  BookGame,
  BookOutcome,
  Incident,
  OddsBook,
  OutcomeResult,
  PlayState,
  Seed,
  SeedFixture,
  SportModel,
  SportSlug,
} from "../model.ts";
import { bookGame, bookOutcome, type Found } from "./bookForms.ts";
import { Calendar } from "./calendar.ts";
import { Courses, type CoursesOptions } from "./courses.ts";
import type { Game } from "./game.ts";
import { momentOf, versionAt } from "./moments.ts";
import { namedIn } from "./named.ts";
import { parseOutcomeId } from "./outcomeIds.ts";
import { RestingPrices } from "./resting.ts";
import { calledOffView, isOver, lineView, marginFactor, playView, type GameView, type MarketView } from "./view.ts";

export interface BookOptions extends Omit<CoursesOptions, "seed" | "plays"> {
  seed: Seed;
  modelFor: (sport: SportSlug) => SportModel;
  clock: Pick<Clock, "now">;
  /** Fixtures of the season around an instant; the seed's own when left out. */
  fixturesAt?: (now: number) => readonly SeedFixture[];
  /** The courses of games; drawn by the secret when left out. */
  plays?: Pick<Plays, "canPlay" | "timelineOf" | "durationOf">;
}

/** Seconds that no game of a sport outlasts: older ones are over without a look at their course. */
export const longestGame: Readonly<Record<SportSlug, number>> = {
  football: 9_000,
  "ice-hockey": 11_000,
  basketball: 12_000,
  tennis: 18_000,
  volleyball: 12_000,
  "american-football": 15_000,
  baseball: 28_000,
  cricket: 12_000,
  ...eachDiscipline(({ rules }) => longestSeconds(rules)),
  marbles: RACE.lanes.slotSeconds,
};
/** How long after its start a game can be followed. */
const followedSeconds = 86_400;
/** Views kept: a few pages of the line and everything live. */
const mostViews = 1200;

export class Book implements OddsBook, BookNames {
  readonly calendar: Calendar;
  readonly #options: BookOptions;
  readonly #courses: Courses;
  readonly #views = new LRUCache<number, GameView>({ max: mostViews });
  /** Views of the second after this one, priced ahead. */
  readonly #next = new LRUCache<number, GameView>({ max: mostViews });
  readonly #boards = new WeakMap<GameView, Board>();
  readonly #resting = new RestingPrices();

  constructor(options: BookOptions) {
    this.#options = options;
    const plays = options.plays ?? new Plays(options.seed, options.secret, options.modelFor);
    this.#courses = new Courses({ ...options, plays });
    // A sport without past scores to draw from can't be played, so nothing of it is offered.
    const sports = options.seed.sports.filter(({ slug }) => plays.canPlay(slug));
    const fixturesAt = options.fixturesAt ?? (() => options.seed.fixtures);
    this.calendar = new Calendar({ ...options.seed, sports }, options.secret, fixturesAt);
  }

  /** Epoch seconds, whole, by the services' clock. */
  now(): number {
    return Math.floor(this.#options.clock.now() / 1000);
  }

  /** A game by its id, line, live or past; null if there is none. */
  game(id: number): Game | null {
    return this.#announced(this.calendar.byId(id, this.now()));
  }

  /** Races are there from their announcement on, and never in the line. */
  #announced(game: Game | null): Game | null {
    return game?.sport.area === "MARBLE" && game.startsAt > this.now() ? null : game;
  }

  /** A game that may still move or has lately: any other is looked up, not followed. */
  followed(id: number): Game | null {
    const now = this.now();
    const game = this.#announced(this.calendar.listed(id, now));
    return game !== null && now - game.startsAt < followedSeconds ? game : null;
  }

  /** Games that have not started, in the calendar's order. */
  line(): Game[] {
    const now = this.now();
    return this.calendar
      .games(now)
      .filter(
        ({ id, startsAt, sport }) =>
          startsAt > now && sport.area !== "MARBLE" && this.#courses.calledOff(id, now) === null,
      );
  }

  /** Games in play, in the calendar's order. */
  live(): Game[] {
    const now = this.now();
    return this.calendar
      .games(now)
      .filter(
        (game) =>
          game.startsAt <= now &&
          now - game.startsAt < longestGame[game.sport.slug] &&
          now < this.#courses.endOf(game) &&
          this.#courses.calledOff(game.id, now) === null,
      );
  }

  /** What there is to see of a game now. */
  view(game: Game): GameView {
    const now = this.now();
    const moment = this.#courses.lastMoment(game, now);
    // A game is called off in the very second that another change may have been priced for.
    const isOff = this.#courses.calledOff(game.id, now) !== null;
    const fits = (view: GameView | undefined): view is GameView =>
      view?.version === versionAt(moment) && (!isOff || isOver(view.status));
    const [kept, next] = [this.#views.get(game.id), this.#next.get(game.id)];
    if (fits(kept)) return kept;
    const view = fits(next) ? next : this.#viewAt(game, moment);
    this.#views.set(game.id, view);
    return view;
  }

  /** Prices the changes of the next second, so that they are ready in time. Nothing of it is visible before. */
  prepare(game: Game): void {
    const moment = this.#courses.lastMoment(game, this.now() + 1);
    const version = versionAt(moment);
    if (this.#views.peek(game.id)?.version !== version && this.#next.peek(game.id)?.version !== version)
      this.#next.set(game.id, this.#viewAt(game, moment));
  }

  /** The markets that stood at a game's start, at the prices of then. */
  firstMarkets(game: Game): readonly MarketView[] {
    return lineView(
      game,
      this.#options.modelFor(game.sport.slug),
      this.#courses.quoted(game, game.startsAt),
      game.startsAt,
    ).markets;
  }

  /** What there was to see of a game at a moment (epoch seconds) that is not after now. */
  viewAt(game: Game, moment: number): GameView {
    return this.#viewAt(game, this.#courses.lastMoment(game, Math.min(moment, this.now())));
  }

  /** Version of a game now, without pricing it. */
  version(game: Game): number {
    return versionAt(this.#courses.lastMoment(game, this.now()));
  }

  /** State of play in this second (the view's state is that of its last change); null before the start. */
  stateNow(game: Game): PlayState | null {
    const second = this.#courses.secondAt(game, this.now());
    return second < 0 ? null : playStateAt(game.sport.slug, this.#courses.timeline(game), second);
  }

  /** How a game ended and when; null while it is ahead or on, and where it was called off. */
  ended(game: Game): { state: PlayState; at: number } | null {
    const second = this.#courses.secondAt(game, this.now());
    if (second < 0) return null;
    const timeline = this.#courses.timeline(game);
    return second < timeline.duration
      ? null
      : { state: playStateAt(game.sport.slug, timeline, timeline.duration), at: game.startsAt + timeline.duration };
  }

  /** Events of a game so far, oldest first; of a race its start and its end, because the score has the rest. */
  incidentsNow(game: Game): readonly Incident[] {
    const second = this.now() - game.startsAt;
    const past = second < 0 ? [] : incidentsUntil(this.#courses.timeline(game), second);
    return game.field === undefined ? past : past.filter(({ type }) => type !== "MOVE");
  }

  /** An outcome of a game or a combination of several, as it is on offer now; null if it is not. */
  find(outcomeId: string): Found | null {
    const combination = parseCombinationId(outcomeId);
    const key = combination ?? parseOutcomeId(outcomeId);
    const game = key === null ? null : this.game(key.gameId);
    if (game === null) return null;
    const view = this.view(game);
    const market =
      combination === null
        ? view.markets.find(({ outcomes }) => outcomes.some(({ id }) => id === outcomeId))
        : combinationMarket(this.board(game), combination);
    const outcome = market?.outcomes.find(({ id }) => id === outcomeId);
    return market == null || outcome === undefined ? null : { view, market, outcome };
  }

  /** What a game's combinations are priced with, as of its view. */
  board(game: Game): Board {
    const view = this.view(game);
    const kept = this.#boards.get(view);
    if (kept !== undefined) return kept;
    const model = this.#options.modelFor(game.sport.slug);
    const strength = this.#courses.quoted(game, Math.min(momentOf(view.version), game.startsAt));
    const board = {
      view,
      model,
      finals: model.joint?.finals(strength, view.state) ?? [],
      marginFactor: marginFactor(view.section),
    };
    this.#boards.set(view, board);
    return board;
  }

  outcome(outcomeId: string): BookOutcome | null {
    const found = this.find(outcomeId);
    return found === null ? null : bookOutcome(found);
  }

  siblings(outcomeId: string): BookOutcome[] {
    const found = this.find(outcomeId);
    return found === null ? [] : found.market.outcomes.map((outcome) => bookOutcome({ ...found, outcome }));
  }

  gameOf(outcomeId: string): BookGame | null {
    const key = parseCombinationId(outcomeId) ?? parseOutcomeId(outcomeId);
    const game = key === null ? null : this.game(key.gameId);
    return game === null ? null : bookGame(this.view(game));
  }

  result(outcomeId: string): OutcomeResult | null {
    const combination = parseCombinationId(outcomeId);
    const key = combination ?? parseOutcomeId(outcomeId);
    const game = key === null ? null : this.game(key.gameId);
    if (key === null || game === null) return null;
    const second = this.#courses.secondAt(game, this.now());
    const isCalledOff = this.#courses.isCancelled(game, this.now());
    if (second < 0) return isCalledOff ? "VOID" : null;
    const timeline = this.#courses.timeline(game);
    const state = playStateAt(game.sport.slug, timeline, second);
    const model = this.#options.modelFor(game.sport.slug);
    const settled = (part: Part): OutcomeResult | null =>
      model.settle(part, part.outcome, state, second >= timeline.duration);
    const result = "parts" in key ? combinedResult(key.parts.map(settled)) : settled(key);
    // Outcomes decided before a game was called off stand; all others return the stake.
    return result ?? (isCalledOff ? "VOID" : null);
  }

  named(kind: NamedKind, key: string): Named | null {
    return namedIn(this, kind, key);
  }

  #viewAt(game: Game, moment: number): GameView {
    if (this.#courses.calledOff(game.id, moment) !== null && moment < this.#courses.endOf(game))
      return calledOffView(game, this.#courses.timeline(game), moment);
    const model = this.#options.modelFor(game.sport.slug);
    const strength = this.#courses.quoted(game, Math.min(moment, game.startsAt));
    if (moment < game.startsAt) return lineView(game, model, strength, moment);
    const second = moment - game.startsAt;
    return playView(game, model, strength, this.#courses.timeline(game), second, (marketsAt) =>
      this.#resting.at(game, second, { marketsAt, lastChange: (at) => this.#courses.lastChange(game, at) }),
    );
  }
}
