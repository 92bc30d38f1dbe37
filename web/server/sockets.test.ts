/** Sockets between a browser and a gateway, with the site between them. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { passSocketsOn } from "./sockets.ts";
import { introduce } from "./visitor.ts";

const portOf = (server: Server) => (server.address() as AddressInfo).port;

let gateway: Server;
let site: Server;
let passing: ReturnType<typeof passSocketsOn>;
let sockets: WebSocketServer;
let asked: IncomingHttpHeaders[];

async function startGateway(port = 0): Promise<void> {
  gateway = createServer().listen(port, "127.0.0.1");
  sockets = new WebSocketServer({ server: gateway, path: "/graphql", handleProtocols: () => "graphql-transport-ws" });
  sockets.on("connection", (_socket, { headers }) => asked.push(headers));
  await once(gateway, "listening");
}

async function stopGateway(): Promise<void> {
  for (const socket of sockets.clients) socket.terminate();
  sockets.close();
  gateway.closeAllConnections();
  gateway.close();
  await once(gateway, "close");
}

beforeEach(async () => {
  asked = [];
  await startGateway();
  site = createServer().listen(0, "127.0.0.1");
  passing = passSocketsOn(site, `http://127.0.0.1:${portOf(gateway)}`, introduce({ trustedProxies: [] }));
  await once(site, "listening");
});
afterEach(async () => {
  passing.close();
  site.close();
  if (gateway.listening) await stopGateway();
});

/** A browser's socket by way of the site. */
const connect = (headers: Record<string, string> = {}, path = "/graphql") =>
  new WebSocket(`ws://127.0.0.1:${portOf(site)}${path}`, "graphql-transport-ws", { headers });

/** An open pair: the browser's end and the gateway's. */
async function opened(headers?: Record<string, string>): Promise<[WebSocket, WebSocket]> {
  const browser = connect(headers);
  const [far] = (await once(sockets, "connection")) as [WebSocket];
  if (browser.readyState !== browser.OPEN) await once(browser, "open");
  return [browser, far];
}

/** The status of a handshake that is refused. */
async function refusal(socket: WebSocket): Promise<number | undefined> {
  socket.on("error", () => {});
  const [, response] = (await once(socket, "unexpected-response")) as [unknown, { statusCode?: number }];
  socket.terminate();
  return response.statusCode;
}

it("carries messages both ways, and the protocol that the gateway chose", async () => {
  const [browser, far] = await opened();
  expect(browser.protocol).toBe("graphql-transport-ws");
  browser.send("there");
  expect(String((await once(far, "message"))[0])).toBe("there");
  far.send("back");
  expect(String((await once(browser, "message"))[0])).toBe("back");
});

it.each([1000, 1001, 1011, 1012, 1013, 4401, 4429])("tells the browser that the gateway closed by %i", async (code) => {
  const [browser, far] = await opened();
  far.close(code, "its words");
  const [closedBy, reason] = (await once(browser, "close")) as [number, Buffer];
  expect([closedBy, String(reason)]).toEqual([code, "its words"]);
});

it("tells the gateway that the browser closed, and breaks off what breaks", async () => {
  const [browser, far] = await opened();
  browser.close(4000, "enough");
  expect((await once(far, "close"))[0]).toBe(4000);
  const [other, broken] = await opened();
  broken.terminate();
  expect((await once(other, "close"))[0]).toBe(1006);
});

it("opens no socket while the gateway is away, and opens them once it is back", async () => {
  const port = portOf(gateway);
  await stopGateway();
  expect(await refusal(connect())).toBe(502);
  await startGateway(port);
  await opened();
});

it("says what the gateway says to a handshake that it refuses, and knows no other path", async () => {
  sockets.options.verifyClient = (_: unknown, done: (isGood: boolean, status: number) => void) => done(false, 429);
  expect(await refusal(connect())).toBe(429);
  expect(await refusal(connect({}, "/other"))).toBe(404);
});

it("passes on who the visitor is, not what only a proxy may say", async () => {
  await opened({
    cookie: "session=a",
    origin: "https://bets.example",
    "x-forwarded-for": "203.0.113.9",
    "x-geo-country": "de",
    "x-service-key": "guess",
  });
  expect(asked[0]).toMatchObject({
    cookie: "session=a",
    origin: "https://bets.example",
    "x-forwarded-for": "203.0.113.9, 127.0.0.1",
    host: `127.0.0.1:${portOf(gateway)}`,
  });
  expect(Object.keys(asked[0] ?? {}).filter((name) => /geo|service/.test(name))).toEqual([]);
});

it("keeps nothing for a reader that is slow: the gateway sees what isn't read", async () => {
  const [browser, far] = await opened();
  browser.pause();
  const message = Buffer.alloc(1024 * 1024);
  for (let sent = 0; sent < 64; sent += 1) far.send(message);
  const left = async () => {
    const before = far.bufferedAmount;
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    return before;
  };
  // What the kernel's own buffers of four sockets take is gone; the rest waits at the gateway.
  let [last, steady] = [await left(), 0];
  while (steady < 2_000) {
    const now = await left();
    [steady, last] = [now === last ? steady + 1 : 0, now];
  }
  expect(last).toBeGreaterThan(32 * 1024 * 1024);
  let read = 0;
  browser.on("message", (data: Buffer) => (read += data.length));
  browser.resume();
  await vi.waitFor(() => expect(read).toBe(64 * message.length), 20_000);
});

it("breaks sockets off when the site stops, and opens no more", async () => {
  const [browser, far] = await opened();
  passing.close();
  await Promise.all([once(browser, "close"), once(far, "close")]);
  expect(await refusal(connect())).toBe(503);
});
