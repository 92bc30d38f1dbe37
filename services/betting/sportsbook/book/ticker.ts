/**
 * Looks at the watched games each second and reports changes; nobody hears those of other games. The time in between is
 * used to price the next changes, which would otherwise be late. The state of a game never depends on when it is looked
 * at; only the reports do.
 */
import type { GameChange, GameFeed } from "../feed.ts";
import { presentEvents, presentEventScore } from "../present.ts";
import type { Book } from "./book.ts";
import type { Game } from "./game.ts";
import type { Incident, PlayState } from "../model.ts";
import { type GameStatus, type GameView, isOver } from "./view.ts";
import { isId } from "../../../platform/http/ids.ts";

/** Real milliseconds between two looks at the clock: games change with its seconds. */
const beatEvery = 20;
/** Of them, milliseconds for pricing ahead; the rest is for anyone who waits. */
const aheadEvery = 8;
/** If a second of the clock is shorter than this many real milliseconds, there is no time to price ahead. */
const leastSecond = 500;

/** A game as it was seen at one look. */
interface Sight {
  view: GameView;
  state: PlayState | null;
  incidents: readonly Incident[];
}

interface Told {
  version: number;
  status: GameStatus;
  eventCount: number;
  prices: ReadonlyMap<string, { coef: string; isBlocked: boolean }>;
}

export class Ticker implements GameFeed {
  readonly #book: Book;
  readonly #listeners = new Set<(change: GameChange) => void>();
  /** How many watch each game. */
  readonly #watched = new Map<number, number>();
  readonly #told = new Map<number, Told>();
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | null = null;
  /** The second that was looked at, and when. */
  #second = Number.NaN;
  #lookedAt = 0;
  /** Games that may change with the next second and are not priced yet. */
  #ahead: Game[] = [];

  /** `onError` hears of a game that could not be looked at; the others go on. */
  constructor(book: Book, onError: (error: unknown) => void) {
    this.#book = book;
    this.#onError = onError;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#beat(), beatEvery);
  }

  #beat(): void {
    const second = this.#book.now();
    if (second !== this.#second) {
      this.#second = second;
      const games = this.look();
      const since = performance.now() - this.#lookedAt;
      this.#lookedAt += since;
      this.#ahead = since < leastSecond ? [] : games;
      return;
    }
    const end = performance.now() + aheadEvery;
    while (this.#ahead.length > 0 && performance.now() < end) {
      const game = this.#ahead.pop();
      if (game !== undefined) this.#try(() => this.#book.prepare(game));
    }
  }

  #try(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#onError(error);
    }
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  snapshot(gameId: string): GameChange | null {
    const game = this.#gameOf(gameId);
    if (game === null) return null;
    const sight = this.#see(game);
    // Changes since the last look are reported first, because the next change is relative to what listeners know.
    const told = this.#told.get(game.id);
    if (told !== undefined && told.version !== sight.view.version) this.#report(game, sight);
    // From here on changes are relative to this snapshot.
    if (this.#watched.has(game.id) && !this.#told.has(game.id) && !isOver(sight.view.status))
      this.#remember(game, sight);
    return {
      ...standing(game, sight),
      prices: [...pricesOf(sight.view)].map(([outcomeId, price]) => ({ outcomeId, ...price })),
      goneOutcomeIds: [],
      isSnapshot: true,
    };
  }

  subscribe(listener: (change: GameChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  watch(gameIds: readonly string[]): () => void {
    const games = [...new Set(gameIds)].map((id) => this.#gameOf(id)).filter((game) => game !== null);
    for (const { id } of games) this.#watched.set(id, (this.#watched.get(id) ?? 0) + 1);
    let isOn = true;
    return () => {
      if (!isOn) return;
      isOn = false;
      for (const { id } of games) {
        const left = (this.#watched.get(id) ?? 1) - 1;
        if (left > 0) this.#watched.set(id, left);
        else this.#watched.delete(id);
      }
    };
  }

  /** Reports changes since the last look; returns the games that were looked at. */
  look(): Game[] {
    const games = new Map(
      this.#watched.size === 0
        ? []
        : this.#book
            .live()
            .filter(({ id }) => this.#watched.has(id))
            .map((game) => [game.id, game]),
    );
    // The upcoming games reported so far, and one that has just ended: it is in neither list, but its end must be
    // reported.
    for (const id of this.#told.keys()) {
      const game = games.has(id) ? null : this.#book.game(id);
      if (game !== null) games.set(id, game);
      else if (!games.has(id)) this.#told.delete(id);
    }
    for (const game of games.values()) this.#try(() => this.#lookAt(game));
    return [...games.values()];
  }

  #lookAt(game: Game): void {
    const before = this.#told.get(game.id);
    if (!this.#watched.has(game.id)) {
      this.#told.delete(game.id);
      return;
    }
    if (before?.version === this.#book.version(game)) {
      if (isOver(before.status)) this.#told.delete(game.id);
      return;
    }
    this.#report(game, this.#see(game));
  }

  /** Tells what changed since the last report; the first one of a game only notes how it stands. */
  #report(game: Game, sight: Sight): void {
    const { view, incidents } = sight;
    const before = this.#told.get(game.id);
    const after = this.#remember(game, sight);
    if (before === undefined) return;
    const prices = [...after.prices].filter(([id, price]) => {
      const old = before.prices.get(id);
      return old?.coef !== price.coef || old.isBlocked !== price.isBlocked;
    });
    const goneOutcomeIds = [...before.prices.keys()].filter((id) => !after.prices.has(id));
    // Before the start there is nothing to tell but prices.
    if (prices.length === 0 && goneOutcomeIds.length === 0 && view.status === before.status && view.section === "LINE")
      return;
    const newEvents = presentEvents(incidents).slice(before.eventCount);
    const change: GameChange = {
      ...standing(game, sight),
      prices: prices.map(([outcomeId, price]) => ({ outcomeId, ...price })),
      goneOutcomeIds,
      isSnapshot: false,
      ...(newEvents.length > 0 && { newEvents }),
    };
    for (const listener of this.#listeners) listener(change);
  }

  /** A game read once: while it is priced the next second may begin, and a second reading would be of that one. */
  #see(game: Game): Sight {
    return { view: this.#book.view(game), state: this.#book.stateNow(game), incidents: this.#book.incidentsNow(game) };
  }

  #remember(game: Game, { view, incidents }: Sight): Told {
    const told = {
      version: view.version,
      status: view.status,
      eventCount: incidents.length,
      prices: pricesOf(view),
    };
    this.#told.set(game.id, told);
    return told;
  }

  #gameOf(gameId: string): Game | null {
    return isId(gameId) ? this.#book.followed(Number(gameId)) : null;
  }
}

function pricesOf({ markets, isSuspended }: GameView): Map<string, { coef: string; isBlocked: boolean }> {
  return new Map(
    markets.flatMap(({ outcomes }) => outcomes.map(({ id, coef }) => [id, { coef, isBlocked: isSuspended }] as const)),
  );
}

/** What is told of a game at every report. */
function standing(
  game: Game,
  { view, state, incidents }: Sight,
): Pick<GameChange, "gameId" | "version" | "section" | "status" | "score" | "eventCount"> {
  return {
    gameId: String(game.id),
    version: view.version,
    section: view.section,
    status: view.status,
    score: state === null ? null : presentEventScore(game, state, view),
    eventCount: incidents.length,
  };
}
