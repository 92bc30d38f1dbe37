/** Everything that happens: one reader of the event stream feeds every subscription of this gateway. */
import type { components } from "../upstream/events.ts";
import { GameBoard } from "./board.ts";
import type { GameChangeModel } from "./changes.ts";
import { LatestByKey } from "./latest.ts";
import { EventReader, type ReaderOptions } from "./reader.ts";

type Schemas = components["schemas"];

/** Events about one player, by their names on the stream. */
export interface PlayerEvents {
  balance: Schemas["BalanceEvent"];
  limit: Schemas["LimitEvent"];
  coupon: Schemas["CouponEvent"];
}
type SessionEnd = Schemas["SessionEvent"];

/** What two events of one name must share for the newer to stand for both. */
const keys: { [Name in keyof PlayerEvents]: (event: PlayerEvents[Name]) => string } = {
  balance: ({ account }) => String(account.id),
  limit: ({ limit }) => String(limit.limitType),
  coupon: ({ coupon }) => coupon.id,
};

export interface HubOptions extends Pick<ReaderOptions, "url" | "serviceKey" | "onTrouble" | "silenceMs" | "pauseMs"> {
  /** Sessions that ended: sockets close, tokens are dropped. */
  onSessionEnd: (event: SessionEnd) => void;
}

/** Changes of the watched games within this time are told to the stream in one call. */
const watchDelayMs = 20;

export class EventHub {
  readonly board = new GameBoard(() => this.#unionChanged());
  readonly #reader: EventReader;
  readonly #onSessionEnd: HubOptions["onSessionEnd"];
  readonly #onTrouble: HubOptions["onTrouble"];
  readonly #listeners = new Map<string, Set<(event: unknown) => void>>();
  #readerId: string | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isWatchSent = true;
  #isSending = false;

  constructor({ onSessionEnd, onTrouble, ...options }: HubOptions) {
    this.#onSessionEnd = onSessionEnd;
    this.#onTrouble = onTrouble;
    this.#reader = new EventReader({
      ...options,
      ...(onTrouble && { onTrouble }),
      onEvent: (name, data) => this.#take(name, data),
      onReader: (reader) => this.#readerChanged(reader),
    });
  }

  /** Whether the stream is connected. */
  get isConnected(): boolean {
    return this.#readerId !== null;
  }

  start(): void {
    this.#reader.start();
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#reader.stop();
  }

  /** Events of one name about one player. While the reader is busy the newest of each account, limit or coupon is kept. */
  ofPlayer<Name extends keyof PlayerEvents>(name: Name, userId: string): LatestByKey<PlayerEvents[Name]> {
    const topic = `${name} ${userId}`;
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners);
    const listener = (event: unknown) => events.push(keys[name](event as PlayerEvents[Name]), event as PlayerEvents[Name]);
    const events = new LatestByKey<PlayerEvents[Name]>((_, newer) => newer, () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(topic);
    });
    listeners.add(listener);
    return events;
  }

  #take(name: string, data: unknown): void {
    if (name === "game") return this.board.apply(data as GameChangeModel);
    if (name === "session") return this.#onSessionEnd(data as SessionEnd);
    const { userId } = data as { userId: number };
    for (const listener of this.#listeners.get(`${name} ${userId}`) ?? []) listener(data);
  }

  #readerChanged(reader: string | null): void {
    this.#readerId = reader;
    this.board.forget();
    if (reader !== null) this.#unionChanged();
  }

  #unionChanged(): void {
    this.#isWatchSent = false;
    this.#timer ??= setTimeout(() => void this.#sendWatch(), watchDelayMs);
  }

  /**
   * Tells the stream which games are watched, one call at a time. When it fails, nobody knows which set the stream
   * works with, so the connection is made anew.
   */
  async #sendWatch(): Promise<void> {
    this.#timer = null;
    const reader = this.#readerId;
    if (reader === null || this.#isSending) return;
    this.#isSending = true;
    this.#isWatchSent = true;
    try {
      await this.#reader.watch(reader, this.board.takeGameIds());
    } catch (error) {
      this.#onTrouble?.(error instanceof Error ? error.message : String(error));
      this.#reader.reconnect();
    } finally {
      this.#isSending = false;
    }
    if (!this.#isWatchSent) this.#unionChanged();
  }
}
