/**
 * One reader of all games at the gateway, over graphql-ws. A game's version is the second it changed in, so that a
 * message tells by itself how old it is: from the second on in which the change was due, not from when it was sent.
 */
import { createClient } from "graphql-ws";
import WebSocket from "ws";

/** Seconds count from here in versions. */
const versionOrigin = 1_577_836_800;
/** Games that one subscription may have. */
const mostGames = 200;
const query = `subscription GamesChanged($gameIds: [ID!]!) {
  gamesChanged(gameIds: $gameIds) { gameId version isSnapshot status score { home away clockSeconds } prices { outcomeId coef isBlocked } goneOutcomeIds }
}`;

interface Change {
  gameId: string;
  version: number;
  isSnapshot: boolean;
  prices: unknown[];
}
export type Order = { url: string; games: string[] } | "begin" | "end";
export interface Answer {
  snapshots: number;
  changes: number;
  prices: number;
  games: number;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
}

let ages: number[] = [];
let prices = 0;
let since = 0;
const known = new Set<string>();
const moved = new Set<string>();

function answer(): Answer {
  const sorted = ages.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    snapshots: known.size,
    changes: sorted.length,
    prices,
    games: moved.size,
    seconds: (Date.now() - since) / 1000,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
  };
}

async function subscribe(url: string, games: readonly string[]): Promise<void> {
  const client = createClient({ url, webSocketImpl: WebSocket, lazy: false });
  for (let from = 0; from < games.length; from += mostGames) {
    client.subscribe<{ gamesChanged: Change }>(
      { query, variables: { gameIds: games.slice(from, from + mostGames) } },
      {
        next: ({ data, errors }) => {
          if (data == null) throw new Error(JSON.stringify(errors));
          const { gameId, version, isSnapshot, prices: changed } = data.gamesChanged;
          known.add(gameId);
          if (isSnapshot) return;
          ages.push(Date.now() - (version + versionOrigin) * 1000);
          prices += changed.length;
          moved.add(gameId);
        },
        error: (error) => {
          throw error instanceof Error ? error : new Error(JSON.stringify(error));
        },
        complete: () => undefined,
      },
    );
  }
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && known.size < games.length;)
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
}

process.on("message", (order: Order) => {
  if (order === "begin") {
    ages = [];
    prices = 0;
    moved.clear();
    since = Date.now();
  } else if (order !== "end") return void subscribe(order.url, order.games).then(() => process.send?.(answer()));
  process.send?.(answer());
});
