/**
 * One reader of the event stream. Money and people events are read from the outbox at the reader's pace, so nothing
 * piles up and nothing is lost. For games only the latest state counts: for a slow reader only the game's number is
 * remembered, and its state is sent in full once there is room.
 */
import { randomUUID } from "node:crypto";
import type { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { Outbox } from "../../platform/context.ts";
import type { GameFeed } from "../sportsbook/public.ts";

/** Events read from the outbox at a time. */
const batch = 100;
/** A reader that takes nothing for this long (milliseconds) is dropped; it may come again and resume. */
const patience = 30_000;
/** Milliseconds of pricing in one go; then anyone who waits has their turn. */
const turn = 8;

export interface ReaderParts {
  /** `write` answers whether there is room for more. */
  stream: Pick<Writable, "once" | "off" | "destroy"> & { write(text: string): boolean };
  outbox: Pick<Outbox, "readAfter">;
  feed: Pick<GameFeed, "snapshot" | "watch">;
  /** Name of the site config as it is now. */
  siteRevision: () => string;
  /** Number of the last event the reader has. */
  after: number;
  /** Called with the reason when a reader is dropped, and with a game that couldn't be sent. */
  onTrouble: (error: unknown) => void;
  patience?: number;
}

export class Reader {
  readonly id = randomUUID();
  readonly #parts: ReaderParts;
  #games: ReadonlySet<string> = new Set();
  #unwatch: () => void = () => {};
  /** Games whose state must be sent in full. */
  readonly #owed = new Set<string>();
  #after: number;
  #isReading = false;
  #readAgain = false;
  #isBlocked = false;
  #isOver = false;
  #isPaying = false;
  /** Whether the site config must be sent because it changed while there was no room. */
  #owesSite = false;

  constructor(parts: ReaderParts) {
    this.#parts = parts;
    this.#after = parts.after;
  }

  /**
   * Greets and sends what the reader missed. The greeting's id is the reader's position, so that one that is cut off
   * before its first event can resume.
   */
  start(): void {
    this.#write(`id: ${this.#after}\nevent: hello\ndata: ${JSON.stringify({ reader: this.id })}\n\n`);
    this.#write(siteEvent(this.#parts.siteRevision(), null));
    this.outboxGrew();
  }

  stop(): void {
    this.#isOver = true;
    this.#unwatch();
    this.#owed.clear();
  }

  /** Replaces the set of games; new ones are sent in full. Returns their number. */
  watch(gameIds: readonly string[]): number {
    const wanted = new Set(gameIds);
    const unwatchOld = this.#unwatch;
    this.#unwatch = this.#parts.feed.watch([...wanted]);
    unwatchOld();
    for (const id of wanted) if (!this.#games.has(id)) this.#owed.add(id);
    for (const id of this.#owed) if (!wanted.has(id)) this.#owed.delete(id);
    this.#games = wanted;
    void this.#payDebts();
    return wanted.size;
  }

  /** A game changed; `text` is the event as it goes over the wire. */
  gameChanged(gameId: string, text: string): void {
    if (!this.#games.has(gameId) || this.#owed.has(gameId)) return;
    if (this.#isBlocked) this.#owed.add(gameId);
    else this.#write(text);
  }

  /** The site config changed; `text` is the event as it goes over the wire. */
  siteChanged(text: string): void {
    if (this.#isBlocked) this.#owesSite = true;
    else this.#write(text);
  }

  /** There is more in the outbox. */
  outboxGrew(): void {
    if (this.#isReading) {
      this.#readAgain = true;
      return;
    }
    this.#isReading = true;
    this.#readOutbox().catch((error: unknown) => this.#drop(error));
  }

  /** Keeps the connection open through proxies that close silent ones. */
  keepAlive(): void {
    if (!this.#isBlocked) this.#write(": keep-alive\n\n");
  }

  async #readOutbox(): Promise<void> {
    for (;;) {
      this.#readAgain = false;
      const rows = await this.#parts.outbox.readAfter(this.#after, batch);
      for (const { seq, type, data } of rows) {
        while (this.#isBlocked && !this.#isOver) await this.#room();
        if (this.#isOver) return;
        // The next events of a slow reader were deleted by age: it reconnects and is told to start over.
        if (seq > this.#after + 1) throw new Error(`the events ${this.#after + 1} to ${seq - 1} are gone`);
        this.#write(`id: ${seq}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
        this.#after = seq;
      }
      if (rows.length < batch && !this.#readAgain) {
        // In the same step as the check: a call in between would find the reading going on and be forgotten.
        this.#isReading = false;
        return;
      }
    }
  }

  /** Sends what is owed, a few milliseconds of pricing at a time: thousands of games must not hold up other calls. */
  async #payDebts(): Promise<void> {
    if (this.#isPaying) return;
    this.#isPaying = true;
    let since = performance.now();
    for (const id of this.#owed) {
      if (this.#isBlocked || this.#isOver) break;
      this.#owed.delete(id);
      this.#tellWhole(id);
      if (performance.now() - since < turn) continue;
      await setImmediate();
      since = performance.now();
    }
    this.#isPaying = false;
  }

  /** A game that can't be priced is shown by its next change; the others must not wait for it. */
  #tellWhole(id: string): void {
    try {
      const state = this.#parts.feed.snapshot(id);
      if (state !== null) this.#write(gameEvent(state));
    } catch (error) {
      this.#parts.onTrouble(error);
    }
  }

  #write(text: string): void {
    if (this.#isOver) return;
    if (!this.#parts.stream.write(text) && !this.#isBlocked) void this.#waitForRoom();
  }

  async #waitForRoom(): Promise<void> {
    this.#isBlocked = true;
    const timer = setTimeout(
      () => this.#drop(new Error("a reader of the event stream stopped reading")),
      this.#parts.patience ?? patience,
    );
    await this.#room();
    clearTimeout(timer);
    this.#isBlocked = false;
    if (this.#owesSite) this.#write(siteEvent(this.#parts.siteRevision(), null));
    this.#owesSite = false;
    void this.#payDebts();
  }

  #room(): Promise<void> {
    const { stream } = this.#parts;
    return new Promise((resolve) => {
      const done = (): void => {
        stream.off("drain", done);
        stream.off("close", done);
        resolve();
      };
      stream.once("drain", done);
      stream.once("close", done);
    });
  }

  #drop(error: unknown): void {
    if (this.#isOver) return;
    this.#parts.onTrouble(error);
    this.stop();
    this.#parts.stream.destroy();
  }
}

/** A game's change as it goes over the wire: no id, since only the latest state counts. */
export function gameEvent(change: { gameId: string }): string {
  return `event: game\ndata: ${JSON.stringify(change)}\n\n`;
}

/** The site config's name as it goes over the wire. */
export function siteEvent(revision: string, fields: readonly string[] | null): string {
  return `event: site\ndata: ${JSON.stringify({ revision, fields })}\n\n`;
}
