/**
 * Keeps the subscriptions to the games that are in view: gathers what components watch, asks for many ids at once,
 * stops while the page is hidden and asks again when it is seen again (a new subscription begins with the current
 * state).
 */
import type { GameChange } from "./gameState.ts";

/** Ids in one subscription; the schema allows 200. */
const BATCH = 150;
/** Watchers that come within this time go out together, in milliseconds. */
const GATHER = 30;
const RETRY_AFTER = 3_000;

export interface Feed {
  /**
   * Subscribes to games; `ended` is called when the server ends the subscription of its own, with "away" when it can't
   * tell prices at all. Returns the way out.
   */
  subscribe(gameIds: string[], onChange: (change: GameChange) => void, ended: (why?: "away") => void): () => void;
}

interface Batch {
  ids: string[];
  stop: () => void;
}

export class LiveGames {
  readonly #feed: Feed;
  readonly #onChange: (change: GameChange) => void;
  readonly #onAway: (isAway: boolean) => void;
  readonly #onLeft: (gameIds: string[]) => void;
  readonly #watchers = new Map<string, number>();
  #batches: Batch[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #isPaused = false;
  #isAway = false;

  /**
   * @param onAway told when prices that are watched can't be told any more, and when they are again (or nobody watches)
   * @param onLeft told which games are no longer followed: what is known of them grows old
   */
  constructor(
    feed: Feed,
    onChange: (change: GameChange) => void,
    onAway: (isAway: boolean) => void = () => undefined,
    onLeft: (gameIds: string[]) => void = () => undefined,
  ) {
    this.#feed = feed;
    this.#onChange = (change) => {
      this.#setAway(false);
      onChange(change);
    };
    this.#onAway = onAway;
    this.#onLeft = onLeft;
  }

  /** Watches a game until the function returned is called. */
  watch(gameId: string): () => void {
    this.#watchers.set(gameId, (this.#watchers.get(gameId) ?? 0) + 1);
    this.#schedule();
    let isWatching = true;
    return () => {
      if (!isWatching) return;
      isWatching = false;
      const left = (this.#watchers.get(gameId) ?? 1) - 1;
      if (left > 0) this.#watchers.set(gameId, left);
      else this.#watchers.delete(gameId);
      this.#schedule();
    };
  }

  /** Stops all subscriptions; what is watched stays known. */
  pause(): void {
    this.#isPaused = true;
    this.#stopAll();
  }

  /** Asks for everything that is watched, with its current state. */
  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#schedule();
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => this.#sync(), GATHER);
  }

  #sync(): void {
    this.#timer = undefined;
    if (this.#isPaused) return;
    if (this.#watchers.size === 0) this.#setAway(false);
    const subscribed = new Set(this.#batches.flatMap(({ ids }) => ids));
    const used = [...subscribed].filter((id) => this.#watchers.has(id)).length;
    // A list that was scrolled for long drags along what has left the view; past half of it, start over.
    const isWasteful = subscribed.size > 40 && used < subscribed.size / 2;
    const old = isWasteful ? this.#batches : [];
    if (isWasteful) this.#batches = [];
    const known = isWasteful ? new Set<string>() : subscribed;
    const missing = [...this.#watchers.keys()].filter((id) => !known.has(id));
    for (let start = 0; start < missing.length; start += BATCH) this.#open(missing.slice(start, start + BATCH));
    for (const batch of old) batch.stop();
    for (const batch of this.#batches.filter(({ ids }) => !ids.some((id) => this.#watchers.has(id))))
      this.#close(batch);
    this.#tellLeft(subscribed);
  }

  /** Tells which of these are in no subscription any more. */
  #tellLeft(ids: Iterable<string>): void {
    const followed = new Set(this.#batches.flatMap((batch) => batch.ids));
    const left = [...ids].filter((id) => !followed.has(id));
    if (left.length > 0) this.#onLeft(left);
  }

  #open(ids: string[]): void {
    const batch: Batch = { ids, stop: () => undefined };
    this.#batches.push(batch);
    batch.stop = this.#feed.subscribe(ids, this.#onChange, (why) => {
      this.#batches = this.#batches.filter((other) => other !== batch);
      this.#tellLeft(ids);
      if (why === "away") {
        // Nothing counts any more until it is told whole again, so the others are asked for again as well.
        this.#stopAll();
        this.#setAway(true);
      }
      this.#retryTimer ??= setTimeout(() => {
        this.#retryTimer = undefined;
        this.#sync();
      }, RETRY_AFTER);
    });
  }

  #setAway(isAway: boolean): void {
    if (this.#isAway === isAway) return;
    this.#isAway = isAway;
    this.#onAway(isAway);
  }

  #close(batch: Batch): void {
    this.#batches = this.#batches.filter((other) => other !== batch);
    batch.stop();
  }

  #stopAll(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
    const ids = this.#batches.flatMap((batch) => batch.ids);
    for (const batch of this.#batches) this.#close(batch);
    this.#tellLeft(ids);
  }
}
