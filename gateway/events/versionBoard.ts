/**
 * Draws and tournaments that somebody watches, asked for once a second however many watch: their figures change with every
 * bet, and a version is enough to tell. One that can't be had now keeps what is known of it.
 */
import { LatestByKey } from "./latest.ts";
import type { TopicSource, TopicWatcher } from "./topics.ts";

export interface Version {
  id: string;
  version: number;
}

const everyMs = 1_000;
/** Most of them in one call. */
const mostIds = 100;

export class VersionBoard implements TopicSource<Version> {
  readonly isAvailable = true;
  readonly #ask: (ids: readonly string[]) => Promise<Version[]>;
  readonly #watchers = new Map<string, Set<TopicWatcher<Version>>>();
  readonly #states = new Map<string, Version>();
  #timer: NodeJS.Timeout | null = null;

  constructor(ask: (ids: readonly string[]) => Promise<Version[]>) {
    this.#ask = ask;
  }

  state(id: string): Version | null {
    return this.#states.get(id) ?? null;
  }

  watch(id: string, watcher: TopicWatcher<Version>): () => void {
    const watchers = this.#watchers.get(id) ?? new Set();
    this.#watchers.set(id, watchers.add(watcher));
    if (this.#timer === null) this.#lookAgain(0);
    return () => {
      watchers.delete(watcher);
      if (watchers.size > 0 || this.#watchers.get(id) !== watchers) return;
      this.#watchers.delete(id);
      this.#states.delete(id);
    };
  }

  read(ids: readonly string[]): LatestByKey<Version> {
    const leaving: (() => void)[] = [];
    const changes = new LatestByKey<Version>(
      (_, newer) => newer,
      () => {
        for (const leave of leaving) leave();
      },
    );
    for (const id of ids) {
      leaving.push(this.watch(id, { changed: (_, version) => changes.push(id, version), lost: () => undefined }));
      const state = this.state(id);
      if (state !== null) changes.push(id, state);
    }
    return changes;
  }

  #lookAgain(ms: number): void {
    this.#timer = setTimeout(() => void this.#look(), ms);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    const ids = [...this.#watchers.keys()];
    for (let first = 0; first < ids.length; first += mostIds)
      for (const told of await this.#ask(ids.slice(first, first + mostIds)).catch(() => [])) this.#take(told);
    if (this.#watchers.size > 0) this.#lookAgain(everyMs);
    else this.#timer = null;
  }

  #take(told: Version): void {
    const watchers = this.#watchers.get(told.id);
    if (watchers === undefined || this.#states.get(told.id)?.version === told.version) return;
    const state = { id: told.id, version: told.version };
    this.#states.set(told.id, state);
    for (const watcher of watchers) watcher.changed(told.id, state);
  }
}
