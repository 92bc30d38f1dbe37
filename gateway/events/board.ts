/**
 * The watched games: their current state, and who is told about changes. A new watcher gets the state from here if it
 * is known; otherwise the event source sends it, because it is told which games are watched.
 */
import { eventsUnavailable } from "../errors/errors.ts";
import { mergeChanges, type GameChangeModel } from "./changes.ts";
import { LatestByKey } from "./latest.ts";
import type { TopicSource, TopicWatcher } from "./topics.ts";

type Watcher = TopicWatcher<GameChangeModel>;

interface Watched {
  /** Full state; null until the source has sent it. */
  state: GameChangeModel | null;
  watchers: Set<Watcher>;
  /** Whether the source has been asked for it since it was last connected. */
  isAsked: boolean;
}

/** Most games a source takes from one gateway. */
const maxGames = 5000;

/**
 * Priority when more games are watched than the source can take: first those that move, then those not asked for yet.
 * Last are games that are over or unknown to the source, or callers inventing thousands of ids would take everybody's
 * place.
 */
function rank({ state, isAsked }: Watched): number {
  if (state !== null && state.status !== "FINISHED") return 0;
  return state === null && !isAsked ? 1 : 2;
}

export class GameBoard implements TopicSource<GameChangeModel> {
  readonly #games = new Map<string, Watched>();
  readonly #onUnionChange: () => void;
  #isAvailable = true;

  /** `onUnionChange` is called when a game begins or ends to be watched. */
  constructor(onUnionChange: () => void) {
    this.#onUnionChange = onUnionChange;
  }

  get isAvailable(): boolean {
    return this.#isAvailable;
  }

  /** Games with a watcher. */
  get size(): number {
    return this.#games.size;
  }

  /**
   * Games to watch from now on. Games without watchers are forgotten here rather than when the last watcher leaves:
   * until the source knows the new set, it wouldn't send the state of a game that comes back.
   */
  takeGameIds(): string[] {
    for (const [id, { watchers }] of this.#games) if (watchers.size === 0) this.#games.delete(id);
    const all = [...this.#games];
    const taken =
      all.length <= maxGames
        ? all
        : all
            .toReversed()
            .toSorted(([, one], [, other]) => rank(one) - rank(other))
            .slice(0, maxGames);
    for (const [, game] of taken) game.isAsked = true;
    return taken.map(([id]) => id);
  }

  state(gameId: string): GameChangeModel | null {
    return this.#games.get(gameId)?.state ?? null;
  }

  watch(gameId: string, watcher: Watcher): () => void {
    const present = this.#games.get(gameId);
    const game = present ?? { state: null, watchers: new Set(), isAsked: false };
    game.watchers.add(watcher);
    if (present === undefined) {
      this.#games.set(gameId, game);
      this.#onUnionChange();
    }
    return () => {
      if (game.watchers.delete(watcher) && game.watchers.size === 0) this.#onUnionChange();
    };
  }

  read(gameIds: readonly string[]): LatestByKey<GameChangeModel> {
    const ids = [...new Set(gameIds)];
    const changes = new LatestByKey<GameChangeModel>(mergeChanges, () => {
      for (const leave of leaves) leave();
    });
    const watcher: Watcher = {
      changed: (id, change) => changes.push(id, change),
      lost: () => changes.fail(eventsUnavailable()),
    };
    const leaves = ids.map((id) => this.watch(id, watcher));
    for (const id of ids) {
      const state = this.state(id);
      if (state !== null) changes.push(id, state);
    }
    return changes;
  }

  /** Takes a change from the source. It is dropped if it isn't newer than the known state, or if no state is known. */
  apply(change: GameChangeModel): void {
    const game = this.#games.get(change.gameId);
    if (game === undefined) return;
    if (!change.isSnapshot && (game.state === null || change.version <= game.state.version)) return;
    game.state = game.state === null ? change : mergeChanges(game.state, change);
    for (const watcher of game.watchers) watcher.changed(change.gameId, change);
  }

  /** Forgets all states, because changes may have been missed; the source sends whole states again. */
  forget(): void {
    for (const game of this.#games.values()) {
      game.state = null;
      game.isAsked = false;
    }
  }

  /** Whether live data is available. When it stops, all watchers are told and end. */
  setAvailable(isAvailable: boolean): void {
    if (this.#isAvailable === isAvailable) return;
    this.#isAvailable = isAvailable;
    if (isAvailable) return;
    const watchers = new Set([...this.#games.values()].flatMap((game) => [...game.watchers]));
    for (const watcher of watchers) watcher.lost();
  }
}
