/**
 * The peer: a plain graphql-ws server as its documentation shows it. Each subscription is a generator over the changes
 * of its games, each of its events is executed and serialised on its own. State first, like the gateway.
 */
import { createServer, get, type IncomingMessage } from "node:http";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { useServer as serveGraphql } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import { createParser } from "eventsource-parser";

interface Change {
  gameId: string;
  version: number;
  isSnapshot: boolean;
  score: { periodNames: Record<string, string> };
  prices: { outcomeId: string }[];
}

const sourceUrl = process.env["BENCH_SOURCE"] ?? "";
const states = new Map<string, Change>();
const listeners = new Map<string, Set<(change: Change) => void>>();

function take(change: Change): void {
  const state = states.get(change.gameId);
  if (change.isSnapshot || state === undefined) states.set(change.gameId, change);
  else {
    const prices = new Map(state.prices.map((price) => [price.outcomeId, price]));
    for (const price of change.prices) prices.set(price.outcomeId, price);
    states.set(change.gameId, { ...change, isSnapshot: true, prices: [...prices.values()] });
  }
  for (const listener of listeners.get(change.gameId) ?? []) listener(change);
}

async function watch(): Promise<void> {
  await fetch(`${sourceUrl}/events-api/v1/watch`, {
    method: "POST",
    body: JSON.stringify({ gameIds: [...listeners.keys()].filter((id) => !states.has(id)) }),
  });
}

async function* changesOf(gameIds: readonly string[]): AsyncGenerator<{ gamesChanged: Change }> {
  const queue: Change[] = [];
  let wake: () => void = () => {};
  const listener = (change: Change): void => {
    queue.push(change);
    wake();
  };
  for (const id of gameIds) {
    const state = states.get(id);
    if (state !== undefined) queue.push(state);
    listeners.set(id, (listeners.get(id) ?? new Set()).add(listener));
  }
  if (gameIds.some((id) => !states.has(id))) void watch();
  try {
    for (;;) {
      for (let change = queue.shift(); change !== undefined; change = queue.shift()) yield { gamesChanged: change };
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    for (const id of gameIds) listeners.get(id)?.delete(listener);
  }
}

const schema = makeExecutableSchema({
  typeDefs: `
    type Query { ok: Boolean }
    type Subscription { gamesChanged(gameIds: [ID!]!): GameChange! }
    type GameChange { gameId: ID! version: Int! isSnapshot: Boolean! section: String! status: String! score: Score prices: [Price!]! goneOutcomeIds: [ID!]! }
    type Score { home: Int! away: Int! period: Int! periodName: String! clockSeconds: Int! periods: [Period!]! }
    type Period { home: Int! away: Int! }
    type Price { outcomeId: ID! coef: String! isBlocked: Boolean! }`,
  resolvers: {
    Subscription: {
      gamesChanged: { subscribe: (_: unknown, { gameIds }: { gameIds: string[] }) => changesOf(gameIds) },
    },
    Score: { periodName: ({ periodNames }: Change["score"]) => periodNames["en"] },
  },
});

const server = createServer((_, response) => response.end("ok"));
serveGraphql({ schema }, new WebSocketServer({ server, path: "/graphql" }));
server.listen(Number(process.env["GATEWAY_PORT"]), "127.0.0.1");

const stream = await new Promise<IncomingMessage>((resolve) => void get(`${sourceUrl}/events-api/v1/stream`, resolve));
const parser = createParser({
  onEvent: ({ event, data }) => {
    if (event === "game") take(JSON.parse(data) as Change);
  },
});
const decoder = new TextDecoder();
for await (const chunk of stream) parser.feed(decoder.decode(chunk as Uint8Array, { stream: true }));
