/**
 * What clients leave behind when they are gone: nothing that the gateway would hold, and nothing that keeps it from
 * ending.
 */
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import { offers, signIn } from "./player.ts";
import { dataFolder, lastingPort, Server } from "./servers.ts";

const hasProc = process.platform === "linux";
const clientCount = 200;

let services: Server;
let gateway: Server;
const open: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  const folder = dataFolder();
  open.push(async () => folder.remove());
  services = new Server("services/main.ts", await lastingPort(), { DATA_DIR: folder.path, DATABASE_URL: "" });
  open.push(() => services.stop());
  await services.start();
  gateway = new Server("gateway/main.ts", await lastingPort(), {
    SERVICES_PORT: new URL(services.url).port,
    RATE_LIMITS: "off",
    PLAYER_CONNECTIONS: "1000",
    ADDRESS_CONNECTIONS: "1000",
  });
  open.push(() => gateway.stop());
  await gateway.start();
}, 180_000);
afterAll(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** A number of /metrics, summed over its labels. */
async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${gateway.url}/metrics`)).text();
  return text
    .split("\n")
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" "))), 0);
}

/** Open files of the gateway but its kept connections to services: sockets of clients and all else. */
const openFiles = async () =>
  readdirSync(`/proc/${gateway.pid}/fd`).length - (await metric("gateway_upstream_connections"));

/**
 * A client that follows games, follows a player, or has half sent a request; `drop` cuts its connection without a word.
 */
async function dropper(index: number, cookie: string, gameIds: readonly string[]): Promise<{ drop: () => void }> {
  if (index % 4 === 3) {
    const socket = connect(Number(new URL(gateway.url).port), "127.0.0.1");
    socket.on("error", () => undefined);
    await once(socket, "connect");
    socket.write(
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"query":',
    );
    return { drop: () => socket.resetAndDestroy() };
  }
  if (index % 4 === 2) {
    const leaving = new AbortController();
    const query = "subscription($ids: [ID!]!) { gamesChanged(gameIds: $ids) { version } }";
    const response = await fetch(`${gateway.url}/graphql`, {
      method: "POST",
      signal: leaving.signal,
      headers: { "content-type": "application/json", accept: "text/event-stream", cookie },
      body: JSON.stringify({ query, variables: { ids: gameIds } }),
    });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    response.body?.pipeTo(new WritableStream()).catch(() => undefined);
    return { drop: () => leaving.abort() };
  }
  const sockets: WebSocket[] = [];
  class SocketWithCookie extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { cookie, origin: gateway.url } });
      this.once("upgrade", () => sockets.push(this));
    }
  }
  const client = createClient({
    url: `${gateway.url.replace("http", "ws")}/graphql`,
    webSocketImpl: SocketWithCookie,
    retryAttempts: 0,
  });
  const heard = Promise.withResolvers<void>();
  const query =
    index % 4 === 0
      ? "subscription($ids: [ID!]!) { gamesChanged(gameIds: $ids) { version } }"
      : "subscription { balanceChanged { id } }";
  client.subscribe(
    { query, variables: index % 4 === 0 ? { ids: gameIds } : {} },
    { next: () => heard.resolve(), error: () => heard.resolve(), complete: () => heard.resolve() },
  );
  await (index % 4 === 0 ? heard.promise : expect.poll(() => sockets.length).toBe(1));
  return { drop: () => sockets[0]?.terminate() };
}

describe("clients that are gone", () => {
  it.runIf(hasProc)(
    "leave no socket, no subscription and no open file, two hundred of them at once, twice",
    async () => {
      const { cookie } = await signIn(gateway.url, "demo");
      const ids = (await offers(gateway.url, "LIVE", 5)).map(({ gameId }) => gameId);
      const crowd = async () => {
        const clients = await Promise.all(
          Array.from({ length: clientCount }, (_, index) => dropper(index, cookie, ids)),
        );
        await expect.poll(() => metric("gateway_subscriptions"), { timeout: 20_000 }).toBe((clientCount * 3) / 4);
        const most = await openFiles();
        for (const { drop } of clients) drop();
        await expect
          .poll(async () => [await metric("gateway_sockets"), await metric("gateway_subscriptions")], {
            timeout: 20_000,
          })
          .toEqual([0, 0]);
        return most;
      };
      // The first crowd also makes what is kept from then on: connections to services, compiled documents.
      await crowd();
      await expect.poll(openFiles, { timeout: 20_000 }).toBeLessThan(clientCount / 2);
      const [files, handles] = [await openFiles(), await metric("nodejs_active_handles_total")];
      expect(await crowd()).toBeGreaterThan(files + clientCount / 2);
      // As many as before, but for a few that this test's own questions keep.
      await expect.poll(openFiles, { timeout: 20_000 }).toBeLessThanOrEqual(files + 5);
      await expect
        .poll(() => metric("nodejs_active_handles_total"), { timeout: 20_000 })
        .toBeLessThanOrEqual(handles + 5);
      expect(gateway.said).toBe("");
    },
    120_000,
  );

  // The last one: it ends both.
  it("do not keep servers from ending, neither by connections on which nothing was said nor by idle ones", async () => {
    const sockets: Socket[] = [];
    open.push(async () => sockets.forEach((socket) => socket.destroy()));
    for (const { url } of [gateway, services]) {
      for (const text of ["", "GET /health HTTP/1.1\r\nhost: x\r\n\r\n"]) {
        const socket = connect(Number(new URL(url).port), "127.0.0.1");
        socket.on("error", () => undefined);
        sockets.push(socket);
        await once(socket, "connect");
        if (text === "") continue;
        socket.write(text);
        await once(socket, "data");
      }
    }
    for (const server of [gateway, services]) {
      await server.stop();
      // What does not end in time says so.
      expect([server.isRunning, server.said]).toEqual([false, ""]);
    }
  });
});
