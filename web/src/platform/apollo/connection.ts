/**
 * The WebSocket of live data: connects when first needed, finds out within 5 s that the other side is gone, and comes
 * back by itself with growing, jittered pauses, so that a restarted gateway is not hit by everybody at once.
 */
import { makeVar } from "@apollo/client";
import { type Client, createClient } from "graphql-ws";

/** open: prices are live. lost: they may be old, and the page says so. idle: nothing asked for live data yet. */
export type ConnectionState = "idle" | "open" | "lost";

const PING_EVERY = 2_000;
const PONG_WITHIN = 1_500;
/** A closed socket that is back this soon (a sign-in, a gateway that drains) is not worth a notice. */
const GRACE = 1_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

/** Close code of a socket that this page let go because nothing is asked for any more. */
const NORMAL = 1000;

/** Pause before reconnecting try `retry` (0-based), in milliseconds: doubling, capped, with half of it random. */
export function retryPause(retry: number, random: () => number = Math.random): number {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(retry, 10));
  return pause / 2 + random() * (pause / 2);
}

export interface Connection {
  client: Client;
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

  const client = createClient({
    url,
    connectionParams: () => ({ language: language() }),
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
  });

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
