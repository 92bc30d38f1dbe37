/**
 * What the visitor keeps an eye on. A guest's favorites lie in their browser; a player's with the server, and a guest
 * who signs in takes their along, once. All tabs of a browser show the same.
 */

import { Part, usePart } from "@/platform/app/parts.ts";
import { openChannel, type Texts } from "@/platform/browser/storage.ts";

export type FavoriteKind = "GAME" | "CHAMPIONSHIP" | "TEAM";
export interface FavoriteKey {
  kind: FavoriteKind;
  id: string;
}

/** What became of a change: all keys as the server has them then (null: it did not say), and why not all was done. */
export interface FavoritesAnswer {
  keys: FavoriteKey[] | null;
  error: string | null;
}

/** What the store asks of the world around it. */
export interface FavoritesTools {
  /** The signed-in player's; null if nobody can tell. */
  load(): Promise<FavoriteKey[] | null>;
  change(action: "add" | "remove", items: readonly FavoriteKey[]): Promise<FavoritesAnswer>;
  /** Says that a change was not made: a code of the schema, or "NETWORK". */
  tell(code: string): void;
  /** Where guests' favorites lie; null if nothing may be kept, so that they last as long as the page. */
  storage(): Texts | null;
}

/** "loading" and "failed" are of players only: what a guest has is there at once. */
export type FavoritesState = "unknown" | "ready" | "loading" | "failed";

/** Most favorites, as the server counts. */
export const MOST_FAVORITES = 500;
export const FAVORITES_KEY = "favorites";
const CHANNEL = "favorites";

const textOf = ({ kind, id }: FavoriteKey) => `${kind}:${id}`;
const isKey = (value: unknown): value is FavoriteKey => {
  const { kind, id } = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  return (
    (kind === "GAME" || kind === "CHAMPIONSHIP" || kind === "TEAM") && typeof id === "string" && /^\d{1,15}$/.test(id)
  );
};

/** Reads what a browser kept, which may be old or tampered with: anything that isn't a favorite is left out. */
export function decodeFavorites(text: string | null): FavoriteKey[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    const keys = Array.isArray(value) ? value.filter(isKey).map(({ kind, id }) => ({ kind, id })) : [];
    return [...new Map(keys.map((key) => [textOf(key), key])).values()].slice(0, MOST_FAVORITES);
  } catch {
    return [];
  }
}

export class Favorites {
  readonly #tools: FavoritesTools;
  readonly #listeners = new Set<() => void>();
  #keys: readonly FavoriteKey[] = [];
  #texts: ReadonlySet<string> = new Set();
  #state: FavoritesState = "unknown";
  /** Number of the player they are of; null for a guest, undefined while nobody knows. */
  #owner: string | null | undefined;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #channel: BroadcastChannel | null = null;

  constructor(tools: FavoritesTools) {
    this.#tools = tools;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  has(key: FavoriteKey): boolean {
    return this.#texts.has(textOf(key));
  }

  /** Newest first; the same array until something changes. */
  readonly keys = (): readonly FavoriteKey[] => this.#keys;
  readonly state = (): FavoritesState => this.#state;

  /** Whose favorites are shown from now on; what a guest had becomes the player's who they turn out to be. */
  async follow(owner: string | null): Promise<void> {
    if (owner === this.#owner) return;
    this.#owner = owner;
    if (owner === null) {
      this.#set(this.#readKept(), "ready");
      return;
    }
    await this.reload();
  }

  /** Asks for the player's favorites, and hands over what they chose as a guest. */
  async reload(): Promise<void> {
    const owner = this.#owner;
    if (owner == null) return;
    this.#set(this.#readKept(), "loading");
    const kept = this.#readKept();
    const answer =
      kept.length > 0 ? await this.#tools.change("add", kept) : { keys: await this.#tools.load(), error: null };
    if (this.#owner !== owner) return;
    if (answer.keys === null) {
      this.#set(this.#keys, "failed");
      return;
    }
    const there = new Set(answer.keys.map(textOf));
    if (kept.length > 0) this.#keep(kept.filter((key) => !there.has(textOf(key))));
    this.#set(answer.keys, "ready");
    if (answer.error !== null) this.#tools.tell(answer.error);
    if (kept.length > 0) this.#tellTabs();
  }

  /** Adds what is not there, takes away what is. Shown at once; taken back when it can't be done. */
  toggle(key: FavoriteKey): void {
    if (this.has(key)) this.remove([key]);
    else this.#add(key);
  }

  remove(items: readonly FavoriteKey[]): void {
    const gone = new Set(items.map(textOf));
    this.#set(this.#keys.filter((key) => !gone.has(textOf(key))));
    this.#write("remove", items);
  }

  #add(key: FavoriteKey): void {
    if (this.#keys.length >= MOST_FAVORITES) {
      this.#tools.tell("TOO_MANY_FAVORITES");
      return;
    }
    this.#set([key, ...this.#keys]);
    this.#write("add", [key]);
  }

  #write(action: "add" | "remove", items: readonly FavoriteKey[]): void {
    const owner = this.#owner;
    if (owner == null) {
      this.#keep(this.#keys);
      return;
    }
    this.#waiting += 1;
    // One after the other, so that the answers come in the order of the clicks.
    this.#queue = this.#queue.then(() => this.#send(action, items, owner));
  }

  async #send(action: "add" | "remove", items: readonly FavoriteKey[], owner: string): Promise<void> {
    const { keys, error } = await this.#tools.change(action, items);
    this.#waiting -= 1;
    if (this.#owner !== owner) return;
    if (error !== null || keys === null) this.#tools.tell(error ?? "NETWORK");
    if (keys === null) {
      this.#takeBack(action, items);
      return;
    }
    // While clicks wait, what they will make of it is shown already.
    if (this.#waiting === 0) this.#set(keys, "ready");
    this.#tellTabs();
  }

  #takeBack(action: "add" | "remove", items: readonly FavoriteKey[]): void {
    const texts = new Set(items.map(textOf));
    const others = this.#keys.filter((key) => !texts.has(textOf(key)));
    this.#set(action === "add" ? others : [...items, ...others]);
  }

  #set(keys: readonly FavoriteKey[], state: FavoritesState = this.#state): void {
    this.#keys = keys;
    this.#texts = new Set(keys.map(textOf));
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #readKept(): FavoriteKey[] {
    return decodeFavorites(this.#tools.storage()?.getItem(FAVORITES_KEY) ?? null);
  }

  #keep(keys: readonly FavoriteKey[]): void {
    if (keys.length === 0) this.#tools.storage()?.removeItem(FAVORITES_KEY);
    else this.#tools.storage()?.setItem(FAVORITES_KEY, JSON.stringify(keys));
  }

  /** Listens to the other tabs of this browser, until the function returned is called. */
  listen(): () => void {
    const channel = openChannel(CHANNEL);
    this.#channel = channel;
    channel?.addEventListener("message", ({ data }: MessageEvent<{ owner: string; keys: FavoriteKey[] }>) => {
      if (data.owner === this.#owner && this.#waiting === 0) this.#set(data.keys, "ready");
    });
    const kept = (event: StorageEvent) => {
      if (event.key === FAVORITES_KEY && this.#owner === null) this.#set(decodeFavorites(event.newValue), "ready");
    };
    globalThis.addEventListener("storage", kept);
    return () => {
      globalThis.removeEventListener("storage", kept);
      channel?.close();
      this.#channel = null;
    };
  }

  #tellTabs(): void {
    if (this.#owner != null) this.#channel?.postMessage({ owner: this.#owner, keys: this.#keys });
  }
}

export const favoritesPart = new Part<Favorites>("favorites");
export const useFavoritesStore = (): Favorites => usePart(favoritesPart);
