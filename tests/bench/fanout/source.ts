/**
 * The source of events of the fan-out bench: an event stream whose games change as often as it is told. A change's
 * version is the milliseconds since the bench began, so that whoever gets it knows how old it is.
 */
import { createServer, type ServerResponse } from "node:http";
import type { SourceAnswer, SourceOrder } from "./orders.ts";

const began = Number(process.env["BENCH_BEGAN"]);
const port = Number(process.env["BENCH_PORT"]);
const pricesPerGame = 12;
const pricesPerChange = 3;

const streams = new Set<ServerResponse>();
const versions = new Map<string, number>();
let games: string[] = [];
let timer: NodeJS.Timeout | null = null;
let told = 0;
let next = 0;

const score = {
  home: 1,
  away: 0,
  periods: [{ home: 1, away: 0 }],
  period: 1,
  periodNames: { en: "1st half", ru: "1-й тайм" },
  clockSeconds: 600,
  homePoints: null,
  awayPoints: null,
  serving: null,
};
const price = (gameId: string, index: number, version: number) => ({
  outcomeId: `${gameId}.1x2.${index}`,
  coef: `${1 + (version % 9)}.${String(version % 1000).padStart(3, "0")}`,
  isBlocked: false,
});

function change(gameId: string, isSnapshot: boolean): object {
  const version = versions.get(gameId) ?? 1;
  const count = isSnapshot ? pricesPerGame : pricesPerChange;
  return {
    gameId,
    version,
    section: "LIVE",
    status: "IN_PLAY",
    score,
    goneOutcomeIds: [],
    isSnapshot,
    prices: Array.from({ length: count }, (_, index) =>
      price(gameId, isSnapshot ? index : (version + index) % pricesPerGame, version),
    ),
  };
}

const say = (data: object) => {
  const text = `event: game\ndata: ${JSON.stringify(data)}\n\n`;
  for (const stream of streams) stream.write(text);
};

/** Each game in its turn; a game never changes twice in a millisecond. */
function move(): void {
  const gameId = games[next % games.length] ?? "";
  next += 1;
  versions.set(gameId, Math.max(Date.now() - began, (versions.get(gameId) ?? 0) + 1));
  told += 1;
  say(change(gameId, false));
}

function begin(changesPerSecond: number): void {
  if (timer !== null) clearInterval(timer);
  timer = null;
  told = 0;
  if (changesPerSecond === 0) return;
  const started = performance.now();
  timer = setInterval(() => {
    const due = Math.floor(((performance.now() - started) * changesPerSecond) / 1000);
    while (told < due) move();
  }, 5);
}

process.on("message", (order: SourceOrder) => {
  if (order.games !== undefined) games = order.games;
  begin(order.changesPerSecond);
  process.send?.({ versions: Object.fromEntries(versions) } satisfies SourceAnswer);
});

createServer((request, response) => {
  const path = request.url ?? "";
  if (path === "/health") return void response.end('{"status":"ok"}');
  if (path === "/events-api/v1/stream") {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write('id: 0\nevent: hello\ndata: {"reader":"bench"}\n\n');
    streams.add(response);
    response.once("close", () => streams.delete(response));
    return;
  }
  let body = "";
  request.on("data", (chunk: Buffer) => void (body += String(chunk)));
  request.on("end", () => {
    response.setHeader("content-type", "application/json").end('{"watching":0}');
    if (path !== "/events-api/v1/watch") return;
    for (const gameId of (JSON.parse(body) as { gameIds: string[] }).gameIds) say(change(gameId, true));
  });
}).listen(port, "127.0.0.1");
setInterval(() => {
  for (const stream of streams) stream.write(":\n\n");
}, 2000).unref();
