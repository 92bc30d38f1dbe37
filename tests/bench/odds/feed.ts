/**
 * A feed inside the page: instead of the WebSocket stands one that speaks graphql-ws and sends what it was given, so
 * that everything from the message's text to the drawn price is measured, and no other process.
 */
import type { Page } from "@playwright/test";
import { randomFrom, wholeNumber } from "../../kit/random.ts";
import { rowOutcomes } from "./livePage.ts";

/** Pauses between the feed's bursts, in milliseconds. */
const TICK = 50;

interface InPage {
  watched(): string[];
  play(changes: string[], perTick: number, tick: number): void;
  left(): number;
}

/** Runs in the page, before any of its scripts. */
function install(): void {
  const subscriptions = new Map<string, { socket: FakeSocket; gameIds: string[] }>();
  let queue: string[] = [];

  class FakeSocket extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readonly protocol = "graphql-transport-ws";
    readyState = FakeSocket.CONNECTING;
    onopen: ((event: Event) => void) | null = null;
    onmessage: ((event: MessageEvent) => void) | null = null;
    onclose: ((event: CloseEvent) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;

    constructor() {
      super();
      setTimeout(() => {
        this.readyState = FakeSocket.OPEN;
        this.onopen?.(new Event("open"));
      });
    }

    send(text: string): void {
      const { type, id, payload } = JSON.parse(text) as {
        type: string;
        id: string;
        payload?: { variables?: { gameIds?: string[] } };
      };
      if (type === "connection_init") setTimeout(() => this.say('{"type":"connection_ack"}'));
      if (type === "ping") setTimeout(() => this.say('{"type":"pong"}'));
      if (type === "subscribe" && payload?.variables?.gameIds !== undefined)
        subscriptions.set(id, { socket: this, gameIds: payload.variables.gameIds });
      if (type === "complete") subscriptions.delete(id);
    }

    say(text: string): void {
      this.onmessage?.(new MessageEvent("message", { data: text }));
    }

    close(): void {
      this.readyState = FakeSocket.CLOSED;
      this.onclose?.(new CloseEvent("close", { code: 1000 }));
    }
  }

  /** The subscription that asked for a game. */
  function channelOf(gameId: string): [string, FakeSocket] | undefined {
    for (const [id, { socket, gameIds }] of subscriptions) if (gameIds.includes(gameId)) return [id, socket];
    return undefined;
  }

  const feed: InPage = {
    watched: () => [...subscriptions.values()].flatMap(({ gameIds }) => gameIds),
    left: () => queue.length,
    play(changes, perTick, tick) {
      // Whole texts of messages, so that nothing of the feed's own work is in what is measured.
      queue = changes.map(
        (change) =>
          `{"id":"${channelOf((JSON.parse(change) as { gameId: string }).gameId)?.[0]}","type":"next","payload":{"data":{"gamesChanged":${change}}}}`,
      );
      const [socket] = [...subscriptions.values()].map((subscription) => subscription.socket);
      let next = 0;
      const began = performance.now();
      const timer = setInterval(() => {
        const due = Math.min(queue.length, Math.ceil(((performance.now() - began) / tick) * perTick));
        for (; next < due; next += 1) socket?.say(queue[next] ?? "");
        if (next < queue.length) return;
        clearInterval(timer);
        queue = [];
      }, tick);
    },
  };
  Object.assign(globalThis, { WebSocket: FakeSocket, benchFeed: feed });
}

type Told = typeof globalThis & { benchFeed: InPage };

export interface Feed {
  /** Ids of the games that the page has subscribed to. */
  watched(): Promise<string[]>;
  /** Sends so many price changes a second for so many seconds; a change tells one game's row. */
  play(games: readonly string[], updatesPerSecond: number, seconds: number): Promise<void>;
  /** Whether it is still sending. */
  isPlaying(): Promise<boolean>;
  /** The price told last of an outcome. */
  last(outcomeId: string): string | undefined;
}

/** Puts the feed into every page of a context that opens from now on. */
export async function installFeed(page: Page): Promise<Feed> {
  await page.addInitScript(install);
  const random = randomFrom("bench");
  const told = new Map<string, string>();
  let version = 10;
  function change(gameId: string): string {
    version += 1;
    const prices = rowOutcomes.map((type) => {
      const coef = (wholeNumber(random, 1100, 9900) / 1000).toFixed(3);
      told.set(`${gameId}.${type}`, coef);
      return { __typename: "PriceChange", outcomeId: `${gameId}.${type}`, coef, isBlocked: false };
    });
    return JSON.stringify({
      __typename: "GameChange",
      gameId,
      version,
      section: "LIVE",
      status: "IN_PLAY",
      score: null,
      prices,
      goneOutcomeIds: [],
      eventCount: null,
      newEvents: [],
      isSnapshot: false,
    });
  }
  return {
    watched: () => page.evaluate(() => (globalThis as Told).benchFeed.watched()),
    isPlaying: () => page.evaluate(() => (globalThis as Told).benchFeed.left() > 0),
    last: (outcomeId) => told.get(outcomeId),
    async play(games, updatesPerSecond, seconds) {
      const perSecond = updatesPerSecond / rowOutcomes.length;
      const changes = Array.from({ length: Math.ceil(perSecond * seconds) }, (_, index) =>
        change(games[index % games.length] ?? ""),
      );
      await page.evaluate(({ changes, perTick, tick }) => (globalThis as Told).benchFeed.play(changes, perTick, tick), {
        changes,
        perTick: (perSecond * TICK) / 1000,
        tick: TICK,
      });
    },
  };
}
