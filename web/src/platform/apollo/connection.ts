/**
 * The WebSocket of live data: connects when first needed, finds out within 5 s that the other side is gone, and comes
 * back by itself with growing, jittered pauses, so that a restarted gateway is not hit by everybody at once.
 */
import { makeVar } from "@apollo/client";
import type { Client, ClientOptions } from "graphql-ws";
import { patientSocket } from "./patientSocket.ts";

/** open: prices are live. lost: they may be old, and the page says so. idle: nothing asked for live data yet. */
export type ConnectionState = "idle" | "open" | "lost";

const PING_EVERY = 2_000;
const PONG_WITHIN = 1_500;
/** A closed socket that is back this soon (a sign-in, a gateway that drains) is not worth a notice. */
const GRACE = 1_000;
const FIRST_PAUSE = 500;
/** Prices are back within 5 s of the gateway, however long it was away. */
const LONGEST_PAUSE = 4_000;

/** Close code of a socket that this page let go because nothing is asked for any more. */
const NORMAL = 1000;

/** Pause before reconnecting try `retry` (0-based), in milliseconds: doubling, capped, with half of it random. */
export function retryPause(retry: number, random: () => number = Math.random): number {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(retry, 10));
  return pause / 2 + random() * (pause / 2);
}

/** What the page asks of graphql-ws. Its code is no part of the first page: it comes with the first subscription. */
export type LiveClient = Pick<Client, "on" | "subscribe" | "terminate">;

/** `lost` hears of code that does not come; it is asked for again with the pauses of a lost connection. */
function createLiveClient(options: ClientOptions, lost: () => void): LiveClient {
  let client: Client | undefined;
  const waiting = new Set<(ready: Client) => void>();
  let isComing = false;
  async function come(): Promise<void> {
    isComing = true;
    for (let retry = 0; client === undefined; retry += 1) {
      try {
        const { createClient } = await import("graphql-ws");
        client = createClient(options);
      } catch {
        lost();
        await new Promise((resolve) => {
          setTimeout(resolve, retryPause(retry));
        });
      }
    }
    for (const begin of waiting) begin(client);
    waiting.clear();
  }
  /** Begins something once the code is there; answers what ends it, or forgets it. */
  function onceThere(start: (ready: Client) => () => void): () => void {
    if (client !== undefined) return start(client);
    let stop: (() => void) | undefined;
    const begin = (ready: Client) => {
      stop = start(ready);
    };
    waiting.add(begin);
    return () => {
      waiting.delete(begin);
      stop?.();
    };
  }
  return {
    on: (event, listener) => onceThere((ready) => ready.on(event, listener)),
    subscribe(payload, sink) {
      if (!isComing) void come();
      return onceThere((ready) => ready.subscribe(payload, sink));
    },
    terminate: () => client?.terminate(),
  };
}

export interface Connection {
  client: LiveClient;
  state: ReturnType<typeof makeVar<ConnectionState>>;
  /**
   * The gateway says that it can't tell prices at the moment, or that it can again; the socket itself may stand all the
   * while.
   */
  setFeedAway(isAway: boolean): void;
  /** Opens the socket again: after signing in or out, so that it belongs to the right person. */
  renew(): void;
}

/** @param language tells in which language live data should speak, asked at each connecting */
export function createConnection(url: string, language: () => string): Connection {
  const state = makeVar<ConnectionState>("idle");
  let socketState: ConnectionState = "idle";
  let isFeedAway = false;
  const tell = (next: ConnectionState) => {
    socketState = next;
    state(socketState === "open" && isFeedAway ? "lost" : socketState);
  };
  let graceTimer: ReturnType<typeof setTimeout> | undefined;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;

  const opened = () => {
    clearTimeout(graceTimer);
    graceTimer = undefined;
    tell("open");
  };
  const closed = (event: unknown) => {
    clearTimeout(pongTimer);
    if ((event as Partial<CloseEvent> | undefined)?.code === NORMAL) return tell("idle");
    graceTimer ??= setTimeout(() => tell("lost"), GRACE);
  };

  const options: ClientOptions = {
    url,
    connectionParams: () => ({ language: language() }),
    webSocketImpl: patientSocket(globalThis.WebSocket),
    keepAlive: PING_EVERY,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retry) =>
      new Promise((resolve) => {
        setTimeout(resolve, retryPause(retry));
      }),
    on: {
      connected: opened,
      closed,
      ping: (received) => {
        if (!received) pongTimer = setTimeout(() => client.terminate(), PONG_WITHIN);
      },
      pong: (received) => {
        if (received) clearTimeout(pongTimer);
      },
    },
  };
  const client = createLiveClient(options, () => tell("lost"));

  globalThis.addEventListener?.("offline", () => tell("lost"));
  globalThis.addEventListener?.("online", () => client.terminate());
  return {
    client,
    state,
    renew: () => client.terminate(),
    setFeedAway: (isAway) => {
      isFeedAway = isAway;
      tell(socketState);
    },
  };
}
