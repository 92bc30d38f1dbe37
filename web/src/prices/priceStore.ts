/**
 * Prices and states of games in motion, outside of React and of the Apollo cache: a map with listeners per key, told at
 * most every 100 ms. Measured: 600 cells at 2,000 updates a second stay at 60 frames, where a cache of objects gives 3.
 */
import { siteClock } from "@/platform/browser/siteClock.ts";
import { direction, eventsAfter, locked, UNHEARD, type GameChange, type GameState, type Price } from "./gameState.ts";

/** How long changes are gathered before listeners are told, in milliseconds. */
export const FLUSH_EVERY = 100;
/** The same while a navigation is under way: each flush throws away what React has drawn of the next page so far. */
export const FLUSH_WHILE_HELD = 800;
/**
 * Changes told in one frame; the others wait for the next. A change costs the browser some 0.2 ms of drawing, so a
 * thousand at once would hold up every click for that long.
 */
const TOLD_A_FRAME = 28;
/** How long drawing prices waits for what a player has pressed, in milliseconds. */
const QUIET_AFTER_PRESS = 150;
/**
 * How long a move is shown, in milliseconds. The store takes it back at a flush: an animation on each of 600 cells
 * costs nine frames of ten, a tint that stands still costs none.
 */
export const MOVE_SHOWN = 1200;
/** Games kept after nobody looks at them any more, so that going back shows no older price. */
const KEPT_GAMES = 300;

export class PriceStore {
  readonly #prices = new Map<string, Price>();
  readonly #games = new Map<string, GameState>();
  readonly #outcomesOf = new Map<string, Set<string>>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #structureListeners = new Set<(gameId: string) => void>();
  /** When outcomes that show a move last moved, oldest first. */
  readonly #movedAt = new Map<string, number>();
  /** Games whose prices may be old until they are told whole again. */
  readonly #stale = new Set<string>();
  #isLost = false;
  #isHeld = false;
  #quietUntil = 0;
  readonly #dirty = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  price(outcomeId: string): Price | undefined {
    return this.#prices.get(outcomeId);
  }

  game(gameId: string): GameState | undefined {
    return this.#games.get(gameId);
  }

  /** The game's state if it is at least of the version given: what was fetched may be newer than the feed. */
  gameSince(gameId: string, version: number): GameState | undefined {
    const state = this.#games.get(gameId);
    return state !== undefined && state.version >= version ? state : undefined;
  }

  /**
   * An outcome's price if the feed's word on its game is at least of the version given; a stale one while the feed is
   * lost. None of a suspended game is open.
   */
  priceSince(gameId: string, version: number, outcomeId: string): Price | undefined {
    const game = this.gameSince(gameId, version);
    const known = game === undefined ? undefined : this.#prices.get(outcomeId);
    if (known !== undefined && game?.status === "SUSPENDED") return locked(known);
    return known ?? (this.#isLost ? UNHEARD : undefined);
  }

  /**
   * Says that these games (all, when left out) are not followed now: what is known of them may be old until they are
   * told whole again.
   */
  expire(gameIds: Iterable<string> = this.#games.keys()): void {
    for (const gameId of gameIds) {
      if (this.#stale.has(gameId) || !this.#games.has(gameId)) continue;
      this.#stale.add(gameId);
      for (const outcomeId of this.#outcomesOf.get(gameId) ?? []) {
        const price = this.#prices.get(outcomeId);
        if (price === undefined) continue;
        this.#prices.set(outcomeId, { ...price, isStale: true, move: 0 });
        this.#movedAt.delete(outcomeId);
        this.#touch(outcomeId);
      }
    }
  }

  /**
   * Whether the connection that prices come by is lost: then no price on the page counts, also none that was only
   * fetched.
   */
  setLost(isLost: boolean): void {
    if (this.#isLost === isLost) return;
    this.#isLost = isLost;
    if (isLost) this.expire();
    for (const key of this.#listeners.keys()) this.#touch(key);
    this.flush();
  }

  /** Whether a navigation is under way; listeners are then told less often. */
  hold(isHeld: boolean): void {
    if (this.#isHeld === isHeld) return;
    this.#isHeld = isHeld;
    if (!isHeld && this.#dirty.size > 0) this.#tellSome();
  }

  /** Says that somebody has pressed something: what that does is drawn first, prices a moment later. */
  giveWay(): void {
    this.#quietUntil = performance.now() + QUIET_AFTER_PRESS;
  }

  /** Calls `listener` after a flush that touched `key`, the id of an outcome or of a game. Returns the way out. */
  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(key) === listeners) this.#listeners.delete(key);
    };
  }

  /** Calls `listener` when a game gained or lost outcomes, so that somebody can fetch its markets again. */
  onStructure(listener: (gameId: string) => void): () => void {
    this.#structureListeners.add(listener);
    return () => this.#structureListeners.delete(listener);
  }

  /** Takes a message of the feed. One that is not newer than what is known is dropped; a snapshot replaces it. */
  apply(change: GameChange): void {
    const known = this.#games.get(change.gameId);
    // Where what is known counts no more, a whole state does, though another gateway be a moment behind.
    const isNews = change.isSnapshot && this.#stale.has(change.gameId);
    const isOld =
      known !== undefined &&
      !isNews &&
      (change.isSnapshot ? change.version < known.version : change.version <= known.version);
    if (isOld) return;
    if (change.isSnapshot) this.#stale.delete(change.gameId);
    this.#games.delete(change.gameId);
    this.#games.set(change.gameId, {
      version: change.version,
      section: change.section,
      status: change.status,
      score: change.score ?? known?.score ?? null,
      eventCount: change.eventCount ?? known?.eventCount ?? null,
      newEvents: eventsAfter(known, change),
    });
    const isSuspended = change.status === "SUSPENDED";
    if (!isSuspended) this.#touch(change.gameId);

    const outcomes = this.#outcomesOf.get(change.gameId) ?? new Set<string>();
    this.#outcomesOf.set(change.gameId, outcomes);
    if (known !== undefined && isSuspended !== (known.status === "SUSPENDED"))
      for (const outcomeId of outcomes) this.#touch(outcomeId);
    let hasNew = false;
    for (const { outcomeId, coef, isBlocked } of change.prices) {
      hasNew ||= !outcomes.has(outcomeId);
      outcomes.add(outcomeId);
      this.#setPrice(outcomeId, coef, isBlocked);
    }
    const offered = change.isSnapshot ? new Set(change.prices.map(({ outcomeId }) => outcomeId)) : null;
    const gone = offered === null ? change.goneOutcomeIds : [...outcomes].filter((id) => !offered.has(id));
    for (const outcomeId of gone) {
      outcomes.add(outcomeId);
      this.#setGone(outcomeId);
    }
    // A frame tells a part of what changed: no price may look open beside the word that the game is suspended.
    if (isSuspended) {
      this.#dirty.delete(change.gameId);
      this.#touch(change.gameId);
    }
    const isFirst = known === undefined;
    if ((hasNew && !isFirst) || gone.length > 0)
      for (const listener of this.#structureListeners) listener(change.gameId);
    this.#trim();
  }

  #setPrice(outcomeId: string, coef: string, isBlocked: boolean): void {
    const old = this.#prices.get(outcomeId);
    if (old !== undefined && old.coef === coef && old.isBlocked === isBlocked && !old.isGone && !old.isStale) return;
    const before = old?.isStale === false ? old : undefined;
    const way = before === undefined ? 0 : direction(before.coef, coef);
    const move = way || (before?.move ?? 0);
    this.#prices.set(outcomeId, { coef, isBlocked, isGone: false, isStale: false, move });
    if (way !== 0) {
      this.#movedAt.delete(outcomeId);
      this.#movedAt.set(outcomeId, siteClock.now());
    }
    this.#touch(outcomeId);
  }

  #setGone(outcomeId: string): void {
    const old = this.#prices.get(outcomeId);
    if (old?.isGone === true) return;
    this.#prices.set(outcomeId, { coef: old?.coef ?? "0", isBlocked: true, isGone: true, isStale: false, move: 0 });
    this.#touch(outcomeId);
  }

  #touch(key: string): void {
    if (this.#dirty.size === 0) {
      // A timer that only waits to take a move back would hold this change up.
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#tellSome(), this.#isHeld ? FLUSH_WHILE_HELD : FLUSH_EVERY);
    }
    this.#dirty.add(key);
  }

  /** Tells the listeners of everything that changed since the last time. */
  flush(): void {
    this.#tell(Infinity);
  }

  /**
   * Tells as much as a frame bears, what waited longest first, and comes again with the next frame. A page nobody sees
   * has no frames.
   */
  #tellSome(): void {
    if (this.#isHeld || typeof document === "undefined" || document.hidden) return this.flush();
    const wait = this.#quietUntil - performance.now();
    if (wait > 0) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#tellSome(), wait);
      return;
    }
    this.#tell(TOLD_A_FRAME);
    if (this.#dirty.size > 0)
      requestAnimationFrame(() => {
        if (this.#dirty.size > 0) this.#tellSome();
      });
  }

  #tell(most: number): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#settleMoves(siteClock.now());
    const keys: string[] = [];
    for (const key of this.#dirty) {
      if (keys.length >= most) break;
      // What nobody listens to costs nothing.
      if (this.#listeners.has(key)) keys.push(key);
      this.#dirty.delete(key);
    }
    for (const key of keys) for (const listener of this.#listeners.get(key) ?? []) listener();
  }

  /** Takes back the moves that were shown long enough; comes again when the next one will have been. */
  #settleMoves(now: number): void {
    for (const [outcomeId, movedAt] of this.#movedAt) {
      if (now - movedAt < MOVE_SHOWN) {
        this.#timer ??= setTimeout(() => this.flush(), Math.max(FLUSH_EVERY, movedAt + MOVE_SHOWN - now));
        return;
      }
      this.#movedAt.delete(outcomeId);
      const price = this.#prices.get(outcomeId);
      if (price === undefined || price.move === 0) continue;
      this.#prices.set(outcomeId, { ...price, move: 0 });
      this.#dirty.add(outcomeId);
    }
  }

  /** Forgets the games that were silent longest and that nobody listens to. */
  #trim(): void {
    for (const gameId of this.#games.keys()) {
      if (this.#games.size <= KEPT_GAMES) return;
      if (this.#listeners.has(gameId)) continue;
      for (const outcomeId of this.#outcomesOf.get(gameId) ?? []) {
        this.#prices.delete(outcomeId);
        this.#movedAt.delete(outcomeId);
      }
      this.#outcomesOf.delete(gameId);
      this.#games.delete(gameId);
      this.#stale.delete(gameId);
    }
  }
}
