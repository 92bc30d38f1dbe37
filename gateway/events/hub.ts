/** Everything that happens: one source of events feeds every subscription of this gateway. */
import { setTimeout as wait } from "node:timers/promises";
import type { components } from "../upstream/events.ts";
import { GameBoard } from "./board.ts";
import type { GameChangeModel } from "./changes.ts";
import { LatestByKey } from "./latest.ts";
import { SiteBoard } from "./site.ts";
import type { EventSource, SourceListener } from "./source.ts";

type Schemas = components["schemas"];

/** Events about one player, by their names on the stream. */
export interface PlayerEvents {
  balance: Schemas["BalanceEvent"];
  limit: Schemas["LimitEvent"];
  coupon: Schemas["CouponEvent"];
  payment: Schemas["PaymentEvent"];
  paymentRequest: Schemas["PaymentRequestEvent"];
  verification: Schemas["VerificationEvent"];
  bonus: Schemas["BonusEvent"];
  notice: Schemas["NoticeEvent"];
}
type SessionEnd = Schemas["SessionEvent"];

/** The key by which a newer event replaces an older one of the same name. */
const keys: { [Name in keyof PlayerEvents]: (event: PlayerEvents[Name]) => string } = {
  balance: ({ account }) => String(account.id),
  limit: ({ limit }) => String(limit.limitType),
  coupon: ({ coupon }) => coupon.id,
  payment: ({ payment }) => payment.id,
  paymentRequest: ({ request }) => request.id,
  verification: () => "",
  bonus: ({ bonus }) => bonus.id,
  notice: ({ notices }) => notices[0]?.id ?? "",
};

export interface HubOptions {
  /** Makes the source that feeds this hub. */
  source: (listener: SourceListener) => EventSource;
  /** Sessions that ended: sockets close, tokens are dropped. */
  onSessionEnd: (event: SessionEnd) => void;
  /** The site config has changed; everything derived from it is stale. Called before any listener. */
  onSiteChange: () => void;
  /** Events about players were missed for good: sessions may have ended, money may have moved. */
  onMissed: () => void;
  /** Called with the reason when a connection ends, for the log. */
  onTrouble: (message: string) => void;
  /** How long the source may be away before games are no longer shown as current, milliseconds. */
  graceMs: number;
}

/** Changes of the watched games within this time are sent to the stream in one call. */
const watchDelayMs = 20;

export class EventHub {
  readonly board = new GameBoard(() => this.#unionChanged());
  readonly site = new SiteBoard(() => this.#options.onSiteChange());
  readonly #options: HubOptions;
  readonly #source: EventSource;
  readonly #listeners = new Map<string, Set<(event: unknown) => void>>();
  #isConnected = false;
  #wasConnected = false;
  #isServing = false;
  #timer: NodeJS.Timeout | null = null;
  #graceTimer: NodeJS.Timeout | null = null;
  #isWatchSent = true;
  #isSending = false;

  constructor(options: HubOptions) {
    this.#options = options;
    const { onTrouble, onMissed } = options;
    this.#source = options.source({
      onTrouble,
      onMissed,
      onEvent: (name, data) => this.#take(name, data),
      onConnected: (isConnected) => this.#connectedChanged(isConnected),
    });
  }

  /** Whether the source is connected. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  /**
   * Starts listening, and resolves when the source is connected or `waitMs` have passed. Clients served before that may
   * miss an event, so the first connection after it counts as one that missed some.
   */
  async start(waitMs = 0): Promise<void> {
    this.#startGrace();
    this.#source.start();
    for (const until = performance.now() + waitMs; !this.#isConnected && performance.now() < until;) await wait(5);
    this.#isServing = true;
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#graceTimer !== null) clearTimeout(this.#graceTimer);
    await this.#source.stop();
  }

  /**
   * Events of one name about one player. While the reader is busy the latest of each account, limit, coupon or payment is kept.
   */
  ofPlayer<Name extends keyof PlayerEvents>(name: Name, userId: string): LatestByKey<PlayerEvents[Name]> {
    const topic = `${name} ${userId}`;
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners);
    const listener = (event: unknown) =>
      events.push(keys[name](event as PlayerEvents[Name]), event as PlayerEvents[Name]);
    const events = new LatestByKey<PlayerEvents[Name]>(
      (_, newer) => newer,
      () => {
        listeners.delete(listener);
        if (listeners.size === 0) this.#listeners.delete(topic);
      },
    );
    listeners.add(listener);
    return events;
  }

  /**
   * The same, starting with the result of `read`, so that nothing is missed. Events are already queued while it runs,
   * so none is lost in between; if it fails, only events follow.
   */
  async ofPlayerFromNow<Name extends keyof PlayerEvents>(
    name: Name,
    userId: string,
    read: () => Promise<PlayerEvents[Name][]>,
  ): Promise<LatestByKey<PlayerEvents[Name]>> {
    const events = this.ofPlayer(name, userId);
    for (const event of await read().catch(() => [])) events.begin(keys[name](event), event);
    return events;
  }

  #take(name: string, data: unknown): void {
    if (name === "game") return this.board.apply(data as GameChangeModel);
    if (name === "site") return this.#takeSite(data);
    if (name === "session") return this.#options.onSessionEnd(data as SessionEnd);
    const { userId } = data as { userId: number };
    for (const listener of this.#listeners.get(`${name} ${userId}`) ?? []) listener(data);
  }

  /** Whatever others write into a shared Redis must not end this process. */
  #takeSite(data: unknown): void {
    try {
      this.site.apply(data);
    } catch (error) {
      this.#options.onTrouble(`a message about the site: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  #connectedChanged(isConnected: boolean): void {
    this.#isConnected = isConnected;
    this.board.forget();
    if (!isConnected) return this.#startGrace();
    if (!this.#wasConnected && this.#isServing) this.#options.onMissed();
    this.#wasConnected = true;
    this.#unionChanged();
  }

  /** The source is there and knows the games: one that comes and goes is away. */
  #endGrace(): void {
    if (this.#graceTimer !== null) clearTimeout(this.#graceTimer);
    this.#graceTimer = null;
    this.board.setAvailable(true);
  }

  #startGrace(): void {
    this.#graceTimer ??= setTimeout(() => this.board.setAvailable(false), this.#options.graceMs).unref();
  }

  #unionChanged(): void {
    this.#isWatchSent = false;
    this.#timer ??= setTimeout(() => void this.#sendWatch(), watchDelayMs);
  }

  /**
   * Tells the source which games are watched, one call at a time. If a call fails, it isn't known which set is in
   * force, so the connection is made again.
   */
  async #sendWatch(): Promise<void> {
    this.#timer = null;
    if (!this.#isConnected || this.#isSending) return;
    this.#isSending = true;
    this.#isWatchSent = true;
    try {
      await this.#source.watch(this.board.takeGameIds());
      if (this.#isConnected) this.#endGrace();
    } catch (error) {
      this.#options.onTrouble(error instanceof Error ? error.message : String(error));
      this.#source.reconnect();
    } finally {
      this.#isSending = false;
    }
    if (!this.#isWatchSent) this.#unionChanged();
  }
}
