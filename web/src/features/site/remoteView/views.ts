/**
 * The sub-applications of open pages: what state each is in, who depends on it, when it is tried again (SPEC 3.37,
 * 4.01–4.05).
 */
import { siteClock } from "@/platform/browser/siteClock.ts";
import {
  changedRemoteView,
  newRemoteView,
  type RemoteView,
  REMOTE_VIEW_STATES,
  type RemoteViewState,
} from "./viewStates.ts";
import type { SubApplicationQuery } from "@/operations/site/generated.ts";

export type RemoteContent = NonNullable<SubApplicationQuery["subApplication"]>;

/** What a view shows: its state, and its content from the moment there is any. */
export interface RemoteEntry {
  view: RemoteView;
  content: RemoteContent | null;
}

export interface RemoteTools {
  /** Asks for the content; `isAnew` past everything that is kept. @throws when there is none */
  fetch(isAnew: boolean): Promise<RemoteContent>;
  /** Loads the scripts and runs the code. @throws when a file can't be had */
  start(content: RemoteContent): Promise<void>;
}

const { error, loading, notExist, ready } = REMOTE_VIEW_STATES;
/** Reload events within this time count as one (SPEC 4.05), in milliseconds. */
export const RELOAD_THROTTLE_MS = 1_000;

interface Kept extends RemoteEntry {
  tools: RemoteTools;
  dependents: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the loads, so that results of an earlier one are ignored. */
  load: number;
  reloadedAt: number;
}

export class RemoteViews {
  readonly #kept = new Map<string, Kept>();
  readonly #listeners = new Set<() => void>();
  /** What readers see: another object after each change. */
  readonly #shown = new Map<string, RemoteEntry>();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Null for a view that nobody depends on. */
  entry(key: string): RemoteEntry | null {
    return this.#shown.get(key) ?? null;
  }

  /**
   * Depends on a view until the answer is called; the first one loads it, after the last it is forgotten (SPEC 4.03).
   */
  depend(key: string, appName: string, tools: RemoteTools): () => void {
    const present = this.#kept.get(key);
    const kept: Kept = present ?? {
      view: newRemoteView(appName),
      content: null,
      tools,
      dependents: 0,
      timer: undefined,
      load: 0,
      reloadedAt: Number.NEGATIVE_INFINITY,
    };
    kept.dependents += 1;
    if (present === undefined) {
      this.#kept.set(key, kept);
      void this.#load(key, kept, false);
    }
    return () => {
      kept.dependents -= 1;
      if (kept.dependents > 0) return;
      this.#leave(kept);
      this.#kept.delete(key);
      this.#shown.delete(key);
    };
  }

  /**
   * Loads the content again: by the application's own event, or by the visitor's button. Events too close together wait
   * for their turn.
   */
  reload(key: string, now: number = siteClock.now()): void {
    const kept = this.#kept.get(key);
    if (kept === undefined) return;
    const wait = kept.reloadedAt + RELOAD_THROTTLE_MS - now;
    if (wait > 0) {
      clearTimeout(kept.timer);
      kept.timer = setTimeout(() => this.reload(key), wait);
      return;
    }
    kept.reloadedAt = now;
    this.#leave(kept);
    void this.#load(key, kept, true);
  }

  #leave(kept: Kept): void {
    clearTimeout(kept.timer);
    kept.load += 1;
    this.#change(kept, notExist);
  }

  async #load(key: string, kept: Kept, isAnew: boolean): Promise<void> {
    kept.load += 1;
    const { load } = kept;
    const isOld = () => kept.load !== load;
    this.#change(kept, loading);
    this.#show(key, kept);
    try {
      const content = await kept.tools.fetch(isAnew);
      if (isOld()) return;
      kept.content = content;
      this.#show(key, kept);
      await kept.tools.start(content);
      if (isOld()) return;
      this.#change(kept, ready);
    } catch {
      if (isOld()) return;
      this.#change(kept, error);
      const nextInMs = kept.view.meta.retryInfo?.nextInMs ?? null;
      if (nextInMs !== null) kept.timer = setTimeout(() => void this.#load(key, kept, true), nextInMs);
    }
    this.#show(key, kept);
  }

  #change(kept: Kept, to: RemoteViewState): void {
    kept.view = changedRemoteView(kept.view, to) ?? kept.view;
  }

  #show(key: string, { view, content }: Kept): void {
    this.#shown.set(key, { view, content });
    for (const listener of this.#listeners) listener();
  }
}

/** Whether a view has failed and will not be tried again by itself. */
export const hasGivenUp = ({ state, meta }: RemoteView): boolean =>
  state === error && meta.retryInfo?.nextInMs === null;
export const isReady = ({ state }: RemoteView): boolean => state === ready;
