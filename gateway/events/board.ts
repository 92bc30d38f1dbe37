/**
 * The games somebody watches: their whole state now, and who is told about changes. A new watcher gets the state at
 * once when it is known; else the event stream sends it, because the set of watched games is told to it.
 */
import { mergeChanges, type GameChangeModel } from "./changes.ts";
import { LatestByKey } from "./latest.ts";

interface Watched {
  /** Whole state; null until the stream has told it. */
  state: GameChangeModel | null;
  watchers: Set<LatestByKey<GameChangeModel>>;
  /** Whether the stream has been asked for it since it was last connected. */
  isAsked: boolean;
}

/** Most games the stream takes from one reader. */
const maxGames = 5000;

/**
 * Who goes first when more games are watched than the stream takes: those that move, then those not asked for yet.
 * Last are games that are over or that the stream knows nothing of, or whoever makes up thousands of ids would take
 * everybody's place.
 */
function rank({ state, isAsked }: Watched): number {
  if (state !== null && state.status !== "FINISHED") return 0;
  return state === null && !isAsked ? 1 : 2;
}

export class GameBoard {
  readonly #games = new Map<string, Watched>();
  readonly #onUnionChange: () => void;

  /** `onUnionChange` is called when a game begins or ends to be watched. */
  constructor(onUnionChange: () => void) {
    this.#onUnionChange = onUnionChange;
  }

  /**
   * Games to watch from now on. Those that nobody watches any more are forgotten here and not when the last watcher
   * leaves: until the stream is told, it would not send the state of one that comes back.
   */
  takeGameIds(): string[] {
    for (const [id, { watchers }] of this.#games) if (watchers.size === 0) this.#games.delete(id);
    const all = [...this.#games];
    const taken = all.length <= maxGames ? all : all.toReversed().toSorted(([, one], [, other]) => rank(one) - rank(other)).slice(0, maxGames);
    for (const [, game] of taken) game.isAsked = true;
    return taken.map(([id]) => id);
  }

  /** The state of each game first, then its changes, conflated while the reader is busy. */
  watch(gameIds: readonly string[]): LatestByKey<GameChangeModel> {
    const ids = new Set(gameIds);
    const changes = new LatestByKey<GameChangeModel>(mergeChanges, () => this.#leave(ids, changes));
    let isNew = false;
    for (const id of ids) {
      const game = this.#games.get(id) ?? { state: null, watchers: new Set(), isAsked: false };
      isNew ||= !this.#games.has(id);
      this.#games.set(id, game);
      game.watchers.add(changes);
      if (game.state !== null) changes.push(id, game.state);
    }
    if (isNew) this.#onUnionChange();
    return changes;
  }

  /** Takes a change from the stream. One that is not above what is known, or for a game whose state is not known, is dropped. */
  apply(change: GameChangeModel): void {
    const game = this.#games.get(change.gameId);
    if (game === undefined) return;
    if (!change.isSnapshot && (game.state === null || change.version <= game.state.version)) return;
    game.state = game.state === null ? change : mergeChanges(game.state, change);
    for (const watcher of game.watchers) watcher.push(change.gameId, change);
  }

  /** Forgets all states, because changes may have been missed; the stream sends whole states anew. */
  forget(): void {
    for (const game of this.#games.values()) {
      game.state = null;
      game.isAsked = false;
    }
  }

  #leave(gameIds: ReadonlySet<string>, watcher: LatestByKey<GameChangeModel>): void {
    for (const id of gameIds) this.#games.get(id)?.watchers.delete(watcher);
    this.#onUnionChange();
  }
}
